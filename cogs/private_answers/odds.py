"""Chances in the present position, in private."""

from __future__ import annotations

from cogs.components.layout import text_message
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from cogs.worker_query import carried_out
from host.table.public_table import PublicTable


@on_press("odds")
async def show_odds(conversation: Conversation, table: PublicTable) -> None:
    """What the game's face can say of the chances. Raises Refused where there are none."""
    services = conversation.services
    face = services.faces[table.game_key]
    scene = await conversation.scene(table)
    seat = table.seat_of(conversation.person.id)
    odds: str = await services.answers.get(
        ("odds", seat, *scene.moment), lambda: carried_out(services.workers, lambda: face.odds(scene, seat))
    )
    await conversation.answer(text_message(odds))
