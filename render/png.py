"""Pictures as files: 256 colours for each game and theme, so that encoding is quick and files are small."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from render.canvas import Canvas
from render.strips import encode
from render.theme import Theme

_FOLDER = Path(__file__).parent.parent / "data" / "palettes"

_STEP = 4
"""Pillow looks up the nearest colour of a palette only for values of red, green and blue that are multiples of this,
and takes it for those up to the next multiple."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours with which a game's pictures are encoded: data/palettes/<name>-<theme>.hex, read when first needed.

    ``colours`` is their number, 256 at most: with fewer, files are smaller.
    """

    name: str
    colours: int = 256

    def encode(self, picture: Image.Image | Canvas, theme: Theme) -> bytes:
        """A PNG; the same picture always gives the same bytes."""
        canvas = picture if isinstance(picture, Canvas) else Canvas.on(picture.convert("RGB"))
        return encode(canvas, self.shown(theme), _load(self, theme).indexed)

    def decoded(self, png: bytes, theme: Theme) -> Image.Image:
        """The RGB picture of which `encode` made that PNG, in the colours of the palette."""
        picture = Image.open(BytesIO(png))
        picture.load()
        picture.putpalette(_load(self, theme).lookup.getpalette() or [])
        return picture.convert("RGB")

    def indexed(self, picture: Image.Image, theme: Theme) -> Image.Image:
        """Each pixel's place in the palette, as a picture of one channel."""
        indexed = _load(self, theme).indexed(picture if picture.mode == "RGB" else picture.convert("RGB"))
        return Image.frombytes("L", indexed.size, indexed.tobytes())

    def shown(self, theme: Theme) -> bytes:
        """The colours in their order, three bytes each."""
        return _load(self, theme).shown

    def unused(self, theme: Theme) -> int:
        """The place of a colour that no picture has: one that Pillow takes for another, or one after the last."""
        return _load(self, theme).unused

    def path(self, theme: Theme) -> Path:
        """File with the palette's colours, one a line, in hexadecimal."""
        return _FOLDER / f"{self.name}-{theme}.hex"


class _Colours(NamedTuple):
    """``lookup`` is a picture whose palette finds a colour's index, ``shown`` the palette that goes into the file."""

    lookup: Image.Image
    shown: bytes
    unused: int

    def indexed(self, picture: Image.Image) -> Image.Image:
        """Each pixel's place in the palette, of an RGB picture; the colours that it shows are not exact."""
        return picture.quantize(palette=self.lookup, dither=Image.Dither.NONE)


@cache
def _load(palette: Palette, theme: Theme) -> _Colours:
    drawn = bytes.fromhex("".join(palette.path(theme).read_text(encoding="ascii").split()))
    # On Pillow's own grid, so that every colour of the palette is the nearest to itself.
    on_grid = bytes(value - value % _STEP for value in drawn)
    lookup = Image.new("P", (1, 1))
    lookup.putpalette(on_grid)
    colours = [on_grid[place : place + 3] for place in range(0, len(on_grid), 3)]
    # Of two that are alike there, Pillow takes the first.
    # Its place is never chosen, and can mark pixels as transparent in animations.
    unused = next((place for place, colour in enumerate(colours) if colour in colours[:place]), len(colours))
    return _Colours(lookup, theme.seen(drawn), unused)
