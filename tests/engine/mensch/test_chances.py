"""The chances to win: alike from every seat, certain at the end, and better for those who are better off."""

from collections.abc import Sequence

import pytest

from engine.mensch.board import BASE, LAST_GOAL
from engine.mensch.state import MenschState
from tests.engine.mensch.asking import game_of, move
from tests.engine.mensch.boards import board

START = [1, BASE, BASE, BASE]


def chances(state: MenschState) -> Sequence[float]:
    game = game_of(state)
    found = game.win_chances(game.view(state, None))
    assert sum(found) == pytest.approx(1)
    return found


@pytest.mark.parametrize("pairs", [False, True])
def test_no_seat_is_favoured(pairs: bool) -> None:
    pawns = [[3, 17, 29, BASE], [8, 22, BASE, 44], [11, 37, 12, BASE], [31, 4, BASE, 43]]
    expected = chances(board(*pawns, die=3, pairs=pairs))
    for seat in range(1, 4):
        found = chances(board(*pawns[-seat:], *pawns[:-seat], turn=seat, die=3, pairs=pairs))
        turned = [found[(place + seat) % len(found)] for place in range(len(found))]
        assert turned == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_nearly_home_is_likely_to_win(seats: int) -> None:
    found = chances(board([40], *[START] * (seats - 1)))
    assert found[0] > 0.9
    assert min(found) > 0


def test_a_pair_is_as_far_as_its_slower_seat() -> None:
    """P9: one seat that is home has not won while its partner has all the way to go."""
    ahead = chances(board([], START, [40], START, pairs=True))[0]
    behind = chances(board([], [39], START, [38], pairs=True))[0]
    assert ahead > 0.9 > 0.1 > behind


def test_a_number_that_captures_is_good_and_its_victim_knows() -> None:
    # Seat 1's pawn at 10 stands where seat 0's comes to 30, so that 3 captures it.
    before, lucky, unlucky = (chances(board([27, BASE], [10, BASE], die=die))[0] for die in (0, 3, 4))
    assert lucky > before > unlucky


def test_m12_once_somebody_is_home_the_win_is_decided() -> None:
    assert chances(board(START, [], [40, 39], turn=2)) == (0, 1, 0)


def test_p7_a_capture_that_can_be_claimed_counts_as_claimed() -> None:
    state = board([14, 17, 3], [9, 12], [BASE] * 4, [BASE] * 4, die=5, pairs=True)
    missed = move(state, 2).state
    claimed = game_of(missed).apply(missed, 1, game_of(missed).decode("claim:2")).state
    assert chances(missed) == pytest.approx(chances(claimed))


def test_m11_tries_that_are_left_are_worth_something() -> None:
    waiting = board([BASE] * 4, START, three_tries=True)
    last = waiting._replace(tries=2)
    assert chances(last)[0] < chances(waiting)[0]


def test_m11_all_may_wait_for_their_six_at_once() -> None:
    alike = [LAST_GOAL, BASE, BASE, BASE]
    assert chances(board(alike, alike, three_tries=True))[0] > 0.5
