"""What is counted of a match of Käseschieben. Of worms, only those that a round's end has revealed (K12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.facts import Fact, SeatFacts, seat_facts
from engine.game import Event, Seat
from engine.kaeseschieben.events import BonusTaken, CheeseFell, MouseMoved
from engine.kaeseschieben.luck import STARS, STEPS, stars, steps
from engine.kaeseschieben.view import KaeseschiebenView

FACTS = (
    Fact("cheeses"),
    Fact("worms"),
    Fact("rounds-won"),
    Fact("best-round", most=True),
    Fact("pushed"),
    Fact("gifts"),
    Fact("bonuses"),
)


def find_facts(view: KaeseschiebenView, events: Sequence[Event]) -> tuple[SeatFacts, ...]:
    """Cheeses are those that a seat owned at a round's end and that had no worm."""
    counts: dict[str, Counter[Seat]] = {fact.name: Counter() for fact in FACTS}
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
    return seat_facts(view.seats, counts, {STEPS.name: steps(events), STARS.name: stars(events)})
