"""The panel behind “More …”: what is seldom asked of a table, or done at it."""

from __future__ import annotations

from cogs.commands.ending import ASK_ABOUT_END, ASK_TO_RESIGN, CANCEL, offers_cancelling, plays_alone
from cogs.commands.help import ALONE
from cogs.commands.orders import ORDERS
from cogs.commands.statistics import EVERYWHERE, HERE, Page
from cogs.components.buttons import leaderboard_button
from cogs.components.layout import Button, Component, Message, button, rows, text, unframed
from cogs.components.press_id import PressId
from cogs.components.view_of_history import CHANNEL, ViewOfHistory
from cogs.conversation import Conversation
from cogs.faces.scene import seat_names
from cogs.messages.result_text import ratings_line
from cogs.messages.table_message import MORE_OF_RESULT
from cogs.press_handlers import on_press
from cogs.settings.table import pace_button
from host.match import orders
from host.match.play import free_seats
from host.table.public_table import PublicTable
from host.table.status import Status


@on_press("more")
@on_press(MORE_OF_RESULT, leaves_message=True)
async def show_more(conversation: Conversation, table: PublicTable) -> None:
    """The buttons that the table's message, or its result, has no room for."""
    await conversation.answer(await more_panel(conversation, table))


async def more_panel(conversation: Conversation, table: PublicTable) -> Message:
    """Panel of what the person may look up or do at the table: players find other buttons than onlookers."""
    say = conversation.say
    parts: list[Component] = [text(say("more-title", game=say(f"game-{table.game_key}")))]
    groups = {
        "more-look-up": await _to_look_up(conversation, table),
        "more-table": await _about_table(conversation, table),
        "more-seat": _about_seat(conversation, table),
        "more-matches": _past_matches(conversation, table),
    }
    for heading, buttons in groups.items():
        if buttons:
            parts += [text(say(heading)), *rows(buttons)]
    changes = await conversation.host.ratings.changes(table.id, asker=conversation.person_id)
    if changes:
        parts.append(text(f"-# {ratings_line(changes, seat_names(table, say), say)}"))
    return unframed(*parts)


async def _to_look_up(conversation: Conversation, table: PublicTable) -> list[Button]:
    say = conversation.say
    buttons = [button(say("button-story"), PressId.at(table, "story"), emoji="💬")]
    if table.status.is_open and not table.is_for_one:
        buttons.append(button(say("button-bell"), PressId.at(table, "bell"), emoji="🔔"))
    buttons.append(button(say("button-rules"), PressId.at(table, "rules"), emoji="📖"))
    face, seat = conversation.services.faces[table.game_key], table.seat_of(conversation.person_id)
    if table.status.is_open and face.has_odds(await conversation.scene(table), seat):
        buttons.append(button(say("button-odds"), PressId.at(table, "odds"), emoji="🎯"))
    buttons.append(button(say("button-words"), PressId.at(table, "words"), emoji="🗣️"))
    buttons.append(button(say("button-board-alone"), PressId.at(table, "board-alone"), emoji="🖼️"))
    buttons.append(button(say("button-fair-dice"), PressId.at(table, "fair-dice"), emoji="🎲"))
    if table.is_exercise:
        # Its first draws are those of another match.
        return buttons
    if table.revealed_secret is not None:
        buttons.append(button(say("button-verify"), PressId.at(table, "verify"), emoji="🧮"))
    if table.status is Status.PLAYING:
        buttons.append(button(say("button-export"), PressId.at(table, "export"), emoji="📄"))
    return buttons


async def _about_table(conversation: Conversation, table: PublicTable) -> list[Button]:
    """Buttons for what was agreed, and what ends the match for everybody."""
    say = conversation.say
    buttons = [button(say("button-options"), PressId.at(table, "options"), emoji="⚙️")]
    if table.status.is_open and not table.is_for_one:
        buttons.append(pace_button(table, say))
    if table.status is not Status.PLAYING or table.lesson is not None:
        # A lesson ends with a button of its own.
        return buttons
    alone = plays_alone(conversation, table)
    if alone or (table.plays(conversation.person_id) and table.edition.spec.stop_scopes):
        buttons.append(button(say("button-end-early"), PressId.at(table, ASK_ABOUT_END), emoji="🏁"))
    # Somebody who plays alone is asked there how it is to end.
    if not alone and await offers_cancelling(conversation, table):
        buttons.append(button(say("button-cancel"), PressId.at(table, CANCEL), emoji="🧹"))
    return buttons


def _about_seat(conversation: Conversation, table: PublicTable) -> list[Button]:
    """Taking one, giving it up, and what the table is to do for it."""
    if table.status is not Status.PLAYING:
        return []
    say, person = conversation.say, conversation.person_id
    seat = table.seat_of(person)
    buttons: list[Button] = []
    if table.plays(person) and orders.offered(table):
        buttons.append(button(say("button-orders"), PressId.at(table, ORDERS), emoji="📌"))
    if table.is_direct:
        return buttons
    if seat is None and free_seats(table):
        buttons.append(button(say("button-take-seat"), PressId.at(table, "join"), emoji="🪑"))
    if table.plays(person):
        buttons.append(button(say("button-leave"), PressId.at(table, "leave"), emoji="🚪"))
    if seat is not None and not table.seats[seat].resigned and not plays_alone(conversation, table):
        buttons.append(button(say("button-resign"), PressId.at(table, ASK_TO_RESIGN), emoji="🏳️"))
    return buttons


def _past_matches(conversation: Conversation, table: PublicTable) -> list[Button]:
    """Leaderboards and lists of matches are those of a server."""
    say = conversation.say
    statistics = Page(conversation.person_id, EVERYWHERE if table.is_direct else HERE, table.game_key)
    own = button(say("button-my-statistics"), statistics.press, emoji="📊")
    if table.is_direct:
        return [own]
    past = button(say("button-history"), ViewOfHistory(CHANNEL).press, emoji="📜")
    buttons = [leaderboard_button(table.game_key, say), own, past]
    if not table.status.is_open:
        buttons.insert(0, button(say("button-alone"), PressId.anywhere(ALONE, table.game_key), emoji="🤖"))
    return buttons
