"""What the sample pictures of every game need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from localization.catalog import Language, load_speakers
from render.png import Palette
from render.ranking import RankedRow
from render.ranking_picture import draw_ranking
from render.theme import Theme

GERMAN = load_speakers()[Language.GERMAN]
"""The language with the longest words."""


def ranking(rows: Sequence[RankedRow], palette: Palette) -> Callable[[Theme], bytes]:
    return partial(draw_ranking, rows, palette=palette)
