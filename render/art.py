"""Artwork from SVG files, rasterised once for each size and set of colours.

A drawing is `string.Template` text: ``$body`` in it is a colour that the code puts in by name, and every such colour
brings its shades along: ``$body_light``, ``$body_dark`` and ``$body_deep``. Drawings hold no text; letters are
written by `render.sketch`.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from string import Template

from PIL import Image, ImageColor
from resvg_py import svg_to_bytes

from render.kept_drawings import Drawings, kept_among
from render.theme import Colour

OWN_FOLDER = Path(__file__).parent.parent / "data" / "art"

_folders = [OWN_FOLDER]

_artwork = Drawings(16 * 2**20)
"""Most of it becomes part of larger drawings, which are kept themselves."""

SHADES = {"light": ("#ffffff", 0.35), "dark": ("#1a1009", 0.28), "deep": ("#1a1009", 0.55)}
"""What a colour's shades are mixed with, and how much of that they take."""


class WrongArt(Exception):
    """A drawing that cannot be used. ``reason`` is for the owner of the folder."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(file, reason)
        self.file = file
        self.reason = reason


def put_in_front(folder: Path) -> None:
    """From now on drawings are looked for in this folder first, by the same names as in ours."""
    _folders.insert(0, folder)
    art.cache_clear()


@kept_among(_artwork)
def art(name: str, width: int, height: int | None = None, **colours: Colour) -> Image.Image:
    """The drawing data/art/<name>.svg in RGBA; do not change the picture, it is shared.

    ``width`` and ``height`` are in pixels; with the width alone the drawing keeps its proportions, and with
    both it is pulled to that size. ``colours`` are the drawing's, such as ``body="#d1495b"``.

    Raises WrongArt.
    """
    return draw(_find(name), width, height, colours)


def draw(file: Path, width: int, height: int | None, colours: Mapping[str, Colour]) -> Image.Image:
    """One file's drawing, as `art` wants it. Raises WrongArt."""
    try:
        drawing = Template(file.read_text(encoding="utf-8")).substitute(_with_shades(colours))
        picture = _rasterised(drawing, width, height)
        if height is None or picture.size == (width, height):
            return picture
        # resvg keeps the proportions, and rounds: drawn as large as the longer way asks, and pulled to size.
        wider = picture.width * max(width / picture.width, height / picture.height)
        return _rasterised(drawing, round(wider), None).resize((width, height), Image.Resampling.LANCZOS)
    except KeyError as error:
        raise WrongArt(file, f"unknown colour ${error.args[0]}") from error
    except (OSError, ValueError, OverflowError, RuntimeError) as error:
        raise WrongArt(file, str(error)) from error


def _rasterised(drawing: str, width: int, height: int | None) -> Image.Image:
    png = svg_to_bytes(svg_string=drawing, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def has_art(name: str) -> bool:
    """Whether there is such a drawing."""
    return _find(name).exists()


def shade(colour: Colour, towards: Colour, share: float) -> Colour:
    """The colour mixed with another, of which it takes that share between 0 and 1."""
    mixed = zip(ImageColor.getrgb(colour)[:3], ImageColor.getrgb(towards)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in mixed)


def _find(name: str) -> Path:
    candidates = [folder / f"{name}.svg" for folder in _folders]
    return next((file for file in candidates if file.exists()), candidates[-1])


def _with_shades(colours: Mapping[str, Colour]) -> dict[str, Colour]:
    shades = {
        f"{name}_{suffix}": shade(colour, towards, share)
        for name, colour in colours.items()
        for suffix, (towards, share) in SHADES.items()
    }
    return {**colours, **shades}
