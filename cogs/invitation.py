"""The invitation: which game, who is in, what has been agreed, and what can be pressed before the start."""

from __future__ import annotations

import discord
from discord import ui

from cogs.games.scene import seat_name
from cogs.layout import Button, Layout, Message, button, grouped_rows, rows, text
from cogs.press_id import PressId
from cogs.table_message import table_title
from engine.game import NORMAL, OptionValue
from host.public_table import PublicTable
from host.table import SeatHolder
from localization.catalog import Speaker
from render.seat_marks import MARKS

_FREE_SEATS_SHOWN = 4


def seat_line(seat: int, holder: SeatHolder, say: Speaker, *, leads: bool = False) -> str:
    """One seat with symbol, letter and who sits there."""
    mark = MARKS[seat]
    if holder.person is None:
        who = say("computer-name", letter=mark.letter)
        if holder.level != NORMAL:
            who += f" ({say(f'level-{holder.level}')})"
    elif holder.away:
        who = say("seat-away", name=seat_name(seat, holder, say))
    else:
        who = f"<@{holder.person.id}>"
    crown = f" · {say('seat-leads')}" if leads else ""
    return f"{mark.emoji} **{mark.letter}** · {who}{crown}"


def option_line(game_key: str, key: str, value: OptionValue, say: Speaker) -> str:
    option = say(f"option-{game_key}-{key}")
    return say("option-line", option=option, value=option_value(game_key, key, value, say))


def option_value(game_key: str, key: str, value: OptionValue, say: Speaker) -> str:
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    if isinstance(value, int):
        return str(value)
    return say(f"option-{game_key}-{key}-{value}")


def invitation(table: PublicTable, say: Speaker) -> Message:
    """The lobby: game, agreements, seats, and what can be pressed."""
    spec = table.edition.spec
    seats = [
        seat_line(seat, holder, say, leads=holder.belongs_to(table.leader)) for seat, holder in enumerate(table.seats)
    ]
    free = _free_seats(len(table.seats), max(spec.seat_counts), say)
    options = [option_line(spec.key, option.key, table.options[option.key], say) for option in spec.menus]

    def press(verb: str) -> PressId:
        return PressId(table.id, table.version, verb)

    full = len(table.seats) >= max(spec.seat_counts)
    has_computer = any(holder.person is None for holder in table.seats)
    people = [
        button(say("button-join"), press("join"), style=discord.ButtonStyle.success, emoji="🪑", disabled=full),
        button(say("button-leave"), press("leave"), emoji="🚪"),
        button(say("button-rules"), press("rules"), emoji="📖"),
        button(say("button-fair-dice"), press("fair-dice")),
    ]
    leading = [
        button(say("button-start"), press("start"), style=discord.ButtonStyle.primary, emoji="▶️"),
        button(say("button-options"), press("options"), emoji="⚙️"),
        button(say("button-seating"), press("seating"), emoji="🔀", disabled=len(table.seats) < 2),
    ]
    computers = [
        *_computer_buttons(table, say, full=full),
        button(say("button-remove-computer"), press("remove-computer"), emoji="➖", disabled=not has_computer),
    ]
    return Message(
        Layout(
            ui.Container(
                text(table_title(table, say)),
                text(say(f"game-{spec.key}-tagline")),
                text("\n".join(seats + free)),
                text(" · ".join(options)),
                *rows(people),
                *grouped_rows(leading, computers),
                # It binds only if it is seen before the seeds are known.
                text(f"-# {say('fair-dice-commitment', commitment=table.commitment)}"),
            )
        )
    )


def _free_seats(taken: int, most: int, say: Speaker) -> list[str]:
    """A line for each free seat; one for all of them where there are many."""
    if most - taken > _FREE_SEATS_SHOWN:
        return [f"▫️ {say('seats-free', count=most - taken)}"]
    return [f"{mark.emoji} **{mark.letter}** · {say('seat-free')}" for mark in MARKS[taken:most]]


def _computer_buttons(table: PublicTable, say: Speaker, *, full: bool) -> list[Button]:
    """One for each level that the game has."""
    levels = table.edition.spec.levels
    buttons = []
    for level in levels:
        label = say("button-add-computer")
        if len(levels) > 1:
            label = say("button-add-computer-at-level", level=say(f"level-{level}"))
        press = PressId(table.id, table.version, "add-computer", (level,))
        buttons.append(button(label, press, emoji="🤖", disabled=full))
    return buttons
