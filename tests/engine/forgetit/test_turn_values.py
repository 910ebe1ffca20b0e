"""The table behind the perfect player and the odds: right to the last digit, and what turns really bring."""

from __future__ import annotations

import gc
import math
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate, product
from threading import Barrier

import pytest

from engine.forgetit.chances import turn_values as turn_values_module
from engine.forgetit.chances.cups import FRESH, Cup, Part, make_cup
from engine.forgetit.chances.means import mean_values, score_chances
from engine.forgetit.chances.odds import prospects
from engine.forgetit.chances.once import worked_out_once
from engine.forgetit.chances.rolls import rolls
from engine.forgetit.chances.score_chances import chances_of_scores
from engine.forgetit.chances.turn_values import MOST_COLLECTED, greatest_means, turn_values
from engine.forgetit.dice import NUMBERS, Counts
from engine.forgetit.hand import Hand
from engine.forgetit.players.computer import PERFECT, choose
from engine.forgetit.rules import FORGETIT
from engine.forgetit.scoring import turn_score
from engine.forgetit.view import Phase
from tests.engine.forgetit import plain_values
from tests.engine.forgetit.plain_values import Three, in_order, shares
from tests.engine.forgetit.positions import state_of


def test_the_chances_of_every_roll_add_up_to_one_less_the_busts() -> None:
    table = rolls()
    for place, cup in enumerate(table.cups):
        bust = math.prod(1 - (5 / 6) ** part.dice for part in cup if not part.aside)
        assert math.isclose(sum(table.falls[place].chances) + bust, 1)
        if place < len(table.open_falls):
            assert math.isclose(sum(table.open_falls[place].chances) + bust, 1)


def test_tables_hold_no_more_than_a_few_thousand_objects() -> None:
    """Many small ones would slow down every garbage collection of the bot."""
    gc.collect()
    before = len(gc.get_objects())
    kept = turn_values(lambda number, collected: turn_score(number, collected) + 1)
    assert kept.turn > 0
    gc.collect()
    assert len(gc.get_objects()) - before < 1000
    assert len(gc.get_referents(rolls().offers)) < 1000


def test_threads_that_ask_at_the_same_time_share_one_piece_of_work() -> None:
    done = []
    together = Barrier(4)

    @worked_out_once(keep=1)
    def work(question: int) -> int:
        done.append(question)
        return question + 1

    def ask(question: int) -> int:
        together.wait()
        return work(question)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(ask, [1] * 4)) == [2] * 4
    assert done == [1]
    assert work(2) == 3
    assert work(1) == 2
    assert done == [1, 2, 1], "only as many results are kept as were asked for"


def test_the_table_that_is_kept_is_the_one_that_would_be_worked_out() -> None:
    """But for the last digits, in which versions of Python differ; `make_mean_table` writes it."""
    kept, made = mean_values(), greatest_means()
    for number in NUMBERS:
        assert kept.numbers[number].rolls.tolist() == pytest.approx(made.numbers[number].rolls.tolist())
        assert kept.numbers[number].stops == made.numbers[number].stops
        assert kept.numbers[number].places == made.numbers[number].places
    assert kept.open_rolls == pytest.approx(made.open_rolls)
    assert score_chances() == pytest.approx(chances_of_scores(made))


def test_nothing_is_worked_out_for_odds_and_for_the_perfect_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def working_out(*args: object) -> None:
        raise AssertionError("a table is worked out")

    monkeypatch.setattr(turn_values_module, "rolls", working_out)
    mean_values.cache_clear()
    view = FORGETIT.view(state_of(Hand(), phase=Phase.TO_ROLL), 0)
    assert prospects(view)[0].best == pytest.approx(mean_values().turn)
    assert choose(view, PERFECT)


def test_a_turns_expected_score_agrees_with_a_plain_recursion() -> None:
    assert mean_values().turn == pytest.approx(plain_values.opening((3, 3, 3), (0, 0, 0)), abs=1e-6)


