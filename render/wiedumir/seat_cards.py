"""Each seat's colour card with its chips; closed where nobody may count them (W15)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.wiedumir.chips import AFTER_LIMIT, LIMIT
from engine.wiedumir.recent import RecentTurn
from engine.wiedumir.view import WieDuMirView
from render.seat_marks import MARKS
from render.sketch import Point, Sketch
from render.theme import Theme
from render.wiedumir.board_layout import EDGE, GAP, WIDTH
from render.wiedumir.sprites import CHIP_EDGE, CHIP_SHINE, GIVE, draw_chip

CARD_HEIGHT = 112
_A_ROW = 4
_ROOM_FOR_ONE = 330
"""Two seats do not get cards half as wide as the board."""

_GAIN = "#2f8f5b"
_CHIP = 9.5


class SeatCard(NamedTuple):
    """What one card shows. ``chips`` is None where they are closed; ``change`` is what the latest roll made of them.

    ``struck``: the limit has just hit; how many chips there were before.
    """

    seat: Seat
    chips: int | None
    change: int | None
    struck: int | None
    limited: bool
    active: bool


def seat_cards(view: WieDuMirView, recent: RecentTurn) -> Iterator[SeatCard]:
    for seat in range(view.seats):
        yield SeatCard(
            seat,
            view.chips[seat],
            recent.change(seat),
            next((had for hit, had in recent.struck if hit == seat), None),
            not view.no_limits,
            seat == view.to_act,
        )


def rows_of(seats: int) -> list[range]:
    """Five and more sit in two rows of much the same length."""
    if seats <= _A_ROW:
        return [range(seats)]
    upper = (seats + 1) // 2
    return [range(upper), range(upper, seats)]


def height_of_cards(seats: int) -> int:
    return len(rows_of(seats)) * (CARD_HEIGHT + GAP)


def lay_out_cards(picture: Image.Image, cards: list[SeatCard], top: int, theme: Theme) -> None:
    for row, seats in enumerate(rows_of(len(cards))):
        columns = len(rows_of(len(cards))[0])
        width = min(_ROOM_FOR_ONE, (WIDTH - 2 * EDGE - GAP * (columns - 1)) // columns)
        left = (WIDTH - width * len(seats) - GAP * (len(seats) - 1)) // 2
        for place, seat in enumerate(seats):
            at = (left + place * (width + GAP), top + row * (CARD_HEIGHT + GAP))
            picture.alpha_composite(_card(cards[seat], width, theme), at)


@lru_cache(maxsize=512)
def _card(card: SeatCard, width: int, theme: Theme) -> Image.Image:
    ground = theme.ground
    mark = MARKS[card.seat]
    sketch = Sketch(width, CARD_HEIGHT)
    # An edge in some colour would be like a seat's own; what is filled and rimmed in ink is like none.
    edge, thick = (GIVE, 7) if card.struck else (ground.ink, 6) if card.active else (mark.colour, 3)
    fill, slot = (ground.line, ground.faint_ink) if card.active else (ground.tray, ground.line)
    sketch.rectangle((2, 2), (width - 4, CARD_HEIGHT - 4), fill, 18, edge, thick)
    sketch.badge(mark, (44, 42), 28)
    if card.chips is None:
        _draw_purse(sketch, (114, 58))
    else:
        sketch.text((86, 43), str(card.chips), 52, ground.ink, 900, "lm")
        _draw_chips(sketch, card.chips, width, slot, limited=card.limited)
    if card.struck is not None:
        _draw_burst(sketch, (width - 62, 40))
        sketch.text((width - 62, 39), f"{card.struck}→{AFTER_LIMIT}", 27, "#ffffff", 900)
    elif card.change is None:
        _draw_swap(sketch, (width - 44, 42), ground.ink)
    elif card.change:
        label = f"+{card.change}" if card.change > 0 else f"−{-card.change}"
        colour = _GAIN if card.change > 0 else GIVE
        wide = 66 if abs(card.change) < 10 else 82
        sketch.rectangle((width - wide - 14, 20), (wide, 46), colour, 14)
        sketch.text((width - wide / 2 - 14, 43), label, 32, "#ffffff", 900)
    return sketch.finish()


def _draw_chips(sketch: Sketch, chips: int, width: int, line: str, *, limited: bool) -> None:
    """In a row; where there is a limit, with the room that is left up to it."""
    slots = max(LIMIT, chips) if limited else max(chips, 1)
    step = min(22.0, (width - 40) / slots)
    for slot in range(slots):
        centre = (24 + step * slot, 86.0)
        if slot < chips:
            draw_chip(sketch, centre, _CHIP)
        elif limited:
            sketch.ellipse(centre, (_CHIP - 2, _CHIP - 2), None, line, 2.5)


def _draw_purse(sketch: Sketch, centre: Point) -> None:
    """Chips in a closed hand: a bag that is tied up."""
    x, y = centre
    sketch.polygon([(x - 13, y - 22), (x + 13, y - 22), (x + 31, y + 30), (x - 31, y + 30)], CHIP_EDGE, CHIP_EDGE, 14)
    sketch.polygon([(x - 17, y - 40), (x + 17, y - 40), (x, y - 18)], CHIP_EDGE, CHIP_EDGE, 7)
    sketch.line([(x - 13, y - 21), (x + 13, y - 21)], CHIP_SHINE, 6)
    sketch.text((x, y + 9), "?", 42, CHIP_SHINE, 900)


def _draw_burst(sketch: Sketch, centre: Point) -> None:
    """Where a seat had too much: an explosion."""
    points = []
    for step in range(22):
        angle = math.tau * step / 22
        reach = 1.0 if step % 2 else 0.68
        points.append((centre[0] + 60 * reach * math.cos(angle), centre[1] + 39 * reach * math.sin(angle)))
    sketch.polygon(points, GIVE, "#ffffff", 3)


def _draw_swap(sketch: Sketch, centre: Point, ink: str) -> None:
    """Two arrows: all chips have changed hands."""
    x, y = centre
    for sign in (-1, 1):
        sketch.line([(x - 18 * sign, y + 9 * sign), (x + 8 * sign, y + 9 * sign)], ink, 6)
        tip = [(x + 22 * sign, y + 9 * sign), (x + 6 * sign, y - 3 * sign), (x + 6 * sign, y + 21 * sign)]
        sketch.polygon(tip, ink)
