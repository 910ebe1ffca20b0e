"""Material that the sample pictures of every game need."""

from collections.abc import Callable, Sequence
from functools import partial
from math import sin

import pytest

from engine.game import Seat
from localization.catalog import Language, load_speakers
from render.chance_curve import Mark, draw_chances
from render.figures import PAWN, Figure
from render.people import Player
from render.png import Palette
from render.podium import RankedRow
from render.ranking_picture import draw_ranking
from render.statistics_picture import GameStatistics
from render.theme import Theme

SPEAKERS = load_speakers()
ENGLISH = SPEAKERS[Language.ENGLISH]
GERMAN = SPEAKERS[Language.GERMAN]
"""The language with the longest words."""

each_language = pytest.mark.parametrize("say", SPEAKERS.values(), ids=[str(language) for language in SPEAKERS])

EVERYBODY = tuple(
    Player(name, is_computer=name.startswith("Computer"))
    for name in (
        *("Anna", "Maximiliane von Zwirn", "Computer C", "Дмитрий", "Chloé", "さくら", "Ben", "نور"),
        *("Dora", "Computer J", "Émile", "Friederike", "김민준", "Theo", "Ελένη", "Quirin"),
    )
)
"""A player for each of sixteen seats: short and long names, computers, other scripts."""


def ranking(rows: Sequence[RankedRow], palette: Palette, figure: Figure = PAWN) -> Callable[[Theme], bytes]:
    return partial(draw_ranking, rows, palette=palette, players=EVERYBODY, figure=figure)


def chances(sides: Sequence[Sequence[Seat]], palette: Palette) -> Callable[[Theme], bytes]:
    """A match in which the sides lead by turns, and the first one wins."""
    count = len(sides)
    weights = [[2.0 + sin(place / 9 + 2.4 * side) for side in range(count)] for place in range(90)]
    curve = [[weight / sum(row) for weight in row] for row in weights]
    curve.append([float(side == 0) for side in range(count)])
    return partial(draw_chances, curve, sides, Mark(40, 1), palette=palette)


_PLAYED = {"kaeseschieben": (0, 30), "mensch": (2, 24), "einigkeit": (4, 0), "wiedumir": (6, 22), "forgetit": (8, 3)}
STATISTICS = tuple(
    GameStatistics(GERMAN(f"game-{key}"), 20 - won, won, [1500 + round(90 * sin(x / 3)) for x in range(rated)])
    for key, (won, rated) in _PLAYED.items()
)