def every_start() -> Iterator[tuple[Three, Three]]:
    for cup in product(range(4), repeat=3):
        for aside in product(range(2), repeat=3):
            if any(cup) and not all(aside) and not any(d == 3 and a for d, a in zip(cup, aside, strict=True)):
                yield cup, aside


@pytest.mark.parametrize("number", [1, 5])
def test_rolling_on_agrees_with_a_plain_recursion_from_every_cup(number: int) -> None:
    values = mean_values()
    for cup, aside in every_start():
        for count in (2, 4, 6, 9, 15):
            expected = plain_values.rolling(*in_order(cup, aside), number, count)
            assert values.numbers[number].roll(ours(cup, aside), count) == pytest.approx(expected, abs=1e-6), (
                cup,
                aside,
                count,
            )


def test_many_turns_bring_what_the_table_claims() -> None:
    """The dice are rolled for all turns that stand alike at once; the decisions are the table's."""
    seed, turns = 56, 100_000
    print(f"seed {seed}")
    scores = Simulation(random.Random(seed)).scores_of(turns)
    assert sum(scores.values()) == turns
    mean = sum(score * count for score, count in scores.items()) / turns
    variance = sum((score - mean) ** 2 * count for score, count in scores.items()) / turns
    assert abs(mean - mean_values().turn) < 3 * math.sqrt(variance / turns)


Stand = tuple[Three, Three, int, int]
"""Dice in the cup and words aside by word, the number collected (0 for none) and how many."""

FIRST: Stand = ((3, 3, 3), (0, 0, 0), 0, 0)


class Simulation:
    """Turns by the million, played by the table's values. It knows F2 to F7 itself."""

    def __init__(self, randomness: random.Random) -> None:
        self._randomness = randomness
        self._scores: Counter[int] = Counter()
        self._standing: Counter[Stand] = Counter()

    def scores_of(self, turns: int) -> Counter[int]:
        self._roll(FIRST, turns)
        while self._standing:
            # One roll for all: those that stand alike by then are rolled together again.
            standing, self._standing = self._standing, Counter()
            for stand, count in standing.items():
                cup, aside, number, collected = stand
                if stops(cup, aside, number, collected):
                    self._scores[plain_values.score(number, collected)] += count
                else:
                    self._roll(stand if any(cup) else ((3, 3, 3), (0, 0, 0), number, collected), count)
        return self._scores

    def _roll(self, stand: Stand, count: int) -> None:
        cup, aside, number, collected = stand
        rolls, weights = every_roll(cup, 1 if number else 5)
        for index, times in Counter(self._randomness.choices(range(len(rolls)), cum_weights=weights, k=count)).items():
            words, *hits = rolls[index]
            now = tuple(int(was or word > 0) for was, word in zip(aside, words, strict=True))
            if all(now):
                self._scores[0] += times
                continue
            left = tuple(dice - word for dice, word in zip(cup, words, strict=True))
            offered = ((number, hits[0]),) if number else tuple(enumerate(hits, 1))
            keeps = (best_keep(left, now, n, collected, shown) for n, shown in offered if sum(shown) >= 2 or number)
            waiting = (worth(left, now, number, collected), (left, now, number, collected))
            rest, lies, n, kept = max((waiting, *keeps), key=lambda keep: keep[0])[1]
            self._standing[*in_order(rest, lies), n, kept] += times


@cache
def every_roll(cup: Three, parts: int) -> tuple[list[tuple[Three, ...]], list[float]]:
    """How the dice of each word fall: words first, then the numbers; with the chances, added up."""
    rolls = list(product(*(shares(dice, parts) for dice in cup)))
    fallen = [tuple(zip(*(counts for counts, _ in roll), strict=True)) for roll in rolls]
    return fallen, list(accumulate(a[1] * b[1] * c[1] for a, b, c in rolls))


