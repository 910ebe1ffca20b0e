"""Secrets of new tables follow from a key that is not in the database: there is a value to recognise the key by.

Documents become version 3. Tables of before keep their secret, and their dice follow from it as they did (protocol 1).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Json = dict[str, Any]

_AT_A_TIME = 500

_tables = sa.table("game_table", sa.column("id", sa.Integer), sa.column("document", sa.JSON))


def upgrade() -> None:
    op.create_table(
        "key_check",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.String, nullable=False),
    )
    connection = op.get_bind()
    change = _tables.update().where(_tables.c.id == sa.bindparam("table")).values(document=sa.bindparam("new"))
    for table_id, former in _former_tables(connection):
        connection.execute(change, {"table": table_id, "new": _new_document(former)})


def _former_tables(connection: sa.Connection) -> Iterator[tuple[int, Json]]:
    """All of them, a few at a time, in the order of their ids."""
    last = 0
    while rows := connection.execute(
        sa.select(_tables).where(_tables.c.id > last).order_by(_tables.c.id).limit(_AT_A_TIME)
    ).all():
        for row in rows:
            yield row.id, row.document
        last = rows[-1].id


def _new_document(former: Json) -> Json:
    return {
        **former,
        "version": 3,
        "seats": [_new_holder(holder) for holder in former["seats"]],
        "protocol": 1,
        "commitment": hashlib.sha256(bytes.fromhex(former["secret"])).hexdigest(),
        "nonce": None,
    }


def _new_holder(former: Json) -> Json:
    """What a join added to the dice is the seat's seed; computers added nothing."""
    holder = {key: value for key, value in former.items() if key != "public_value"}
    return {**holder, "seed": former["public_value"] or None}
