"""Chances of every seat to win a game that goes on like this: a small network (docs/strength.md).

For each seat it adds up what its numbers weigh (`features`) in each of some units; what is left above zero of a unit
counts for the seat's worth. Chances are the softmax of what the seats are worth, so no seat is favoured. What a number
weighs is worked out when it is first met, so that a position takes some hundredths of a millisecond.

`WholeMatch` says what a game's end is worth for a match of several (W9, W13).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp
from typing import Any, NamedTuple

from engine.number_tables import number_table, whole_numbers
from engine.wiedumir.players.features import COURSE, SQUARES, WIDTHS, Row, Setting, row_of, seat_numbers
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import WieDuMirView

Chances = list[float]

_SPREAD, _SPREAD_WITHOUT_LIMITS = 3.0, 5.5
"""Chips: by how much a seat's final number in a game is usually off its mean. Measured in games of computer players."""

_A_GAME = 5.0
"""About how many chips a seat has at the end of a game."""

_STEEPNESS = 1.2
"""Of the logistic function that says how likely the greater of two equally uncertain means is to stay the greater."""

_THOUSANDTH = 0.001

_MOST = 4_000
"""The number of numbers of a kind whose weights are kept, which is more than one decision asks for: 2.5 MB."""

_KEPT = 8_192
"""The number of positions whose chances are kept in each setting: searches meet two of three again. 5 MB."""

TABLES = {"two": (2,), "five": (3, 4, 5), "eight": (6, 7, 8)}
"""Numbers of seats that share a table: the weights of one network with limits, then of one without (W14)."""

_SETTINGS = 6
"""Number of settings that are ready at a time."""


@dataclass(frozen=True, slots=True)
class WholeMatch:
    """``points`` are those of the games before the one in hand, after which ``later`` are to be played by agreement."""

    points: tuple[int, ...]
    later: int
    target: int | None
    spread: float

    @classmethod
    def of(cls, view: WieDuMirView) -> WholeMatch | None:
        """None where the game in hand is the whole match."""
        games, target = view.length.games, view.length.target
        if games == 1:
            return None
        spread = _SPREAD_WITHOUT_LIMITS if view.no_limits else _SPREAD
        return cls(view.points, 0 if games is None else games - view.game, target, spread)

    def after(self, chips: Sequence[float], uncertain: float = 0.0) -> Chances:
        """The chances to win the match if the game ends with these chips, each of which is a mean where it goes on.

        ``uncertain`` is how much of the game is still ahead, from 0 to 1.
        """
        totals = [before + more for before, more in zip(self.points, chips, strict=True)]
        most = max(totals)
        later: float = self.later
        if self.target is not None:
            later = max(0.0, (self.target - most) / _A_GAME)
            # The game is over and the target not reached: at least one more is played.
            if later and not uncertain:
                later = max(1.0, later)
        variance = later + uncertain
        if not variance:
            winners = [total == most for total in totals]
            return [winner / sum(winners) for winner in winners]
        steepness = _STEEPNESS / (self.spread * variance**0.5)
        return _softmax([steepness * total for total in totals])


class Weights(NamedTuple):
    """In thousandths. ``units``: a row for each feature (`features.row_of`), what it adds to each unit.

    ``worth`` and ``chips`` are what each unit counts for the win, and for a seat's final chips in tens.
    """

    units: Sequence[Sequence[int]]
    worth: Sequence[int]
    chips: Sequence[int]


class _Kind(dict[int, Row]):
    """Weight of each number of a kind in each unit, as far as it has been asked for."""

    def __init__(self, setting: Setting, kind: int, part: Sequence[Sequence[int]]) -> None:
        self._setting, self._kind, self._part = setting, kind, part

    def __missing__(self, number: int) -> Row:
        # All at once: to keep count of uses would cost more than it saves.
        if len(self) >= _MOST:
            self.clear()
        units = [0.0] * len(self._part[0])
        for feature, weights in zip(row_of(self._setting, self._kind, number), self._part, strict=True):
            if feature:
                feature *= _THOUSANDTH
                units = [unit + feature * weight for unit, weight in zip(units, weights, strict=True)]
        self[number] = units
        return units


class Outlook:
    """For one setting."""

    def __init__(self, setting: Setting) -> None:
        weights = weights_for(setting.seats, no_limits=setting.no_limits)
        # What does not depend on the squares' values is shared with other boards.
        elsewhere = setting._replace(values=(), no_measure=False)
        self._kinds = [_weighed(setting if kind == SQUARES else elsewhere, kind) for kind in range(COURSE)]
        self._course = _weighed(elsewhere, COURSE)
        self._known: dict[tuple[Any, ...], Chances] = {}
        self._worth = [weight * _THOUSANDTH for weight in weights.worth]
        self._chips = [weight * _THOUSANDTH for weight in weights.chips]

    def chances(self, state: WieDuMirState) -> Chances:
        """To win the game, before the next roll, or before a card is drawn and then the next seat rolls."""
        # The board, the number of seats and the agreement are the setting's; used cards change nothing.
        seen = state.pawns, state.chips, state.turn, state.drawing, state.arrivals, state.waiting
        found = self._known.get(seen)
        if found is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            found = self._known[seen] = _softmax(self._sums(state, self._worth))
        return found

    def final_chips(self, state: WieDuMirState) -> list[float]:
        """Chips that each seat will have in the end, in the mean."""
        return [10 * one for one in self._sums(state, self._chips)]

    def _sums(self, state: WieDuMirState, out: Sequence[float]) -> list[float]:
        course, rows = seat_numbers(state)
        squares, chips, standing, ways, others = self._kinds
        common = self._course[course]
        found = []
        for place, had, stands, way, rest in rows:
            worth = 0.0
            # Written out, not as sums of sums: this is where a computer's time goes.
            for a, b, c, d, e, f, weight in zip(
                common, squares[place], chips[had], standing[stands], ways[way], others[rest], out, strict=True
            ):
                unit = a + b + c + d + e + f
                if unit > 0:
                    worth += unit * weight
            found.append(worth)
        return found


outlook_for = lru_cache(maxsize=_SETTINGS)(Outlook)


@lru_cache(maxsize=_SETTINGS * (COURSE + 1))
def _weighed(setting: Setting, kind: int) -> _Kind:
    weights = weights_for(setting.seats, no_limits=setting.no_limits)
    begin = sum(WIDTHS[setting.no_limits][:kind])
    return _Kind(setting, kind, weights.units[begin : begin + WIDTHS[setting.no_limits][kind]])


@cache
def weights_for(seats: int, *, no_limits: bool) -> Weights:
    """Weights as a table keeps them: the rows of ``units`` one after the other, then ``worth``, then ``chips``."""
    name = next(name for name, sizes in TABLES.items() if seats in sizes)
    numbers = whole_numbers(number_table(f"wiedumir/{name}")[no_limits], signed=True)
    units = len(numbers) // (sum(WIDTHS[no_limits]) + 2)
    *rows, worth, chips = (numbers[start : start + units] for start in range(0, len(numbers), units))
    return Weights(rows, worth, chips)


def forget() -> None:
    """Drop all that was read of the tables, so that others that are provided since are read."""
    for cached in (weights_for, _weighed, outlook_for):
        cached.cache_clear()


def _softmax(worths: Sequence[float]) -> Chances:
    most = max(worths)
    weights = [exp(worth - most) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