@cache
def best_keep(left: Three, now: Three, number: int, collected: int, shown: Three) -> tuple[float, Stand]:
    """What the table likes best of what may be set aside at that number."""
    keeps = []
    for kept in product(*(range(hit + 1) for hit in shown)):
        if sum(kept) >= (1 if collected else 2):
            rest = tuple(dice - k for dice, k in zip(left, kept, strict=True))
            count = collected + sum(kept)
            keeps.append((worth(rest, now, number, count), (rest, now, number, count)))
    return max(keeps, key=lambda keep: keep[0], default=(-1.0, FIRST))


@cache
def worth(left: Three, now: Three, number: int, collected: int) -> float:
    return mean_values().best(ours(left, now), number or None, collected)


@cache
def stops(cup: Three, aside: Three, number: int, collected: int) -> bool:
    values, numbered = mean_values(), number or None
    return values.stop(numbered, collected) >= values.roll(ours(cup, aside), numbered, collected)


def ours(cup: Three, aside: Three) -> Cup:
    """The cup as the table knows it."""
    return make_cup(Part(dice, bool(lies)) for dice, lies in zip(cup, aside, strict=True))


def test_turns_by_the_real_rules_bring_what_the_table_claims_for_each_level() -> None:
    """Perfect play brings what the table says; the others bring less, in their order."""
    seed, turns = 7, 4000
    print(f"seed {seed}")
    means = {}
    for level in FORGETIT.spec.levels:
        randomness = random.Random(seed)
        scores = [real_turn(level, randomness) for _ in range(turns)]
        means[level] = sum(scores) / turns
        error = math.sqrt(sum((score - means[level]) ** 2 for score in scores)) / turns
        if level == "perfect":
            assert abs(means[level] - mean_values().turn) < 3 * error
    assert means["easy"] + 8 < means["normal"]
    assert means["normal"] + 8 < means["perfect"]


def real_turn(level: str, randomness: random.Random) -> int:
    """One turn's score, through the rules."""
    state = state_of(Hand(), phase=Phase.TO_ROLL)
    while not state.sheet[0]:
        state = FORGETIT.apply(state, 0, choose(FORGETIT.view(state, 0), level)).state
        if (chance := FORGETIT.pending_chance(state)) is not None:
            dice = getattr(chance, "dice", 0)
            state = FORGETIT.resolve(state, tuple(randomness.randint(1, 6) for _ in range(dice))).state
    return state.sheet[0][0] or 0


def test_how_often_a_turn_ends_with_which_score() -> None:
    chances = score_chances()
    assert sum(chances.values()) == pytest.approx(1)
    assert all(chance >= 0 for chance in chances.values())
    assert sum(score * chance for score, chance in chances.items()) == pytest.approx(mean_values().turn)
    assert set(chances) <= {turn_score(number, count) for number in range(1, 6) for count in range(MOST_COLLECTED + 10)}


def test_best_play_stops_long_before_the_table_ends() -> None:
    values = mean_values().numbers[5]
    for collected in range(25, MOST_COLLECTED):
        assert values.stop(collected) > values.roll(FRESH, collected)


def test_a_roll_that_cannot_bust_is_never_left_out() -> None:
    values = mean_values().numbers[2]
    harmless = make_cup([Part(2, False), Part(0, False), Part(1, True)])
    for collected in range(2, 20):
        assert values.roll(harmless, collected) > values.stop(collected)


def test_the_number_and_the_words_decide_what_is_worth_keeping() -> None:
    """Two dice with the word that lies aside are better left in the cup than those whose word is still missing."""
    hand = Hand(Counts(2, 2, 3), (), Counts(1, 1, 0), Counts(0, 0, 0), None, 0).rolled([4, 1, 4, 2, 4, 4, 3])
    state = state_of(hand, phase=Phase.CHOOSING)
    action = choose(FORGETIT.view(state, 0), "perfect")
    assert FORGETIT.encode(action) == "keep:4:112"
