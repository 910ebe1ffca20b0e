"""Events are joined to facts, from whatever record on they are known."""

from __future__ import annotations

from cogs.games.mensch.story import Stayed, facts_of
from engine.game import Event
from engine.mensch.board import PawnId
from engine.mensch.events import (
    CaptureClaimed,
    DieRolled,
    NothingMoved,
    Obstacle,
    PawnMoved,
    StarterFound,
    Stuck,
    WallFell,
)

WAITING = (Obstacle.NEEDS_SIX,) * 4


def try_of_three(attempt: int, value: int) -> list[Event]:
    return [DieRolled(0, value, attempt, 3), NothingMoved(0, 0, value, attempt, 3 - attempt, Stuck.NO_SIX, WAITING)]


def test_a_roll_that_waits_for_a_choice_becomes_the_move() -> None:
    rolled, moved = DieRolled(0, 5, 1, 1), PawnMoved(0, PawnId(0, 0), 1, 6)
    assert facts_of([StarterFound(0), rolled]) == [StarterFound(0), rolled]
    assert facts_of([StarterFound(0), rolled, moved]) == [StarterFound(0), moved]


def test_the_move_itself_knows_its_number() -> None:
    assert PawnMoved(0, PawnId(0, 0), 1, 6).die == 5
    assert PawnMoved(0, PawnId(0, 0), 0, 1).die == 6


def test_tries_are_one_fact_and_those_of_the_next_turn_another() -> None:
    events = [event for attempt, value in ((1, 3), (2, 5), (3, 2), (1, 4)) for event in try_of_three(attempt, value)]
    first, second = facts_of(events)
    assert isinstance(first, Stayed)
    assert isinstance(second, Stayed)
    assert (first.values, first.nothing.tries_left) == ((3, 5, 2), 0)
    assert (second.values, second.nothing.tries_left) == ((4,), 2)


def test_p7_a_claim_between_a_roll_and_its_move_comes_before_the_move() -> None:
    rolled, claimed = DieRolled(0, 2, 1, 1), CaptureClaimed(1, PawnId(0, 0), 12)
    moved = PawnMoved(0, PawnId(0, 1), 36, 38)
    assert facts_of([rolled, claimed]) == [rolled, claimed]
    assert facts_of([rolled, claimed, moved]) == [claimed, moved]


def test_p4_a_wall_falls_before_the_six_is_moved() -> None:
    fell, moved = WallFell(0, 0, (PawnId(1, 0), PawnId(1, 1))), PawnMoved(0, PawnId(0, 0), 0, 1)
    assert facts_of([DieRolled(0, 6, 1, 1), fell, moved]) == [fell, moved]


def test_events_that_begin_in_the_midst_of_a_turn_are_understood() -> None:
    moved = PawnMoved(0, PawnId(0, 0), 1, 6)
    assert facts_of([moved]) == [moved]
    _, nothing = try_of_three(2, 4)
    [stayed] = facts_of([nothing])
    assert isinstance(stayed, Stayed)
    assert stayed.values == (4,)
