"""People who lost their seat during a match are named in what happened there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "past_holder",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("past_seats_of_person", "past_holder", ["person_id", "table_id"])
