"""What is counted of a match of Käseschieben. Of worms, only those that a round's end has revealed (K12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.events import BonusTaken, CheeseFell, MouseMoved
from engine.kaeseschieben.luck import STARS, STEPS, stars, steps
from engine.kaeseschieben.view import KaeseschiebenView
from engine.statistics import SeatStatistics, Statistic, seat_statistics

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
