"""How often a turn that is played for the greatest mean ends with which score."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from engine.forgetit.cups import FRESH, Cup, Shown, choices_of, falls, open_falls
from engine.forgetit.dice import NUMBERS
from engine.forgetit.hand import FIRST_KEEP
from engine.forgetit.scoring import turn_score
from engine.forgetit.turn_values import MOST_COLLECTED, NumberValues, TurnValues, mean_values

Standing = tuple[Cup, int]
"""The cup to roll next, and how many dice are collected."""


@cache
def score_chances() -> Mapping[int, float]:
    """By score, before doubling; a bust is among the zeros. The chances add up to 1."""
    values = mean_values()
    chances: dict[int, float] = defaultdict(float)
    begun = _openings(values)
    for number, standings in begun.items():
        for collected, chance in _collected_at_stop(values.numbers[number], standings).items():
            chances[turn_score(number, collected)] += chance
    chances[0] += 1 - sum(chances.values())
    return dict(chances)


def _openings(values: TurnValues) -> Mapping[int, Mapping[Standing, float]]:
    """For each number, how turns stand after the first dice with it were set aside."""
    reached: dict[Cup, float] = defaultdict(float, {FRESH: 1.0})
    begun: dict[int, dict[Standing, float]] = {number: defaultdict(float) for number in NUMBERS}
    for cup in reversed(open_falls()):
        again, left = 0.0, []
        for fall in open_falls()[cup]:
            standing = _best_opening(values, fall.shown, values.open_rolls[fall.cup])
            if standing is None and fall.cup == cup:
                again += fall.chance
            else:
                left.append((standing, fall))
        rolls = reached[cup] / (1 - again)
        for standing, fall in left:
            if standing is None:
                reached[fall.cup] += rolls * fall.chance
            else:
                number, where = standing
                begun[number][where] += rolls * fall.chance
    return begun


def _best_opening(
    values: TurnValues, shown_by_number: tuple[Shown | None, ...], waiting: float
) -> tuple[int, Standing] | None:
    """What is best set aside, as a number and how the turn stands then; None to wait for something better."""
    best, found = waiting, None
    for number, shown in zip(NUMBERS, shown_by_number, strict=True):
        if shown is None:
            continue
        table = values.numbers[number]
        for choice in choices_of([part for part, _ in shown], [hits for _, hits in shown], fewest=FIRST_KEEP):
            if table.best(choice.cup, choice.kept) > best:
                best, found = table.best(choice.cup, choice.kept), (number, (choice.cup, choice.kept))
    return found


def _collected_at_stop(table: NumberValues, begun: Mapping[Standing, float]) -> Mapping[int, float]:
    """How likely one stops with how many dice; what is missing to 1 are busts."""
    reached: dict[Standing, float] = defaultdict(float, begun)
    stopped: dict[int, float] = defaultdict(float)
    for cup, collected in _in_order():
        chance = reached.pop((cup, collected), 0.0)
        if not chance:
            continue
        if table.stop(collected) >= table.roll(cup, collected):
            stopped[collected] += chance
            continue
        again, left = 0.0, []
        for fall in falls()[cup]:
            choice = max(fall.choices, key=lambda choice: table.best(choice.cup, collected + choice.kept))
            if choice == (cup, 0):
                again += fall.chance
            else:
                left.append((choice, fall.chance))
        for choice, each in left:
            reached[choice.cup, collected + choice.kept] += chance * each / (1 - again)
    return stopped


def _in_order() -> Iterator[Standing]:
    """Each standing before those that it leads to."""
    for collected in range(MOST_COLLECTED + 10):
        for cup in reversed(falls()):
            yield cup, collected
