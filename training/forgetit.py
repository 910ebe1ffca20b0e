"""For-Get-It's tables, exact from F2 to F8: ``python -m training.forgetit`` makes them all, or those that it names.

Turns are valued from many dice collected down to few and, within the same number of them, from the cups that a roll
can lead to up to those that lead there. A standing is the number of dice collected and the cup to be rolled next; its
index is the former times the number of cups, plus the cup's place in `every_cup`. A choice is written in the same way,
with the dice that it sets aside, so that the index of what it leads to is a sum.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product, zip_longest
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.forgetit.hand import ALL, NUMBERS, ROUNDS, SIDES, Counts, Die, Hand, Word, is_bust, round_factor, turn_score
from engine.forgetit.players.cups import FRESH, Cup, Part, by_words_alone, cup_of, dice_in, every_cup
from engine.forgetit.players.odds import MOST_COLLECTED
from engine.forgetit.players.turn_search import standing_again
from engine.forgetit.players.turn_tables import FEWEST_AFRESH, MOST_AFRESH, STEP, STEPS, WHOLE
from training.tables import packed, packed_floats, write

CUPS = every_cup()
PLACES = {cup: place for place, cup in enumerate(CUPS)}
FRESH_PLACE = PLACES[FRESH]
OPEN = sum(map(by_words_alone, CUPS))
"""The number of cups that a turn may roll while it collects no number; they come first in `CUPS`."""

COUNTS = np.arange(MOST_COLLECTED + ALL.total + 1)
SCORES = np.array([[turn_score(number, count) for count in COUNTS.tolist()] for number in NUMBERS])
"""By number, then by dice collected (F7), before doubling."""
DISTINCT_SCORES = np.unique(SCORES)

GOALS = (8, 16, 24, 32, 40, 48, 60, 75, 96, 108, 120, 140, 160, 180, 200, 240, 300)
"""Points that a turn may be played for, besides the greatest mean."""

CAPS = (60, 120, 240)
"""Points above which more count for nothing in a turn played carefully: for the mean of the points' square root."""

FARTHER = (1, 2, 3, 4, 6)
"""Dice beyond those collected so far that may be played for, once all nine are rolled again."""

BOLDNESS = 0.12
"""The part of the seats without the last word that play their last turn like the seat that has it."""

A_POINT = 1e-7
"""Value of a point besides, so that a goal out of reach, or reached, is no reason to play carelessly."""

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Shown = tuple[tuple[Part, int], ...]
"""A way to show a number: the parts of a cup, each with the number of its dice that show it; sorted."""
Plan = tuple[Whole, Sequence[tuple[Floats, Whole, Whole]]]
"""Rolls of cups. First, one column for each way that dice can show a number: the choices that set some of them
aside, and -1 below these. Then, by cup, all falls but busts, in three arrays: the chance of each; the place of the cup
that is left if nothing is set aside; and, one row for each number, the column of the way that it is shown."""


@cache
def choices(shown: Shown, number: int | None) -> tuple[int, ...]:
    """Everything that dice with a one may be turned into: by setting none aside, then by all else (F2, F3, F6).

    ``number`` is 1 if the turn collects ones already, None if it collects no number yet.
    """
    dice = [Die(word, 1) for word, (_, hits) in zip(Word, shown, strict=True) for _ in range(hits)]
    cup, words = (Counts(*each) for each in zip(*(part for part, _ in shown), strict=True))
    hand = Hand(cup, tuple(dice), words, number=number)
    keeps = {kept.total * len(CUPS) + PLACES[cup_of(hand.kept(1, kept))] for kept in hand.choices(1)}
    return PLACES[cup_of(hand)], *sorted(keeps)


@cache
def falls_of(part: Part, numbers: Sequence[int]) -> Sequence[tuple[Part, Sequence[int], int]]:
    """Results of a part's dice: the part without its words, the dice that show each of the numbers, and the ways."""
    every_roll = product(range(1, SIDES + 1), repeat=part.dice)
    ways = Counter(tuple(map(sides.count, (SIDES, *numbers))) for sides in every_roll)
    return [
        (Part(part.dice - words, part.aside or words > 0), hits, ways[words, *hits]) for words, *hits in sorted(ways)
    ]


@cache
def falls(cup: Cup, numbers: Sequence[int]) -> Mapping[tuple[Shown, ...], int]:
    """Ways of a cup to fall, busts left out (F5), by how each of the numbers is shown."""
    ways: dict[tuple[Shown, ...], int] = defaultdict(int)
    for fallen in product(*(falls_of(part, numbers) for part in cup)):
        parts, hits, each = zip(*fallen, strict=True)
        if not is_bust(part.aside for part in parts):
            shown = (sorted(zip(parts, own, strict=True)) for own in zip(*hits, strict=True))
            ways[tuple(map(tuple, shown))] += prod(each)
    return ways


