"""Luck in Käseschieben: the steps that rolls grant, and how many of them a star doubles (K6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.events import StepsGranted
from engine.luck import Measure, Tally
from engine.statistics import Tallies

_A_STAR = 1 / 6

_NUMBERS = {1: 1 / 5, 2: 2 / 5, 3: 2 / 5}
"""The chances of the number that comes in the end: one face is a 1, two are a 2, two a 3."""

STEPS = Measure(
    "steps",
    lambda kind: {
        steps: (1 - _A_STAR) * _NUMBERS.get(steps, 0.0) + (_A_STAR * _NUMBERS.get(steps // 2, 0.0) * (steps % 2 == 0))
        for steps in (1, 2, 3, 4, 6)
    },
)

STARS = Measure("stars", lambda kind: {0: 1 - _A_STAR, 1: _A_STAR})
"""A turn has a star or not: further ones change nothing."""

MEASURES = (STEPS, STARS)


def steps(events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    for event in events:
        if isinstance(event, StepsGranted):
            tallies.add(event.seat, event.steps)
    return tallies.by_seat()


def stars(events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    for event in events:
        if isinstance(event, StepsGranted):
            tallies.add(event.seat, None in event.faces)
    return tallies.by_seat()
