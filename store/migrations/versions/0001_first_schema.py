"""Tables, records and settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("document", sa.JSON, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_open_table_a_channel",
        "game_table",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("open"),
        postgresql_where=sa.text("open"),
    )
    op.create_index("tables_of_channel", "game_table", ["channel_id", "id"])
    op.create_table(
        "game_record",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("entry", sa.JSON, nullable=False),
    )
    for name, key in (("server_setting", "guild_id"), ("person_setting", "person_id")):
        op.create_table(
            name,
            sa.Column(key, sa.BigInteger, primary_key=True, autoincrement=False),
            sa.Column("document", sa.JSON, nullable=False),
        )
