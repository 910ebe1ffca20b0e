"""What pictures and words show of the turns before."""

from __future__ import annotations

from collections.abc import Sequence

from engine.forgetit.events import Busted, TurnEnded, TurnStopped
from engine.game import Event


def last_turn(recent: Sequence[tuple[Event, ...]]) -> TurnEnded | None:
    """How the turn that was finished last ended; ``recent`` are the latest events, one tuple for each record."""
    for event in (event for events in reversed(recent) for event in reversed(events)):
        if isinstance(event, TurnStopped | Busted):
            return event
    return None
