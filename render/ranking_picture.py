"""The result of every game as a picture: a podium, and below it a row for each seat with all that the game shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from localization.catalog import Speaker
from render.caches import lettered
from render.figures import Figure
from render.lettering import text_width, write, write_within
from render.nameplate import nameplate, portrait
from render.people import Player
from render.png import Palette
from render.podium import METALS, RankedRow, on_podium, paint_podium
from render.sketch import Point, Sketch
from render.theme import GOLD, GOLD_INK, Colour, Theme

WIDTH = 1024
DETAIL_WIDTH = 590
"""As wide as a detail may be beside a score. It is drawn smaller where a name needs the room."""

WIDE_DETAIL = 760
"""As wide as a detail may be where no score stands beside it."""

ROWS_A_COLUMN = 8
"""More rows than these stand in two columns."""

NARROW_DETAIL = 124
"""As wide as a detail may be in one of two columns."""

MOST_PEOPLE = 16
"""As many as have rows in the result of a game night. Of more, all but the last row: the next line counts the rest."""

_BESIDE = 400
"""As wide as what stands beside the podium."""

_NIGHT_DETAIL, _LINE = (336, 60), 42
_MARGIN, _GAP = 14, 8
_ROW, _ROW_WITH_TOTAL, _PADDING = 76, 88, 7
_MEDAL_AT, _MEDAL = 42, 23
_NAME_LEFT, _NAME_WIDTH, _NAME_HEIGHT = 78, 256, 60
_NARROW_NAME_WIDTH, _NARROW_NAME_HEIGHT, _LONG_NAME_WIDTH = 170, 46, 430
_SCORE_ROOM, _NARROW_SCORE_ROOM = 132, 92
_SCORE, _NARROW_SCORE, _TOTAL, _NARROW_TOTAL = 46, 38, 28, 24

Beside = Callable[[tuple[int, int]], Image.Image]
"""Drawer of a picture of that size."""


def draw_ranking(
    rows: Sequence[RankedRow],
    theme: Theme,
    palette: Palette,
    players: Sequence[Player],
    figure: Figure,
    *,
    podium_alone: bool = False,
    beside: Beside | None = None,
) -> bytes:
    """A PNG of the rows, as they come: best first, and last what belongs to nobody.

    ``players`` are those of all seats. The ``figure`` stands on the podium, and ``beside`` draws what stands by it, in
    any size. ``podium_alone``: where there is one, the rows are shown elsewhere.
    """
    return palette.encode(paint_ranking(rows, theme, players, figure, podium_alone=podium_alone, beside=beside), theme)


def paint_ranking(
    rows: Sequence[RankedRow],
    theme: Theme,
    players: Sequence[Player],
    figure: Figure,
    *,
    podium_alone: bool = False,
    beside: Beside | None = None,
    long_names: bool = False,
) -> Image.Image:
    """``long_names``: all rows stand in one column, and names have more room there."""
    first = on_podium(rows)
    if first and podium_alone:
        rows = ()
    columns = 1 if long_names or len(rows) <= ROWS_A_COLUMN else 2
    width = (WIDTH - _MARGIN - columns * _MARGIN) // columns
    each = max(1, -(-len(rows) // columns))
    name_width = _LONG_NAME_WIDTH if long_names else _NAME_WIDTH if columns == 1 else _NARROW_NAME_WIDTH
    pictures = [_row(row, players, width, name_width, theme) for row in rows]
    stacks = [pictures[start : start + each] for start in range(0, len(pictures), each)]
    room = WIDTH - 2 * _MARGIN - (0 if beside is None else _BESIDE + _GAP)
    podium = paint_podium(first, players, room, theme, figure) if first else None
    top = _MARGIN if podium is None else podium.height + _MARGIN + _GAP
    below = max((sum(picture.height + _GAP for picture in stack) for stack in stacks), default=0)
    height = top + below - _GAP + _MARGIN
    together = Image.new("RGBA", (WIDTH, height), theme.ground.backdrop)
    if podium is not None:
        together.alpha_composite(podium, (_MARGIN, _MARGIN))
        if beside is not None:
            together.paste(beside((_BESIDE, podium.height)), (WIDTH - _MARGIN - _BESIDE, _MARGIN))
    for column, stack in enumerate(stacks):
        y = top
        for picture in stack:
            together.alpha_composite(picture, (_MARGIN + column * (width + _MARGIN), y))
            y += picture.height + _GAP
    return together


def _row(row: RankedRow, players: Sequence[Player], width: int, name_width: int, theme: Theme) -> Image.Image:
    """Place, name, what the game shows, and the score."""
    ground = theme.ground
    wide = width > WIDTH / 2
    name_height = _NAME_HEIGHT if wide else _NARROW_NAME_HEIGHT
    detail_left = _NAME_LEFT + name_width + (12 if wide else 6)
    score_room = (_SCORE_ROOM if wide else _NARROW_SCORE_ROOM) if row.score else 16
    detail = _fitted(row.detail(theme), width - detail_left - score_room - 8) if row.detail else None
    height = max(_ROW_WITH_TOTAL if row.total else _ROW, detail.height + 2 * _PADDING if detail else 0)
    middle = height / 2
    won = row.place == 1
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), ground.tray, 18, GOLD if won else ground.line, 4 if won else 2)
    if row.place is not None:
        _draw_medal(sketch, row.place, (_MEDAL_AT, middle), theme)
    if row.seat is None:
        _draw_nobody(sketch, (_NAME_LEFT + name_height / 2, middle), name_height * 0.36, ground.faint_ink)
    _draw_score(sketch, row, (width - 20, middle), theme, wide=wide)
    picture = sketch.finish()
    if row.seat is not None:
        top = (height - name_height) // 2
        plate = nameplate(players[row.seat], row.seat, name_width, name_height, theme)
        picture.alpha_composite(plate, (_NAME_LEFT, top))
    if detail:
        picture.alpha_composite(detail, (detail_left, (height - detail.height) // 2))
    return picture


def _fitted(detail: Image.Image, room: int) -> Image.Image:
    if detail.width <= room:
        return detail
    return detail.resize((room, max(1, round(detail.height * room / detail.width))), Image.Resampling.LANCZOS)


def _draw_medal(sketch: Sketch, place: int, centre: Point, theme: Theme) -> None:
    if place not in METALS:
        sketch.text(centre, str(place), 34, theme.ground.ink, 800)
        return
    metal, ink = METALS[place]
    sketch.ellipse(centre, (_MEDAL, _MEDAL), metal, "#ffffff", 3)
    sketch.text(centre, str(place), 29, ink, 850)


def _draw_nobody(sketch: Sketch, centre: Point, radius: float, ink: Colour) -> None:
    x, y = centre
    sketch.ellipse(centre, (radius, radius), None, ink, 4)
    sketch.line([(x - radius * 0.68, y + radius * 0.68), (x + radius * 0.68, y - radius * 0.68)], ink, 4)


def _draw_score(sketch: Sketch, row: RankedRow, right: Point, theme: Theme, *, wide: bool) -> None:
    """The score, and below it the total; the highest total on gold."""
    x, y = right
    ink = theme.ground.ink
    size, small = (_SCORE, _TOTAL) if wide else (_NARROW_SCORE, _NARROW_TOTAL)
    room = (_SCORE_ROOM if wide else _NARROW_SCORE_ROOM) - 20
    write(sketch, (x, y - (17 if row.total else 0)), row.score, size, ink, 850, "rm", room)
    if not row.total:
        return
    total = f"= {row.total}"
    if row.leads:
        long = text_width(total, small, 750)
        sketch.rectangle((x - long - 10, y + 7), (long + 20, small + 6), GOLD, 11)
        ink = GOLD_INK
    write(sketch, (x, y + 23), total, small, ink, 750, "rm")


@dataclass(frozen=True, slots=True)
class NightRow:
    """The average score of somebody's rounds in a game night."""

    place: int
    player: Player
    average: float
    rounds: int


