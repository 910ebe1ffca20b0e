"""Chooses a game's colours again, after its pictures have changed: ``python -m render.make_palettes mensch``.

The game's folder here has a ``palette.py`` that names the palette, and a ``palette_pictures.py`` that shows every
colour. Other games' palettes stay as they are.
"""

from __future__ import annotations

import sys
from importlib import import_module

from render.theme import Theme


def make_palettes(game: str) -> None:
    """One palette for each theme. ``game`` is the name of a folder in render/."""
    palette = import_module(f"render.{game}.palette").PALETTE
    palette_pictures = import_module(f"render.{game}.palette_pictures").palette_pictures
    for theme in Theme:
        palette.choose_colours(palette_pictures(theme), theme)


def main() -> None:
    games = sys.argv[1:]
    if not games:
        sys.exit("Which game? For instance: python -m render.make_palettes mensch")
    for game in games:
        make_palettes(game)


if __name__ == "__main__":
    main()
