"""Expectimax over rolls and replies, and every seat's chance to win the match (K4, K12, K13)."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.actions import Action, MoveMouse, RollDie, TakeCheese
from engine.kaeseschieben.players.estimate import Estimate, Outlook
from engine.kaeseschieben.players.holdings import (
    Chances,
    after_round,
    best_bonus,
    bonuses,
    holdings,
    in_match,
    most_likely_to_win,
)
from engine.kaeseschieben.players.network import ahead
from engine.kaeseschieben.statistics import STEPS
from engine.kaeseschieben.steps import MOUSE, NOTHING, Grid, Place, lay_out, place_of
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import LAST_EDGE, Falls, Path, Walk, reach

_ROLLS = STEPS.chances("")

REPLIES = {**{steps: likely for steps, likely in _ROLLS.items() if steps < 6}, 4: _ROLLS[4] + _ROLLS[6]}
"""Of six steps no more than four are looked at: they take more time than all others together, and are rare."""


class End(NamedTuple):
    """Possible end of the mover's walk: its path, and the chances of all seats to win the match then.

    ``taken`` is by how many points the mover is then ahead of all others, in the mean; ``promised`` is the same with
    what the board promises everybody.
    """

    path: Path
    mouse: Place
    grid: Grid
    falls: Falls
    chances: Chances
    taken: float
    promised: float


class Search:
    """From a view on, with ``mover`` the seat that walks first.

    ``worth[winner]`` are everybody's chances to win the match if that seat alone wins the round in hand, which
    ``is_whole_match`` or is not.
    """

    def __init__(self, view: KaeseschiebenView, mover: Seat) -> None:
        self.mover = mover
        self.estimate = Estimate(*holdings(view))
        self.mice = tuple(place_of(square) for square in view.mice)
        others = (square for seat, square in enumerate(view.mice) if seat != mover)
        # The mover's own mouse is in nobody's way: it leaves its field with the first step.
        self.grid = lay_out(view.cheeses, others)
        self.worth = after_round(view)
        self.is_whole_match = view.rounds == 1

    def ends(self, steps: int) -> list[End]:
        """Of the mover's walks of that many steps, one for each end, judged as they stand."""
        layers = reach(self.grid, self.mice[self.mover], steps)
        found = []
        for (grid, falls), places in layers[steps].items():
            outlook = self.estimate.outlook(grid, falls, self.mice, self.mover)
            taken = ahead(self.estimate.taken(falls), self.mover)
            for place, path in places.items():
                of_round, promised = outlook.at(place)
                found.append(End(path, place, grid, falls, self._in_match(of_round), taken, promised))
        return found

    def before_roll(self) -> Chances:
        """The chances with the mover about to roll: of its best end for each roll."""
        return self._expected(self.grid, 0, self.mice, self.mover)

    def after_roll(self, steps: int) -> Chances:
        """The chances with the mover about to walk: of its best end."""
        return self.best_ends(self.grid, 0, self.mice, self.mover, (steps,))[steps]

    def after_walk(self, walk: Walk) -> Chances:
        """The chances after the mover's walk, with the next seat doing what is best for it with each roll."""
        mouse, falls = place_of(walk.mouse), walk.fallen
        of_round, promised = self.estimate.outlook(walk.grid, falls, self.mice, self.mover).at(mouse)
        return self.after_reply(End(walk.path, mouse, walk.grid, falls, self._in_match(of_round), 0.0, promised))

    def after_reply(self, end: End) -> Chances:
        """The chances after the end, with the next seat doing what is best for it with each roll."""
        # Once the last cheese has fallen nobody replies.
        if end.falls >> LAST_EDGE:
            return end.chances
        following = (self.mover + 1) % len(self.mice)
        mice = (*self.mice[: self.mover], end.mouse, *self.mice[self.mover + 1 :])
        grid = bytearray(end.grid)
        # The board that a walk leaves is without its own mouse.
        grid[end.mouse] = MOUSE
        grid[mice[following]] = NOTHING
        return self._expected(bytes(grid), end.falls, mice, following)

    def _expected(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Chances:
        best = self.best_ends(grid, falls, mice, mover)
        found = [[likely * chance for chance in best[steps]] for steps, likely in REPLIES.items()]
        return tuple(map(sum, zip(*found, strict=True)))

    def best_ends(
        self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat, rolls: Collection[int] = REPLIES
    ) -> dict[int, Chances]:
        """By the steps: the chances with what is best for the mover, as far as it can judge an end by itself."""
        # The layers of the longest walk hold those of the shorter ones.
        layers = reach(grid, mice[mover], max(rolls))
        outlooks: dict[tuple[Grid, Falls], Outlook] = {}
        found = {}
        for steps in rolls:
            best: Chances | None = None
            for end, places in layers[steps].items():
                # Walks of different lengths often leave the same board, which is judged once.
                if end not in outlooks:
                    outlooks[end] = self.estimate.outlook(end[0], falls | end[1], mice, mover)
                chances = self._in_match(outlooks[end].best(places))
                if best is None or chances[mover] > best[mover]:
                    best = chances
            assert best is not None
            found[steps] = best
        return found

    def _in_match(self, of_round: Chances) -> Chances:
        return of_round if self.is_whole_match else in_match(of_round, self.worth)


def win_chances(view: KaeseschiebenView) -> Chances:
    """By seat, adding up to 1; a win that is shared counts for each sharer in equal parts."""
    assert view.turn is not None
    seat = view.turn
    match view.phase:
        case Phase.BONUS:
            return in_match(best_bonus(*holdings(view), seat), after_round(view))
        case Phase.MOVING:
            return Search(view, seat).after_roll(view.steps)
    return Search(view, seat).before_roll()


def chances_before_looking(view: KaeseschiebenView, action: Action) -> Chances | None:
    """The chances after the action, before anybody looks at cheeses or worms are revealed; None after a roll."""
    assert view.turn is not None
    if isinstance(action, RollDie):
        return None
    if isinstance(action, MoveMouse):
        return Search(view, view.turn).after_walk(Walk.of_view(view, action.path))
    piles, unknown = holdings(view)
    if isinstance(action, TakeCheese):
        bonus = [action.victim, action.size]
        piles = next(after for *taken, after in bonuses(piles, view.turn) if taken == bonus)
    return in_match(most_likely_to_win(piles, unknown), after_round(view))
