"""Seats: /join, /leave and /start, computers, options, swapping seats and removing people."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.app_commands import Choice

from cogs.command_handlers import Command
from cogs.commands.leadership import relieve_absent_leader
from cogs.commands.substituting import offer_seats, take_seat
from cogs.components.buttons import page_number
from cogs.components.forms import form_of, one_of, sent, some_of
from cogs.components.layout import Button, Component, Message, button, menu, text, unframed
from cogs.components.press_id import PressId, id_in
from cogs.conversation import Conversation
from cogs.faces.scene import label_name
from cogs.messages.invitation import REMOVE, option_line, option_value
from cogs.permissions import require_visible
from cogs.press_handlers import on_form, on_press
from cogs.services import Services
from cogs.settings.setting import OPEN, Place
from cogs.settings.table import pace_button
from engine.game import OptionSpec, OptionValue, Seat
from host.match import lobby
from host.match.lobby import require_lobby
from host.refusal import Refused, only_leader
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker
from render.people import MARKS

KICK = "put-out"

_CHANGE = "change-options"
_SWITCHES = "switches"
"""The field of all options that are on or off."""


def seats_by_letter(services: Services) -> list[Choice[int]]:
    return [Choice(name=mark.letter, value=seat) for seat, mark in enumerate(MARKS)]


@Command("join", {"seat": seats_by_letter}, plays=True)
@on_press("join", plays=True)
async def join(conversation: Conversation, table: PublicTable, seat: Seat | None = None) -> None:
    """A seat at the invitation; in mid-match the person's own seat back, or somebody else's that is free."""
    own = table.seat_of(conversation.person_id)
    if table.status is Status.PLAYING and own is None:
        if seat is None:
            await offer_seats(conversation, table)
        else:
            await take_seat(conversation, table, seat)
        return
    if seat is not None and seat != own:
        raise Refused("seats-in-order" if table.status is Status.LOBBY else "already-seated")
    joined = await conversation.host.join(table.id, conversation.person, conversation.press_number)
    if own is not None:
        await conversation.begin_own_turn(table, joined)
    await conversation.show_change(joined)
    await relieve_absent_leader(conversation, joined)


@Command("leave", plays=True)
@on_press("leave", plays=True)
async def leave(conversation: Conversation, table: PublicTable) -> None:
    left = await conversation.host.leave(table.id, conversation.person_id, conversation.press_number)
    if left.status is not Status.PLAYING:
        await conversation.close_panel()
    elif left.asleep:
        await conversation.confirm_in_place("left-game-asleep")
    else:
        await conversation.confirm_in_place("left-game")
    await conversation.show_change(left)


@Command("start", plays=True)
@on_press("start", plays=True)
async def start(conversation: Conversation, table: PublicTable, press: PressId | None = None) -> None:
    """With as many computers as the button promises, if they are still needed."""
    computers = int(press.args[0]) if press is not None and press.args and press.args[0].isdecimal() else 0
    started = await conversation.host.change(
        table.id, lobby.start, conversation.person, conversation.press_number, computers
    )
    await conversation.show_change(started)


@on_press("computers")
async def choose_computer(conversation: Conversation, table: PublicTable) -> None:
    """Add a computer of the level chosen in the invitation's menu, or let one go."""
    host, chosen = conversation.host, conversation.chosen
    if chosen == REMOVE:
        changed = await host.change(table.id, lobby.remove_computer, conversation.person)
    elif chosen in table.edition.spec.levels:
        changed = await host.change(table.id, lobby.add_computer, conversation.person, chosen)
    else:
        raise Refused("unknown-press")
    await conversation.show_change(changed)


