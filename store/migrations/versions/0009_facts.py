"""What is counted of each seat of a match that is over. Matches that are over already are counted at leisure."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "seat_facts",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("numbers", sa.JSON, nullable=False),
        sa.Column("luck", sa.JSON, nullable=False),
    )
    op.create_table(
        "due_facts",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("due_at", sa.Double, nullable=False),
    )
    op.execute(
        "INSERT INTO due_facts (table_id, due_at)"
        " SELECT table_id, MIN(ended_at) FROM seat_result WHERE place IS NOT NULL GROUP BY table_id"
    )
