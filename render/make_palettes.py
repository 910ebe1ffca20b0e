"""Chooses the palettes anew, after colours have changed or a game was added: ``python -m render.make_palettes``.

Every game's folder here has a ``palette_pictures.py`` that shows all its colours.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from PIL import Image

import render
from render.png import write_palette
from render.theme import Theme


def every_games_pictures(theme: Theme) -> list[Image.Image]:
    pictures: list[Image.Image] = []
    for found in pkgutil.iter_modules(render.__path__, "render."):
        if found.ispkg:
            pictures += import_module(f"{found.name}.palette_pictures").palette_pictures(theme)
    return pictures


def main() -> None:
    for theme in Theme:
        pictures = every_games_pictures(theme)
        sheet = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
        top = 0
        for picture in pictures:
            sheet.paste(picture.convert("RGB"), (0, top))
            top += picture.height
        write_palette(sheet, theme)


if __name__ == "__main__":
    main()
