"""Chooses games' colours again, after their pictures have changed: ``python -m tests.render.palettes mensch``.

By all that the tests draw with the game's palette; nothing else is drawn, and other palettes stay as they are.
"""

import sys
from collections import Counter, defaultdict
from dataclasses import fields

from PIL import Image

from render.canvas import Canvas
from render.png import Palette
from render.theme import BRONZE, GOLD, SILVER, Colour, Theme

_SURFACE = 0.0005
"""A colour that fills a larger part of the pictures than this is a surface: it is kept exactly."""

_MOST_SURFACES = 48
"""More of them would leave too few colours for gradients: textures have many that fill a little more than that."""

_WEIGHT = 0.75
"""A colour weighs as its pixels to this power: small figures are looked at more than the wide ground."""

_pixels: dict[tuple[Palette, Theme], Counter[bytes]] = defaultdict(Counter)


def _count(palette: Palette, picture: Image.Image | Canvas, theme: Theme) -> bytes:
    """In place of `Palette.encode`."""
    rgb = picture.painted() if isinstance(picture, Canvas) else picture.convert("RGB")
    for count, colour in rgb.getcolors(rgb.width * rgb.height) or ():
        _pixels[palette, theme][bytes(colour)] += count  # type: ignore[arg-type]
    return b""


def choose_colours(palette: Palette, theme: Theme) -> None:
    """Writes the file: what all games share and the surfaces exactly, and the colours that suit the rest best."""
    pixels = _pixels[palette, theme]
    grounds = [getattr(theme.ground, field.name) for field in fields(theme.ground)]
    own = [_rgb(colour) for colour in (*grounds, GOLD, SILVER, BRONZE)]
    surfaces = [colour for colour, count in pixels.most_common(_MOST_SURFACES) if count > _SURFACE * pixels.total()]
    exact = list(dict.fromkeys((*own, *sorted(surfaces))))
    rest = b"".join(colour * round(count**_WEIGHT) for colour, count in sorted(pixels.items()) if colour not in exact)
    smooth = Image.frombytes("RGB", (len(rest) // 3, 1), rest)
    chosen = smooth.quantize(palette.colours - len(exact), method=Image.Quantize.MEDIANCUT, kmeans=4)
    colours = (b"".join(exact) + bytes(chosen.getpalette() or [])).hex("\n", 3)
    palette.path(theme).write_text(colours + "\n", encoding="ascii")


def _rgb(colour: Colour) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))


def main(names: list[str]) -> None:
    Palette.encode = _count  # type: ignore[method-assign, assignment]
    # Games take the method when they are imported.
    from render.mensch.materials import PALETTE
    from tests.games import UNDER_TEST
    from tests.render.pictures import PICTURES

    for name, draw in PICTURES.items():
        game = name.partition("-")[0]
        # Pictures of no game, such as those of nights, are drawn in one game's colours.
        if (game if game in UNDER_TEST else PALETTE.name) in names:
            for theme in Theme:
                draw(theme)
    for palette, theme in _pixels:
        choose_colours(palette, theme)


if __name__ == "__main__":
    main(sys.argv[1:])