def rolls() -> dict[str, Any]:
    """Read by `engine.forgetit.players.turn_tables.fall_table`."""
    offers: dict[tuple[int, ...], int] = {}
    found: list[Counter[int]] = []
    for cup in CUPS:
        found.append(Counter())
        for (shown,), ways in falls(cup, (1,)).items():
            found[-1][offers.setdefault(choices(shown, 1), len(offers))] += ways
    return {
        "falls": packed([len(ways) for ways in found], "u2"),
        "ways": packed([each for ways in found for each in ways.values()], "u4"),
        "offered": packed([offer for ways in found for offer in ways], "u2"),
        "offers": packed([len(offer) for offer in offers], "u2"),
        "choices": packed([choice for offer in offers for choice in offer], "u2"),
    }


@cache
def plan(cups: Sequence[Cup], numbers: Sequence[int], number: int | None) -> Plan:
    """Plan of these cups, for a turn that collects one of the numbers; ``number`` as in `choices`."""
    columns: dict[Shown, int] = defaultdict(lambda: len(columns))
    seen = [np.array([[columns[shown] for shown in fall] for fall in falls(cup, numbers)]).T for cup in cups]
    left, *keeps = np.array(list(zip_longest(*(choices(shown, number) for shown in columns), fillvalue=-1)))
    chances = (np.array(list(falls(cup, numbers).values())) / SIDES ** dice_in(cup) for cup in cups)
    return np.array(keeps), [(each, left[shown[0]], shown) for each, shown in zip(chances, seen, strict=True)]


def best_play(pay: Floats) -> tuple[Floats, Floats, Floats]:
    """Best play of a turn that collects one number. ``pay`` has the values of stopping by `COUNTS`; a bust is worth 0.

    By standing: the value of rolling on, that of the better of rolling and stopping, and a row with the chances to
    stop with each of `COUNTS`; what is missing to 1 are busts.
    """
    best, ends = np.repeat(pay, len(CUPS)), np.repeat(np.eye(len(pay)), len(CUPS), axis=0)
    rolled = np.zeros((MOST_COLLECTED + 1) * len(CUPS))
    for collected in range(MOST_COLLECTED, 0, -1):
        base = collected * len(CUPS)
        rolled[base : base + len(CUPS)] = roll(plan(CUPS, (1,), 1), base, [base], pay[collected], best, ends)
    return rolled, best, ends


def best_turn(pay: Floats) -> tuple[Floats, Floats]:
    """Best play of a turn from the first `OPEN` cups on. ``pay`` has the values of `SCORES`, and 0 for none.

    By cup: the value of rolling it, and a row with the chances of each of `DISTINCT_SCORES`; busts are among the zeros.
    """
    _, bests, counts = zip(*map(best_play, pay), strict=True)
    scores = [ends @ (own[:, None] == DISTINCT_SCORES) for ends, own in zip(counts, SCORES, strict=True)]
    # The open cups come first, then all standings of each number.
    best, ends = (
        np.concatenate([np.zeros(OPEN), *bests]),
        np.concatenate([np.zeros((OPEN, scores[0].shape[1])), *scores]),
    )
    starts = range(OPEN, len(best), len(bests[0]))
    rolled = roll(plan(CUPS[:OPEN], NUMBERS, None), 0, starts, 0.0, best, ends)
    ends = ends[:OPEN].copy()
    ends[:, 0] += 1 - ends.sum(axis=1)
    return np.array(rolled), ends


def roll(planned: Plan, base: int, starts: Sequence[int], stop: float, best: Floats, ends: Floats) -> list[float]:
    """Values of rolling each cup of a plan; where that is more than ``stop``, ``best`` and ``ends`` are set.

    Standings are indices in these two: those of the cups begin at ``base``. ``starts`` has, by number, what is added to
    a choice to get the standing after it.
    """
    keeps, every_fall = planned
    standings = np.array(starts)[:, None, None] + keeps
    values = np.where(keeps < 0, -1.0, best[standings])
    first = values.argmax(axis=1, keepdims=True)
    # By number, then by the way that it is shown.
    values, standings = (np.take_along_axis(each, first, axis=1)[:, 0] for each in (values, standings))
    rolled = []
    for standing, (chances, left, shown) in enumerate(every_fall, base):
        number = np.take_along_axis(values, shown, axis=1).argmax(axis=0)
        way = shown[number, np.arange(len(left))]
        keeping, kept, waiting = values[number, way], standings[number, way], base + left
        same = waiting == standing
        certain = chances[~same] @ np.maximum(keeping, best[waiting])[~same]
        again = zip(chances[same].tolist(), keeping[same].tolist(), strict=True)
        value = standing_again(float(certain), list(again), stop)
        rolled.append(value)
        if value > stop:
            best[standing] = value
            after = np.where(keeping > best[waiting], kept, waiting)
            moves = after != standing
            # Rolls that change nothing are as if they had never been made.
            ends[standing] = chances[moves] @ ends[after[moves]] / (1 - chances[~moves].sum())
    return rolled


