"""Who sits where: before the start, the table's leader lets two seats change places."""

from __future__ import annotations

import discord
from discord import ui

from cogs.commands.seats import require_led_lobby
from cogs.components.layout import Layout, Message, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.scene import label_name
from cogs.press_handlers import on_press
from engine.game import Seat
from host.match import lobby
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.seat_marks import MARKS


@on_press("seating", before_start=True)
async def show_seating(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with a menu of the seats, for the table's leader."""
    require_led_lobby(conversation, table)
    if len(table.seats) < 2:
        raise Refused("nobody-to-swap")
    await conversation.redraw(_panel(table, conversation.say))


@on_press("swap", before_start=True)
async def choose_swap(conversation: Conversation, table: PublicTable) -> None:
    """Two seats chosen in the panel. If others sit there by now, the panel shows who does, and nothing is swapped."""
    require_led_lobby(conversation, table)
    present = {_value(table, seat): seat for seat in range(len(table.seats))}
    chosen = [present.get(value) for value in conversation.chosen_values]
    if len(chosen) == 2 and chosen[0] is not None and chosen[1] is not None:
        table = await conversation.services.host.change(
            table.id, lobby.swap_seats, conversation.person, chosen[0], chosen[1]
        )
    if len(table.seats) < 2:
        raise Refused("nobody-to-swap")
    await conversation.redraw(_panel(table, conversation.say))
    await conversation.show_change(table)


def _panel(table: PublicTable, say: Speaker) -> Message:
    menu: ui.Select[Layout] = ui.Select(
        custom_id=str(PressId(table.id, table.version, "swap")),
        placeholder=say("seating-choose"),
        min_values=2,
        max_values=2,
        options=[
            discord.SelectOption(label=_label(table, seat, say), value=_value(table, seat), emoji=MARKS[seat].emoji)
            for seat in range(len(table.seats))
        ],
    )
    return Message(Layout(text(say("seating-title")), ui.ActionRow(menu)))


def _value(table: PublicTable, seat: Seat) -> str:
    """The seat with its holder: seats move up when somebody leaves."""
    person = table.seats[seat].person
    return f"{seat}-{'computer' if person is None else person.id}"


def _label(table: PublicTable, seat: Seat, say: Speaker) -> str:
    person, letter = table.seats[seat].person, MARKS[seat].letter
    return say("computer-name", letter=letter) if person is None else f"{letter} · {label_name(seat, person)}"
