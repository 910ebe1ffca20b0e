"""Taking over a seat in mid-match: a computer's, or that of a person who is away."""

from __future__ import annotations

import discord

from cogs.components.layout import button, rows, text, text_message, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.scene import label_name
from cogs.messages.invitation import computer_name
from cogs.permissions import require_substituting
from cogs.press_handlers import on_press
from engine.game import Seat
from host.match.play import free_seats
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.people import MARKS

TAKE = "take-seat"


async def offer_seats(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with the seats that the person may take. Raises Refused if there are none for them."""
    if table.seat_of(conversation.person_id) is not None:
        raise Refused("already-seated")
    if not table.preferences.substitutes:
        raise Refused("no-substitutes")
    await conversation.host.require_welcome(table.id, conversation.person_id)
    seats = free_seats(table)
    if not seats:
        raise Refused("secrets-forgotten" if table.known_to_forgotten else "no-free-seat")
    await require_substituting(conversation)
    say = conversation.say
    buttons = [
        button(
            _free_label(table, seat, say),
            PressId.at(table, TAKE, str(seat)),
            style=discord.ButtonStyle.success,
            emoji=MARKS[seat].emoji,
        )
        for seat in seats
    ]
    explained = text(f"{say('substitute-title')}\n{say('substitute-explained')}\n{say('substitute-rating')}")
    await conversation.redraw(unframed(explained, *rows(buttons)))


@on_press(TAKE, plays=True)
async def choose_seat(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """A seat in the panel. Raises Refused if it is not free any more."""
    seat = "".join(press.args)
    if not (seat.isascii() and seat.isdecimal()):
        raise Refused("unknown-press")
    await take_seat(conversation, table, int(seat[:3]))


async def take_seat(conversation: Conversation, table: PublicTable, seat: Seat) -> None:
    """Seats the person there, and notifies the one who held the seat. Raises Refused."""
    services, say = conversation.services, conversation.say
    await require_substituting(conversation)
    taken = await services.host.substitute(table.id, conversation.person, seat, conversation.press_number)
    letter = MARKS[seat].letter
    await conversation.begin_own_turn(table, taken)
    await conversation.redraw(text_message(f"{say('substitute-seated', letter=letter)}\n{say('substitute-rating')}"))
    await conversation.show_change(taken)
    await conversation.services.seat_notices.notify_former_holder(table, taken, seat)


def _free_label(table: PublicTable, seat: Seat, say: Speaker) -> str:
    """The button's label: the person who is away from the seat, or the computer with its level."""
    holder = table.seats[seat]
    if holder.person is None:
        return computer_name(seat, holder, say)
    return say("substitute-for", letter=MARKS[seat].letter, name=label_name(seat, holder.person, say))
