"""Recap as a message: who met whom as a picture and a few lines; of a year, a gallery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from discord import ui

from cogs.components.layout import Component, Message, Picture, button, framed, rows, text
from cogs.components.press_id import PressId
from cogs.components.view_of_history import SERVER, ViewOfHistory, match_press
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene
from cogs.messages.painter import TablePainter
from cogs.messages.result_text import remark_text
from cogs.messages.turning_point import draw_turning_point, turning_sentence
from engine.story import Story
from host.results.recaps import Occasion, Recap
from localization.catalog import Speaker
from render.people import Player
from render.png import Palette
from render.recap_picture import draw_company, draw_lucks
from render.theme import Theme

_BOARD = (640, 480)
"""Pixels of the board at its turning point."""


class ToldMatch(NamedTuple):
    """Match of a year with its story, on its own board."""

    story: Story
    face: GameFace[Any]
    scene: Scene[Any]


OPEN = "recap"
"""Leads from a recap to all that the server remembers."""


async def recap_message(
    recap: Recap,
    occasion: Occasion,
    guild_id: int,
    painter: TablePainter,
    say: Speaker,
    told: ToldMatch | None = None,
    *,
    pictures: bool,
    own: str = "",
    share: PressId | None = None,
) -> Message:
    """In the server's look. ``told`` is the match of a year; ``own`` is the name of the person whose recap it is."""
    known = {each.person_id for each in recap.people}
    avatars = painter.avatars.of(known) if (await painter.preferences.servers.of(guild_id)).avatars else {}
    theme, palette = await painter.theme_of(guild_id), next(iter(painter.faces.values())).palette
    title = say("recap-own", name=own, year=str(occasion.since.year)) if own else _title(occasion, say)
    numbers, lines = _numbers(recap, say), list(_lines(recap, say))
    shown: tuple[Picture, ...] = ()
    if pictures and recap.meetings:
        players = [Player(each.name, avatars.get(each.person_id), seated=False) for each in recap.people]
        meetings = _by_place(recap)
        png = await painter.off_loop(lambda: draw_company(title, numbers, players, meetings, theme, palette))
        met = [f"{players[one].name} – {players[other].name}: {count}" for (one, other), count in meetings.items()]
        shown = (Picture("recap.png", png, "\n".join([title, numbers, *met])),)
    if pictures and occasion.is_year:
        shown += await painter.off_loop(lambda: tuple(_pictures_of_year(recap, told, say, theme, palette)))
    parts: list[Component] = [text(f"## {'🎆' if occasion.is_year else '📅'} {title}")]
    if shown:
        parts.append(ui.MediaGallery(*(item for picture in shown for item in picture.gallery().items)))
    parts.append(text("\n".join(lines if recap.meetings and shown else [numbers, *lines])))
    if recap.comeback is not None and recap.comeback.game in painter.faces:
        parts.append(_match(recap, say))
        if told is not None:
            parts.append(text("\n".join(_told(told))))
    opens = PressId.anywhere(OPEN, str(occasion.day.toordinal()))
    buttons = [button(say("button-chronicle"), opens, emoji="📖")]
    if share is not None:
        buttons.insert(0, button(say("button-puzzle-share"), share, emoji="📣"))
    parts += rows(buttons)
    return framed(*parts, attachments=shown)


def _pictures_of_year(
    recap: Recap, told: ToldMatch | None, say: Speaker, theme: Theme, palette: Palette
) -> Iterator[Picture]:
    """Pictures of everybody's luck, and of what turned the match of the year."""
    if len(recap.lucks) > 1:
        lucks = [(each.name, round(each.luck or 0.0)) for each in recap.lucks]
        words = "\n".join(f"{name}: {percent}" for name, percent in lucks)
        heading = say("recap-luck")
        yield Picture("luck.png", draw_lucks(heading, lucks, theme, palette), f"{heading}\n{words}")
    if told is not None and (point := told.story.turning_point) is not None:
        board = draw_turning_point(point, told.face, told.scene, _BOARD)
        sentence = turning_sentence(told.story, told.face, told.scene, for_alt_text=True)
        yield Picture("match.png", told.face.palette.encode(board, told.scene.theme), sentence)


def _told(told: ToldMatch) -> Iterator[str]:
    """The turning point of the match of the year, and the best line about it."""
    story, face, scene = told
    if story.turning_point is not None:
        yield turning_sentence(story, face, scene)
    people = {seat for seat, holder in enumerate(scene.table.seats) if holder.person_id is not None}
    if own := [remark for remark in story.remarks if remark.seat in people]:
        best = max(own, key=lambda remark: remark.weight)
        yield scene.say("recap-line", line=f"{scene.seat_name(best.seat)} {remark_text(best, story, face, scene)}")


def _title(occasion: Occasion, say: Speaker) -> str:
    if occasion.is_year:
        return say("recap-year", year=str(occasion.since.year))
    return say("recap-month", month=occasion.since.month, year=str(occasion.since.year))


def _numbers(recap: Recap, say: Speaker) -> str:
    hours = max(1, round(recap.seconds / 3600))
    return " · ".join((say("recap-matches", count=recap.matches), say("recap-hours", count=hours)))


def _by_place(recap: Recap) -> Mapping[tuple[int, int], int]:
    places = {each.person_id: place for place, each in enumerate(recap.people)}
    return {(places[one], places[other]): count for (one, other), count in recap.meetings.items()}


def _lines(recap: Recap, say: Speaker) -> Iterator[str]:
    if recap.meetings:
        (one, other), count = max(recap.meetings.items(), key=lambda each: each[1])
        yield say("recap-met", name=f"<@{one}>", other=f"<@{other}>", count=count)
    best = max(recap.people, key=lambda each: each.wins, default=None)
    if best is not None and best.wins:
        yield say("recap-wins", name=f"<@{best.person_id}>", wins=best.wins, count=best.matches)
    if len(lucks := recap.lucks) > 1:
        for key, each in (("recap-luckiest", lucks[0]), ("recap-unluckiest", lucks[-1])):
            yield say(key, name=f"<@{each.person_id}>", percent=round(each.luck or 0.0))


def _match(recap: Recap, say: Speaker) -> Component:
    """Section with a press that leads to the greatest comeback."""
    assert recap.comeback is not None
    table_id, person_id, percent, game = recap.comeback
    line = say("recap-match", name=f"<@{person_id}>", game=say(f"game-{game}"), percent=percent)
    opens = match_press(table_id, ViewOfHistory(SERVER, game))
    return ui.Section(line, accessory=button(say("button-history-match"), opens))
