"""Secrecy of the worms: who may know of which, and when."""

from engine.kaeseschieben.actions import DeclineBonus, TakeCheese
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from tests.engine.kaeseschieben.positions import placed, position

# Ids 1, 2, 4 are medium, 5 and 6 large, 0 and 3 small.
WORMS = (1, 5, 6)

OPEN = placed("A e1, B d8, s c6")


def state(*, closed_lids: bool = False, phase: Phase = Phase.MOVING) -> KaeseschiebenState:
    return position(OPEN, piles=[[1, 0, 2], [5, 4]], worms=WORMS, closed_lids=closed_lids, phase=phase)


def worms_seen(view: KaeseschiebenView) -> list[list[bool | None]]:
    return [[owned.wormy for owned in pile] for pile in view.piles]


def test_k10_a_seat_sees_into_its_own_cheeses_and_no_others() -> None:
    assert worms_seen(KAESESCHIEBEN.view(state(), 0)) == [[True, False, False], [None, None]]
    assert worms_seen(KAESESCHIEBEN.view(state(), 1)) == [[None, None, None], [True, False]]


def test_k10_also_when_it_is_not_its_turn() -> None:
    assert KAESESCHIEBEN.to_act(state()) == (0,)
    assert worms_seen(KAESESCHIEBEN.view(state(), 1))[1] == [True, False]


def test_k10_an_onlooker_sees_into_none() -> None:
    assert worms_seen(KAESESCHIEBEN.view(state(), None)) == [[None] * 3, [None] * 2]


def test_k10_nothing_in_a_view_tells_of_cheeses_on_the_board_or_out_of_the_game() -> None:
    """Two rounds that differ in those worms only look the same to everybody."""
    one = state()
    other = position(OPEN, piles=[[1, 0, 2], [5, 4]], worms=(1, 5, 7))
    for viewer in (None, 0, 1):
        assert KAESESCHIEBEN.view(one, viewer) == KAESESCHIEBEN.view(other, viewer)


def test_k14_with_closed_lids_nobody_sees_into_any() -> None:
    for viewer in (None, 0, 1):
        for phase in (Phase.TO_ROLL, Phase.MOVING, Phase.BONUS):
            view = KAESESCHIEBEN.view(state(closed_lids=True, phase=phase), viewer)
            assert worms_seen(view) == [[None] * 3, [None] * 2]


def test_k14_at_the_end_the_lids_come_off() -> None:
    over = KAESESCHIEBEN.stop(state(closed_lids=True), "match").state
    [result] = KAESESCHIEBEN.view(over, None).results
    assert [[cheese.wormy for cheese in pile] for pile in result.piles] == [[True, False, False], [True, False]]
    assert worms_seen(KAESESCHIEBEN.view(over, 0)) == [[True, False, False], [None, None]]


def test_k10_and_k14_what_may_be_looked_up_are_the_own_cheeses_with_open_lids() -> None:
    assert KAESESCHIEBEN.secrets(state(), 0) == {0, 1, 2}
    assert KAESESCHIEBEN.secrets(state(), 1) == {4, 5}
    assert KAESESCHIEBEN.secrets(state(closed_lids=True), 0) == frozenset()


def test_k11_the_taker_may_look_into_the_cheese_and_the_loser_no_longer() -> None:
    """The match goes on after this round, so nothing but the bonus has changed hands yet."""
    bonus = state(phase=Phase.BONUS)
    view = KAESESCHIEBEN.view(bonus, 0)
    assert [owned.wormy for owned in view.piles[1]] == [None, None], "the taker sees sizes only"
    taken = KAESESCHIEBEN.apply(bonus, 0, TakeCheese(1, Size.LARGE)).state
    assert worms_seen(KAESESCHIEBEN.view(taken, 0)) == [[True, False, False, True], [None]]
    assert worms_seen(KAESESCHIEBEN.view(taken, 1)) == [[None] * 4, [False]]
    declined = KAESESCHIEBEN.apply(bonus, 0, DeclineBonus()).state
    assert worms_seen(KAESESCHIEBEN.view(declined, 0)) == [[True, False, False], [None, None]]
