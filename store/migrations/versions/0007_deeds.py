"""Trophies and records, to be counted of all matches that people have played."""

from __future__ import annotations

from alembic import op

from store.schema import deed

revision = "1.6.0"
down_revision = "1.5.0"


def upgrade() -> None:
    deed.create(op.get_bind())
    op.create_index("channels_of_server", "game_table", ["guild_id", "channel_id", "id"])
    op.execute(
        "INSERT INTO due_facts (table_id, due_at) SELECT DISTINCT table_id, 0.0 FROM seat_result"
        " WHERE rated AND table_id NOT IN (SELECT table_id FROM due_facts)"
    )
