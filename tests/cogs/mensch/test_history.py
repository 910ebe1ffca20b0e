"""Events are joined to facts, with what follows from the pawns' places."""

from __future__ import annotations

import pytest

from cogs.games.mensch.history import Force, Moved, Rolled, Stayed, facts_of
from engine.game import Event
from engine.mensch.board import PawnId
from engine.mensch.events import CaptureClaimed, DieRolled, NothingMoved, PawnMoved, StarterFound
from engine.mensch.obstacle import Obstacle
from render.mensch.samples import agreement

PAIRS, ALONE = agreement(4, pairs=True), agreement(4)

WAITING = (Obstacle.NEEDS_SIX,) * 4


def try_of_three(attempt: int, value: int) -> list[Event]:
    return [DieRolled(0, value, attempt, 3), NothingMoved(0, 0, value, WAITING, again=attempt < 3)]


def move(pawn: PawnId, start: int, end: int, value: int, *, wall: bool = False, only: bool = True) -> list[Event]:
    return [DieRolled(pawn.seat, value, 1, 1), PawnMoved(pawn.seat, pawn, start, end, (), wall, only)]


def test_a_roll_that_waits_for_a_choice_becomes_the_move() -> None:
    rolled, moved = move(PawnId(0, 0), 1, 6, 5, only=False)
    assert isinstance(moved, PawnMoved)
    assert facts_of([StarterFound(0), rolled], ALONE) == [StarterFound(0), Rolled(0, 5)]
    [_, fact] = facts_of([StarterFound(0), rolled, moved], ALONE)
    assert fact == Moved(5, moved, (), None)


def test_tries_are_one_fact_and_those_of_the_next_turn_another() -> None:
    events = [event for attempt, value in ((1, 3), (2, 5), (3, 2), (1, 4)) for event in try_of_three(attempt, value)]
    first, second = facts_of(events, ALONE)
    assert isinstance(first, Stayed)
    assert isinstance(second, Stayed)
    assert (first.values, first.tries_left) == ((3, 5, 2), 0)
    assert (second.values, second.tries_left) == ((4,), 2)


def wall_on_field_six() -> list[Event]:
    """A1 goes there, and A2 after it."""
    return [
        *move(PawnId(0, 0), 1, 6, 5),
        *move(PawnId(0, 1), 0, 1, 6),
        *move(PawnId(0, 1), 1, 6, 5, wall=True),
    ]


def test_a_wall_knows_its_masons() -> None:
    wall = facts_of(wall_on_field_six(), PAIRS)[-1]
    assert isinstance(wall, Moved)
    assert wall.mates == (PawnId(0, 0),)


@pytest.mark.parametrize("only", [True, False])
def test_leaving_a_wall_is_compulsion_if_nothing_else_can_move(only: bool) -> None:
    left = facts_of([*wall_on_field_six(), *move(PawnId(0, 0), 6, 8, 2, only=only)], PAIRS)[-1]
    assert isinstance(left, Moved)
    assert left.force is (Force.COMPELLED if only else None)


def test_clearing_the_start_square_is_another_compulsion() -> None:
    events = [*move(PawnId(0, 1), 0, 1, 6, wall=True, only=False), *move(PawnId(0, 0), 1, 4, 3)]
    left = facts_of(events, PAIRS)[-1]
    assert isinstance(left, Moved)
    assert left.force is Force.ONLY


def test_a_claimed_pawn_stands_in_no_wall_any_more() -> None:
    events = [*wall_on_field_six(), CaptureClaimed(1, PawnId(0, 1)), *move(PawnId(0, 0), 6, 8, 2)]
    left = facts_of(events, PAIRS)[-1]
    assert isinstance(left, Moved)
    assert left.force is Force.ONLY


def test_walls_of_partners_are_seen_across_their_own_counting() -> None:
    """A's progress 25 is field 25, which is C's progress 5."""
    events = [
        *move(PawnId(2, 0), 1, 5, 4),
        *move(PawnId(0, 0), 1, 25, 24, wall=True),
    ]
    wall = facts_of(events, PAIRS)[-1]
    assert isinstance(wall, Moved)
    assert wall.mates == (PawnId(2, 0),)