def describe_night(rows: Sequence[NightRow], titles: Sequence[str], say: Speaker) -> str:
    """A line for each row and title of the picture."""
    shown, below = _shown(rows, titles, say)
    lines = []
    for row in shown:
        words = say("night-podium-words", average=say("decimal", number=row.average), count=row.rounds)
        lines.append(say("ranking-line", place=row.place, name=row.player.name, words=words))
    return "\n".join([*lines, *below])


def _shown(rows: Sequence[NightRow], titles: Sequence[str], say: Speaker) -> tuple[Sequence[NightRow], Sequence[str]]:
    """The rows, and the lines below them."""
    if len(rows) <= MOST_PEOPLE:
        return rows, titles
    return rows[: MOST_PEOPLE - 1], [say("night-podium-rest", count=len(rows) - MOST_PEOPLE + 1), *titles]


def draw_night(rows: Sequence[NightRow], titles: Sequence[str], theme: Theme, palette: Palette, say: Speaker) -> bytes:
    """A PNG of the rows, best first; ``titles`` are lines such as "🧀 Pushed 41 cheeses · Anna"."""
    shown, below = _shown(rows, titles, say)
    players = [replace(row.player, seated=False) for row in shown]
    ranked = []
    for number, row in enumerate(shown):
        detail = partial(_night_detail, say("night-podium-rounds", count=row.rounds))
        ranked.append(RankedRow(row.place, number, "", say("decimal", number=row.average), detail=detail))
    faces = Figure(lambda number, height: portrait(players[number], number, height), foot=1.0)
    ranking = paint_ranking(ranked, theme, players, faces, long_names=True)
    lines = Sketch(WIDTH, len(below) * _LINE + 10)
    for number, line in enumerate(below):
        write_within(lines, (28, (number + 0.5) * _LINE), line, lettered(32), theme.ground.ink, WIDTH - 56)
    picture = Image.new("RGBA", (WIDTH, ranking.height + lines.height), theme.ground.backdrop)
    picture.paste(ranking)
    picture.alpha_composite(lines.finish(), (0, ranking.height))
    return palette.encode(picture, theme)


def _night_detail(rounds: str, theme: Theme) -> Image.Image:
    sketch = Sketch(*_NIGHT_DETAIL)
    write(sketch, (324, 30), rounds, lettered(32), theme.ground.faint_ink, 650, "rm", room=180)
    return sketch.finish()
