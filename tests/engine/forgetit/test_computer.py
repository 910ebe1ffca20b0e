"""The computer players: their rules of thumb, and how the perfect one plays the last round."""

import pytest

from engine.forgetit.hand import Counts, Hand
from engine.forgetit.players.computer import choose
from engine.forgetit.players.odds import prospects
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from tests.engine.forgetit.positions import collecting, sheet_before, state_of


def decided(state: ForGetItState, level: str) -> str:
    return FORGETIT.encode(choose(FORGETIT.view(state, state.turn), level))


def shown(*sides: int, hand: Hand | None = None) -> ForGetItState:
    return state_of((hand or Hand()).rolled(sides), phase=Phase.CHOOSING)


def test_easy_keeps_the_most_frequent_number_and_of_equal_ones_the_higher() -> None:
    assert decided(shown(1, 1, 1, 5, 5, 2, 3, 4, 6), "easy") == "keep:1:300"
    assert decided(shown(1, 1, 5, 5, 2, 3, 3, 4, 6), "easy") == "keep:5:110"


@pytest.mark.parametrize(
    ("words", "enough"), [(Counts(0, 0, 0), 20), (Counts(1, 0, 0), 9), (Counts(1, 0, 1), 5), (Counts(2, 0, 1), 5)]
)
def test_normal_wants_fewer_dice_the_more_words_lie_aside(words: Counts, enough: int) -> None:
    """Whatever their number, and whatever the score."""
    for number in (1, 5):
        for collected, code in ((enough - 1, "roll"), (enough, "stop")):
            assert decided(state_of(collecting(number, collected, Counts(1, 1, 1), words)), "normal") == code


@pytest.mark.parametrize("level", FORGETIT.spec.levels)
def test_every_level_rolls_first(level: str) -> None:
    assert decided(state_of(Hand(), phase=Phase.TO_ROLL), level) == "roll"


RISKY = collecting(3, 6, Counts(2, 2, 2))
"""Stopping scores 72, twice that in the last round; the mean says to roll."""


def last_round(
    hand: Hand, own: int, other: int, *, other_is_done: bool, phase: Phase = Phase.DECIDING
) -> ForGetItState:
    sheet = sheet_before(12, done=0)
    sheet[0][0], sheet[1][0] = (other, own) if other_is_done else (own, other)
    if other_is_done:
        sheet[0].append(0)
    return state_of(hand, phase=phase, sheet=sheet, turn=1 if other_is_done else 0)


def test_in_the_last_round_it_stops_as_soon_as_it_has_won() -> None:
    assert decided(last_round(RISKY, 300, 443, other_is_done=True), "perfect") == "stop"


def test_in_the_last_round_it_goes_on_as_long_as_stopping_loses() -> None:
    hopeless_mean = collecting(1, 8, Counts(0, 0, 1), Counts(0, 0, 0))
    risky = collecting(5, 6, Counts(1, 1, 1))
    late = collecting(4, 4, Counts(1, 1, 0), Counts(0, 1, 2))
    for hand in (hopeless_mean, risky, late):
        points = hand.score * 2
        assert decided(last_round(hand, 300, 300 + points + 1, other_is_done=True), "perfect") == "roll"


def test_a_bare_win_is_taken_where_the_mean_would_gamble() -> None:
    state = last_round(RISKY, 300, 440, other_is_done=True)
    assert FORGETIT.encode(prospects(FORGETIT.view(state, None))[0].action) == "roll"
    assert decided(state, "perfect") == "stop"


@pytest.mark.parametrize("seats", [2, 5])
def test_what_it_risks_depends_on_the_score_before_the_last_round_too(seats: int) -> None:
    """Round 11: who is ahead keeps what a player behind must gamble with."""
    for lead, code in ((-300, "roll"), (150, "stop")):
        sheet = sheet_before(11, seats)
        for seat in range(seats):
            sheet[seat][0] = 600 + (lead if seat == 0 else 0)
        hand = collecting(5, 5, Counts(1, 0, 2), Counts(1, 1, 0))
        assert decided(state_of(hand, seats=seats, sheet=sheet), "perfect") == code


def test_the_number_and_the_words_decide_what_is_worth_keeping() -> None:
    """Two dice with the word that lies aside are better left in the cup than those whose word is still missing."""
    hand = Hand(Counts(2, 2, 3), (), Counts(1, 1, 0), Counts(0, 0, 0), None, 0).rolled([4, 1, 4, 2, 4, 4, 3])
    assert decided(state_of(hand, phase=Phase.CHOOSING), "perfect") == "keep:4:112"


def test_odds_before_the_first_roll() -> None:
    [prospect] = prospects(FORGETIT.view(state_of(Hand(), phase=Phase.TO_ROLL), None))
    assert prospect.bust == pytest.approx((1 - (5 / 6) ** 3) ** 3)
    assert prospect.best == pytest.approx(56.9698, abs=1e-4)


def test_odds_of_rolling_on_are_exact_and_doubled_in_the_last_rounds() -> None:
    hand = collecting(2, 4, Counts(1, 0, 2), Counts(0, 2, 0))
    ordinary = {FORGETIT.encode(p.action): p for p in prospects(FORGETIT.view(state_of(hand), None))}
    assert ordinary["stop"].bust is None
    assert (ordinary["stop"].stop, ordinary["stop"].best) == (16, 16)
    assert ordinary["roll"].bust == pytest.approx(1 / 6 * (1 - 25 / 36))
    doubled = prospects(FORGETIT.view(state_of(hand, sheet=sheet_before(11)), None))
    assert {FORGETIT.encode(p.action): p.best for p in doubled} == pytest.approx(
        {code: 2 * p.best for code, p in ordinary.items()}
    )


def test_odds_put_first_what_the_perfect_player_does_while_the_score_does_not_matter() -> None:
    for state in (shown(2, 3, 3, 2, 4, 6, 3, 4, 5), state_of(RISKY), shown(1, 1, 2, 2, 3, 4, 5, 5, 6)):
        view = FORGETIT.view(state, None)
        assert prospects(view)[0].action == choose(view, "perfect")


def test_nothing_can_be_worked_out_when_nobody_is_to_act() -> None:
    over = FORGETIT.stop(state_of(RISKY), "match").state
    assert prospects(FORGETIT.view(over, None)) == ()
