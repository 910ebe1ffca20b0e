"""Servers that removed the bot are remembered, with the time from which on their data are deleted.

Matches that nobody goes on with are ended after a time. Those that were no longer looked at are looked at again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "departed_server",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("delete_at", sa.Double, nullable=False),
    )
    op.execute("UPDATE game_table SET due_at = waiting_since WHERE status = 'playing' AND due_at IS NULL")
