"""Tables remember what their channel shows of them, and those whose channel is behind are found by a column.

Documents become version 4. What the messages of before show, nobody knows: those of open tables are drawn again at
once. People choose how they are notified of their turn, where they could only be mentioned or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Json = dict[str, Any]

_AT_A_TIME = 500

_tables = sa.table(
    "game_table",
    sa.column("id", sa.Integer),
    sa.column("open", sa.Boolean),
    sa.column("moved_at", sa.Double),
    sa.column("unshown_since", sa.Double),
    sa.column("show_at", sa.Double),
    sa.column("document", sa.JSON),
)


def upgrade() -> None:
    op.add_column("game_table", sa.Column("unshown_since", sa.Double))
    op.add_column("game_table", sa.Column("show_at", sa.Double))
    _carry_tables_over()
    where = sa.text("show_at IS NOT NULL")
    op.create_index("unshown_tables", "game_table", ["show_at"], sqlite_where=where, postgresql_where=where)
    _carry_settings_over()


def _carry_tables_over() -> None:
    connection = op.get_bind()
    change = (
        _tables.update()
        .where(_tables.c.id == sa.bindparam("table"))
        .values(
            document=sa.bindparam("new"),
            unshown_since=sa.bindparam("new_unshown_since"),
            show_at=sa.bindparam("new_show_at"),
        )
    )
    for row in _former_tables(connection):
        behind = row.open or row.document["notice_due"]
        connection.execute(
            change,
            {
                "table": row.id,
                "new": {**row.document, "version": 4, "display": _display(behind=behind)},
                "new_unshown_since": row.moved_at if behind else None,
                "new_show_at": 0.0 if behind else None,
            },
        )


def _former_tables(connection: sa.Connection) -> Iterator[Any]:
    """All of them, a few at a time, in the order of their ids."""
    last = 0
    while rows := connection.execute(
        sa.select(_tables).where(_tables.c.id > last).order_by(_tables.c.id).limit(_AT_A_TIME)
    ).all():
        yield from rows
        last = rows[-1].id


def _display(*, behind: bool) -> Json:
    return {
        "changes": 0,
        "shown": None if behind else 0,
        "pictures": True,
        "posts": 0,
        "leftovers": [],
        "gone": False,
        "notified": False,
        "long_wait": False,
        "mention": None,
    }


def _carry_settings_over() -> None:
    connection = op.get_bind()
    formers = sa.table(
        "person_setting",
        sa.column("person_id", sa.BigInteger),
        sa.column("key", sa.String),
        sa.column("value", sa.JSON),
    )
    pings = connection.execute(sa.select(formers.c.person_id, formers.c.value).where(formers.c.key == "ping")).all()
    for person_id, mentioned in pings:
        connection.execute(
            sa.update(formers)
            .where(formers.c.person_id == person_id, formers.c.key == "ping")
            .values(key="notice", value="channel" if mentioned else "never")
        )
