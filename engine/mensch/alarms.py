"""Alarms that end a standing order: what a seat in turn may not want to leave to the table."""

from engine.game import Seat
from engine.mensch.board import PawnId, target
from engine.mensch.danger import hunters
from engine.mensch.moving import captured_at, landed, owner_moved_by
from engine.mensch.state import MenschState


def can_capture(state: MenschState, seat: Seat) -> bool:
    """With the number rolled; before the roll, with some number of one roll."""
    agreed, pawns, choice = state.agreed, state.pawns, state.choice
    owner = owner_moved_by(agreed, pawns, seat)
    if choice is not None:
        ends = (target(pawns[owner][pawn], choice.die) for pawn in choice.pawns)
        return any(captured_at(agreed, pawns, owner, end) for end in ends)
    preys = (PawnId(prey, pawn) for prey in agreed.opponents[seat] for pawn in range(len(pawns[prey])))
    return any(hunter.seat == owner for prey in preys for hunter in hunters(agreed, pawns, prey))


def is_threatened(state: MenschState, seat: Seat) -> bool:
    """Tell whether an opponent can capture a pawn of the seat with some number of one roll."""
    owner = owner_moved_by(state.agreed, state.pawns, seat)
    own = range(len(state.pawns[owner]))
    return any(hunters(state.agreed, state.pawns, PawnId(owner, pawn)) for pawn in own)


def may_expose(state: MenschState, seat: Seat) -> bool:
    """Tell whether the seat has a choice, and a pawn that it may choose could be captured then."""
    agreed, pawns, choice = state.agreed, state.pawns, state.choice
    if choice is None or len(choice.pawns) < 2:
        return False
    moves = ((PawnId(choice.owner, pawn), target(pawns[choice.owner][pawn], choice.die)) for pawn in choice.pawns)
    return any(hunters(agreed, landed(agreed, pawns, pawn, end)[0], pawn) for pawn, end in moves)
