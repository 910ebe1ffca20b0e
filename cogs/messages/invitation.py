"""The invitation: which game, who is in, what has been agreed, and what can be pressed before the start."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Button, Component, Layout, Message, Picture, button, framed, rows, text
from cogs.components.press_id import PressId
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, seat_name
from cogs.messages.table_message import table_title
from cogs.messages.table_parts import NO_HOLIDAYS, Holidays, holiday_day, short_commitment
from engine.game import NORMAL, OptionValue
from host.match.lobby import missing
from host.table.public_table import PublicTable
from host.table.seats import SeatHolder
from host.table.table_preferences import Pace
from localization.catalog import Speaker
from render.cover import draw_cover
from render.people import MARKS

_FREE_SEATS_SHOWN = 4

_COMPUTER_MENU = 1000
"""The menu's component id for an empty table: far from those that Discord gives to the other parts."""

REMOVE = "remove"
"""The menu's entry that sends a computer away; the others are levels."""


def seat_line(
    seat: int,
    holder: SeatHolder,
    say: Speaker,
    *,
    leads: bool = False,
    holidays: Holidays = NO_HOLIDAYS,
    winners: Collection[int] = (),
) -> str:
    """One seat with symbol, letter and who sits there; ``winners`` of game nights have a trophy beside the name."""
    mark = MARKS[seat]
    if holder.person is None:
        who = computer_name(seat, holder, say)
    elif holder.resigned:
        who = say("seat-resigned", name=seat_name(seat, holder, say))
    elif holder.away:
        who = say("seat-away", name=seat_name(seat, holder, say))
    else:
        who = f"<@{holder.person.id}>{' 🏆' if holder.person.id in winners else ''}"
    crown = f" · {say('seat-leads')}" if leads else ""
    end = None if holder.away or holder.person_id is None else holidays.get(holder.person_id)
    away = "" if end is None else f" · {say('seat-on-holiday', day=holiday_day(end))}"
    return f"{mark.emoji} **{mark.letter}** · {who}{crown}{away}"


def computer_name(seat: int, holder: SeatHolder, say: Speaker) -> str:
    """With its level, unless that is the usual one."""
    name = seat_name(seat, holder, say)
    return name if holder.level == NORMAL else f"{name} ({say(f'level-{holder.level}')})"


def option_line(game_key: str, key: str, value: OptionValue, say: Speaker) -> str:
    option = say(f"option-{game_key}-{key}")
    return say("option-line", option=option, value=option_value(game_key, key, value, say))


def option_value(game_key: str, key: str, value: OptionValue, say: Speaker) -> str:
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    if isinstance(value, int):
        return str(value)
    return say(f"option-{game_key}-{key}-{value}")


def invitation(
    table: PublicTable,
    say: Speaker,
    cover: Picture | None = None,
    holidays: Holidays = NO_HOLIDAYS,
    winners: Collection[int] = (),
) -> Message:
    """The lobby: game, seats, what has been agreed differently than usual, and what can be pressed.

    The commitment to the dice is in the name of its button, where whoever wants to hold the bot to it can copy it: it
    binds only if it is public before the seeds are known, and nobody else need read it.
    """
    spec = table.edition.spec
    seats = [
        seat_line(seat, holder, say, leads=holder.belongs_to(table.leader), holidays=holidays, winners=winners)
        for seat, holder in enumerate(table.seats)
    ]
    free = _free_seats(len(table.seats), max(spec.seat_counts), say)
    agreed = [
        option_line(spec.key, option.key, table.options[option.key], say)
        for option in spec.menus
        if table.options[option.key] != option.default
    ]
    if table.stand_in != NORMAL:
        agreed.append(say("option-line", option=say("setting-table-stand-in"), value=say(f"level-{table.stand_in}")))
    if not table.preferences.substitutes:
        agreed.append(say("option-line", option=say("setting-table-substitutes"), value=say("option-off")))
    if table.preferences.help and spec.shows_ways:
        agreed.append(say("option-line", option=say("setting-table-help"), value=say("help-unrated")))
    full = len(table.seats) >= max(spec.seat_counts)

    # Nobody else sees direct messages.
    start, invite = _start_button(table, say), button(say("button-invite"), PressId.at(table, "invite"), emoji="📨")
    begin = [start] if table.is_direct else [_join_button(table, say, full=full), start]
    prepare = [
        *([] if table.is_direct else [invite]),
        button(say("button-options"), PressId.at(table, "options"), emoji="⚙️"),
        button(say("button-rules"), PressId.at(table, "rules"), emoji="📖"),
        button(say("button-fair-dice"), PressId.at(table, "fair-dice", short_commitment(table))),
    ]
    parts: list[Component] = [text(table_title(table, say))]
    if cover is not None:
        parts.append(cover.gallery())
    parts.append(text(f"-# {_facts(table, say)} · {say('rules-unofficial')}\n{say(f'game-{spec.key}-tagline')}"))
    parts.append(text("\n".join(seats + free)))
    if table.preferences.pace is not Pace.LIVE:
        agreed.append(say("pace-line", pace=say(f"pace-{table.preferences.pace}")))
    if agreed:
        parts.append(text(" · ".join(agreed)))
    if table.awaited:
        parts.append(text(say("rematch-awaited", names=", ".join(f"<@{person}>" for person in table.awaited))))
    parts += [*rows(begin), *rows(prepare), ui.ActionRow(_computer_menu(table, say, full=full))]
    return framed(*parts, attachments=() if cover is None else (cover,))


