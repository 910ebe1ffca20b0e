"""What anybody at a table may look up in private: what happened since their last turn, and all that is seldom asked."""

from __future__ import annotations

from discord import ui

from cogs.commands import history
from cogs.conversation import Conversation
from cogs.layout import Layout, Message, button, rows, text, words
from cogs.leaderboard_button import leaderboard_button
from cogs.pace_parts import pace_button
from cogs.press_id import PressId
from cogs.view_of_history import CHANNEL, ViewOfHistory
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
    if table.may_take_back is not None and table.may_take_back == table.seat_of(conversation.person.id):
        buttons.append(button(say("button-undo"), scene.common_press("undo"), emoji="↩️"))
    buttons.append(button(say("button-board-alone"), scene.common_press("board-alone"), emoji="🖼️"))
    buttons.append(button(say("button-options"), scene.common_press("options"), emoji="⚙️"))
    buttons.append(button(say("button-fair-dice"), scene.common_press("fair-dice"), emoji="🎲"))
    if table.status.is_open:
        buttons.append(pace_button(table, say))
    buttons.append(leaderboard_button(table.game_key, say))
    buttons.append(button(say("button-history"), PressId(0, 0, history.SHOW, ViewOfHistory(CHANNEL).args), emoji="📜"))
    heading: ui.Item[Layout] = text(say("more-title", game=say(f"game-{table.game_key}")))
    await conversation.answer(Message(Layout(heading, *rows(buttons))))
