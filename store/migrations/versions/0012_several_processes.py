"""Several processes share a database: each has a row, and what is counted of time is counted by shard."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    # So far there was one process for everything, which is one shard to us.
    op.execute("ALTER TABLE attendance RENAME COLUMN id TO shard")
    op.execute("UPDATE attendance SET shard = 0")
    op.add_column("attendance", sa.Column("kept_at", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "serving_process",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("first_shard", sa.Integer, nullable=False),
        sa.Column("last_shard", sa.Integer, nullable=False),
        sa.Column("shard_count", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("figures", sa.JSON),
        sa.Column("reported_at", sa.Double),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "session_start",
        sa.Column("remainder", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("free_at", sa.Double, nullable=False),
    )
    op.create_table(
        "request_budget",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("free_at", sa.Double, nullable=False),
    )
