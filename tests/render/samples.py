"""What the sample pictures of every game need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from engine.luck import LuckReport, Measure, Tally, luck_report
from localization.catalog import Language, load_speakers
from render.luck_plot import LuckRow, draw_luck
from render.people import Player
from render.png import Palette
from render.podium import RankedRow
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


def luck(measure: Measure, tallies: Sequence[Tally], palette: Palette) -> Callable[[Theme], bytes]:
    """Of seats, or of a person alone if there is one tally."""

    @cache
    def report() -> LuckReport:
        found = luck_report(measure, tallies)
        assert found is not None
        return found

    def draw(theme: Theme) -> bytes:
        alone = len(tallies) == 1
        rows = [
            LuckRow(reading, str(reading.total), f"{reading.mean:.1f}", *(() if alone else (seat, EVERYBODY[seat])))
            for seat, reading in enumerate(report().readings)
            if reading is not None
        ]
        return draw_luck(report(), rows, theme, palette=palette)

    return draw
