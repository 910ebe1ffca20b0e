"""How turns and the rest of a match can end: what `engine.forgetit.chances.outlooks` reads.

A turn is played for the greatest mean, for the greatest chance of at least some number of points, or carefully; a
player picks what suits the score. Of the rest of a match the turns are taken as played for the mean, but for the last
turn of the seat that has the last word: it knows what it needs, so it reaches any score as often as somebody who plays
for that score alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from engine.forgetit.chances.cups import FRESH
from engine.forgetit.chances.outlooks import FEWEST_AFRESH, MOST_AFRESH, STEP, STEPS
from engine.forgetit.chances.turn_values import TurnValues
from engine.forgetit.scoring import ROUNDS, round_factor, turn_score
from training.forgetit.best_play import greatest_means, number_values, turn_values
from training.forgetit.rolls import rolls
from training.forgetit.score_chances import chances_of_counts, chances_of_scores

GOALS = (8, 16, 24, 32, 40, 48, 60, 75, 96, 108, 120, 140, 160, 180, 200, 240, 300)
"""Points that a turn may be played for, besides the greatest mean."""

CAPS = (60, 120, 240)
"""Points of which more count for nothing, where a turn is played carefully: for the mean of the points' square root."""

FARTHER = (1, 2, 3, 4, 6)
"""How many dice more than collected so far may be played for, once all nine are rolled again."""

BOLDNESS = 0.12
"""What part of those who have not the last word play their last turn like the seat that has."""

_A_POINT = 1e-7
"""What a point is worth besides, so that a goal out of reach, or reached, is no reason to play carelessly."""

Chances = Mapping[int, float]


@cache
def means() -> TurnValues:
    return greatest_means()


@cache
def goal_values(goal: int) -> TurnValues:
    def pay(number: int | None, collected: int) -> float:
        score = turn_score(number, collected)
        return (score >= goal) + _A_POINT * score

    return turn_values(pay)


def careful_values(cap: int) -> TurnValues:
    def pay(number: int | None, collected: int) -> float:
        score = turn_score(number, collected)
        return float(min(score, cap) ** 0.5) + _A_POINT * score

    return turn_values(pay)


def ends_of_openings() -> list[list[Chances]]:
    """By the place of the cup to be rolled while no number is collected, then by policy: the chances of scores."""
    policies = [means(), *map(goal_values, GOALS), *map(careful_values, CAPS)]
    cups = rolls().cups[: len(rolls().open_falls)]
    return [[chances_of_scores(values, cup) for values in policies] for cup in cups]


def ends_afresh() -> list[list[Chances]]:
    """By the number of dice collected when all nine are rolled again, then by policy: the chances of counts."""

    def reaching(goal: int) -> Callable[[int], float]:
        return lambda collected: float(collected >= goal) + _A_POINT * turn_score(1, collected)

    values = {goal: number_values(reaching(goal)) for goal in range(FEWEST_AFRESH + 1, MOST_AFRESH + max(FARTHER) + 1)}
    place = rolls().places[FRESH]
    return [
        [
            chances_of_counts(policy, {(place, collected): 1.0})
            for policy in (means().numbers[1], *(values[collected + more] for more in FARTHER))
        ]
        for collected in range(FEWEST_AFRESH, MOST_AFRESH + 1)
    ]


@cache
def last_turns() -> tuple[Chances, Chances]:
    """The chances of scores, before doubling, in the last turn: of those who have not the last word, and who has."""
    ordinary = chances_of_scores(means())
    scores = sorted(ordinary)
    reached = [1.0, *(_reached(score) for score in scores[1:]), 0.0]
    last_word = {score: reached[place] - reached[place + 1] for place, score in enumerate(scores)}
    mixed = {score: (1 - BOLDNESS) * ordinary[score] + BOLDNESS * last_word[score] for score in scores}
    return mixed, last_word


def _reached(score: int) -> float:
    return sum(chance for each, chance in chances_of_scores(goal_values(score)).items() if each >= score)


def rests(*, last_word: bool) -> list[Sequence[float]]:
    """For 2 to 12 turns that are left: the chances of their points together, on steps of `STEP` points."""
    ordinary = chances_of_scores(means())
    found: list[Sequence[float]] = []
    together = _on_steps(last_turns()[last_word], round_factor(ROUNDS))
    for round in range(ROUNDS - 1, 0, -1):
        together = _added(together, _on_steps(ordinary, round_factor(round)))
        found.append(together)
    return found


def _on_steps(chances: Chances, factor: int) -> Sequence[float]:
    """A score between two steps counts for both, so that the mean stays."""
    found = [0.0] * STEPS
    for score, chance in chances.items():
        step, over = divmod(score * factor, STEP)
        found[min(step, STEPS - 1)] += chance * (1 - over / STEP)
        found[min(step + 1, STEPS - 1)] += chance * over / STEP
    return found


def _added(some: Sequence[float], more: Sequence[float]) -> Sequence[float]:
    found: dict[int, float] = defaultdict(float)
    for step, chance in enumerate(some):
        for other, each in enumerate(more):
            found[min(step + other, STEPS - 1)] += chance * each
    return [found[step] for step in range(STEPS)]
