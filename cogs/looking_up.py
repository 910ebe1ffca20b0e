"""What anybody at a table may look up in private: what happened since their last turn, and all that is seldom asked."""

from __future__ import annotations

from discord import ui

from cogs.commands import history
from cogs.commands.cancelling import offers_cancelling
from cogs.conversation import Conversation
from cogs.layout import Button, Layout, Message, button, rows, text, words
from cogs.leaderboard_button import leaderboard_button
from cogs.pace_parts import pace_button
from cogs.press_id import PressId
from cogs.view_of_history import CHANNEL, ViewOfHistory
from host.public_table import PublicTable
from host.substitutes import free_seats
from host.table import Status


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
    await conversation.answer(await more_panel(conversation, table))


async def more_panel(conversation: Conversation, table: PublicTable) -> Message:
    """What the person may look up or do at the table: who plays there finds other things than an onlooker."""
    say = conversation.say
    scene = await conversation.scene(table)
    buttons = [button(say("button-rules"), scene.common_press("rules"), emoji="📖")]
    if table.status.is_open and conversation.services.faces[table.game_key].has_odds(scene):
        buttons.append(button(say("button-odds"), scene.common_press("odds"), emoji="🎯"))
    if table.status is Status.PLAYING and [person.id for person in table.people] == [conversation.person.id]:
        # Nobody else would miss the game.
        buttons.append(button(say("button-end-game"), scene.common_press("give-up"), emoji="🏳️"))
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
    own = await _own_buttons(conversation, table) if table.status is Status.PLAYING else []
    return Message(Layout(heading, *rows(buttons), *rows(own)))


async def _own_buttons(conversation: Conversation, table: PublicTable) -> list[Button]:
    """What depends on who asks."""
    say, person = conversation.say, conversation.person.id
    seat = table.seat_of(person)

    def press(verb: str, *args: str) -> PressId:
        return PressId(table.id, table.version, verb, args)

    buttons: list[Button] = []
    if seat is None and free_seats(table):
        buttons.append(button(say("button-take-seat"), press("join"), emoji="🪑"))
    if not table.plays(person):
        buttons.append(button(say("button-watch"), press("watch"), emoji="👁️"))
    if table.plays(person):
        buttons.append(button(say("button-leave"), press("leave"), emoji="🚪"))
    if seat is not None and not table.seats[seat].resigned:
        buttons.append(button(say("button-resign"), press("resign"), emoji="🏳️"))
    if await offers_cancelling(conversation, table):
        buttons.append(button(say("button-cancel"), press("cancel"), emoji="🧹"))
    return buttons