def cover_picture(scene: Scene[None], face: GameFace[Any]) -> Picture:
    """The invitation's picture. Takes some tens of milliseconds, so it is drawn off the event loop."""
    table, say = scene.table, scene.say
    title = say(f"game-{table.game_key}")
    alt_text = say("cover-alt", game=title)
    return Picture("cover.png", draw_cover(face.cover, title, scene.players, scene.theme, face.palette), alt_text)


def _facts(table: PublicTable, say: Speaker) -> str:
    """Facts: how many can play, how long it takes, and who made it."""
    counts = table.edition.spec.seat_counts
    players = str(counts[0]) if len(counts) == 1 else f"{min(counts)}–{max(counts)}"
    return say(f"game-{table.game_key}-facts", players=say("players", count=players))


def _free_seats(taken: int, most: int, say: Speaker) -> list[str]:
    """A line for each free seat; one for all of them where there are many."""
    if most - taken > _FREE_SEATS_SHOWN:
        return [f"▫️ {say('seats-free', count=most - taken)}"]
    return [f"{mark.emoji} **{mark.letter}** · {say('seat-free')}" for mark in MARKS[taken:most]]


def _start_button(table: PublicTable, say: Speaker) -> Button:
    """Button to start; where somebody is still missing, computers take their places."""
    computers = missing(table)
    label = say("button-start-with", computers=computers) if computers else say("button-start")
    press = PressId.at(table, "start", str(computers))
    return button(label, press, style=discord.ButtonStyle.primary, emoji="▶️")


def _join_button(table: PublicTable, say: Speaker, *, full: bool) -> Button:
    """For a rematch it counts those of the match before who have agreed."""
    press = PressId.at(table, "join")
    if table.series is None or not table.awaited:
        return button(say("button-join"), press, style=discord.ButtonStyle.success, emoji="🪑", disabled=full)
    asked = len(table.series.people)
    label = say("button-rematch-agreed", agreed=asked - len(table.awaited), asked=asked)
    return button(label, press, style=discord.ButtonStyle.success, emoji="🔁")


def _computer_menu(table: PublicTable, say: Speaker, *, full: bool) -> ui.Select[Layout]:
    """One entry for each level that the game has, and one that sends a computer away.

    Each change makes it a new menu by both its ids: the same one would still show what was chosen, and to choose that
    again would send nothing.
    """
    levels = table.edition.spec.levels
    options = [] if full else [_computer_entry(level, say, named=len(levels) > 1) for level in levels]
    if any(holder.person is None for holder in table.seats):
        options.append(discord.SelectOption(label=say("button-remove-computer"), value=REMOVE, emoji="➖"))
    seats = len(table.seats)
    return ui.Select(
        id=_COMPUTER_MENU + seats,
        custom_id=str(PressId.at(table, "computers", str(seats))),
        placeholder=say("computers-menu"),
        # Discord takes no menu without entries.
        options=options or [_computer_entry(NORMAL, say, named=False)],
        disabled=not options,
    )


def _computer_entry(level: str, say: Speaker, *, named: bool) -> discord.SelectOption:
    label = say("button-add-computer-at-level", level=say(f"level-{level}")) if named else say("button-add-computer")
    return discord.SelectOption(label=label, value=level, emoji="🤖")
