"""The table's message: the invitation, the game in progress, its end; and the results that stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import TypeVar

import discord
from discord import ui

from cogs.games.face import GameFace
from cogs.layout import Button, Layout, Message, Picture, button, grouped_rows, plain, rows, text
from cogs.press_id import PressId
from engine.game import NORMAL, OptionValue
from host.preferences import Preferences
from host.public_table import PublicTable
from host.table import SeatHolder, Status
from localization.catalog import Language, Speaker
from render.seat_marks import MARKS
from render.theme import Theme

T = TypeVar("T")

_FREE_SEATS_SHOWN = 4


class TablePainter:
    """Makes the messages of a table. ``rendering`` is the executor that pictures are drawn on."""

    def __init__(
        self,
        faces: Mapping[str, GameFace],
        speakers: Mapping[Language, Speaker],
        preferences: Preferences,
        guild_of: Callable[[int], discord.Guild | None],
        rendering: Executor,
    ) -> None:
        self._faces = faces
        self._speakers = speakers
        self._preferences = preferences
        self._guild_of = guild_of
        self._rendering = rendering

    async def language_of(self, table: PublicTable) -> Language:
        guild = self._guild_of(table.guild_id)
        locale = Language.ENGLISH.value if guild is None else guild.preferred_locale.value
        return await self._preferences.language_of(table.guild_id, locale)

    async def theme_of(self, table: PublicTable) -> Theme:
        return (await self._preferences.of_server(table.guild_id)).theme

    async def off_loop(self, draw: Callable[[], T]) -> T:
        """Runs a drawing on the rendering thread."""
        return await asyncio.get_running_loop().run_in_executor(self._rendering, draw)

    async def table_message(self, table: PublicTable, *, pictures: bool = True) -> Message:
        say = self._speakers[await self.language_of(table)]
        if table.status is Status.LOBBY:
            return invitation(table, say)
        if table.status is Status.CLOSED:
            return Message(Layout(ui.Container(text(_title(table, say)), text(say("table-closed-line")))))
        if not table.readable:
            retired = say("table-retired-line", secret=table.revealed_secret or "", table=str(table.id))
            return Message(Layout(ui.Container(text(_title(table, say)), text(retired))))
        face = self._faces[table.game_key]
        names = seat_names(table, say)
        theme = await self.theme_of(table)
        picture = await self.off_loop(lambda: face.draw(table.view, theme, say, names)) if pictures else None
        return _game_message(table, face, say, names, picture)

    async def result_message(self, table: PublicTable, number: int, *, pictures: bool = True) -> Message:
        say = self._speakers[await self.language_of(table)]
        face = self._faces[table.game_key]
        names = seat_names(table, say)
        theme = await self.theme_of(table)
        parts: list[ui.Item[Layout]] = []
        shown: tuple[Picture, ...] = ()
        if pictures:
            picture = await self.off_loop(lambda: face.draw_result(table.view, number, theme, say, names))
            parts.append(picture.gallery())
            shown = (picture,)
        parts.append(text(face.result(table, number, say, names)))
        if number + 1 == table.milestones and not table.status.is_open:
            parts.append(text(say("fair-dice-revealed", secret=table.revealed_secret or "", table=str(table.id))))
            rematch = button(
                say("button-rematch"),
                PressId(table.id, table.version, "rematch"),
                style=discord.ButtonStyle.success,
                emoji="🔁",
            )
            parts.append(ui.ActionRow(rematch))
        return Message(Layout(ui.Container(*parts)), shown)


def seat_names(table: PublicTable, say: Speaker) -> list[str]:
    """What each seat's player is called, as text that obeys no Markdown."""
    return [seat_name(seat, holder, say) for seat, holder in enumerate(table.seats)]


def seat_name(seat: int, holder: SeatHolder, say: Speaker) -> str:
    """What a seat's player is called; a name that the person had deleted is not shown."""
    if holder.person is None:
        return say("computer-name", letter=MARKS[seat].letter)
    return plain(holder.person.name) if holder.person.name else say("person-without-name")


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
                text(_title(table, say)),
                text(say(f"game-{spec.key}-tagline")),
                text("\n".join(seats + free)),
                text(" · ".join(options)),
                *rows(people),
                *grouped_rows(leading, computers),
                text(f"-# {say('fair-dice-committed', commitment=table.commitment)}"),
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
        told = say("button-add-computer")
        if len(levels) > 1:
            told = say("button-add-computer-at-level", level=say(f"level-{level}"))
        press = PressId(table.id, table.version, "add-computer", (level,))
        buttons.append(button(told, press, emoji="🤖", disabled=full))
    return buttons


def _game_message(
    table: PublicTable, face: GameFace, say: Speaker, names: list[str], picture: Picture | None
) -> Message:
    parts: list[ui.Item[Layout]] = [text(_title(table, say, face.headline(table, say)))]
    if picture is not None:
        parts.append(picture.gallery())
    else:
        parts.append(text(face.position(table.view, say, names)))
    story = face.story(table, say, names)
    if story:
        parts.append(text(story))
    if table.status is Status.CANCELLED:
        parts.append(text(say("table-cancelled-line", secret=table.revealed_secret or "", table=str(table.id))))
    elif table.status is Status.FINISHED:
        parts.append(text(say("table-finished-line")))
    else:
        parts.append(text(say("table-asleep-line") if table.asleep else face.prompt(table, say, names)))
        acting = [] if table.asleep else face.buttons(table, say)
        parts.extend(grouped_rows(acting, _side_buttons(table, face, say)))
        parts.extend(_vote_parts(table, say))
    mover = table.to_act[0] if table.to_act else None
    colour = None if mover is None else discord.Colour.from_str(MARKS[mover].colour)
    container = ui.Container(*parts, accent_colour=colour)
    return Message(Layout(container), () if picture is None else (picture,))


def _side_buttons(table: PublicTable, face: GameFace, say: Speaker) -> list[Button]:
    buttons = [] if table.asleep else face.side_buttons(table, say)
    buttons.append(button(say("button-rules"), PressId(table.id, table.version, "rules"), emoji="📖"))
    if any(holder.away for holder in table.seats):
        back = PressId(table.id, table.version, "join")
        buttons.append(button(say("button-take-back"), back, style=discord.ButtonStyle.success, emoji="🪑"))
    if table.asleep:
        buttons.append(button(say("button-close-table"), PressId(table.id, table.version, "give-up"), emoji="🧹"))
    return buttons


def _vote_parts(table: PublicTable, say: Speaker) -> list[ui.Item[Layout]]:
    """The vote on ending early, if one is open."""
    if table.vote is None:
        return []
    present = {person.id for person in table.people}
    agreed = len(table.vote.yes & present)
    question = say(
        f"vote-on-{table.vote.scope}", agreed=agreed, needed=len(present) // 2 + 1, against=len(table.vote.no & present)
    )
    yes = button(say("button-vote-yes"), PressId(table.id, table.version, "vote", ("yes",)), emoji="🏁")
    no = button(say("button-vote-no"), PressId(table.id, table.version, "vote", ("no",)), emoji="🎲")
    return [text(question), ui.ActionRow(yes, no)]


def _title(table: PublicTable, say: Speaker, headline: str = "") -> str:
    name = say(f"game-{table.game_key}")
    return f"## {name} · {headline}" if headline else f"## {name}"
