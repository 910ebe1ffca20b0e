"""Looks of the board's squares, for the board itself and for illustrations."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from render.art import SHADES, art, shade
from render.caches import kept
from render.mensch.materials import IVORY, LINE, MATERIALS, SHADOW, SQUARE, colour_of
from render.mensch.places import CELL, DISH, GOAL_STEP
from render.people import MARKS
from render.sketch import Sketch
from render.theme import Theme

_START = 100
_NUMBERED = 5
_TURNS = {(0, -1): 0, (1, 0): 270, (0, 1): 180, (-1, 0): 90}
"""Counter-clockwise degrees from upwards to a direction."""


@kept
def square_sprite(number: int) -> Image.Image:
    """An ordinary square of the loop; people count them from 1, and every fifth carries its number."""
    square = art("mensch/square", CELL, ground=SQUARE, line=LINE, shadow=SHADOW)
    if number % _NUMBERED:
        return square
    sketch = Sketch(CELL, CELL)
    sketch.text((CELL / 2, CELL / 2), str(number), 30, LINE, 700)
    return Image.alpha_composite(square, sketch.finish())


@kept
def start_sprite(owner: Seat | None, onwards: tuple[int, int]) -> Image.Image:
    """A colour's start square, the printed A, with the way to go."""
    colour = colour_of(owner)
    disc = art("mensch/start", _START, body=colour, rim=IVORY)
    arrow = art("mensch/start-arrow", _START, body=colour)
    return Image.alpha_composite(disc, turned(arrow, onwards))


@kept
def goal_sprite(owner: Seat | None, number: int) -> Image.Image:
    """One of a colour's goal squares, counted from 1."""
    tile = art("mensch/goal", GOAL_STEP - 1, body=colour_of(owner), ground=SQUARE)
    sketch = Sketch(tile.width, tile.height)
    sketch.text((tile.width / 2, tile.height / 2), str(number), 28, shade(colour_of(owner), *SHADES["dark"]), 850)
    return Image.alpha_composite(tile, sketch.finish())


@kept
def hollow_sprite(owner: Seat | None) -> Image.Image:
    """One of a colour's places to wait, the printed B."""
    return art("mensch/hollow", CELL, body=colour_of(owner), ground=SQUARE, shadow=SHADOW)


@kept
def dish_sprite(owner: Seat, theme: Theme) -> Image.Image:
    """Dish on which a colour's pawns wait, with its seat's mark in the middle."""
    dish = art("mensch/dish", DISH, body=MARKS[owner].colour, wood=MATERIALS[theme.base].wood)
    sketch = Sketch(DISH, DISH)
    sketch.badge(MARKS[owner], (DISH / 2, DISH / 2), 25)
    return Image.alpha_composite(dish, sketch.finish())


def turned(sprite: Image.Image, direction: tuple[int, int]) -> Image.Image:
    """A drawing that points upwards, pointing that way."""
    return sprite.rotate(_TURNS[direction]) if _TURNS[direction] else sprite
