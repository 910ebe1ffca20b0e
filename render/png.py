"""Pictures as files: 256 colours for each game and theme, so that encoding is quick and files are small."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.strips import encode
from render.theme import BRONZE, GOLD, SILVER, Colour, Theme

_FOLDER = Path(__file__).parent.parent / "data" / "palettes"

_SURFACE = 0.0005
"""A colour that fills a larger part of the pictures than this is a surface: it is kept exactly."""

_MOST_SURFACES = 48
"""More of them would leave too few colours for gradients: textures have many that fill a little more than that."""

_WEIGHT = 0.75
"""A colour weighs as its pixels to this power: small figures are looked at more than the wide ground."""

_STEP = 4
"""Pillow looks up the nearest colour of a palette only for values of red, green and blue that are multiples of this,
and takes it for those up to the next multiple."""


@dataclass(frozen=True, slots=True)
class Palette:
    """What a game's pictures are encoded with: data/palettes/<name>-<theme>.hex, read when first needed.

    ``colours`` is their number, 256 at most: with fewer, files are smaller.
    """

    name: str
    colours: int = 256

    def encode(self, picture: Image.Image | Canvas, theme: Theme) -> bytes:
        """A PNG; the same picture always gives the same bytes."""
        rgb = picture if isinstance(picture, Canvas) or picture.mode == "RGB" else picture.convert("RGB")
        return encode(rgb, self.shown(theme), _load(self, theme).indexed)

    def indexed(self, picture: Image.Image, theme: Theme) -> Image.Image:
        """The picture with no colours but these, and each pixel's place in the palette."""
        colours = _load(self, theme)
        indexed = colours.indexed(picture if picture.mode == "RGB" else picture.convert("RGB"))
        indexed.putpalette(colours.shown)
        return indexed

    def shown(self, theme: Theme) -> bytes:
        """The colours in their order, three bytes each."""
        return _load(self, theme).shown

    def choose_colours(self, pictures: Iterable[Image.Image], theme: Theme) -> None:
        """Writes the file: what all games share and the surfaces exactly, and the colours that suit the rest best."""
        grounds = [getattr(theme.ground, field.name) for field in fields(theme.ground)]
        own = [_rgb(colour) for colour in (*grounds, GOLD, SILVER, BRONZE)]
        pixels = Counter[bytes]()
        for picture in pictures:
            for count, colour in picture.convert("RGB").getcolors(picture.width * picture.height) or ():
                pixels[bytes(colour)] += count  # type: ignore[arg-type]
        surfaces = [colour for colour, count in pixels.most_common(_MOST_SURFACES) if count > _SURFACE * pixels.total()]
        exact = list(dict.fromkeys((*own, *sorted(surfaces))))
        rest = b"".join(
            colour * round(count**_WEIGHT) for colour, count in sorted(pixels.items()) if colour not in exact
        )
        smooth = Image.frombytes("RGB", (len(rest) // 3, 1), rest)
        chosen = smooth.quantize(self.colours - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=4)
        colours = (b"".join(exact) + bytes(chosen.getpalette() or [])).hex("\n", 3)
        self.path(theme).write_text(colours + "\n", encoding="ascii")

    def path(self, theme: Theme) -> Path:
        return _FOLDER / f"{self.name}-{theme}.hex"


class _Colours(NamedTuple):
    """``lookup`` is a picture whose palette finds a colour's index, ``shown`` the palette that goes into the file."""

    lookup: Image.Image
    shown: bytes

    def indexed(self, picture: Image.Image) -> Image.Image:
        """Each pixel's place in the palette, of an RGB picture; the colours that it shows are not exact."""
        return picture.quantize(palette=self.lookup, dither=Image.Dither.NONE)


@cache
def _load(palette: Palette, theme: Theme) -> _Colours:
    shown = bytes.fromhex("".join(palette.path(theme).read_text(encoding="ascii").split()))
    lookup = Image.new("P", (1, 1))
    # On Pillow's own grid, so that every colour of the palette is the nearest to itself.
    lookup.putpalette(bytes(value - value % _STEP for value in shown))
    return _Colours(lookup, shown)


def _rgb(colour: Colour) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))
