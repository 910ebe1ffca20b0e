"""What pictures and words show of the moves that led to a position."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.kaeseschieben.events import MatchDecided, MouseMoved, RoundBegan, RoundScored


def last_move(recent: Sequence[tuple[Event, ...]]) -> MouseMoved | None:
    """The latest move of the round that is on the board; None if it has not had one.

    ``recent`` are the latest events, one tuple for each record. After the match, the board is that of its last round.
    """
    decided = False
    for event in (event for events in reversed(recent) for event in reversed(events)):
        match event:
            case MouseMoved():
                return event
            case RoundBegan():
                return None
            case MatchDecided():
                decided = True
            case RoundScored() if not decided:
                return None
    return None
