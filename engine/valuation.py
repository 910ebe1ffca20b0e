"""Worth of a position, and of a decision that leads on from it: each side's chance to win.

The unit is the chance to win, from 0 to 1, as `Game.win_chances` tells it. Single dice still to be thrown are counted
out; all else that chance decides is tried, with draws and worlds that are the same each time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import count
from typing import Any

from engine.chance import Chance, Roll
from engine.fair_dice import FairDice
from engine.game import AnyGame, Milestone, Outcome, Seat, Step

WORLDS, THROWS = 16, 64
"""Sample sizes: states drawn from a view, and throws of several dice."""

ANY_SECRET = bytes(32)
"""Secret for the account's draws, which have to be the same each time, no more."""

_REMEMBERED = 64
"""The number of views whose chances are: more than what a draw can lead to, and a decision in all worlds tried."""

Chances = Sequence[float]
"""By side, adding up to 1."""


def chance_after(game: AnyGame, seats: int, before: Any, seat: Seat, action: Any) -> float:
    """The chance of the seat's side to win that the action leaves, as far as the seat can know before it acts."""
    own = next(side for side, members in enumerate(game.sides(seats)) if seat in members)
    return mean(Valuation(game, seats).expected(before, seat, action, seat, 0))[own]


class Valuation:
    """Of the positions of one match, best in their order: what a draw can come to is soon asked for again."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        # Views need not be hashable.
        self._remembered: deque[tuple[Any, Chances]] = deque(maxlen=_REMEMBERED)
        self.sides = game.sides(seats)

    def ends(self, step: Step[Any]) -> bool:
        """Tell whether a part of the match is over, or all of it."""
        milestone = any(isinstance(event, Milestone) for event in step.events)
        return milestone or self._game.outcome(step.state) is not None

    def opens(self, before: Any, step: Step[Any]) -> bool:
        """Tell whether something comes to light that the seat could not know."""
        return self._game.spec.has_secrets and (self.ends(step) or self._game.reveals(before, step))

    def value(self, state: Any, viewer: Seat | None = None, dice: int = 1) -> Chances | None:
        """None while more is to be drawn than that number of ``dice``, one after the other."""
        game = self._game
        outcome, request = game.outcome(state), game.pending_chance(state)
        if outcome is not None:
            return self.shares(outcome)
        if request is None:
            return self._win_chances(game.view(state, viewer))
        faces = self.faces(state, request, viewer, dice - 1) if dice else []
        return mean(faces) if faces else None

    def shares(self, outcome: Outcome) -> Chances:
        """Of the win."""
        won = [not set(side).isdisjoint(outcome.winners) for side in self.sides]
        return [one / sum(won) for one in won]

    def _win_chances(self, view: Any) -> Chances:
        for known, chances in self._remembered:
            if known == view:
                return chances
        found = self._game.win_chances(view)
        self._remembered.appendleft((view, found))
        return found

    def faces(self, state: Any, request: Chance, viewer: Seat | None = None, dice: int = 1) -> list[Chances]:
        """After each number of a single die; nothing where something else is drawn, or many more ``dice``."""
        if not isinstance(request, Roll) or request.dice != 1:
            return []
        found: list[Chances] = []
        # The highest first: it may have the die thrown again, and others need not be valued then.
        for face in range(request.sides, 0, -1):
            value = self.value(self._rolled(state, face), viewer, dice)
            if value is None:
                return []
            found.insert(0, value)
        return found

    def counted(self, before: Any, action: Any, viewer: Seat | None = None) -> Chances | None:
        """Expectation of the action as the game counts it."""
        return self._game.chances_after(self._game.view(before, viewer), action)

    def _rolled(self, state: Any, face: int) -> Any:
        step = self._game.resolve(state, (face,))
        if self.opens(state, step):
            # The die alone; what a forced move brings to light is not known yet.
            step = self._game.resolve(self._game.by_hand(state), (face,))
        return step.state

    def expected(
        self, before: Any, seat: Seat, action: Any, viewer: Seat | None, number: int, known: Chances | None = None
    ) -> list[Chances]:
        """Expectation of the action before anything that it reveals or has drawn is known.

        The mean counts: of one value where that is sure, else of one for each world that is tried. ``known`` are the
        chances before the best action, which stand for what the game counts and for dice too many to count out.
        """
        counted = self.counted(before, action, viewer)
        if known is not None and counted is not None:
            return [known]
        game, step = self._game, self._game.apply(before, seat, action)
        opens = self.opens(before, step)
        if opens or viewer is not None:
            unseen = game.chances_before_looking(game.view(before, viewer), action)
            if unseen is not None:
                return [unseen]
        value, secrets = self.value(step.state, viewer), game.spec.has_secrets
        if value is not None and not opens:
            return [value]
        if counted is not None:
            return [counted]
        if known is not None and not secrets:
            return [known]
        dice, draws, view = FairDice(ANY_SECRET, (str(number),)), count(), game.view(before, seat)

        def pick(limit: int) -> int:
            return dice.draw(next(draws), Roll(limit))[0] - 1

        found = []
        for _ in range(WORLDS if secrets else THROWS):
            # What a seat may do never depends on what it cannot know.
            end = game.apply(game.sample_state(view, pick) if secrets else before, seat, action).state
            while (request := game.pending_chance(end)) is not None:
                end = game.resolve(end, dice.draw(next(draws), request)).state
            found.append(self.value(end, viewer) or ())
        return found


def mean(found: Sequence[Chances]) -> Chances:
    """Chances in the mean over several worlds or throws, side by side."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def difference(one: Chances, other: Chances) -> list[float]:
    """Change of each side's chance from ``other`` to ``one``."""
    return [a - b for a, b in zip(one, other, strict=True)]


def total(one: Chances, other: Chances) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
