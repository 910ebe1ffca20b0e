"""The view of a state: what may be chosen and why not, worked out for whoever looks."""

from __future__ import annotations

from engine.game import Seat
from engine.mensch.events import PawnMoved
from engine.mensch.landing import attempts_of, judge_roll, land, owner_moved_by, pawn_id
from engine.mensch.standing import places
from engine.mensch.state import MenschState
from engine.mensch.view import Destination, MenschView, Phase


def view_of(state: MenschState, viewer: Seat | None) -> MenschView:
    agreed, pawns = state.agreed, state.pawns
    running = state.phase not in (Phase.ROLLING_FOR_START, Phase.OVER)
    owner = owner_moved_by(agreed, pawns, state.turn) if running else None
    destinations: tuple[Destination, ...] = ()
    judgement = None
    if state.phase is Phase.MOVING and owner is not None:
        judgement = judge_roll(agreed, pawns, owner, state.die)
        destinations = tuple(
            Destination(pawn_id(owner, pawn), pawns[owner][pawn], *land(agreed, pawns, owner, pawn, state.die))
            for pawn in judgement.pawns
        )
    return MenschView(
        viewer=viewer,
        agreed=agreed,
        phase=state.phase,
        turn=state.turn if running else None,
        owner=owner,
        die=state.die,
        attempt=state.tries + 1,
        attempts=1 if owner is None else attempts_of(agreed, pawns[owner]),
        pawns=tuple(tuple(own) for own in pawns),
        destinations=destinations,
        obstacles=() if judgement is None else judgement.obstacles,
        trail=_one_turn_each(state.trail),
        start_rolls=state.past.start_rolls,
        finished=state.past.finished,
        tallies=state.past.tallies,
        claim=state.claim,
        places=places(agreed, state.past.finished, pawns) if state.phase is Phase.OVER else (),
        by_vote=state.past.by_vote,
    )


def _one_turn_each(trail: tuple[PawnMoved, ...]) -> tuple[PawnMoved, ...]:
    """The latest moves, back to the first that would be a seat's second turn."""
    fresh: list[PawnMoved] = []
    for move in reversed(trail):
        if fresh and move.seat != fresh[-1].seat and move.seat in {later.seat for later in fresh}:
            break
        fresh.append(move)
    return tuple(reversed(fresh))
