"""Artwork: SVG files of the bot's own or of its owner's folder."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from string import Template

from PIL import Image, ImageColor

from render.caches import forget_everything, kept
from render.rasterising import rasterised
from render.theme import Colour

_ROOT, _SIZE = re.compile(r"<svg\b[^>]*>"), re.compile(r"\s(width|height)\s*=")
_VIEW_BOX = re.compile(r"""\sviewBox\s*=\s*["'](?:\s*[-\d.]+[\s,]+){2}([\d.]+)[\s,]+([\d.]+)\s*["']""")

_TRIAL, _COLOUR = 64, "#808080"
"""The size and the colour that a drawing is tried with."""


class WrongArtFolder(Exception):
    """The folder cannot be used. ``code`` names the reason, ``values`` fill its sentence.

    Codes: ``unreadable`` (``reason``), ``unknown``, ``colour`` (``colour``) and ``broken`` (``reason``); ``file`` is
    the folder or the drawing that is meant.
    """

    def __init__(self, file: Path, code: str, **values: str) -> None:
        super().__init__(file, code, values)
        self.file = file
        self.code = code
        self.values = values


def use_art_of(folder: Path) -> None:
    """Puts the folder's drawings in front of ours.

    Raises WrongArtFolder if it cannot be read, or if a drawing in it has a name or a colour that ours have not, or
    cannot be drawn. Nothing has changed then.
    """
    try:
        list(folder.iterdir())
        drawings = sorted(folder.rglob("*.svg"))
        for file in drawings:
            _check(file, folder)
    except OSError as error:
        raise WrongArtFolder(folder, "unreadable", reason=error.strerror or type(error).__name__) from error
    put_in_front(folder)


def _check(file: Path, folder: Path) -> None:
    ours = OWN_FOLDER / file.relative_to(folder)
    if not ours.exists():
        raise WrongArtFolder(file, "unknown")
    try:
        template = Template(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise WrongArtFolder(file, "broken", reason="UTF-8") from error
    known = _colours(Template(ours.read_text(encoding="utf-8")))
    if not template.is_valid():
        raise WrongArtFolder(file, "colour", colour="$")
    if unknown := sorted(_colours(template) - known):
        raise WrongArtFolder(file, "colour", colour=f"${unknown[0]}")
    try:
        draw(file, _TRIAL, None, dict.fromkeys(known, _COLOUR))
    except (OSError, ValueError, OverflowError, RuntimeError) as error:
        raise WrongArtFolder(file, "broken", reason=str(error)) from error


def _colours(drawing: Template) -> set[str]:
    """The names that colours are put in by, their shades left aside."""
    suffixes = tuple(f"_{suffix}" for suffix in SHADES)
    return {name.rsplit("_", 1)[0] if name.endswith(suffixes) else name for name in drawing.get_identifiers()}


OWN_FOLDER = Path(__file__).parent.parent / "data" / "art"

_folders = [OWN_FOLDER]

SHADES = {"light": ("#ffffff", 0.35), "dark": ("#1a1009", 0.28), "deep": ("#1a1009", 0.55)}
"""Colours with which a colour's shades are mixed, and how much of those they take."""


def put_in_front(folder: Path) -> None:
    """From now on drawings are looked for in this folder first, by the same names as in ours."""
    _folders.insert(0, folder)
    forget_everything()


@kept
def art(name: str, width: int, height: int | None = None, **colours: Colour) -> Image.Image:
    """The drawing data/art/<name>.svg in RGBA; do not change the picture, it is shared.

    ``width`` and ``height`` are in pixels; with the width alone the drawing keeps its proportions, and with
    both it is pulled to that size. ``colours`` are the drawing's, such as ``body="#d1495b"``.
    """
    return draw(_find(name), width, height, colours)


def draw(file: Path, width: int, height: int | None, colours: Mapping[str, Colour]) -> Image.Image:
    """One file's drawing, as `art` wants it."""
    drawing = Template(file.read_text(encoding="utf-8")).substitute(_with_shades(colours))
    fitting = None if height is None else _fitting(drawing, width, height)
    if height is None or fitting in (None, (width, height)):
        picture = rasterised(drawing, width, height)
        if height is None or picture.size == (width, height):
            return picture
        fitting = picture.size
    # resvg keeps the proportions, and rounds: drawn as large as the longer way asks, and pulled to size.
    wider = fitting[0] * max(width / fitting[0], height / fitting[1])
    return rasterised(drawing, round(wider), None).resize((width, height), Image.Resampling.LANCZOS)


def _fitting(drawing: str, width: int, height: int) -> tuple[int, int] | None:
    """The size that resvg draws it in within that one, as far as its first tag says so; to find out otherwise, it has
    to be drawn, which takes up to 0.4 s.
    """
    root = _ROOT.search(drawing)
    if root is None or _SIZE.search(root[0]) or (box := _VIEW_BOX.search(root[0])) is None:
        return None
    wide, high = (max(1, math.floor(float(side) + 0.5)) for side in box.groups())
    fits = math.ceil(height * wide / high)
    return (fits, height) if fits < width else (width, math.ceil(width * high / wide))


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
