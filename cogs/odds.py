"""Chances in the present position, in private."""

from __future__ import annotations

import asyncio

from cogs.conversation import Conversation
from cogs.layout import words
from host.public_table import PublicTable


async def show_odds(conversation: Conversation, table: PublicTable) -> None:
    """What the game's face can say of the chances. Raises Refused where there are none."""
    services = conversation.services
    face = services.faces[table.game_key]
    scene = await conversation.scene(table)
    seat = table.seat_of(conversation.person.id)
    await conversation.answer(words(await asyncio.to_thread(face.odds, scene, seat)))
