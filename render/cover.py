"""A game's cover: its scene, its title, and who is in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.art import art
from render.caches import kept
from render.cartouche import USUAL, TitleLook, cartouche
from render.figures import PAWN_FOOT, pawn
from render.nameplate import nameplate
from render.people import Player
from render.png import Palette
from render.sketch import Sketch
from render.theme import Theme

WIDTH = 1024
_SCENE_HEIGHT = 300
_TITLE_WIDTH, _TITLE_HEIGHT, _TITLE_TOP = 620, 132, 84
_MARGIN, _GAP = 14, 10
_COLUMNS = 4
_PLATE, _LOW_PLATE = 60, 46
_ROOMY = 8
"""With more seats than these taken, plates are lower."""


def put_pawns(picture: Image.Image, theme: Theme) -> None:
    """The first four seats' pawns, two at each side of the title."""
    for seat, (x, foot, high) in enumerate(((72, 246, 150), (156, 282, 176), (868, 282, 176), (952, 246, 150))):
        figure = pawn(seat, high)
        picture.alpha_composite(figure, (x - figure.width // 2, foot - round(high * PAWN_FOOT[1])))


@dataclass(frozen=True, slots=True)
class Cover:
    """``drawing`` is the scene in ``data/art``, and ``put_figures`` puts into it what it has not drawn itself."""

    drawing: str = "common/cover"
    title: TitleLook = USUAL
    put_figures: Callable[[Image.Image, Theme], None] | None = put_pawns


def draw_cover(cover: Cover, title: str, players: Sequence[Player], theme: Theme, palette: Palette) -> bytes:
    """A PNG; ``players`` are those of the seats that are taken, in their order."""
    ground = theme.ground
    scene = _scene(cover, title, theme)
    high = _PLATE if len(players) <= _ROOMY else _LOW_PLATE
    rows = -(-len(players) // _COLUMNS)
    height = scene.height + (2 * _MARGIN + rows * (high + _GAP) - _GAP if rows else 0)
    picture = Image.new("RGBA", (WIDTH, height), ground.backdrop)
    picture.paste(scene, (0, 0))
    width = (WIDTH - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) // _COLUMNS
    for seat, player in enumerate(players):
        row, column = divmod(seat, _COLUMNS)
        at = (_MARGIN + column * (width + _GAP), scene.height + _MARGIN + row * (high + _GAP))
        picture.alpha_composite(_place(width, high, theme), at)
        picture.alpha_composite(nameplate(player, seat, width, high, theme), at)
    return palette.encode(picture, theme)


@kept
def _scene(cover: Cover, title: str, theme: Theme) -> Image.Image:
    """The drawing with figures and the title."""
    drawn = art(cover.drawing, WIDTH, _SCENE_HEIGHT)
    picture = Image.new("RGBA", drawn.size, theme.ground.backdrop)
    picture.alpha_composite(drawn)
    if cover.put_figures is not None:
        cover.put_figures(picture, theme)
    sign = cartouche(cover.title, title, _TITLE_WIDTH, _TITLE_HEIGHT)
    picture.alpha_composite(sign, ((WIDTH - _TITLE_WIDTH) // 2, _TITLE_TOP))
    return picture


@kept
def _place(width: int, height: int, theme: Theme) -> Image.Image:
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), theme.ground.tray, height / 2, theme.ground.line, 2)
    return sketch.finish()
