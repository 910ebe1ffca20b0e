"""What the cards show: one small drawing each, 236 × 176, in the ink and colours of a card's paper."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from engine.wiedumir.cards import Card
from render.sketch import Point, Sketch
from render.theme import Colour
from render.wiedumir.sprites import GIVE, INK, TAKE, draw_arrow, draw_chip, draw_flag

ART_WIDTH, ART_HEIGHT = 236, 176

OWN, OTHER, THIRD = "#5b4fa8", "#8b8374", "#b9ae9c"
"""The drawer's pawn, and anyone else's."""

_GAIN, _LOSS = "#2f8f5b", GIVE
_GROUND, _TILE, _TILE_EDGE = 140, "#efe4cc", "#c9b98f"


def draw_art(sketch: Sketch, card: Card) -> None:
    """The card's drawing from the sketch's upper left corner on."""
    _ART[card](sketch)


def _pawn(sketch: Sketch, x: float, y: float, colour: Colour, scale: float = 1.0) -> None:
    """A plain pawn of no particular seat; ``y`` is the ground."""
    sketch.ellipse((x, y - 4 * scale), (19 * scale, 7 * scale), INK)
    body = [(x - 6 * scale, y - 34 * scale), (x + 6 * scale, y - 34 * scale), (x + 17 * scale, y - 5 * scale)]
    sketch.polygon([*body, (x - 17 * scale, y - 5 * scale)], colour, INK, 4 * scale)
    sketch.ellipse((x, y - 5 * scale), (17 * scale, 5.5 * scale), colour)
    sketch.ellipse((x, y - 43 * scale), (15 * scale, 15 * scale), colour, INK, 2.6 * scale)


def _tiles(sketch: Sketch, xs: list[float], y: float = _GROUND, width: float = 40) -> None:
    for x in xs:
        sketch.rectangle((x - width / 2, y - 9), (width, 20), _TILE, 6, _TILE_EDGE, 2)


def _chips(sketch: Sketch, x: float, y: float, count: int, radius: float = 13) -> None:
    """Side by side around the middle ``x``."""
    for number in range(count):
        draw_chip(sketch, (x + (number - (count - 1) / 2) * radius * 1.5, y), radius)


def _pot(sketch: Sketch, x: float, y: float) -> None:
    """The supply: a cup; ``y`` is its rim."""
    sketch.polygon([(x - 40, y), (x + 40, y), (x + 31, y + 62), (x - 31, y + 62)], "#9a6a3f", INK, 5)
    sketch.polygon([(x - 38, y), (x + 38, y), (x + 30, y + 60), (x - 30, y + 60)], "#9a6a3f")
    sketch.ellipse((x, y), (42, 11), "#6f4826", INK, 3)


def _arc(sketch: Sketch, start: Point, end: Point, rise: float, colour: Colour = INK, width: float = 8) -> None:
    """An arrow in a bow from one point to another."""
    (x1, y1), (x2, y2) = start, end
    points = []
    for step in range(13):
        t = step / 12
        points.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - rise * 4 * t * (1 - t)))
    draw_arrow(sketch, points, colour, width, None)


def _number(sketch: Sketch, at: Point, words: str, colour: Colour = INK, size: float = 38) -> None:
    sketch.text(at, words, size, colour, 900)


def _flag(sketch: Sketch, x: float, y: float = _GROUND, height: float = 92) -> None:
    draw_flag(sketch, (x, y), height, INK)


def _hand(sketch: Sketch, x: float, y: float) -> None:
    """An open hand that holds something out; ``y`` is its palm."""
    sketch.rectangle((x - 34, y), (68, 20), "#e9b98f", 10, INK, 3)
    sketch.rectangle((x - 62, y + 2), (34, 30), "#4f7fb5", 5, INK, 3)


def _draw_overtake(sketch: Sketch) -> None:
    _tiles(sketch, [38, 92, 146, 200])
    _pawn(sketch, 38, _GROUND, OWN)
    _pawn(sketch, 146, _GROUND, OTHER)
    _arc(sketch, (44, 66), (200, 118), 62, OWN)


def _draw_tribute(sketch: Sketch) -> None:
    _flag(sketch, 24)
    for x in (118, 166, 214):
        _pawn(sketch, x, _GROUND, OTHER, 0.9)
        draw_chip(sketch, (x, 58), 14)
    for x in (118, 166, 214):
        sketch.line([(x, 28), (x, 34)], OWN, 6)
    sketch.line([(118, 24), (214, 24)], OWN, 6)


def _draw_place_other(sketch: Sketch) -> None:
    _tiles(sketch, [34, 90, 146, 202])
    _pawn(sketch, 118, 84, OTHER)
    for x, y in ((34, 124), (202, 124)):
        _arc(sketch, (118 + (x - 118) * 0.3, 62), (x, y), 18)
    _number(sketch, (90, 112), "?", OWN, 30)
    _number(sketch, (146, 112), "?", OWN, 30)


def _draw_toll(sketch: Sketch) -> None:
    _flag(sketch, 28, 150, 116)
    _pawn(sketch, 176, 150, OTHER, 1.1)
    sketch.line([(132, 40), (220, 40)], _LOSS, 14)
    for x in (146, 176, 206):
        sketch.line([(x - 4, 40), (x + 4, 40)], "#ffffff", 12)
    _chips(sketch, 176, 72, 2)
    # On the goal the card is small, and only the number sets it apart from the others.
    _number(sketch, (88, 126), "−2", _LOSS, 54)


def _draw_fine(sketch: Sketch) -> None:
    _pot(sketch, 118, 96)
    for x, y in ((82, 34), (118, 22), (154, 34)):
        draw_chip(sketch, (x, y), 15)
    draw_arrow(sketch, [(118, 46), (118, 84)], _LOSS, 9, None)


def _draw_neighbours(sketch: Sketch) -> None:
    _pawn(sketch, 118, _GROUND + 8, OWN, 1.15)
    for x, sign in ((36, -1), (200, 1)):
        _pawn(sketch, x, _GROUND + 8, OTHER)
        _chips(sketch, x, 62, 2)
        draw_arrow(sketch, [(118 + 24 * sign, 108), (118 + 56 * sign, 108)], OWN, 8, None)


def _draw_raise(sketch: Sketch) -> None:
    _pawn(sketch, 52, _GROUND + 8, OTHER, 1.2)
    draw_arrow(sketch, [(108, 148), (108, 58)], _GAIN, 12, None)
    _chips(sketch, 176, 132, 4, 13)
    _chips(sketch, 176, 106, 4, 13)
    _number(sketch, (176, 58), "8", INK, 64)


def _draw_shift(sketch: Sketch) -> None:
    _tiles(sketch, [30, 74, 118, 162, 206], width=36)
    _pawn(sketch, 118, _GROUND, OTHER)
    _arc(sketch, (126, 76), (206, 122), 22, _GAIN)
    _arc(sketch, (110, 76), (30, 122), 22, _LOSS)
    _number(sketch, (186, 44), "2", _GAIN, 40)
    _number(sketch, (50, 44), "2", _LOSS, 40)


def _draw_swap_others(sketch: Sketch) -> None:
    for x, colour, count in ((46, OTHER, 3), (190, THIRD, 1)):
        _pawn(sketch, x, _GROUND + 16, colour, 1.1)
        _chips(sketch, x, 72, count)
    _arc(sketch, (84, 62), (154, 62), 30)
    _arc(sketch, (152, 104), (82, 104), -30)


def _draw_fall_back(sketch: Sketch) -> None:
    _tiles(sketch, [38, 92, 146, 200])
    _pawn(sketch, 92, _GROUND, OTHER)
    _pawn(sketch, 200, _GROUND, OWN)
    _arc(sketch, (194, 66), (38, 118), 62, OWN)


def _draw_give_home(sketch: Sketch) -> None:
    _flag(sketch, 24)
    _pawn(sketch, 126, _GROUND, OTHER)
    _pawn(sketch, 196, _GROUND, OTHER)
    _chips(sketch, 161, 54, 3, 14)
    for x in (132, 190):
        draw_arrow(sketch, [(161, 68), (x, 84)], OWN, 5, None)


def _draw_pass_on(sketch: Sketch) -> None:
    _pawn(sketch, 40, _GROUND + 8, OTHER)
    _pawn(sketch, 196, _GROUND + 8, THIRD)
    _chips(sketch, 118, 52, 2, 16)
    _arc(sketch, (56, 86), (182, 86), 18, OWN, 9)
    _number(sketch, (40, 60), "−2", _LOSS, 34)
    _number(sketch, (196, 60), "+2", _GAIN, 34)


def _draw_collect(sketch: Sketch) -> None:
    _pawn(sketch, 118, _GROUND + 16, OWN, 1.15)
    for x, sign in ((36, 1), (200, -1)):
        _pawn(sketch, x, _GROUND + 16, OTHER, 0.9)
        draw_arrow(sketch, [(x + 24 * sign, 106), (x + 52 * sign, 106)], _GAIN, 8, None)
    _chips(sketch, 118, 44, 4, 15)


def _draw_swap(sketch: Sketch) -> None:
    for x, colour, count in ((46, OWN, 1), (190, OTHER, 3)):
        _pawn(sketch, x, _GROUND + 16, colour, 1.1)
        _chips(sketch, x, 72, count)
    _arc(sketch, (84, 62), (154, 62), 30, OWN)
    _arc(sketch, (152, 104), (82, 104), -30, OWN)


def _draw_generous(sketch: Sketch) -> None:
    _hand(sketch, 118, 118)
    for row, count in enumerate((4, 3, 2)):
        _chips(sketch, 122, 102 - row * 22, count, 14)
    _number(sketch, (204, 62), "≥2", INK, 40)


def _draw_last_pays(sketch: Sketch) -> None:
    _flag(sketch, 160, 150, 88)
    _pawn(sketch, 118, 152, OTHER, 1.1)
    _number(sketch, (46, 62), "−4", _LOSS, 54)
    _chips(sketch, 46, 116, 2, 13)
    _chips(sketch, 46, 138, 2, 13)


def _draw_gain(sketch: Sketch) -> None:
    for x in (70, 118, 166):
        sketch.ellipse((x, 38 - (x == 118) * 10), (38, 24), "#a9b8c9", INK, 3)
    sketch.rectangle((60, 26), (116, 30), "#a9b8c9", 14)
    for x, y in ((52, 92), (118, 88), (184, 92), (85, 134), (151, 134)):
        sketch.line([(x, y - 24), (x, y - 30)], INK, 3)
        draw_chip(sketch, (x, y), 16)


def _draw_fill(sketch: Sketch) -> None:
    for row in range(2):
        _chips(sketch, 118, 62 + row * 30, 5, 17)
    _hand(sketch, 118, 118)
    _number(sketch, (202, 140), "10", INK, 44)


def _draw_place_own(sketch: Sketch) -> None:
    _tiles(sketch, [34, 90, 146, 202])
    for sign in (-1, 1):
        for spread in (0, 1):
            x = 118 + sign * (46 + 6 * spread)
            sketch.ellipse((x, 56 + spread * 14), (30 - 6 * spread, 11), "#ffffff", INK, 3)
    _pawn(sketch, 118, 98, OWN, 1.15)
    for x in (34, 90, 146, 202):
        _number(sketch, (x, 114), "?", OWN, 28)


def _draw_advance(sketch: Sketch) -> None:
    _tiles(sketch, [28, 73, 118, 163, 208], width=38)
    _pawn(sketch, 28, _GROUND, OWN, 0.95)
    for number in range(4):
        left = 34 + number * 45
        _arc(sketch, (left, 88), (left + 38, 112), 22, OWN, 6)
    _number(sketch, (130, 40), "+4", _GAIN, 50)


def _draw_first_gains(sketch: Sketch) -> None:
    _flag(sketch, 22, 152, 108)
    for x, height, colour in ((118, 44, THIRD), (160, 66, TAKE), (202, 30, THIRD)):
        sketch.rectangle((x - 21, 152 - height), (42, height), colour, 4, INK, 3)
    _number(sketch, (160, 122), "1", INK, 40)
    _chips(sketch, 160, 66, 3, 15)
    _number(sketch, (168, 26), "+3", _GAIN, 54)


def _draw_give_five(sketch: Sketch) -> None:
    sketch.rectangle((52, 84), (92, 72), "#d96b7b", 6, INK, 3)
    sketch.rectangle((44, 70), (108, 26), "#e58b98", 6, INK, 3)
    sketch.rectangle((89, 70), (18, 86), TAKE, 0, INK, 2)
    for sign in (-1, 1):
        sketch.ellipse((98 + sign * 21, 56), (21, 13), TAKE, INK, 3)
    for step in range(5):
        angle = math.radians(-100 + step * 40)
        draw_chip(sketch, (184 + 32 * math.cos(angle), 96 + 32 * math.sin(angle)), 14)
    _number(sketch, (184, 95), "5", INK, 34)


_ART: Mapping[Card, Callable[[Sketch], None]] = {
    Card.OVERTAKE: _draw_overtake,
    Card.TRIBUTE: _draw_tribute,
    Card.PLACE_OTHER: _draw_place_other,
    Card.TOLL: _draw_toll,
    Card.FINE: _draw_fine,
    Card.NEIGHBOURS: _draw_neighbours,
    Card.RAISE: _draw_raise,
    Card.SHIFT: _draw_shift,
    Card.SWAP_OTHERS: _draw_swap_others,
    Card.FALL_BACK: _draw_fall_back,
    Card.GIVE_HOME: _draw_give_home,
    Card.PASS_ON: _draw_pass_on,
    Card.COLLECT: _draw_collect,
    Card.SWAP: _draw_swap,
    Card.GENEROUS: _draw_generous,
    Card.LAST_PAYS: _draw_last_pays,
    Card.GAIN: _draw_gain,
    Card.FILL: _draw_fill,
    Card.PLACE_OWN: _draw_place_own,
    Card.ADVANCE: _draw_advance,
    Card.FIRST_GAINS: _draw_first_gains,
    Card.GIVE_FIVE: _draw_give_five,
}
