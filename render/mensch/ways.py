"""The ways of the latest moves: ribbons under the pawns, older ones fainter, and bursts where pawns were thrown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.game import Seat
from engine.mensch.board import BASE
from engine.mensch.events import PawnMoved
from engine.mensch.view import MenschView
from render.art import art, shade
from render.caches import kept
from render.canvas import Canvas, put
from render.mensch.describe import MOVES_SHOWN
from render.mensch.materials import HOT, HOT_CORE, HOT_DEEP, IVORY, MATERIALS
from render.mensch.pieces import ghost_sprite
from render.mensch.places import CELL, DISH, Place, dish_place, way
from render.mensch.squares import turned
from render.people import MARKS
from render.sketch import Sketch
from render.theme import Colour, Theme

_FADED = (0.0, 0.4, 0.58, 0.7)
"""Share of the paper in the colour of a way, by the turns that have passed since."""

_BAND, _EDGE = 6, 10
"""Half the width of a way, without its light edge and with it."""


def put_ways(picture: Canvas, view: MenschView, moves: Sequence[PawnMoved], theme: Theme) -> None:
    """The latest of the moves as ribbons from square to square; ghosts stand where the pawns set out."""
    shown = moves[-MOVES_SHOWN:]
    ages = _ages(shown)
    for move, age in zip(shown, ages, strict=True):
        corner = view.agreed.corners[move.pawn.seat]
        places = list(way(corner, move.pawn.pawn, move.start, move.end))
        paper = MATERIALS[theme.base].paper
        share = 0.0 if theme is Theme.CONTRAST else _FADED[age]
        colour = shade(MARKS[move.pawn.seat].colour, paper, share)
        edge = shade(MARKS[move.pawn.seat].edge(theme, IVORY), paper, share)
        if move.start == BASE:
            _put_entry(picture, dish_place(corner), places[-1], colour, edge)
        else:
            put_way(picture, places, colour, edge)
        if not age:
            put(picture, _halo(move.pawn.seat), places[-1])
        put(picture, ghost_sprite(move.pawn.seat, theme), places[0])
    for move in shown:
        if move.captured:
            end = list(way(view.agreed.corners[move.pawn.seat], move.pawn.pawn, move.start, move.end))[-1]
            put(picture, burst_sprite(), end)


def put_way(picture: Image.Image | Canvas, places: Sequence[Place], colour: Colour, edge: Colour) -> None:
    """A ribbon along neighbouring squares, with a chevron on every square but the first."""
    for half, ink in ((_EDGE, edge), (_BAND, colour)):
        for (x1, y1), (x2, y2) in pairwise(places):
            box = (min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half + 1, max(y1, y2) + half + 1)
            picture.paste(ink, box)
    for here, there in pairwise(places):
        direction = ((there[0] > here[0]) - (there[0] < here[0]), (there[1] > here[1]) - (there[1] < here[1]))
        put(picture, _chevron(colour, edge, direction), there)


@kept
def _chevron(colour: Colour, edge: Colour, direction: tuple[int, int]) -> Image.Image:
    return turned(art("mensch/chevron", 48, body=colour, edge=edge), direction)


def _ages(moves: Sequence[PawnMoved]) -> list[int]:
    """For each move how many turns ago it was, at most as many as can be told apart."""
    ages, age = [], 0
    for place in range(len(moves) - 1, -1, -1):
        if place + 1 < len(moves) and moves[place].seat != moves[place + 1].seat:
            age = min(age + 1, len(_FADED) - 1)
        ages.append(age)
    return ages[::-1]


def _put_entry(picture: Canvas, dish: Place, start: Place, colour: Colour, edge: Colour) -> None:
    """From the dish's rim onto the start square."""
    dx, dy = start[0] - dish[0], start[1] - dish[1]
    length = (dx * dx + dy * dy) ** 0.5
    tip = (length - 62) / length
    sprite = _entry(round(length - DISH / 2 - 52), (round(100 * dx / length), round(100 * dy / length)), colour, edge)
    middle = (DISH / 2 / length + tip) / 2
    put(picture, sprite, (round(dish[0] + dx * middle), round(dish[1] + dy * middle)))


@kept
def _entry(length: int, direction: tuple[int, int], colour: Colour, edge: Colour) -> Image.Image:
    """A short arrow; the direction is in hundredths."""
    side = length + 44
    dx, dy = direction[0] / 100, direction[1] / 100
    sketch = Sketch(side, side)
    middle = side / 2

    def at(along: float, aside: float = 0) -> tuple[float, float]:
        return (middle + dx * along - dy * aside, middle + dy * along + dx * aside)

    half = length / 2
    head = [at(half), at(half - 22, 17), at(half - 22, -17)]
    for grown, ink in ((4, edge), (0, colour)):
        sketch.line([at(-half), at(half - 18)], ink, 2 * (_BAND + grown))
        sketch.polygon(head, ink, ink, 2 * grown + 1)
    return sketch.finish()


@kept
def _halo(seat: Seat) -> Image.Image:
    """Round the square where the latest move ended."""
    side = CELL + 12
    sketch = Sketch(side, side)
    middle = (side / 2, side / 2)
    sketch.ellipse(middle, (44, 44), None, IVORY, 11)
    sketch.ellipse(middle, (42, 42), None, MARKS[seat].colour, 7)
    return sketch.finish()


def burst_sprite(side: int = 128) -> Image.Image:
    """Behind a pawn that captured."""
    return art("mensch/burst", side, hot=HOT, rim=HOT_DEEP, core=HOT_CORE)
