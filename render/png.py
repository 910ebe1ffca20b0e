"""Pictures as files: one palette of 256 colours a theme, so that encoding is quick and files are small."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.theme import Theme

PALETTES = Path(__file__).parent.parent / "data" / "palettes"

_COMPRESSION = 6


def encode(picture: Image.Image, theme: Theme) -> bytes:
    """A PNG; the same picture always gives the same bytes."""
    few = picture.convert("RGB").quantize(palette=_palette(theme), dither=Image.Dither.NONE)
    buffer = BytesIO()
    few.save(buffer, "PNG", compress_level=_COMPRESSION)
    return buffer.getvalue()


def write_palette(picture: Image.Image, theme: Theme) -> None:
    """Keeps the theme's own colours, and the others that suit the picture best, as its palette of 256."""
    own = [getattr(theme.ground, field.name).removeprefix("#") for field in fields(theme.ground)]
    chosen = picture.convert("RGB").quantize(256 - len(own), method=Image.Quantize.MEDIANCUT, kmeans=4)
    others = bytes(chosen.getpalette() or []).hex("\n", 3).split()
    (PALETTES / f"{theme}.hex").write_text("\n".join((*own, *others)) + "\n", encoding="ascii")


@lru_cache(maxsize=len(Theme))
def _palette(theme: Theme) -> Image.Image:
    colours = (PALETTES / f"{theme}.hex").read_text(encoding="ascii").split()
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex("".join(colours)))
    return palette
