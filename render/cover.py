"""A game's cover: its scene, its title, and who is in."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.forgetit.hand import Die, Word
from render.art import art, has_art
from render.caches import kept
from render.cartouche import cartouche
from render.figures import PAWN_FOOT, pawn
from render.forgetit.sprites import die_sprite
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

_WITH_FIGURES = ("kaeseschieben", "mensch", "einigkeit")
"""The games whose drawings have figures of their own."""

_WORDS_UP = (1, 3, 8)
"""The ones of the nine dice on the cover of For-Get-It that show their words."""


def draw_cover(game_key: str, title: str, players: Sequence[Player], theme: Theme, palette: Palette) -> bytes:
    """A PNG; ``players`` are those of the seats that are taken, in their order."""
    ground = theme.ground
    scene = _scene(game_key, title, theme)
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
def _scene(game_key: str, title: str, theme: Theme) -> Image.Image:
    """The drawing data/art/<game>/cover.svg, or our table for a game that has none, with figures and the title."""
    name = f"{game_key}/cover"
    drawn = art(name if has_art(name) else "common/cover", WIDTH, _SCENE_HEIGHT)
    picture = Image.new("RGBA", drawn.size, theme.ground.backdrop)
    picture.alpha_composite(drawn)
    if game_key == "forgetit":
        _put_dice(picture, theme)
    elif game_key not in _WITH_FIGURES:
        _put_pawns(picture)
    sign = cartouche(game_key, title, _TITLE_WIDTH, _TITLE_HEIGHT)
    picture.alpha_composite(sign, ((WIDTH - _TITLE_WIDTH) // 2, _TITLE_TOP))
    return picture


@kept
def _place(width: int, height: int, theme: Theme) -> Image.Image:
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), theme.ground.tray, height / 2, theme.ground.line, 2)
    return sketch.finish()


def _put_pawns(picture: Image.Image) -> None:
    """The first four seats' pawns, two at each side of the title."""
    for seat, (x, foot, high) in enumerate(((72, 246, 150), (156, 282, 176), (868, 282, 176), (952, 246, 150))):
        figure = pawn(seat, high)
        picture.alpha_composite(figure, (x - figure.width // 2, foot - round(high * PAWN_FOOT[1])))


def _put_dice(picture: Image.Image, theme: Theme) -> None:
    """Nine dice: three of each word, some of them with it up."""
    for number, (x, y, side) in enumerate(
        ((24, 30, 78), (112, 64, 70), (30, 126, 84), (128, 160, 76), (58, 222, 66), (830, 48, 76), (922, 28, 84),
         (836, 156, 84), (934, 190, 72))
    ):  # fmt: skip
        word = list(Word)[number % 3]
        die = die_sprite(Die(word, None if number in _WORDS_UP else number % 5 + 1), side, theme)
        picture.alpha_composite(die.rotate((number * 37) % 24 - 12, Image.Resampling.BICUBIC), (x, y))
