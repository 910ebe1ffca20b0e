"""Table of a game night's dates: the totals for each date, then everybody's answers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from PIL import Image

from localization.catalog import Speaker
from render.caches import lettered
from render.lettering import write, write_within
from render.nameplate import portrait
from render.people import Player
from render.png import Palette
from render.ranking_picture import WIDTH
from render.sketch import Point, Sketch
from render.theme import GOLD, GOLD_INK, Colour, Theme

_ROWS_A_COLUMN = 12
"""More people than these stand in two columns, where the rows of 64 are still no higher than a phone's screen."""

_MARGIN, _TITLE, _DATE, _GAP, _HEADING = 14, 92, 54, 8, 50
_COUNT, _STAR = 100, 44


ANSWERS = ("yes", "maybe", "no")

INKS: dict[Theme, dict[str, Colour]] = {
    Theme.DARK: {"yes": "#58c98f", "maybe": "#e9b44c", "no": "#ff8d85"},
    Theme.LIGHT: {"yes": "#1f7a4d", "maybe": "#8f5c00", "no": "#b3352b"},
}


@dataclass(frozen=True, slots=True)
class NightDates:
    """``dates`` in words; ``people`` with one of the `ANSWERS` for each; ``best`` are those dates that suit most."""

    title: str
    dates: tuple[str, ...]
    people: tuple[tuple[Player, tuple[str, ...]], ...]
    best: Collection[int]

    def count(self, date: int, answer: str) -> int:
        """Number of people who gave that answer."""
        return sum(answers[date] == answer for _, answers in self.people)


def describe_night_dates(dates: NightDates, say: Speaker) -> str:
    """A line for each date, with how many gave each answer."""
    lines = []
    for date, label in enumerate(dates.dates):
        counts = [(answer, dates.count(date, answer)) for answer in ANSWERS]
        parts = [say(f"night-dates-{answer}", count=count) for answer, count in counts if count or answer == "yes"]
        standing = "best" if date in dates.best else "other"
        lines.append(say("night-dates-line", date=label, standing=standing, answers=", ".join(parts)))
    return "\n".join(lines)


def draw_night_dates(dates: NightDates, theme: Theme, palette: Palette) -> bytes:
    """A PNG; it shows no words but the title, the dates and names."""
    columns, high, cell = (1, 60, 92) if len(dates.people) <= _ROWS_A_COLUMN else (2, 42, 52)
    width = (WIDTH - _MARGIN) // columns - _MARGIN
    each = -(-len(dates.people) // columns)
    top = _TITLE + len(dates.dates) * (_DATE + _GAP) + _HEADING
    lefts = [width - 8 - cell * left for left in range(len(dates.dates), 0, -1)]
    above = Sketch(WIDTH, top, theme.ground.backdrop)
    write_within(above, (20, _TITLE / 2 + 4), dates.title, 46, theme.ground.ink, WIDTH - 40)
    for date, left in enumerate(lefts):
        date_top = _TITLE + date * (_DATE + _GAP)
        _draw_date(above, dates, date, date_top, theme)
        headings = [_MARGIN + column * (width + _MARGIN) + left + cell / 2 for column in range(columns)]
        for x, y in [(_MARGIN + 32, date_top + _DATE / 2), *((x, top - _HEADING / 2) for x in headings)]:
            _draw_number(above, date, (x, y), theme, best=date in dates.best)
    picture = Image.new("RGBA", (WIDTH, top + each * high + _MARGIN), theme.ground.backdrop)
    picture.paste(above.finish())
    for place, (player, answers) in enumerate(dates.people):
        column, down = divmod(place, each)
        row = Sketch(width, high, theme.ground.tray)
        for date in dates.best:
            row.rectangle((lefts[date], -3), (cell, high + 6), theme.ground.backdrop, 0, GOLD, 3)
        row.rectangle((0, high - 2), (width, 2), theme.ground.line)
        for answer, left in zip(answers, lefts, strict=True):
            _draw_answer(row, answer, (left + cell / 2, high / 2 - 1), high / 2 - 5, theme)
        size, room = lettered(min(34, high * 0.62)), lefts[0] - high - 14
        write_within(row, (high + 6, high / 2), player.name, size, theme.ground.ink, room)
        at = (_MARGIN + column * (width + _MARGIN), top + down * high)
        picture.paste(row.finish(), at)
        picture.alpha_composite(portrait(replace(player, seated=False), 0, high - 8), (at[0] + 4, at[1] + 3))
    return palette.encode(picture, theme)


def _draw_date(sketch: Sketch, dates: NightDates, date: int, top: float, theme: Theme) -> None:
    """The date, a star for the best, and how many gave each answer."""
    ground, middle = theme.ground, top + _DATE / 2
    sketch.rectangle((_MARGIN, top), (WIDTH - 2 * _MARGIN, _DATE), ground.tray, 16, ground.line, 4)
    counts = WIDTH - _MARGIN - len(ANSWERS) * _COUNT
    if date in dates.best:
        write(sketch, (counts - 16, middle), "★", 36, ground.ink, anchor="rm")
    room = counts - 110 - _STAR
    write_within(sketch, (_MARGIN + 64, middle), dates.dates[date], lettered(34), ground.ink, room)
    for place, answer in enumerate(ANSWERS):
        left, count = counts + place * _COUNT, dates.count(date, answer)
        _draw_answer(sketch, answer, (left + 16, middle), 15, theme)
        sketch.text((left + 37, middle), str(count), 32, ground.ink, 800, "lm", _COUNT - 52)


def _draw_number(sketch: Sketch, date: int, centre: Point, theme: Theme, *, best: bool) -> None:
    ground = theme.ground
    sketch.ellipse(centre, (19, 19), GOLD if best else None, ground.ink if best else ground.faint_ink, 3)
    sketch.text(centre, str(date + 1), 26, GOLD_INK if best else ground.ink, 800)


def _draw_answer(sketch: Sketch, answer: str, centre: Point, radius: float, theme: Theme) -> None:
    """Each has a shape of its own: a full disc with a tick, half a disc, a cross."""
    ink = INKS[theme.base][answer]

    def line(colour: Colour, *points: Point) -> None:
        sketch.line([(centre[0] + radius * x, centre[1] + radius * y) for x, y in points], colour, radius * 0.24)

    if answer == "yes":
        sketch.ellipse(centre, (radius, radius), ink)
        line(theme.ground.backdrop, (-0.46, 0.04), (-0.13, 0.37), (0.48, -0.3))
    elif answer == "maybe":
        sketch.ellipse(centre, (radius, radius), None, ink, radius * 0.17)
        sketch.arc(centre, (radius, radius), 90, 270, ink, radius)
    else:
        line(ink, (-0.55, -0.55), (0.55, 0.55))
        line(ink, (-0.55, 0.55), (0.55, -0.55))
