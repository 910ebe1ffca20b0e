"""What pictures and words show of the latest events beside the position."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.mensch.events import PawnMoved


def latest_moves(recent: Sequence[tuple[Event, ...]]) -> tuple[PawnMoved, ...]:
    """The latest moves, oldest first, back to the first that would be a seat's second turn."""
    moves: list[PawnMoved] = []
    for events in reversed(recent):
        for event in reversed(events):
            if not isinstance(event, PawnMoved):
                continue
            if moves and event.seat != moves[-1].seat and event.seat in {later.seat for later in moves}:
                return tuple(reversed(moves))
            moves.append(event)
    return tuple(reversed(moves))
