"""Plates of seats: a portrait and the player's name, fit for any tray."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageOps, UnidentifiedImageError

from engine.game import Seat
from render.art import art
from render.caches import is_larger, kept
from render.lettering import cleaned, fitting, shortened, text_width, write
from render.people import MARKS, Player, SeatMark, Shape
from render.sketch import SCALE, Sketch
from render.theme import GOLD, Theme

_MARK, _LARGEST_MARK = 0.27, 0.36
"""The radius of the mark on a portrait, in its sides: usually, and at most where that is small."""

_LEAST_MARK = 13
"""In pixels: its shape is still to be seen on a phone then."""

_GLOW, _BLUR = 0.11, 0.045
"""Reach of an active plate's light, and its softness, in its heights."""

_TWO_LINES = 0.29
"""The most that the letters of a name in two lines measure, in heights of the plate."""

_LOW = 28
"""Portraits that are smaller than this show the mark alone."""


class _Look(NamedTuple):
    """The portrait's side, the name's size, where it begins, and what is left behind it, in heights of the plate.

    The letters of a name that has no room shrink to ``least`` before it is cut.
    """

    portrait: float
    name: float
    least: float
    text_at: float
    margin: float


_USUAL = _Look(0.84, 0.44, 0.23, 1.06, 0.3)
_LARGER = _Look(0.66, 0.6, 0.38, 0.8, 0.14)
"""The mark alone stands for the portrait, which leaves its room to the name."""


@kept
def nameplate(
    player: Player, seat: Seat, width: int, height: int, theme: Theme, *, active: bool = False
) -> Image.Image:
    """A transparent picture of that size: the portrait at the left, the name beside it, fitted in. Shared.

    ``active`` marks the seat that is to act: its plate glows.
    """
    sketch = Sketch(width, height)
    reach = height * _GLOW
    if active:
        plate = (width - 2 * reach, height - 2 * reach)
        sketch.rectangle((reach, reach), plate, theme.ground.tray, plate[1] / 2, GOLD, height * 0.06)
    look = _look()
    at = ((look.text_at + _GLOW / 2) * height, height / 2)
    room = width - at[0] - height * look.margin
    lines, size = _in_lines(player, seat, height, room)
    for number, line in enumerate(lines):
        write(sketch, (at[0], at[1] + (number - (len(lines) - 1) / 2) * size * 1.16), line, size, theme.ground.ink)
    picture = sketch.finish()
    if active:
        glow = Image.new("RGBA", picture.size, GOLD)
        glow.putalpha(picture.getchannel("A").filter(ImageFilter.GaussianBlur(height * _BLUR)))
        picture = Image.alpha_composite(glow, picture)
    side = round(height * look.portrait)
    edge = (height - side) // 2
    picture.alpha_composite(portrait(player, seat, side), (min(edge, round(height * _GLOW)), edge))
    return picture


def _look() -> _Look:
    return _LARGER if is_larger() else _USUAL


def _in_lines(player: Player, seat: Seat, height: int, room: float) -> tuple[Sequence[str], float]:
    """The name in one line, or in two if its letters can be larger then, and their size."""
    look, name = _look(), shown_name(player, seat)
    ways: list[tuple[Sequence[str], float]] = [([name], fitting(name, height * look.name, room))]
    for at, letter in enumerate(name[:-1], 1):
        if letter in " -":
            lines = [name[:at].rstrip(), name[at:]]
            ways.append((lines, min(fitting(line, height * _TWO_LINES, room) for line in lines)))
    best, size = max(ways, key=lambda way: way[1])
    size = max(size, height * look.least)
    # Letters keep to whole pixels, so lines that fit may be a little wider. Even one letter may be too wide.
    lines = [shortened(line, size, room + 2) for line in best]
    return (lines, size) if all(lines) else ([_mark(player, seat).letter], height * look.name)


def natural_width(player: Player, seat: Seat, height: int) -> int:
    """Width that a plate of that height must have for the whole name."""
    look = _look()
    beside = height * (look.text_at + _GLOW / 2 + look.margin)
    return round(beside + text_width(shown_name(player, seat), height * look.name)) + 1


def shown_name(player: Player, seat: Seat) -> str:
    """The name as far as pictures can write it; the seat's letter where nothing of it can be written."""
    return cleaned(player.name) or _mark(player, seat).letter


def _mark(player: Player, seat: Seat) -> SeatMark:
    return MARKS[seat] if player.seated else SeatMark("", "", Shape.CIRCLE, "#56657a")


@kept
def portrait(player: Player, seat: Seat, side: int) -> Image.Image:
    """A square picture: the avatar or a computer's robot, round and ringed in the seat's colour, with the seat's mark.

    Where there is neither, and with larger lettering, the mark stands alone. Shared.
    """
    mark = _mark(player, seat)
    sketch = Sketch(side, side)
    face = _face(player, seat, side * SCALE) if side >= _LOW and not is_larger() else None
    if face is None:
        sketch.badge(mark, (side / 2, side / 2), side * (0.42 if player.seated else 0.5))
        if not player.seated:
            write(sketch, (side / 2, side / 2), cleaned(player.name)[:1] or "?", side * 0.44, mark.ink, 800, "mm")
        return sketch.finish()
    ring = side * 0.07
    sketch.picture(_round(face), (0, 0))
    sketch.ellipse((side / 2, side / 2), (side / 2, side / 2), None, mark.colour, ring)
    if player.seated:
        radius = max(side * _MARK, min(side * _LARGEST_MARK, _LEAST_MARK))
        sketch.badge(mark, (side - radius * 1.05, side - radius * 1.05), radius * 0.92)
    return sketch.finish()


def _face(player: Player, seat: Seat, side: int) -> Image.Image | None:
    if player.is_computer:
        return art("common/robot", side, body=_mark(player, seat).colour)
    return _avatar(player, side)


def _avatar(player: Player, side: int) -> Image.Image | None:
    """The avatar as large as it is needed; None where there is none or where its file is no picture."""
    if player.avatar is None:
        return None
    try:
        with Image.open(BytesIO(player.avatar)) as picture:
            return ImageOps.fit(picture.convert("RGBA"), (side, side), Image.Resampling.BICUBIC)
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return None


def _round(face: Image.Image) -> Image.Image:
    """The largest circle of the picture, on the ground that avatars have in Discord."""
    ground = Image.new("RGBA", face.size, "#5b6069")
    ground.alpha_composite(face)
    mask = Image.new("L", face.size)
    ImageDraw.Draw(mask).ellipse((1, 1, face.width - 2, face.height - 2), fill=255)
    ground.putalpha(mask)
    return ground
