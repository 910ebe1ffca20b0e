"""What a game's end is worth for the match (W9, W13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from engine.wiedumir.view import WieDuMirView

Chances = list[float]

_SPREAD, _SPREAD_WITHOUT_LIMITS = 3.0, 5.5
"""Chips: by how much a seat's final number in a game is usually off its mean. Measured in games of computer players."""

_A_GAME = 5.0
"""About how many chips a seat has at the end of a game."""

_STEEPNESS = 1.2
"""Of the logistic function that says how likely the greater of two equally uncertain means is to stay the greater."""


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
            if later and not uncertain:
                later = max(1.0, later)
        variance = later + uncertain
        if not variance:
            winners = [total == most for total in totals]
            return [winner / sum(winners) for winner in winners]
        steepness = _STEEPNESS / (self.spread * variance**0.5)
        weights = [exp(steepness * (total - most)) for total in totals]
        return [weight / sum(weights) for weight in weights]
