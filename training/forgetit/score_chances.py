"""How turns end that are played for something: the greatest mean, or at least some number of points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from engine.forgetit.chances.cups import FRESH, Cup
from engine.forgetit.chances.turn_values import MOST_COLLECTED, NumberValues, TurnValues
from engine.forgetit.dice import ALL, NUMBERS
from engine.forgetit.scoring import turn_score
from training.forgetit.rolls import NOTHING, rolls

Standing = tuple[int, int]
"""The place of the cup to roll next, and the number of dice collected."""


def chances_of_scores(values: TurnValues, cup: Cup = FRESH) -> Mapping[int, float]:
    """By score, before doubling; a bust is among the zeros. The chances add up to 1.

    ``values`` are those of what the turn is played for; it has no number yet, and this cup is to be rolled.
    """
    chances: dict[int, float] = defaultdict(float)
    for number, standings in _openings(values, cup).items():
        for collected, chance in chances_of_counts(values.numbers[number], standings).items():
            chances[turn_score(number, collected)] += chance
    chances[0] += 1 - sum(chances.values())
    return dict(chances)


def _openings(values: TurnValues, cup: Cup) -> Mapping[int, Mapping[Standing, float]]:
    """For each number, how turns stand after the first dice with it were set aside."""
    table = rolls()
    reached: dict[int, float] = defaultdict(float, {table.places[cup]: 1.0})
    begun: dict[int, dict[Standing, float]] = {number: defaultdict(float) for number in NUMBERS}
    for place in reversed(range(len(table.open_falls))):
        if not reached[place]:
            continue
        falls = table.open_falls[place]
        again, others = 0.0, []
        for chance, left, *shown in zip(falls.chances, falls.left, *falls.shown, strict=True):
            standing = _best_opening(values, shown, values.open_rolls[table.cups[left]])
            if standing is None and left == place:
                again += chance
            else:
                others.append((standing, left, chance))
        rolled = reached[place] / (1 - again)
        for standing, left, chance in others:
            if standing is None:
                reached[left] += rolled * chance
            else:
                number, where = standing
                begun[number][where] += rolled * chance
    return begun


def _best_opening(values: TurnValues, shown: Iterable[int], waiting: float) -> tuple[int, Standing] | None:
    """What is best set aside, as a number and how the turn stands then; None to wait for something better.

    ``shown`` has the way each number is shown, as in `OpenFalls`.
    """
    table = rolls()
    best, found = waiting, None
    for number, way in zip(NUMBERS, shown, strict=True):
        if way == NOTHING:
            continue
        for kept, place in (divmod(choice, len(table.cups)) for choice in table.first_keeps[way]):
            value = values.numbers[number].best_at(place, kept)
            if value > best:
                best, found = value, (number, (place, kept))
    return found


def chances_of_counts(values: NumberValues, begun: Mapping[Standing, float]) -> Mapping[int, float]:
    """The chances to stop with each number of dice; what is missing to those of ``begun`` are busts."""
    table = rolls()
    cups = len(table.cups)
    reached: dict[Standing, float] = defaultdict(float, begun)
    stopped: dict[int, float] = defaultdict(float)
    for place, collected in _in_order():
        chance = reached.pop((place, collected), 0.0)
        if not chance:
            continue
        if values.stop(collected) >= values.roll_at(place, collected):
            stopped[collected] += chance
            continue
        again = 0.0
        moved: list[tuple[Standing, float]] = []
        for each, offer in zip(table.falls[place].chances, table.falls[place].offers, strict=True):
            choices = [divmod(choice, cups) for choice in table.offers[offer]]
            kept, left = max(choices, key=lambda choice: values.best_at(choice[1], collected + choice[0]))
            if (kept, left) == (0, place):
                again += each
            else:
                moved.append(((left, collected + kept), each))
        for standing, each in moved:
            reached[standing] += chance * each / (1 - again)
    return stopped


def _in_order() -> Iterator[Standing]:
    """Each standing before those that it leads to."""
    for collected in range(MOST_COLLECTED + ALL.total + 1):
        for place in reversed(range(len(rolls().cups))):
            yield place, collected
