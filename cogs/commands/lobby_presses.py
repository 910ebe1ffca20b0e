"""Presses on a panel of the invitation after the match has begun: explained there, and never carried out."""

from __future__ import annotations

from cogs.components.layout import words
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.controls import PressHandler
from host.refusal import Refused
from host.table.public_table import PublicTable

_TOO_LATE = ("already-started", "match-over", "table-closed", "table-retired")


def before_start(handle: PressHandler) -> PressHandler:
    """The same handler; where it comes too late, the panel gives way to the reason."""

    async def handle_in_time(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        try:
            await handle(conversation, press, table)
        except Refused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
            await conversation.redraw(words(conversation.say(f"refused-{refusal.code}", **refusal.values)))

    return handle_in_time
