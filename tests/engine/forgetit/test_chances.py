"""The chances to win: right where they can be worked out in full, alike from every seat, and what is chosen by."""

from dataclasses import replace

import pytest

from engine.forgetit.hand import Counts, Hand, Word, turn_score
from engine.forgetit.players.cups import Part, cup_of, every_cup, make_cup
from engine.forgetit.players.odds import mean_values, valued_actions
from engine.forgetit.players.turn_search import TurnSearch
from engine.forgetit.players.win_values import win_values
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from tests.engine.forgetit.plain_values import MOST, PlainTurn
from tests.engine.forgetit.positions import collecting, sheet_before, state_of

HANDS = (
    collecting(3, 2, Counts(2, 2, 3)),
    collecting(5, 5, Counts(1, 0, 2), Counts(1, 1, 0)),
    collecting(4, 4, Counts(1, 1, 0), Counts(0, 1, 2)),
    Hand(Counts(0, 0, 0), (), Counts(1, 1, 0), Counts(2, 2, 3), 2, 9, 2),
)


def chances(state: ForGetItState, viewer: int | None = None) -> tuple[float, ...]:
    return FORGETIT.win_chances(FORGETIT.view(state, viewer))


def test_played_for_points_a_turn_searched_is_worth_what_the_table_of_means_says() -> None:
    means, search = mean_values(), TurnSearch([turn_score(1, count) for count in range(60)])
    for cup in every_cup():
        for collected in (2, 5, 8):
            assert search.roll(cup, collected) == pytest.approx(means.roll(cup, 1, collected), rel=1e-3)


@pytest.mark.parametrize("hand", HANDS)
def test_the_ends_of_a_turn_are_worth_what_the_search_says(hand: Hand) -> None:
    search = TurnSearch([turn_score(1, count) for count in range(60)])
    cup, collected = cup_of(hand), hand.collected
    ends = search.ends(cup, collected)
    assert sum(ends.values()) <= 1
    assert sum(turn_score(1, count) * chance for count, chance in ends.items()) == pytest.approx(
        max(search.stop(collected), search.roll(cup, collected))
    )


def test_a_roll_that_cannot_bust_is_never_left_out() -> None:
    search = TurnSearch([float(count > 5) for count in range(28)])
    harmless = make_cup([Part(2, False), Part(0, False), Part(1, True)])
    assert search.roll(harmless, 6) == 1
    assert 0 < search.roll(harmless, 3) < 1


def needing(points: int, hand: Hand, phase: Phase = Phase.DECIDING) -> ForGetItState:
    """The last turn of two seats, which must bring more than that, doubled."""
    sheet = sheet_before(12, done=1)
    sheet[0][0] = 2 * points
    return state_of(hand, phase=phase, sheet=sheet, turn=1)


def test_in_the_last_turn_the_chances_are_those_of_best_play_worked_out_in_full() -> None:
    needed = 71
    hand = HANDS[1]
    exact = PlainTurn(lambda count: float(turn_score(5, min(count, MOST)) > needed))
    aside = tuple(int(hand.words[word] > 0) for word in Word)
    expected = exact.best(hand.cup, aside, hand.collected)
    assert chances(needing(needed, hand))[1] == pytest.approx(expected, abs=0.004)


def test_what_is_chosen_has_the_chances_that_are_said() -> None:
    shown = HANDS[0].rolled([1, 3, 2, 3, 6, 3, 4])
    for hand, phase in [*((hand, Phase.DECIDING) for hand in HANDS), (shown, Phase.CHOOSING)]:
        state = state_of(hand, phase=phase, sheet=sheet_before(11))
        view = FORGETIT.view(state, 0)
        best = max(value for _, value in valued_actions(view, win_values(view)))
        bust = chances(
            replace(state, phase=Phase.TO_ROLL, turn=1, hand=Hand(), sheet=((*state.sheet[0], None), state.sheet[1]))
        )
        assert chances(state)[0] == pytest.approx(bust[0] + best, abs=0.02)


def test_no_seat_is_favoured() -> None:
    """A position has the same chances with its seats moved on by one."""
    sheet = sheet_before(9, seats=4, done=2)
    for seat, column in enumerate(sheet):
        column[0] = 100 + 70 * seat
    state = state_of(HANDS[0], seats=4, sheet=sheet, turn=2)
    moved = replace(state, starter=1, turn=3, sheet=(tuple(sheet[3]), *map(tuple, sheet[:3])))
    expected = chances(state, 2)
    assert chances(moved, 3) == pytest.approx((expected[3], *expected[:3]))


def test_the_last_word_is_worth_something_and_points_are_worth_more() -> None:
    beginning = chances(state_of(Hand(), phase=Phase.TO_ROLL, seats=4))
    assert beginning[3] == max(beginning) < 0.4
    sheet = sheet_before(8, seats=4)
    sheet[1][0] = 200
    ahead = chances(state_of(Hand(), phase=Phase.TO_ROLL, seats=4, sheet=sheet))
    assert ahead[1] == max(ahead)