def means() -> dict[str, Any]:
    """Read by `engine.forgetit.players.odds.mean_values`: points, before doubling."""
    return {
        "rolls": packed_floats(best_play(1.0 * SCORES[0])[0]),
        "open_rolls": packed_floats(best_turn(1.0 * SCORES)[0]),
    }


def outlooks() -> dict[str, Any]:
    """Read by `engine.forgetit.players.turn_tables`: how turns end, and the rest of a match.

    Of the rest of a match the turns are taken as played for the mean, but for the last turn of the seat that has the
    last word: it knows what it needs, so it reaches any score as often as somebody who plays for that score alone.
    """
    mean = best_turn(1.0 * SCORES)[1]
    careful = [best_turn(np.minimum(SCORES, cap) ** 0.5 + A_POINT * SCORES)[1] for cap in CAPS]
    openings = np.stack([mean, *map(ends_for, GOALS), *careful], axis=1).reshape(-1, len(DISTINCT_SCORES))
    usual = mean[FRESH_PLACE]
    possible = usual > 0
    reached = [ends_for(score)[FRESH_PLACE] @ (score <= DISTINCT_SCORES) for score in DISTINCT_SCORES[possible]]
    last_word = np.zeros(len(usual))
    last_word[possible] = -np.diff(reached, append=0)
    last_turns = np.stack([(1 - BOLDNESS) * usual + BOLDNESS * last_word, last_word])
    return {
        "policies": [1 + len(GOALS) + len(CAPS), 1 + len(FARTHER)],
        "scores": packed(DISTINCT_SCORES, "u2"),
        "openings": packed_chances(openings),
        "counts": packed(COUNTS, "u2"),
        "afresh": packed_chances(ends_afresh()),
        "last_turns": packed_chances(last_turns),
        "rests": packed_chances(np.concatenate([rests(usual, last) for last in last_turns])),
    }


@cache
def ends_for(goal: int) -> Floats:
    """`best_turn`'s, played for at least that score."""
    return best_turn((goal <= SCORES) + A_POINT * SCORES)[1]


def ends_afresh() -> Floats:
    """`best_play`'s, a row for each number of dice collected when all nine are rolled again, then for each policy."""
    goals = range(FEWEST_AFRESH + 1, MOST_AFRESH + max(FARTHER) + 1)
    ends = {goal: best_play((goal <= COUNTS) + A_POINT * SCORES[0])[2] for goal in goals}
    mean = best_play(1.0 * SCORES[0])[2]
    return np.array(
        [
            policy[collected * len(CUPS) + FRESH_PLACE]
            for collected in range(FEWEST_AFRESH, MOST_AFRESH + 1)
            for policy in (mean, *(ends[collected + more] for more in FARTHER))
        ]
    )


def rests(usual: Floats, last: Floats) -> Floats:
    """For 2 to 12 turns that are left, a row with the chances of their points together on `STEPS`.

    ``usual`` and ``last`` are the chances of `DISTINCT_SCORES` in most turns, and in the last one.
    """
    together, found = on_steps(last, round_factor(ROUNDS)), []
    for round in range(ROUNDS - 1, 0, -1):
        more = np.convolve(together, on_steps(usual, round_factor(round)))
        together = np.append(more[: STEPS - 1], more[STEPS - 1 :].sum())
        found.append(together)
    return np.array(found)


def on_steps(chances: Floats, factor: int) -> Floats:
    """A score between two steps counts for both, so that the mean stays; the last step has all beyond it as well."""
    step, over = np.divmod(DISTINCT_SCORES * factor, STEP)
    places = np.minimum([step, step + 1], STEPS - 1)
    return np.bincount(places.ravel(), np.ravel([chances * (1 - over / STEP), chances * over / STEP]), STEPS).astype(
        float
    )


def packed_chances(rows: Floats) -> list[str]:
    """Parts of `WHOLE`, rounded so that the sum of a row is right."""
    return packed(np.diff(np.rint(rows.cumsum(axis=1) * WHOLE), prepend=0), "u2")


TABLES = {
    "rolls": (rolls, "Every fall of every cup, counted from F2 to F5."),
    "means": (means, "Exact dynamic programming over cups and dice collected, from F2 to F7 alone."),
    "outlooks": (outlooks, "Ends of turns played by each of several policies, exact, from F2 to F8."),
}

if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        make, method = TABLES[name]
        write(f"forgetit/{name}", method, make())
