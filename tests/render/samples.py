"""What the sample pictures of every game need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from localization.catalog import Language, load_speakers
from render.player import Player
from render.png import Palette
from render.ranking import RankedRow
from render.ranking_picture import draw_ranking
from render.theme import Theme

GERMAN = load_speakers()[Language.GERMAN]
"""The language with the longest words."""


EVERYBODY = tuple(
    Player(name, is_computer=name.startswith("Computer"))
    for name in (
        *("Anna", "Maximiliane von Zwirn", "Computer C", "Дмитрий", "Chloé", "さくら", "Ben", "نور"),
        *("Dora", "Computer J", "Émile", "Friederike", "김민준", "Theo", "Ελένη", "Quirin"),
    )
)
"""A player for each of sixteen seats: short and long names, computers, other scripts."""


def ranking(rows: Sequence[RankedRow], palette: Palette) -> Callable[[Theme], bytes]:
    return partial(draw_ranking, rows, palette=palette, players=EVERYBODY)
