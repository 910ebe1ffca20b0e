"""What anybody at a table may look up in private: what happened since their last turn, and all that is seldom asked."""

from __future__ import annotations

from discord import ui

from cogs.conversation import Conversation
from cogs.layout import Layout, Message, button, rows, text, words
from cogs.pace_parts import pace_button
from host.public_table import PublicTable


async def show_story(conversation: Conversation, table: PublicTable) -> None:
    """What has happened since the person's own last turn. Raises Refused before the start."""
    services, say = conversation.services, conversation.say
    face, scene = services.faces[table.game_key], await conversation.scene(table)
    seat = table.seat_of(conversation.person.id)
    recounted = await services.painter.off_loop(lambda: face.own_story(scene, seat))
    title = say("own-story-title" if seat is not None else "own-story-title-onlooker")
    await conversation.answer(words(f"{title}\n{recounted or say('own-story-nothing')}"))


async def show_more(conversation: Conversation, table: PublicTable) -> None:
    """The buttons that the table's message has no room for."""
    say = conversation.say
    scene = await conversation.scene(table)
    buttons = [button(say("button-rules"), scene.common_press("rules"), emoji="📖")]
    if table.status.is_open and conversation.services.faces[table.game_key].has_odds(scene):
        buttons.append(button(say("button-odds"), scene.common_press("odds"), emoji="🎯"))
    buttons.append(button(say("button-fair-dice"), scene.common_press("fair-dice"), emoji="🎲"))
    if table.status.is_open:
        buttons.append(pace_button(table, say))
    heading: ui.Item[Layout] = text(say("more-title", game=say(f"game-{table.game_key}")))
    await conversation.answer(Message(Layout(heading, *rows(buttons))))