def require_led_lobby(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused unless the match has not begun yet and the person leads the table."""
    require_lobby(table)
    if table.leader != conversation.person_id:
        raise only_leader(table.leader)


@on_press("options", of_phase=True)
async def show_options(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with all that can be done before the start; only the table's leader gets menus to choose from.

    Afterwards it says what was agreed.
    """
    if table.status is Status.CLOSED:
        raise Refused("table-closed")
    leads = table.status is Status.LOBBY and table.leader == conversation.person_id
    seated = table.plays(conversation.person_id)
    await conversation.redraw(_options_panel(table, conversation.say, leads=leads, seated=seated))


async def _form(conversation: Conversation, press: PressId) -> ui.Modal:
    """Raises Refused for others than the leader."""
    table = await conversation.host.table(press.table)
    await require_visible(conversation, table)
    require_led_lobby(conversation, table)
    return options_form(table, conversation.say)


def options_form(table: PublicTable, say: Speaker) -> ui.Modal:
    """All options of the table as they stand: what is on or off in one field, and one for each of the others."""
    fields, switches = list[ui.Label[Any]](), list[tuple[str, str, str]]()
    for option in table.edition.spec.menus:
        key = f"option-{table.game_key}-{option.key}"
        if _is_switch(option):
            switches.append((say(key), option.key, say(f"{key}-description")))
            continue
        entries = [
            (option_value(table.game_key, option.key, choice, say), str(number))
            for number, choice in enumerate(option.choices)
        ]
        present = str(option.choices.index(table.options[option.key]))
        fields.append(one_of(option.key, say(key), entries, present, say(f"{key}-description")))
    if switches:
        on = [key for _, key, _ in switches if table.options[key]]
        fields.append(some_of(_SWITCHES, say("options-switches"), switches, on))
    return form_of(PressId.at(table, _CHANGE), say("button-change-options"), *fields)


@on_form(_CHANGE, _form, of_phase=True)
async def choose_options(conversation: Conversation, table: PublicTable) -> None:
    """Every choice of the form. Raises Refused for what it does not offer."""
    require_led_lobby(conversation, table)
    given, chosen = sent(conversation.interaction), dict[str, OptionValue]()
    for option in table.edition.spec.menus:
        if _is_switch(option):
            chosen[option.key] = option.key in given.get(_SWITCHES, ())
            continue
        number = page_number("".join(given.get(option.key, ())))
        if number is None or number >= len(option.choices):
            raise Refused("unknown-option", option=option.key)
        chosen[option.key] = option.choices[number]
    table = await conversation.host.change(table.id, lobby.set_options, conversation.person, chosen)
    await show_options(conversation, table)
    await conversation.show_change(table)


def _is_switch(option: OptionSpec) -> bool:
    return set(map(type, option.choices)) == {bool}


@on_press(KICK, before_start=True, plays=True)
async def choose_put_out(conversation: Conversation, table: PublicTable) -> None:
    """The person that was chosen in the panel is put out of the invitation."""
    person_id = id_in(conversation.chosen)
    if person_id is None:
        raise Refused("not-at-table")
    table = await conversation.host.kick(table.id, conversation.person, person_id)
    await show_options(conversation, table)
    await conversation.show_change(table)


@Command("table remove", plays=True)
async def remove(conversation: Conversation, table: PublicTable, person: discord.User) -> None:
    """Everybody sees the invitation without them; they read why when they want to join it again."""
    changed = await conversation.host.kick(table.id, conversation.person, person.id)
    await conversation.tell("put-out", person=f"<@{person.id}>")
    await conversation.show_change(changed)


def _options_panel(table: PublicTable, say: Speaker, *, leads: bool, seated: bool) -> Message:
    parts: list[Component] = [text(say("options-title"))]
    for option in table.edition.spec.menus:
        key = f"option-{table.game_key}-{option.key}"
        line = option_line(table.game_key, option.key, table.options[option.key], say)
        parts.append(text(f"{line}\n-# {say(f'{key}-description')}"))
    if leads:
        change = button(say("button-change-options"), PressId.at(table, _CHANGE), emoji="⚙️")
        parts.append(ui.ActionRow(change))
    others = [
        (f"{MARKS[seat].letter} · {label_name(seat, holder.person, say)}", str(holder.person.id), MARKS[seat].emoji)
        for seat, holder in enumerate(table.seats)
        if holder.person is not None and holder.person.id != table.leader
    ]
    if leads and others:
        parts.append(text(say("put-out-title")))
        parts.append(menu(PressId.at(table, KICK), others, placeholder=say("put-out-choose")))
    parts.append(ui.ActionRow(*_other_buttons(table, say, leads=leads, seated=seated)))
    if not table.is_for_one:
        parts.append(ui.ActionRow(pace_button(table, say)))
    return unframed(*parts)


def _other_buttons(table: PublicTable, say: Speaker, *, leads: bool, seated: bool) -> list[Button]:
    buttons = [button(say("button-rules"), PressId.at(table, "rules"), emoji="📖")]
    if table.status.is_open:
        if seated:
            buttons.insert(0, button(say("button-leave"), PressId.at(table, "leave"), emoji="🚪"))
        here = Place("table", table.id).press(OPEN)
        buttons.append(button(say("button-table-settings"), here, emoji="🎨"))
    if leads:
        swap = button(say("button-seating"), PressId.at(table, "seating"), emoji="🔀", disabled=len(table.seats) < 2)
        buttons.append(swap)
    return buttons


@on_press("seating", before_start=True)
async def show_seating(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with a menu of the seats, for the table's leader."""
    require_led_lobby(conversation, table)
    if len(table.seats) < 2:
        raise Refused("nobody-to-swap")
    say = conversation.say
    seats = [(_label(table, seat, say), _value(table, seat), MARKS[seat].emoji) for seat in range(len(table.seats))]
    seating = menu(PressId.at(table, "swap"), seats, placeholder=say("seating-choose"), least=2, most=2)
    await conversation.redraw(unframed(text(say("seating-title")), seating))


@on_press("swap", before_start=True, plays=True)
async def choose_swap(conversation: Conversation, table: PublicTable) -> None:
    """Two seats chosen in the panel. If others sit there by now, the panel shows who does, and nothing is swapped."""
    require_led_lobby(conversation, table)
    present = {_value(table, seat): seat for seat in range(len(table.seats))}
    chosen = [present.get(value) for value in conversation.chosen_values]
    if len(chosen) == 2 and chosen[0] is not None and chosen[1] is not None:
        table = await conversation.host.change(table.id, lobby.swap_seats, conversation.person, chosen[0], chosen[1])
    await show_seating(conversation, table)
    await conversation.show_change(table)


@Command("table swap", {"one": seats_by_letter, "other": seats_by_letter}, plays=True)
async def swap(conversation: Conversation, table: PublicTable, one: int, other: int) -> None:
    swapped = await conversation.host.change(table.id, lobby.swap_seats, conversation.person, one, other)
    await conversation.show_change(swapped)


def _value(table: PublicTable, seat: Seat) -> str:
    """The seat with its holder: seats move up when somebody leaves."""
    person = table.seats[seat].person
    return f"{seat}-{'computer' if person is None else person.id}"


def _label(table: PublicTable, seat: Seat, say: Speaker) -> str:
    person = table.seats[seat].person
    name = label_name(seat, person, say)
    return name if person is None else f"{MARKS[seat].letter} · {name}"
