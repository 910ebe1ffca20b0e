"""The view of a state: what may be chosen and why not, worked out for whoever looks."""

from __future__ import annotations

from engine.game import Seat
from engine.mensch.events import PawnMoved
from engine.mensch.landing import PAWN_IDS, attempts_of, captured_at, forms_wall, owner_moved_by, walls_before
from engine.mensch.moving import obstacles, target
from engine.mensch.obstacle import Obstacle
from engine.mensch.standing import places
from engine.mensch.state import Choice, MenschState
from engine.mensch.tally import by_seat
from engine.mensch.view import Destination, MenschView, Phase


def view_of(state: MenschState, viewer: Seat | None) -> MenschView:
    agreed, pawns = state.agreed, state.pawns
    running = state.phase not in (Phase.ROLLING_FOR_START, Phase.OVER)
    owner = owner_moved_by(agreed, pawns, state.turn) if running else None
    destinations: tuple[Destination, ...] = ()
    if (choice := state.choice) is not None:
        destinations = tuple(_destination(state, choice, pawn) for pawn in choice.pawns)
    return MenschView(
        viewer=viewer,
        agreed=agreed,
        phase=state.phase,
        turn=state.turn if running else None,
        owner=owner,
        die=0 if choice is None else choice.die,
        attempt=state.tries + 1,
        attempts=1 if owner is None else attempts_of(agreed, pawns[owner]),
        pawns=tuple(tuple(own) for own in pawns),
        destinations=destinations,
        obstacles=() if choice is None else obstacles_to(state, choice),
        trail=_one_turn_each(state.trail),
        start_rolls=state.past.start_rolls,
        finished=state.past.finished,
        tallies=by_seat(state.counts),
        claim=state.claim,
        places=places(agreed, state.past.finished, pawns) if state.phase is Phase.OVER else (),
        by_vote=state.past.by_vote,
    )


def obstacles_to(state: MenschState, choice: Choice) -> tuple[Obstacle | None, ...]:
    """By pawn, why it may not be moved with the number; None for those that may."""
    return obstacles(state.pawns[choice.owner], choice.die, walls_before(state.agreed, state.pawns, choice.owner))


def _destination(state: MenschState, choice: Choice, pawn: int) -> Destination:
    agreed, pawns, owner = state.agreed, state.pawns, choice.owner
    start = pawns[owner][pawn]
    end = target(start, choice.die)
    captured = captured_at(agreed, pawns, owner, end)
    return Destination(PAWN_IDS[owner][pawn], start, end, captured, forms_wall(agreed, pawns, owner, end))


def _one_turn_each(trail: tuple[PawnMoved, ...]) -> tuple[PawnMoved, ...]:
    """The latest moves, back to the first that would be a seat's second turn."""
    fresh: list[PawnMoved] = []
    for move in reversed(trail):
        if fresh and move.seat != fresh[-1].seat and move.seat in {later.seat for later in fresh}:
            break
        fresh.append(move)
    return tuple(reversed(fresh))
