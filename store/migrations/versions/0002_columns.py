"""What is asked of tables gets columns, results and seats get rows, names and settings are kept once each.

Documents of before have no ``version``; from here on they are version 2. What only the rules know (whom a running table
waits for, how a finished match ended) is left open, and the table is due at once: the caretaker adds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Json = dict[str, Any]

_AT_A_TIME = 500

_former = sa.table(
    "game_table",
    sa.column("id", sa.Integer),
    sa.column("open", sa.Boolean),
    sa.column("document", sa.JSON),
)


def upgrade() -> None:
    _add_columns()
    _create_tables()
    _carry_tables_over()
    _carry_settings_over("server_setting", "guild_id")
    _carry_settings_over("person_setting", "person_id")
    _create_indexes()


def _add_columns() -> None:
    for column in (
        # SQLite adds a column that must have a value only with one for the rows that are there.
        sa.Column("game", sa.String, nullable=False, server_default=sa.text("''")),
        sa.Column("rules_version", sa.Integer),
        sa.Column("status", sa.String, nullable=False, server_default=sa.text("''")),
        sa.Column("language", sa.String),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("waiting_for", sa.BigInteger),
        sa.Column("waiting_since", sa.Double, nullable=False, server_default="0"),
        sa.Column("due_at", sa.Double),
        sa.Column("opened_at", sa.Double, nullable=False, server_default="0"),
        sa.Column("moved_at", sa.Double, nullable=False, server_default="0"),
        sa.Column("ended_at", sa.Double),
    ):
        op.add_column("game_table", column)


def _create_indexes() -> None:
    for name, column, condition in (
        ("open_tables_of_server", "guild_id", "open"),
        ("tables_waiting_for", "waiting_for", "waiting_for IS NOT NULL"),
        ("due_tables", "due_at", "due_at IS NOT NULL"),
    ):
        where = sa.text(condition)
        op.create_index(name, "game_table", [column], sqlite_where=where, postgresql_where=where)


def _create_tables() -> None:
    op.create_table(
        "table_seat",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.BigInteger),
    )
    op.create_index("seats_of_person", "table_seat", ["person_id", "table_id"])
    op.create_table(
        "seat_result",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("turns_by_person", sa.Integer),
        sa.Column("turns_by_computer", sa.Integer),
        sa.Column("computer_level", sa.String),
        sa.Column("ended_how", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
    )
    op.create_index("results_of_person", "seat_result", ["person_id", "ended_at"])
    op.create_table(
        "person",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
    )


def _carry_tables_over() -> None:
    connection = op.get_bind()
    names: dict[int, str] = {}
    change = (
        _with_new_columns.update()
        .where(_with_new_columns.c.id == sa.bindparam("table"))
        .values({name: sa.bindparam(f"new_{name}") for name in _NEW_VALUES})
    )
    for table_id, is_open, former in _former_tables(connection):
        values = _new_values(former, is_open)
        connection.execute(change, {"table": table_id, **{f"new_{name}": values[name] for name in _NEW_VALUES}})
        people = [holder["person"] for holder in former["seats"]]
        # A later table knows the later name.
        names |= {person["id"]: person["name"].replace("\0", "") for person in people if person is not None}
        _insert(
            "table_seat",
            [
                {"table_id": table_id, "seat": seat, "person_id": None if person is None else person["id"]}
                for seat, person in enumerate(people)
            ],
        )
    _insert("person", [{"person_id": person_id, "name": name} for person_id, name in names.items()])


_NEW_VALUES = (
    "game",
    "rules_version",
    "status",
    "message_id",
    "waiting_since",
    "due_at",
    "opened_at",
    "moved_at",
    "ended_at",
    "document",
)

_with_new_columns = sa.table(
    "game_table",
    sa.column("id", sa.Integer),
    sa.column("game", sa.String),
    sa.column("rules_version", sa.Integer),
    sa.column("status", sa.String),
    sa.column("message_id", sa.BigInteger),
    sa.column("waiting_since", sa.Double),
    sa.column("due_at", sa.Double),
    sa.column("opened_at", sa.Double),
    sa.column("moved_at", sa.Double),
    sa.column("ended_at", sa.Double),
    sa.column("document", sa.JSON),
)


def _former_tables(connection: sa.Connection) -> Iterator[tuple[int, bool, Json]]:
    """All of them, a few at a time, in the order of their ids."""
    last = 0
    while True:
        query = sa.select(_former).where(_former.c.id > last).order_by(_former.c.id).limit(_AT_A_TIME)
        rows = connection.execute(query).all()
        for row in rows:
            yield row.id, row.open, row.document
        if not rows:
            return
        last = rows[-1].id


def _new_values(former: Json, is_open: bool) -> Json:
    moved, status, header = former["last_moved"], former["status"], former["header"]
    return {
        "game": former["game"],
        "rules_version": None if header is None else header["rules_version"],
        "status": status,
        "message_id": former["message_id"],
        "waiting_since": moved,
        "due_at": None if status == "closed" else 0.0,
        "opened_at": moved,
        "moved_at": moved,
        "ended_at": None if status in ("lobby", "playing") else moved,
        "document": _new_document(former, is_open),
    }


def _new_document(former: Json, is_open: bool) -> Json:
    # An ended match holds its channel for as long as a result is missing there. How many are, the rules know.
    unannounced = former["status"] == "finished" and is_open
    return {
        "version": 2,
        "options": former["options"],
        "seats": [
            {**holder, "person": None if holder["person"] is None else holder["person"]["id"]}
            for holder in former["seats"]
        ],
        "leader": former["leader"],
        "secret": former["secret"],
        "announced": former["announced"],
        "milestones": former["announced"] + 1 if unannounced else former["announced"],
        "vote": former["vote"],
        "header": former["header"],
        "outcome": None,
        "turns": None,
        "results_stored": False,
        "notice_due": False,
    }


def _carry_settings_over(name: str, owner: str) -> None:
    """A document an owner becomes a row a value."""
    connection = op.get_bind()
    former = sa.table(name, sa.column(owner, sa.BigInteger), sa.column("document", sa.JSON))
    settings = [
        {owner: row[0], "key": key, "value": value}
        for row in connection.execute(sa.select(former))
        for key, value in row[1].items()
        if value is not None
    ]
    op.drop_table(name)
    op.create_table(
        name,
        sa.Column(owner, sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    _insert(name, settings)


def _insert(name: str, rows: list[Json]) -> None:
    if rows:
        columns = [sa.column(key, sa.JSON if key == "value" else None) for key in rows[0]]
        op.get_bind().execute(sa.insert(sa.table(name, *columns)), rows)
