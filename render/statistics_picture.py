"""Picture of somebody's matches: ratings over the season, and how often they won each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from localization.catalog import Speaker
from render.caches import lettered
from render.chance_curve import Plot
from render.figures import standing_out
from render.people import MARKS
from render.png import Palette
from render.sketch import Sketch
from render.theme import Colour, Theme

WIDTH = 1024
_EDGE, _HEAD, _LETTERS, _BAR = 32, 100, 30, 30
_PLOT, _CHART = Plot(124, _HEAD, 668, 550), 640
_LABEL_AT, _LETTERS_A_LINE = 704, 15
"""Beside the lines."""


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """``course`` are the ratings, as in `host.results.statistics.Statistics`; empty where there are none."""

    name: str
    matches: int
    wins: int
    course: Sequence[int]

    def score(self, say: Speaker) -> str:
        return say("statistics-picture-score", game=self.name, wins=self.wins, matches=self.matches)


def describe_statistics(games: Sequence[GameStatistics], say: Speaker) -> str:
    """A line for each heading, line and bar of the picture."""
    rated = [game for game in games if game.course]
    lines = [say("statistics-picture-ratings")] if rated else []
    for game in rated:
        quarters = dict.fromkeys((len(game.course) - 1) * quarter // 4 for quarter in range(5))
        ratings = " → ".join(str(game.course[place]) for place in quarters)
        lines.append(say("statistics-picture-course", game=game.name, ratings=ratings))
    return "\n".join([*lines, say("statistics-picture-results"), *(game.score(say) for game in games)])


def draw_statistics(games: Sequence[GameStatistics], theme: Theme, palette: Palette, say: Speaker) -> bytes:
    """A PNG."""
    ink, top = theme.ground.ink, _CHART if any(game.course for game in games) else 0
    # The palettes of all games have these exactly.
    colours = [*(standing_out(mark.colour, theme) for mark in MARKS[:4]), ink]
    coloured = [(game, colours[number % len(colours)]) for number, game in enumerate(games)]
    row = lettered(_LETTERS) * 1.2 + 2 * _BAR
    sketch = Sketch(WIDTH, round(top + _HEAD + row * len(games)), theme.ground.tray)
    if top:
        sketch.text((_EDGE, _HEAD / 2), say("statistics-picture-ratings"), 34, ink, 800, "lm")
        _draw_courses(sketch, [each for each in coloured if each[0].course], theme)
    sketch.text((_EDGE, top + _HEAD / 2), say("statistics-picture-results"), 34, ink, 800, "lm")
    each = (WIDTH - 2 * _EDGE) / max(game.matches for game in games)
    for number, (game, colour) in enumerate(coloured, 1):
        corner = (_EDGE, top + _HEAD + row * number - 2 * _BAR)
        sketch.text((_EDGE, corner[1] - _BAR / 3), game.score(say), _LETTERS, ink, 650, "ls")
        if game.wins:
            sketch.rectangle(corner, (game.wins * each, _BAR), colour)
        sketch.rectangle(corner, (game.matches * each, _BAR), None, 0, colour, 4)
    return palette.encode(sketch.finish(), theme)


def _draw_courses(sketch: Sketch, games: Sequence[tuple[GameStatistics, Colour]], theme: Theme) -> None:
    """They all end now; each with the name of its game and the present rating."""
    every = [rating for game, _ in games for rating in game.course]
    step = 50 * max(1, -(-(max(every) - min(every)) // 250))
    levels = range(min(every) // step * step, max(every) + step + 1, step)
    longest = max(len(game.course) for game, _ in games) - 1
    lines = []
    for game, colour in games:
        places = [place / longest for place in range(longest + 1 - len(game.course), longest + 1)]
        heights = [(rating - levels[0]) / (levels[-1] - levels[0]) for rating in game.course]
        lines.append((list(zip(places, heights, strict=True)), colour))
    _PLOT.draw(sketch, list(map(str, levels)), lines, theme.ground)
    ends = [_PLOT.at(*places[-1]) for places, _ in lines]
    beside = _PLOT.apart([y for _, y in ends], 2.4 * lettered(_LETTERS))
    for (game, colour), end, middle in zip(games, ends, beside, strict=True):
        sketch.line([end, (_LABEL_AT - 12, middle)], colour, 4)
        label = "\n".join(wrap(f"{game.name} {game.course[-1]}", _LETTERS_A_LINE))
        sketch.text((_LABEL_AT, middle), label, _LETTERS, theme.ground.ink, 650, "lm")
