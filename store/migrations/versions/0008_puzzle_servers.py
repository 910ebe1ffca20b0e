"""Servers on which puzzles were answered."""

from __future__ import annotations

import sqlalchemy
from alembic import op

from store.schema import puzzle_answer

revision = "1.7.0"
down_revision = "1.6.0"


def upgrade() -> None:
    # A database of before 1.3.0 has just got the whole table.
    known = sqlalchemy.inspect(op.get_bind()).get_columns(puzzle_answer.name)
    if puzzle_answer.c.guild_id.name not in {column["name"] for column in known}:
        op.add_column(puzzle_answer.name, sqlalchemy.Column("guild_id", sqlalchemy.BigInteger))
