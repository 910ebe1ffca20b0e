"""How sure Käseschieben's chances may be where the strongest computers play: by the likelihood of their results.

The games that the rest is learned from are played one move ahead and now and then at random. Among two players of level
hard leads last less long: each sees what the other is about to do. So whole matches of theirs are played, and the
chances that are said in them (`chances.win_chances`) are held against who won, with several steepnesses.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple
from unittest import mock

import numpy as np

from engine.fair_dice import FairDice
from engine.kaeseschieben.players.chances import win_chances
from engine.kaeseschieben.players.computer import HARD
from engine.kaeseschieben.players.weights import WEIGHTS
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView

FIRST_SEED = 200_000
"""Of matches that nothing else is learned from, and nothing measured by."""

FACTORS = tuple(1.1**power for power in range(-11, 5))
"""What the steepness is tried multiplied by."""

POSITIONS = 12
"""How many of a match are looked at."""

LEAST = 1e-6
"""A chance that was said to be smaller costs no more than this one."""

DRAWN_AGAIN = 1_000


class Fitted(NamedTuple):
    """What to multiply the steepness by, and the interval in which it is with 95 %."""

    factor: float
    lowest: float
    highest: float


def losses(task: tuple[int, int]) -> tuple[float, ...]:
    """Of one match of that many seats, with that number: for each of `FACTORS`, how surprising its result was."""
    seats, number = task
    views, won = _match(seats, FIRST_SEED + number)
    return tuple(_loss(views, won, factor) for factor in FACTORS)


def fitted(found: Sequence[Sequence[float]], seed: int) -> Fitted:
    """The factor with which the results are the least surprising; the interval is from matches drawn again."""
    each = np.array(found)
    rng = np.random.default_rng(seed)
    again = [_best(each[rng.integers(len(each), size=len(each))].mean(axis=0)) for _ in range(DRAWN_AGAIN)]
    lowest, highest = np.quantile(again, (0.025, 0.975))
    return Fitted(_best(each.mean(axis=0)), float(lowest), float(highest))


def _best(loss: np.ndarray) -> float:
    """Between the factors that were tried: the lowest point of the parabola through the best and its neighbours."""
    place = min(max(int(loss.argmin()), 1), len(loss) - 2)
    before, here, after = loss[place - 1 : place + 2]
    curved = before - 2 * here + after
    shift = (before - after) / (2 * curved) if curved > 0 else 0.0
    return float(FACTORS[place] * (FACTORS[1] / FACTORS[0]) ** min(max(shift, -1.0), 1.0))


def _match(seats: int, seed: int) -> tuple[list[KaeseschiebenView], list[float]]:
    """Some of its positions, as the seat to act sees them, and by seat what it had of the win."""
    dice, draws = FairDice(hashlib.sha256(f"training|{seed}".encode()).digest(), ("training",)), count()
    picks = [random.Random(f"training|{seed}|{seat}").randrange for seat in range(seats)]
    state = KAESESCHIEBEN.new(KAESESCHIEBEN.spec.default_options(), seats)
    views = []
    while True:
        while (request := KAESESCHIEBEN.pending_chance(state)) is not None:
            state = KAESESCHIEBEN.resolve(state, dice.draw(next(draws), request)).state
        outcome = KAESESCHIEBEN.outcome(state)
        if outcome is not None:
            break
        [seat] = KAESESCHIEBEN.to_act(state)
        views.append(KAESESCHIEBEN.view(state, seat))
        state = KAESESCHIEBEN.apply(state, seat, KAESESCHIEBEN.choose(views[-1], HARD, picks[seat])).state
    randomness = random.Random(f"training|{seed}|positions")
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return randomness.sample(views, min(POSITIONS, len(views))), won


def _loss(views: Sequence[KaeseschiebenView], won: Sequence[float], factor: float) -> float:
    """The mean negative logarithm of what was said of the winner."""
    weights = WEIGHTS[len(won)]
    steepness, per_cheese, least = weights.scale
    changed = weights._replace(scale=(factor * steepness, per_cheese, least))
    with mock.patch.dict(WEIGHTS, {len(won): changed}):
        said = [win_chances(view) for view in views]
    return -sum(
        share * math.log(max(chance, LEAST)) for chances in said for chance, share in zip(chances, won, strict=True)
    ) / len(views)
