"""How sure a lead makes the win in Käseschieben: by the likelihood of results.

What it is fitted to in the end are matches of the strongest computers, between whom leads last less long than in the
games that the rest is learned from: each sees what the others are about to do. They are played with `bench.strength`'s
compiled search, which needs numba.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from bench.strength import kaeseschieben_estimates, kaeseschieben_search
from bench.strength.games import Pairing, play
from bench.strength.opponents import share_of_win
from bench.strength.reliability import Said, binned
from engine.game import HARD, AnyGame
from engine.kaeseschieben.players.estimate import Measured
from engine.kaeseschieben.players.flat_board import LAST
from engine.kaeseschieben.players.holdings import best_bonus, holdings
from engine.kaeseschieben.players.search import REPLIES, Search
from engine.kaeseschieben.players.weights import Scale
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView, Phase

FIRST_SEED = 200_000
"""Of matches that nothing else is learned from, and nothing measured by."""

POSITIONS = 20
"""How many of a match are looked at."""

FIRST_GUESS = Scale(0.4, 0.1, 0.0, 1.0, 8.0)

SMALLEST = 1e-6
"""A chance that was said to be smaller costs no more than this one."""

FINEST = 0.004
"""Of the steps in which the numbers are searched."""


class Leaf(NamedTuple):
    """An end that is thought of at a position, and how likely it is; ``known`` are the chances where it is the last."""

    likely: float
    mover: int
    measured: Measured | None
    known: tuple[float, ...]


class Judged(NamedTuple):
    """A position; ``match`` is the same of all those of a match, ``won`` what each seat had of the win."""

    match: int
    leaves: tuple[Leaf, ...]
    won: tuple[float, ...]


def positions_of(task: tuple[int, int]) -> list[Judged]:
    """Some of a match of that many seats, with that number, as the seat to act sees them."""
    seats, number = task
    views: list[KaeseschiebenView] = []

    def watch(game: AnyGame, state: Any) -> None:
        views.append(game.view(state, state.turn))

    with kaeseschieben_estimates.in_use(), kaeseschieben_search.in_use():
        outcome = play(Pairing("kaeseschieben", {}, (HARD,) * seats, FIRST_SEED + number), watch)
    won = tuple(share_of_win(KAESESCHIEBEN, outcome, seat) for seat in range(seats))
    seen = random.Random(f"training|{seats}|{number}").sample(views, min(POSITIONS, len(views)))
    return [Judged(number, tuple(_leaves(view)), won) for view in seen]


def _leaves(view: KaeseschiebenView) -> Iterator[Leaf]:
    """What `chances.win_chances` adds up."""
    assert view.turn is not None
    seat = view.turn
    if view.phase is Phase.BONUS:
        yield Leaf(1.0, seat, None, best_bonus(*holdings(view), seat))
        return
    search = Search(view, seat)
    rolls = {view.steps: 1.0} if view.phase is Phase.MOVING else REPLIES
    for steps, end in search.best_ends(search.board, 0, search.mice, seat, rolls).items():
        mice = (*search.mice[:seat], end.mouse, *search.mice[seat + 1 :])
        measured = None if end.falls >> LAST else search.estimate.measured(end.board, end.falls, mice, seat)
        yield Leaf(rolls[steps], seat, measured, end.chances)


class _Arrays(NamedTuple):
    """By leaf, but for ``won``, which is by position."""

    position: np.ndarray
    likely: np.ndarray
    points: np.ndarray
    squares: np.ndarray
    moved: np.ndarray
    open: np.ndarray
    known: np.ndarray
    won: np.ndarray


def fitted(positions: Sequence[Judged], start: Scale) -> Scale:
    """The numbers with which the results are the least surprising, searched from those on.

    Between two seats ``lead`` and ``contested`` stay as they are: there the chances are true without them.
    """
    arrays = _arrays(positions)
    found, step = start, 0.3
    least = _loss(arrays, found)
    while step > FINEST:
        improved = False
        for tried in _neighbours(found, step, with_lead=arrays.won.shape[1] > 2):
            loss = _loss(arrays, tried)
            if loss < least:
                found, least, improved = tried, loss, True
        if not improved:
            step /= 2
    return found


def report(positions: Sequence[Judged], start: Scale) -> str:
    """What is said of each half of the matches with numbers that are fitted to the other half, and what was won."""
    said: list[Said] = []
    for part in (0, 1):
        scale = fitted([one for one in positions if one.match % 2 != part], start)
        held_out = _arrays([one for one in positions if one.match % 2 == part])
        said += map(Said, _said(held_out, scale).ravel().tolist(), held_out.won.ravel().tolist())
    return ", ".join(f"{100 * one.said:.0f} → {100 * one.won:.1f} ({one.sides})" for one in binned(said))


def _neighbours(scale: Scale, step: float, *, with_lead: bool) -> Iterator[Scale]:
    for factor in (1 + step, 1 / (1 + step)):
        yield scale._replace(steepness=scale.steepness * factor)
        yield scale._replace(per_cheese=scale.per_cheese * factor)
        # With more cheeses counted the same chances ask for a greater steepness.
        yield scale._replace(steepness=scale.steepness * factor, per_cheese=scale.per_cheese * factor**2)
        if with_lead:
            yield scale._replace(lead=scale.lead * factor)
            yield scale._replace(lead=scale.lead * factor, steepness=scale.steepness / factor)
            yield scale._replace(contested=scale.contested * factor)
            yield scale._replace(contested=scale.contested * factor, lead=scale.lead * factor)
            yield scale._replace(contested=scale.contested * factor, lead=scale.lead / factor)
    yield scale._replace(optimism=scale.optimism + step)
    yield scale._replace(optimism=scale.optimism - step)


def _arrays(positions: Sequence[Judged]) -> _Arrays:
    seats = len(positions[0].won)
    leaves = [(number, leaf) for number, position in enumerate(positions) for leaf in position.leaves]
    nothing = Measured((0.0,) * seats, (0.0,) * seats, 0.0)
    measured = [leaf.measured or nothing for _, leaf in leaves]
    return _Arrays(
        np.array([number for number, _ in leaves]),
        np.array([leaf.likely for _, leaf in leaves]),
        np.array([one.taken for one in measured]) + np.array([one.promised for one in measured]),
        np.array([one.squares for one in measured]),
        np.eye(seats)[[leaf.mover for _, leaf in leaves]],
        np.array([leaf.measured is not None for _, leaf in leaves])[:, None],
        np.array([leaf.known for _, leaf in leaves]),
        np.array([position.won for position in positions]),
    )


def _said(arrays: _Arrays, scale: Scale) -> np.ndarray:
    """By position and seat: what `Estimate.outlook` says of the ends, added up."""
    points = arrays.points - scale.optimism * arrays.moved
    second, most = np.sort(points, axis=1)[:, -2:].T[..., None]
    points = np.where(points == most, points - (1 - scale.lead) * np.minimum(most - second, scale.contested), points)
    logits = points * (scale.steepness / np.sqrt(1 + scale.per_cheese * arrays.squares))[:, None]
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    chances = arrays.likely[:, None] * np.where(arrays.open, chances, arrays.known)
    said = np.zeros_like(arrays.won)
    np.add.at(said, arrays.position, chances)
    return said


def _loss(arrays: _Arrays, scale: Scale) -> float:
    """The mean negative logarithm of what was said of the winner."""
    said = np.maximum(_said(arrays, scale), SMALLEST)
    return float(-(arrays.won * np.log(said)).sum(axis=1).mean())


def losses(positions: Sequence[Judged], *scales: Scale) -> list[float]:
    arrays = _arrays(positions)
    return [_loss(arrays, scale) for scale in scales]
