"""Luck in Käseschieben, and what is counted of a match. Of worms, only those that a round's end has revealed (K12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.events import BonusTaken, CheeseFell, MouseMoved, StepsGranted
from engine.kaeseschieben.view import KaeseschiebenView
from engine.luck import Measure, Tally
from engine.statistics import SeatStatistics, Statistic, Tallies, seat_statistics

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


STATISTICS = (
    Statistic("cheeses"),
    Statistic("worms"),
    Statistic("rounds-won"),
    Statistic("best-round", most=True),
    Statistic("pushed"),
    Statistic("gifts"),
    Statistic("bonuses"),
)


def find_statistics(view: KaeseschiebenView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """Cheeses are those that a seat owned at a round's end and that had no worm."""
    counts: dict[str, Counter[Seat]] = {statistic.name: Counter() for statistic in STATISTICS}
    for result in view.results:
        for seat, pile in enumerate(result.piles):
            worms = sum(cheese.wormy for cheese in pile)
            counts["worms"][seat] += worms
            counts["cheeses"][seat] += len(pile) - worms
            counts["best-round"][seat] = max(counts["best-round"][seat], result.points[seat])
        counts["rounds-won"].update(result.winners)
    for event in events:
        match event:
            case MouseMoved(seat, slides=slides):
                counts["pushed"][seat] += len(slides)
            case CheeseFell(pusher, _, _, owner) if owner is not None and owner != pusher:
                counts["gifts"][pusher] += 1
            case BonusTaken(seat):
                counts["bonuses"][seat] += 1
    return seat_statistics(view.seats, counts, {STEPS.name: steps(events), STARS.name: stars(events)})
