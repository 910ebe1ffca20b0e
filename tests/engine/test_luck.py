"""Luck: distributions against every way the dice can fall, and counts against what the games' own rules say."""

import math
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.kaeseschieben.board import FACES
from engine.kaeseschieben.statistics import STEPS
from engine.long_work import statistics
from engine.luck import Measure, Tally, deviation, luckier_than, mean_of
from engine.match import Match
from tests.engine.test_highlights import RECIPES, matches
from tests.hosted import GAMES

MEASURES = {f"{key}-{measure.name}": measure for key, game in GAMES.items() for measure in game.measures}
__all__ = ["matches"]

KINDS = {"busts": {"333": 1, "21": 2, "3": 1}}

SIXES = MEASURES["mensch-sixes"]


@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_so_many_of_a_hundred_are_less_lucky_as_all_ways_together_say(measure: Measure) -> None:
    """Of the ways in which the tries can turn out, those that come to the same count half."""
    tries = KINDS.get(measure.name, {"": 6})
    kinds = [measure.chances(kind) for kind, count in tries.items() for _ in range(count)]
    every: Counter[int] = Counter()
    for ways in product(*(chances.items() for chances in kinds)):
        every[sum(value for value, _ in ways)] += math.prod(chance for _, chance in ways)  # type: ignore[assignment]
    assert mean_of(measure, Tally(0, tries)) == pytest.approx(sum(value * chance for value, chance in every.items()))
    for total in every:
        below = sum(chance * (0.5 if value == total else value < total) for value, chance in every.items())
        assert luckier_than(deviation(measure, Tally(total, tries))) == pytest.approx(below, abs=0.07)


def test_steps_are_those_of_the_die() -> None:
    number = Counter(face for face in FACES if face is not None)
    plain = {face: Fraction(count, number.total()) for face, count in number.items()}
    star = Fraction(FACES.count(None), len(FACES))
    for steps, chance in STEPS.chances("").items():
        expected = (1 - star) * plain.get(steps, 0) + star * plain.get(steps // 2, 0) * (steps % 2 == 0)
        assert chance == pytest.approx(float(expected))
    assert sum(STEPS.chances("").values()) == pytest.approx(1)


@pytest.mark.parametrize(("kind", "words"), [("11", "FG"), ("21", "FFG"), ("111", "FGI"), ("31", "FFFI")])
def test_a_bust_is_as_likely_as_all_rolls_of_those_dice_say(kind: str, words: str) -> None:
    busts = sum(
        {word for word, side in zip(words, sides, strict=True) if side == 6} == set(words)
        for sides in product(range(1, 7), repeat=len(words))
    )
    assert MEASURES["forgetit-busts"].chances(kind)[1] == pytest.approx(busts / 6 ** len(words))


def test_luck_is_measured_in_standard_deviations() -> None:
    assert deviation(SIXES, Tally(15, {"": 36})) == pytest.approx((15 - 6) / math.sqrt(36 * 5 / 36))
    assert deviation(SIXES, Tally()) == 0


@pytest.mark.parametrize("key", RECIPES)
def test_facts_are_those_that_the_game_names(key: str, matches: dict[str, Match]) -> None:
    match = matches[key]
    found = statistics(match.game, match.transcript)
    assert len(found) == match.header.seats
    for seat in found:
        assert set(seat.numbers) == {statistic.name for statistic in match.game.statistics}
        assert set(seat.luck) == {measure.name for measure in match.game.measures}
    # Whatever is counted happens in some match: a number that is nobody's ever would be a wrong one.
    assert sum(any(seat.numbers[statistic.name] for seat in found) for statistic in match.game.statistics) >= 4


def test_a_match_that_was_given_up_has_no_facts(matches: dict[str, Match]) -> None:
    transcript = matches["mensch"].transcript
    assert statistics(GAMES["mensch"], type(transcript)(transcript.header, transcript.records[:30])) == ()


def test_sixes_and_captures_are_those_that_the_rules_count(matches: dict[str, Match]) -> None:
    for key in ("mensch", "einigkeit"):
        match = matches[key]
        for seat, tally in zip(statistics(match.game, match.transcript), match.view(None).tallies, strict=True):
            assert seat.luck["sixes"].total == tally.sixes
            assert (seat.numbers["captures"], seat.numbers["losses"]) == (tally.captures, tally.losses)


def test_points_and_busts_are_those_on_the_sheet(matches: dict[str, Match]) -> None:
    match = matches["forgetit"]
    found = statistics(match.game, match.transcript)
    for seat, column in zip(found, match.view(None).sheet, strict=True):
        assert seat.numbers["best-match"] == sum(entry or 0 for entry in column)
        assert seat.luck["busts"].total == seat.numbers["busts"] == column.count(None)
        assert seat.numbers["best-turn"] == max(entry or 0 for entry in column)


def test_worms_are_those_that_were_revealed(matches: dict[str, Match]) -> None:
    match = matches["kaeseschieben"]
    results = match.view(None).results
    for seat, found in enumerate(statistics(match.game, match.transcript)):
        piles = [cheese for result in results for cheese in result.piles[seat]]
        assert found.numbers["worms"] == sum(cheese.wormy for cheese in piles)
        assert found.numbers["cheeses"] == sum(not cheese.wormy for cheese in piles)
        assert found.numbers["best-round"] == max(result.points[seat] for result in results)
