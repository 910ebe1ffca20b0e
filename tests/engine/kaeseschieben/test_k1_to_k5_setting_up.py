"""Set-up of a round: edges, mice, cheeses, worms, the starter."""

import pytest

from engine.chance import Roll, Sample
from engine.game import Event, IllegalAction
from engine.kaeseschieben.board import Edge, Size
from engine.kaeseschieben.events import RoundBegan
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.transcript import Chanced
from tests.engine.kaeseschieben.positions import drawing, drawn, placed, position
from tests.engine.playing import begin, dice_of, events_since, scripted

NO_WORMS_YET = ((0, 1), (0, 1, 2, 3))
"""Results for the large and the medium cheeses."""


@pytest.mark.parametrize(
    ("seats", "edges"),
    [
        (2, (Edge.SOUTH, Edge.NORTH)),
        (3, (Edge.SOUTH, Edge.WEST, Edge.NORTH)),
        (4, (Edge.SOUTH, Edge.WEST, Edge.NORTH, Edge.EAST)),
    ],
)
def test_k1_every_seat_owns_an_edge_clockwise_and_two_sit_opposite(seats: int, edges: tuple[Edge, ...]) -> None:
    assert begin(KAESESCHIEBEN, seats=seats, seed=1).view(None).edges == edges


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_k1_no_fewer_than_two_and_no_more_than_four(seats: int) -> None:
    with pytest.raises(IllegalAction, match="wrong-seats"):
        begin(KAESESCHIEBEN, seats=seats, seed=1)


def test_k2_and_k3_four_seats() -> None:
    assert drawing(begin(KAESESCHIEBEN, seats=4, seed=1).state) == drawn(
        """
        . . . C . . . .
        . . . . . . . .
        . . s m m s . .
        . . m l l m . D
        B . m l l m . .
        . . s m m s . .
        . . . . . . . .
        . . . . A . . .
        """
    )


def test_k2_and_k3_two_seats() -> None:
    assert drawing(begin(KAESESCHIEBEN, seats=2, seed=1).state) == drawn(
        """
        . . . B . . . .
        . . . . . . . .
        . . s m m s . .
        . . m l l m . .
        . . m l l m . .
        . . s m m s . .
        . . . . . . . .
        . . . . A . . .
        """
    )


def test_k4_two_large_and_four_medium_cheeses_are_wormy_and_never_a_small_one() -> None:
    places = set()
    for seed in range(60):
        state = begin(KAESESCHIEBEN, seats=2, seed=seed).state
        wormy = [cheese for cheese in state.cheeses.values() if cheese.id in state.worms]
        assert sorted(cheese.size for cheese in wormy) == [Size.LARGE] * 2 + [Size.MEDIUM] * 4
        places.add(state.worms)
    assert len(places) > 40, "the same cheeses are wormy too often"


def test_k4_every_large_and_every_medium_cheese_can_be_wormy() -> None:
    worms = set().union(*(begin(KAESESCHIEBEN, seats=2, seed=seed).state.worms for seed in range(60)))
    start = begin(KAESESCHIEBEN, seats=2, seed=0).state.cheeses.values()
    assert worms == {cheese.id for cheese in start if cheese.size is not Size.SMALL}


def test_k4_the_worms_are_drawn_in_secret_and_by_the_fair_dice() -> None:
    large, medium, starter = begin(KAESESCHIEBEN, seats=2, seed=1).records
    assert isinstance(large, Chanced)
    assert isinstance(medium, Chanced)
    assert isinstance(starter, Chanced)
    assert large.request == Sample(4, 2, hidden=True)
    assert medium.request == Sample(8, 4, hidden=True)
    assert starter.request == Roll(2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k5_the_first_starter_is_drawn_among_all(seats: int) -> None:
    for starter in range(seats):
        match = begin(KAESESCHIEBEN, seats=seats, seed=1, draw=scripted([*NO_WORMS_YET, (starter + 1,)]))
        assert match.to_act() == (starter,)
        assert events_since(match, 0) == (RoundBegan(1, starter, drawn=True),)


def second_round(piles: list[list[int]], results: list[tuple[int, ...]]) -> tuple[int, RoundBegan]:
    """Starter and beginning of the second of two rounds, after a first that was ended with these piles."""
    state = position(placed("A e1, B a4, C d8, s d2"), phase=Phase.TO_ROLL, faces=(), piles=piles, rounds=2)
    state = KAESESCHIEBEN.stop(state, "round").state
    events: list[Event] = []
    while KAESESCHIEBEN.pending_chance(state) is not None:
        step = KAESESCHIEBEN.resolve(state, results.pop(0))
        state, events = step.state, [*events, *step.events]
    [began] = [event for event in events if isinstance(event, RoundBegan)]
    assert results == []
    return state.turn, began


def test_k5_later_the_seat_with_the_fewest_points_starts() -> None:
    assert second_round([[0], [], [1]], list(NO_WORMS_YET)) == (1, RoundBegan(2, 1, drawn=False))


@pytest.mark.parametrize(("drawn_number", "starter"), [(1, 0), (2, 2)])
def test_k5_a_tie_for_the_fewest_points_is_drawn_among_the_tied(drawn_number: int, starter: int) -> None:
    results = [*NO_WORMS_YET, (drawn_number,)]
    assert second_round([[], [1], []], results) == (starter, RoundBegan(2, starter, drawn=True))


def test_k5_turns_go_round_clockwise() -> None:
    match = begin(KAESESCHIEBEN, seats=3, seed=1, draw=scripted([*NO_WORMS_YET, (3,)]))
    dice = dice_of(5)
    turns = []
    for _ in range(4):
        [seat] = match.to_act()
        turns.append(seat)
        match = match.act(seat, "roll", dice.draw)
        code = KAESESCHIEBEN.encode(KAESESCHIEBEN.legal_actions(match.state, seat)[0])
        match = match.act(seat, code, dice.draw)
    assert turns == [2, 0, 1, 2]
