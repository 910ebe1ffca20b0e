"""Everybody's points so far, below the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.forgetit.hand import totals
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from render.caches import kept, lettered
from render.nameplate import nameplate
from render.people import Player
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

_SEATS_PER_ROW = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
_MOST_PER_ROW = 4
"""With more than six seats."""

_ROW, _LOW_ROW, _GAP = 72, 58, 8
_LOW_FROM = 9
"""From this number of seats on, the rows are low."""


def height_of_standings(seats: int) -> int:
    """Height in pixels of the standings, whose seats stand in rows."""
    rows = -(-seats // _columns(seats))
    return rows * (_row(seats) + _GAP) - _GAP


def best_seats(points: Sequence[int], players: Sequence[Player]) -> list[Seat]:
    """Seats with the most points; one that was given up is never among them."""
    ranked = [seat for seat in range(len(points)) if not players[seat].resigned]
    most = max((points[seat] for seat in ranked), default=0)
    return [seat for seat in ranked if points[seat] == most]


def standings(
    view: ForGetItView, players: Sequence[Player], width: int, theme: Theme
) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """The parts of each seat's plate, with their corners: the plate, the points, which change most often, and the name.

    That of the seat to act is framed; at the end, those of the winners.
    """
    points = totals(view.sheet)
    best = best_seats(points, players)
    framed = best if view.phase is Phase.OVER else [view.turn]
    columns, height = _columns(view.seats), _row(view.seats)
    cell = (width - (columns - 1) * _GAP) // columns
    for seat in range(view.seats):
        row, column = divmod(seat, columns)
        in_row = min(columns, view.seats - row * columns)
        left = (width - in_row * (cell + _GAP) + _GAP) // 2 + column * (cell + _GAP)
        top = row * (height + _GAP)
        yield _plate(cell, height, theme, framed=seat in framed), (left, top)
        figure = _points(points[seat], height, theme, leads=points[seat] > 0 and seat in best)
        yield figure, (left + cell - figure.width, top)
        yield nameplate(players[seat], seat, cell - figure.width - 8, height - 12, theme), (left + 6, top + 6)


def _columns(seats: int) -> int:
    return _SEATS_PER_ROW.get(seats, _MOST_PER_ROW)


def _row(seats: int) -> int:
    return _LOW_ROW if seats >= _LOW_FROM else _ROW


@kept
def _plate(width: int, height: int, theme: Theme, *, framed: bool) -> Image.Image:
    ground = theme.ground
    sketch = Sketch(width, height)
    sketch.rectangle(
        (1, 1), (width - 2, height - 2), ground.tray, 18, GOLD if framed else ground.line, 5 if framed else 2
    )
    return sketch.finish()


@kept
def _points(points: int, height: int, theme: Theme, *, leads: bool) -> Image.Image:
    """The right end of a plate, as high as the plate; the most points are on gold."""
    digits = str(points)
    figure = lettered(height * 0.46)
    width = round(len(digits) * figure * 0.62) + 28
    sketch = Sketch(width, height)
    if leads:
        sketch.rectangle((0, 9), (width - 8, height - 18), GOLD, 12)
    ink = GOLD_INK if leads else theme.ground.ink
    sketch.text((width - 17, height / 2), digits, figure, ink, 850, "rm", room=0)
    return sketch.finish()
