"""Game nights in parts: what the host chooses, the dates asked about, the evening, and what the channel shows."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import select, update

from store.schema import night

revision = "1.5.0"
down_revision = "1.4.0"

_CHOICES = ("title", "games", "format", "rounds", "minutes", "hours", "computers", "repeats", "zone", "calendar")
_AS_BEFORE = ("channel_id", "phase", "host", "names", "here", "wishes", "moved_at", "rests")


def upgrade() -> None:
    connection = op.get_bind()
    columns = (night.c.id, night.c.guild_id, night.c.open, night.c.due_at, night.c.document)
    for row in connection.execute(select(*columns)).all():
        if "title" in row.document:
            document = _in_parts(row.guild_id, row.document)
            # Open ones are looked at at once: somebody may have deleted their message.
            due_at = row.document["moved_at"] if row.open else row.due_at
            connection.execute(update(night).where(night.c.id == row.id).values(document=document, due_at=due_at))


def _in_parts(guild_id: int, flat: dict[str, Any]) -> dict[str, Any]:
    message_id, shown = flat["message_id"], flat["show_at"] is None
    evening = None
    if flat["date"] is not None:
        place = f"https://discord.com/channels/{guild_id}/{flat['channel_id']}/{message_id}"
        evening = {
            "date": flat["date"],
            "first": flat["moved_from"] or flat["date"],
            "coming": flat["coming"],
            "declined": flat["declined"],
            "reminded": flat["reminded"],
            "event": {
                "location": None if flat["event_id"] is None else place[:100],
                "id": flat["event_id"],
                "phase": flat["phase"] if flat["rests"] else flat["event_phase"],
            },
        }
    return {
        "version": 2,
        **{name: flat[name] for name in _AS_BEFORE},
        "choices": {name: flat[name] for name in _CHOICES},
        "poll": {"dates": flat["dates"], "answers": flat["answers"]},
        "evening": evening,
        "played": [{**each, "tables": [{**table, "tries": 0} for table in each["tables"]]} for each in flat["played"]],
        "post": {
            "message_id": message_id,
            "changes": 1,
            "shown": 1 if shown and message_id is not None else None,
            "pictures": True,
            # More than any post before, whose nonces were the revisions.
            "posts": 0,
            "posting": False,
            "leftovers": [],
            "gone": False,
            "unshown_since": None if shown else flat["show_at"],
        },
        "owed": [],
    }
