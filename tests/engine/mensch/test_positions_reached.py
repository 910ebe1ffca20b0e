"""Positions that follow from others: their number, and that plain rules, written to compare, find the same ones."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from tests.drawn_examples import drawing
from tests.engine.mensch.asking import game_of, roll
from tests.engine.mensch.boards import board
from tests.engine.mensch.plain_rules import Agreed, Pawns, Position, may_be_in_turn, placed, positions_after

DICE = range(1, 7)

AGREED = (Agreed(), Agreed(three_tries=True), Agreed(pairs=True), Agreed(pairs=True, help_partner=True))

PROGRESSES = st.one_of(st.just(0), st.just(1), st.integers(0, 44), st.integers(36, 44))
"""Most rules are about the bases, the start squares and the goal."""

START = ((1, 0, 0, 0),) * 4
MIDDLE = ((12, 20, 0, 44), (5, 33, 40, 0), (1, 9, 0, 0), (28, 41, 43, 0))
BASES = ((0, 0, 0, 0), (0, 0, 0, 41), (5, 0, 0, 0), (0, 0, 44, 43))
WALLS = ((12, 12, 0, 30), (3, 9, 31, 0), (10, 22, 0, 0), (11, 35, 44, 0))
LATE = ((40, 42, 43, 44), (36, 41, 43, 44), (39, 40, 44, 43), (28, 38, 42, 44))
TWO = ((1, 0, 17, 38), (22, 19, 41, 0))
THREE = ((35, 44, 43, 41), (36, 41, 43, 44), (1, 28, 0, 0))
HELPING = ((44, 43, 42, 41), (1, 1, 25, 0), (0, 6, 22, 39), (11, 15, 0, 44))


def seen(state: MenschState) -> Position:
    over = game_of(state).outcome(state) is not None
    pawns = tuple(tuple(sorted(own)) for own in state.pawns)
    return Position(None if over else state.turn, state.tries, pawns)


def state_of(agreed: Agreed, pawns: Pawns, turn: int = 0) -> MenschState:
    if agreed.pairs:
        return board(*pawns, turn=turn, pairs=True, auto_roll=False, claims="off", help_partner=agreed.help_partner)
    return board(*pawns, turn=turn, auto_roll=False, three_tries=agreed.three_tries)


def states_after(state: MenschState, die: int) -> list[MenschState]:
    """Every use of the number by the engine's rules."""
    rolled = roll(state, die).state
    if rolled.phase is not Phase.MOVING:
        return [rolled]
    game = game_of(rolled)
    return [game.apply(rolled, rolled.turn, action).state for action in game.legal_actions(rolled, rolled.turn)]


@pytest.mark.parametrize(
    ("agreed", "pawns", "counts"),
    [
        pytest.param(Agreed(), START, (6, 36, 212), id="start"),
        pytest.param(Agreed(), MIDDLE, (11, 163, 1269), id="middle"),
        pytest.param(Agreed(three_tries=True), BASES, (2, 8, 39), id="three-tries"),
        pytest.param(Agreed(), LATE, (3, 17, 87), id="late"),
        pytest.param(Agreed(), TWO, (6, 77, 1044), id="two-seats"),
        pytest.param(Agreed(), THREE, (7, 49, 301), id="three-seats"),
        pytest.param(Agreed(pairs=True), START, (7, 47, 314), id="pairs-start"),
        pytest.param(Agreed(pairs=True), WALLS, (13, 231, 3040), id="pairs-walls"),
        pytest.param(Agreed(pairs=True), LATE, (3, 17, 101), id="pairs-late"),
        pytest.param(Agreed(pairs=True, help_partner=True), HELPING, (18, 232, 1980), id="pairs-helping"),
    ],
)
def test_as_many_positions_follow_as_by_the_plain_rules(agreed: Agreed, pawns: Pawns, counts: tuple[int, ...]) -> None:
    """After one roll, two and three, every number and every move counted, alike positions once."""
    start = state_of(agreed, pawns)
    assert seen(start).pawns == placed(agreed, pawns), "the rules do not allow this board"
    states, plain = {seen(start): start}, {seen(start)}
    found = []
    for _ in range(3):
        running = [state for position, state in states.items() if position.turn is not None]
        states = {seen(after): after for state in running for die in DICE for after in states_after(state, die)}
        still = [position for position in plain if position.turn is not None]
        plain = {after for position in still for die in DICE for after in positions_after(agreed, position, die)}
        assert states.keys() == plain
        found.append(len(plain))
    assert tuple(found) == counts


@pytest.mark.drawn
@pytest.mark.parametrize("agreed", AGREED, ids=str)
def test_every_number_leads_to_the_same_positions_as_by_the_plain_rules(agreed: Agreed) -> None:
    """From any board, and on from there."""

    @given(data=st.data(), seats=st.integers(2, 4), dice=st.lists(st.integers(1, 6), min_size=1, max_size=4))
    @drawing(40)
    def check(data: st.DataObject, seats: int, dice: list[int]) -> None:
        own = st.tuples(PROGRESSES, PROGRESSES, PROGRESSES, PROGRESSES)
        pawns = placed(agreed, tuple(data.draw(own) for _ in range(4 if agreed.pairs else seats)))
        turns = may_be_in_turn(agreed, pawns)
        assume(turns)
        state = state_of(agreed, pawns, data.draw(st.sampled_from(turns), "turn"))
        for die in dice:
            states = {seen(after): after for after in states_after(state, die)}
            assert states.keys() == positions_after(agreed, seen(state), die)
            followed = data.draw(st.sampled_from(sorted(states, key=str)), "position")
            state = states[followed]
            if followed.turn is None:
                return

    check()
