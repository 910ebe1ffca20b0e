"""Everybody's points so far, below the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.forgetit.scoring import totals
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from render.lettering_size import kept, lettered
from render.nameplate import nameplate, portrait
from render.player import Player
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

_SEATS_A_ROW = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
_MOST_A_ROW = 4
"""With more than six seats."""

_ROW, _LOW_ROW, _GAP = 72, 58, 8
_LOW_FROM = 9
"""From this number of seats on, the rows are low."""


def height_of_standings(seats: int) -> int:
    rows = -(-seats // _columns(seats))
    return rows * (_row(seats) + _GAP) - _GAP


def standings(
    view: ForGetItView, players: Sequence[Player], width: int, theme: Theme
) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """A plate for each seat, with its corner. That of the seat to act is framed; at the end, those of the winners."""
    points = totals(view.sheet)
    most = max(points)
    framed = [seat for seat in range(view.seats) if points[seat] == most] if view.phase is Phase.OVER else [view.turn]
    columns, height = _columns(view.seats), _row(view.seats)
    cell = (width - (columns - 1) * _GAP) // columns
    for seat in range(view.seats):
        row, column = divmod(seat, columns)
        in_row = min(columns, view.seats - row * columns)
        left = (width - in_row * (cell + _GAP) + _GAP) // 2 + column * (cell + _GAP)
        player = players[seat] if players else None
        leads = most > 0 and points[seat] == most
        plate = _plate(player, seat, points[seat], (cell, height), theme, framed=seat in framed, leads=leads)
        yield plate, (left, row * (height + _GAP))


def _columns(seats: int) -> int:
    return _SEATS_A_ROW.get(seats, _MOST_A_ROW)


def _row(seats: int) -> int:
    return _LOW_ROW if seats >= _LOW_FROM else _ROW


@kept(maxsize=256)
def _plate(
    player: Player | None, seat: Seat, points: int, size: tuple[int, int], theme: Theme, *, framed: bool, leads: bool
) -> Image.Image:
    width, height = size
    ground = theme.ground
    sketch = Sketch(width, height)
    sketch.rectangle(
        (1, 1), (width - 2, height - 2), ground.tray, 18, GOLD if framed else ground.line, 5 if framed else 2
    )
    digits = str(points)
    figure = lettered(height * 0.46)
    room = len(digits) * figure * 0.62 + 22
    if leads:
        sketch.rectangle((width - room - 6, 9), (room - 2, height - 18), GOLD, 12)
    ink = GOLD_INK if leads else ground.ink
    sketch.text((width - 17, height / 2), digits, figure, ink, 850, "rm", room=0)
    picture = sketch.finish()
    inner = height - 12
    if player is None:
        name = portrait(Player(""), seat, inner)
    else:
        name = nameplate(player, seat, round(width - room - 14), inner, theme)
    picture.alpha_composite(name, (6, 6))
    return picture
