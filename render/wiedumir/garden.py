"""The board itself, which never changes in a match: a garden with a path between the start's gate and the podium."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.art import art
from render.caches import kept
from render.canvas import Canvas
from render.cartouche import cartouche
from render.rasterising import rasterised
from render.sketch import Sketch
from render.theme import Colour, Theme
from render.wiedumir.board_layout import (
    BLANKET,
    BLANKET_ART,
    COURT_LEFT,
    COURT_WIDTH,
    GOAL_TOP,
    HEIGHT,
    LOWER,
    MIDDLE,
    SIGN_SIDE,
    SLAB_HEIGHT,
    SLAB_WIDTH,
    START_TOP,
    UPPER,
    WAY,
    WIDTH,
    sign_middle,
    slab_corner,
)
from render.wiedumir.cover import COVER
from render.wiedumir.pieces import kind_of, sign

_SLABS = {"take": ("#fbe6a2", "#d79a1e"), "give": ("#f7cfc6", "#b8323f"), "ask": ("#ddd6f3", "#5b4fa8")}
"""The face and the rim of each kind's slab."""

_NUMBERS = {"take": "#8a5f0a", "give": "#8f2230", "ask": "#40357f"}
"""Ink of the squares' numbers."""

_BERRY, _PETALS = "#d1495b", ("#e8718f", "#8f7ad0", "#f08a4b")
_COURT_ART = (238, 304)
_SLAB_ART, _SLAB_EDGE = (120, 174), 4
"""The size of the drawing of a slab, and how far its face is from the upper left corner."""


class _Garden(NamedTuple):
    """Colours of one theme: by day, or in the evening."""

    lawn: Colour
    stripe: Colour
    frame: Colour
    leaf: Colour
    sand: Colour
    edge: Colour
    cloth: Colour
    check: Colour


_GARDENS = {
    Theme.LIGHT: _Garden("#bcd394", "#b2cb87", "#b98a56", "#6f9f4c", "#ecd9ae", "#a98a58", "#fdf8ee", "#d98a8a"),
    Theme.DARK: _Garden("#3d6050", "#385a4a", "#8a6340", "#4f8a5a", "#c9b183", "#5a4630", "#d9cfbf", "#a8565f"),
}


@kept
def empty_board(values: tuple[int | None, ...], title: str, theme: Theme) -> Image.Image:
    """Opaque. ``values`` says what each square does, None is a question mark; ``title`` is the game's name."""
    colours = _GARDENS[theme.base]
    ground = art("wiedumir/ground", WIDTH, HEIGHT, lawn=colours.lawn, stripe=colours.stripe, frame=colours.frame)
    picture = Image.new("RGBA", (WIDTH, HEIGHT), theme.ground.backdrop)
    picture.alpha_composite(ground)
    # Slabs lie on bare earth in high contrast.
    picture.alpha_composite(_path(colours._replace(sand=colours.edge) if theme is Theme.CONTRAST else colours))
    _plant(picture, colours)
    picture.alpha_composite(art("wiedumir/podium", *_COURT_ART), (COURT_LEFT - 6, GOAL_TOP - 2))
    picture.alpha_composite(art("wiedumir/gate", *_COURT_ART, sand=colours.sand), (COURT_LEFT - 6, START_TOP - 2))
    cloth = art("wiedumir/blanket", *BLANKET_ART, cloth=colours.cloth, check=colours.check)
    picture.alpha_composite(cloth, BLANKET[:2])
    left, top, width, height = MIDDLE
    board = cartouche(COVER.title, title, 440, 104)
    picture.alpha_composite(board, (left + (width - 440) // 2, top + (height - 104) // 2))
    _lay_slabs(picture, values)
    return picture.convert("RGB")


def _path(colours: _Garden) -> Image.Image:
    """Ground that shows between the slabs."""
    court = COURT_LEFT + COURT_WIDTH * 0.7
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in ((court, LOWER), *WAY[::12], (court, UPPER)))
    lines = "".join(
        f"<polyline points='{points}' transform='translate(0 {shift})' stroke='{colour}' stroke-width='{width}'/>"
        for shift, colour, width in ((26, colours.edge, 106), (20, colours.sand, 100))
    )
    shape = "fill='none' stroke-linecap='round' stroke-linejoin='round'"
    drawing = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' {shape}>{lines}</svg>"
    return rasterised(drawing, WIDTH, HEIGHT)


def _plant(picture: Image.Image, colours: _Garden) -> None:
    for corner, width in (((958, 22), 58), ((760, 222), 88), ((804, 286), 58)):
        picture.alpha_composite(art("wiedumir/bush", width, leaf=colours.leaf, dot=_BERRY), corner)
    for corner, width, petal in (
        ((284, 226), 74, 0), ((292, 398), 62, 1), ((690, 396), 70, 2), ((520, 224), 56, 1), ((956, 706), 52, 0),
    ):  # fmt: skip
        picture.alpha_composite(art("wiedumir/flowers", width, petal=_PETALS[petal]), corner)


@kept
def hedge(theme: Theme) -> Image.Image:
    """Hedge between goal and start where no card waits."""
    leaf = _GARDENS[theme.base].leaf
    picture = Image.new("RGBA", (COURT_WIDTH, 126))
    for corner, width in (((4, 8), 104), ((112, 18), 88), ((70, 44), 76)):
        picture.alpha_composite(art("wiedumir/bush", width, leaf=leaf, dot=_BERRY), corner)
    picture.alpha_composite(art("wiedumir/flowers", 52, petal=_PETALS[0]), (168, 82))
    return picture


def _lay_slabs(picture: Image.Image, values: tuple[int | None, ...]) -> None:
    for square, value in enumerate(values, start=1):
        _put_slab(picture, value, slab_corner(square), SLAB_WIDTH)
        number = Sketch(SLAB_WIDTH, SLAB_HEIGHT)
        at = (SLAB_WIDTH * 0.1, SLAB_HEIGHT * 0.29)
        number.text(at, str(square), SLAB_WIDTH * 0.16, _NUMBERS[kind_of(value)], 850, "lm")
        picture.alpha_composite(number.finish(), slab_corner(square))
    put_signs(picture, values)


def put_signs(picture: Image.Image | Canvas, values: tuple[int | None, ...]) -> None:
    """Also once more above what lies on the board, so that every number can always be read."""
    for square, value in enumerate(values, start=1):
        _put_sign(picture, value, sign_middle(square), SIGN_SIDE)


def draw_slab(picture: Image.Image, value: int | None, corner: tuple[int, int], width: int) -> None:
    """One square alone, with its sign; ``corner`` is the upper left one of its face."""
    _put_slab(picture, value, corner, width)
    _put_sign(picture, value, (corner[0] + width // 2, corner[1] + round(width * 0.09)), width // 2)


def _put_slab(picture: Image.Image, value: int | None, corner: tuple[int, int], width: int) -> None:
    scale = width / SLAB_WIDTH
    size = (round(_SLAB_ART[0] * scale), round(_SLAB_ART[1] * scale))
    shift = round(_SLAB_EDGE * scale)
    face, rim = _SLABS[kind_of(value)]
    picture.alpha_composite(art("wiedumir/slab", *size, face=face, rim=rim), (corner[0] - shift, corner[1] - shift))


def _put_sign(picture: Image.Image | Canvas, value: int | None, middle: tuple[int, int], side: int) -> None:
    post = sign(value, side)
    picture.paste(post, (middle[0] - side // 2, middle[1] - side // 2), post)
