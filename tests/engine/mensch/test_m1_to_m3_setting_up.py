"""M1 to M3: pawns on their places, the roll-off, and who sits where."""

import pytest

from engine.chance import Roll
from engine.game import IllegalAction
from engine.mensch.board import square
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.events import StarterFound, StartRolled
from engine.mensch.view import Phase
from tests.engine.playing import begin, events_since, scripted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m1_one_pawn_on_the_start_square_and_three_on_the_base(seats: int) -> None:
    match = begin(MENSCH, seats=seats, seed=1)
    assert match.view(None).pawns == ((1, 0, 0, 0),) * seats


def test_m2_each_seat_rolls_and_the_highest_begins() -> None:
    match = begin(MENSCH, seats=3, seed=0, draw=scripted([(2, 6, 5)]))
    assert events_since(match, 0) == (StartRolled(((0, 2), (1, 6), (2, 5))), StarterFound(1))
    assert match.to_act() == (1,)


def test_m2_those_who_share_the_highest_roll_again_among_themselves() -> None:
    match = begin(MENSCH, seats=4, seed=0, draw=scripted([(5, 2, 5, 5), (3, 6, 6), (1, 4)]))
    assert events_since(match, 0) == (
        StartRolled(((0, 5), (1, 2), (2, 5), (3, 5))),
        StartRolled(((0, 3), (2, 6), (3, 6))),
        StartRolled(((2, 1), (3, 4))),
        StarterFound(3),
    )
    assert match.view(None).start_rolls[-1] == ((2, 1), (3, 4))
    assert match.view(None).turn == 3


def test_m2_the_roll_off_is_asked_of_chance_with_a_die_for_each() -> None:
    state = MENSCH.new(MENSCH.spec.default_options(), 4)
    assert MENSCH.pending_chance(state) == Roll(6, dice=4)
    tied = MENSCH.resolve(state, (6, 1, 6, 2)).state
    assert MENSCH.pending_chance(tied) == Roll(6, dice=2)
    assert tied.phase is Phase.ROLLING_FOR_START
    assert MENSCH.to_act(tied) == ()


@pytest.mark.parametrize(("seats", "starts"), [(2, [0, 20]), (3, [0, 10, 20]), (4, [0, 10, 20, 30])])
def test_m3_two_seats_sit_opposite_each_other(seats: int, starts: list[int]) -> None:
    agreed = MENSCH.new(MENSCH.spec.default_options(), seats).agreed
    assert [square(corner, 1) for corner in agreed.corners] == starts


def test_p1_the_partner_game_is_for_four() -> None:
    with pytest.raises(IllegalAction, match="wrong-seats"):
        EINIGKEIT.new(EINIGKEIT.spec.default_options(), 3)
    agreed = EINIGKEIT.new(EINIGKEIT.spec.default_options(), 4).agreed
    assert [agreed.allies(seat) for seat in range(4)] == [(0, 2), (1, 3), (2, 0), (3, 1)]
