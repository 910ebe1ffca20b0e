"""What has happened since the person's own last turn."""

from __future__ import annotations

from cogs.components.layout import text_message
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.table.public_table import PublicTable


@on_press("story")
async def show_story(conversation: Conversation, table: PublicTable) -> None:
    """Answers with it, whole. Raises Refused before the start."""
    services, say = conversation.services, conversation.say
    face, scene = services.faces[table.game_key], await conversation.scene(table)
    seat = table.seat_of(conversation.person.id)
    recounted = await services.painter.off_loop(lambda: face.recap(scene, seat))
    title = say("own-story-title" if seat is not None else "own-story-title-onlooker")
    await conversation.answer(text_message(f"{title}\n{recounted or say('own-story-nothing')}"))
