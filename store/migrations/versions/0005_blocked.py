"""People and servers whom the owner has blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "blocked",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("discord_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Double, nullable=False),
    )
