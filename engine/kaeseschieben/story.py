"""Remarks and upsets of a match of Käseschieben. Of worms, only those that a round's end has revealed (K12)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.events import BonusTaken, CheeseFell, MouseMoved, RoundScored
from engine.kaeseschieben.statistics import FIRST_SQUARES
from engine.kaeseschieben.view import KaeseschiebenView
from engine.remarks import Remark, Tone, Upset, counted
from engine.statistics import Highlight


def find_remarks(view: KaeseschiebenView, events: Sequence[Event]) -> Iterator[Remark]:
    steps, turns, pushed, kept, given, worms = (Counter[Seat]() for _ in range(6))
    for event in events:
        match event:
            case MouseMoved(seat, path, slides=slides):
                turns[seat] += 1
                steps[seat] += len(path)
                pushed[seat] = max(pushed[seat], len(slides))
            case CheeseFell(pusher, _, _, owner):
                kept[pusher] += owner == pusher
                given[pusher] += owner not in (None, pusher)
    for result in view.results:
        for seat, pile in enumerate(result.piles):
            worms[seat] += sum(cheese.wormy for cheese in pile)
    yield from counted(Tone.PRAISE, "pushed", pushed, least=2, usual=3)
    yield from counted(Tone.PRAISE, "kept", kept, least=2, usual=4)
    yield from counted(Tone.PRAISE, "steps", steps, least=2, usual=150)
    yield from counted(Tone.TEASE, "given", given, least=2, usual=3)
    yield from counted(Tone.TEASE, "worms", worms, least=1, usual=2)
    yield from counted(Tone.TEASE, "turns", turns, least=2, usual=60)


def find_upsets(view: KaeseschiebenView, events: Sequence[Event]) -> Iterator[Upset]:
    fallen = 0
    for place, event in enumerate(events):
        match event:
            case MouseMoved():
                fallen = 0
            case CheeseFell(pusher, size, _, owner) if owner == pusher:
                fallen += 1
                told = Highlight("fallen", (pusher,), {"count": fallen}, fallen + size.points / 4)
                yield Upset(place, told)
            case BonusTaken(seat, victim, size):
                yield Upset(place, Highlight("bonus", (seat, victim), {"size": str(size)}, 1 + size.points / 2))
            case RoundScored(number) if number <= len(view.results):
                yield from _worms(view, number - 1, place)


def _worms(view: KaeseschiebenView, number: int, place: int) -> Iterator[Upset]:
    """Worms that cost somebody the round."""
    result = view.results[number]
    for seat, pile in enumerate(result.piles):
        for revealed in pile:
            points = revealed.cheese.size.points
            if revealed.wormy and seat not in result.winners and result.points[seat] + points >= max(result.points):
                values: dict[str, int | str] = {"square": FIRST_SQUARES[revealed.cheese.id], "count": points}
                yield Upset(place, Highlight("worm", (seat,), values, 2.0 * points))
