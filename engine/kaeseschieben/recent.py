"""What pictures and words show of the moves that led to a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.events import MatchDecided, MouseMoved, RoundBegan, RoundScored


def moves_since(recent: Sequence[tuple[Event, ...]], seat: Seat | None) -> tuple[MouseMoved, ...]:
    """The moves since that seat's own latest one, oldest first; the latest move of all even if it is that seat's.

    ``recent`` are the latest events, one tuple for each record. Only moves of the round that is on the board count;
    after the match, the board is that of its last round. Without a seat: back to the first that would be a second move
    of any.
    """
    moves: list[MouseMoved] = []
    for move in _latest_first(recent):
        if moves and move.seat in (seat, *(later.seat for later in moves)):
            break
        moves.append(move)
        if move.seat == seat:
            break
    return tuple(reversed(moves))


def facing(recent: Sequence[tuple[Event, ...]]) -> dict[Seat, Direction]:
    """The direction of each mouse's latest step in the round on the board, without mice that have not moved."""
    found: dict[Seat, Direction] = {}
    for move in _latest_first(recent):
        if move.path:
            found.setdefault(move.seat, move.path[-1])
    return found


def _latest_first(recent: Sequence[tuple[Event, ...]]) -> Iterator[MouseMoved]:
    decided = False
    for event in (event for events in reversed(recent) for event in reversed(events)):
        match event:
            case MouseMoved():
                yield event
            case RoundBegan():
                return
            case MatchDecided():
                decided = True
            case RoundScored() if not decided:
                return
