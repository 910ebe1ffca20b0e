"""How long the bot has been there is counted, for the clocks of turns.

Tables that wait for a person have no clock yet: they are looked at once, and it begins.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "attendance",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )
    op.execute("UPDATE game_table SET due_at = waiting_since WHERE status = 'playing' AND waiting_for IS NOT NULL")
