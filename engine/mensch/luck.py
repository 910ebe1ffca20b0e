"""Luck in Mensch ärgere Dich nicht and Einigkeit macht stark: sixes, without the rolls for the start (M2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Seat
from engine.luck import Measure, Tally
from engine.mensch.board import SIX
from engine.mensch.events import DieRolled
from engine.statistics import Tallies

SIXES = Measure("sixes", lambda kind: {0: 5 / 6, 1: 1 / 6})

MEASURES = (SIXES,)


def sixes(events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    for event in events:
        if isinstance(event, DieRolled):
            tallies.add(event.seat, event.value == SIX)
    return tallies.by_seat()
