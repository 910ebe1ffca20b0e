"""Chooses a game's colours again, after its pictures have changed: ``python -m render.make_palettes mensch``.

The game's ``rules_pictures.py`` has ``palette_pictures``, which show every colour; covers come by themselves. Other
games' palettes stay as they are.
"""

from __future__ import annotations

import sys
from importlib import import_module

from localization.catalog import Language, load_speakers
from render.cover import paint_cover
from render.people import MARKS, Player
from render.png import Palette
from render.theme import Theme

_SHARED_PALETTES = {"mensch": ("mensch", "einigkeit")}
"""The games whose pictures are made in a folder of another name; elsewhere, the folder bears the game's."""

_EVERY_SEAT = tuple(Player(mark.letter, is_computer=seat % 2 == 1) for seat, mark in enumerate(MARKS))


def make_palettes(game: str) -> None:
    """One palette for each theme. ``game`` is the name of a folder in render/."""
    pictures = import_module(f"render.{game}.rules_pictures")
    say = load_speakers()[Language.GERMAN]
    for theme in Theme:
        covers = [
            paint_cover(key, say(f"game-{key}"), _EVERY_SEAT, theme) for key in _SHARED_PALETTES.get(game, (game,))
        ]
        Palette(game).choose_colours([*pictures.palette_pictures(theme), *covers], theme)


def main() -> None:
    games = sys.argv[1:]
    if not games:
        sys.exit("Which game? For instance: python -m render.make_palettes mensch")
    for game in games:
        make_palettes(game)


if __name__ == "__main__":
    main()
