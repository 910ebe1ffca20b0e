"""Luck, statistics and highlights of a match. Of worms, only those that a round's end has revealed (K12)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.board import FACES, starting_cheeses, steps_granted
from engine.kaeseschieben.events import BonusTaken, CheeseFell, MouseMoved, RoundBegan, StepsGranted
from engine.kaeseschieben.view import KaeseschiebenView
from engine.luck import Chances, Measure, Tally, deviations
from engine.statistics import Highlight, SeatStatistics, Statistic, seat_statistics, tallied, title

_A_STAR = FACES.count(None) / len(FACES)

STATISTICS = (
    Statistic("cheeses"),
    Statistic("worms"),
    Statistic("rounds-won"),
    Statistic("best-round", most=True),
    Statistic("pushed"),
    Statistic("gifts"),
    Statistic("bonuses"),
)

FIRST_SQUARES = {cheese.id: square.name for square, cheese in starting_cheeses().items()}

_FLEET = 1.0
"""Standard deviations that are worth a title."""


def _chances_of_steps(kind: str) -> Chances:
    """Of a whole roll, whose number comes after the stars (K6)."""
    chances: dict[int, float] = defaultdict(float)
    numbers = Counter(face for face in FACES if face is not None)
    for stars, likely in ((), 1 - _A_STAR), ((None,), _A_STAR):
        for number, count in numbers.items():
            chances[steps_granted((*stars, number))] += likely * (count / numbers.total())
    return dict(chances)


STEPS = Measure("steps", _chances_of_steps)

MEASURES = (STEPS,)


def steps(events: Sequence[Event]) -> dict[Seat, Tally]:
    return tallied((event.seat, event.steps, "") for event in events if isinstance(event, StepsGranted))


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
    return seat_statistics(view.seats, counts, {STEPS.name: steps(events)})


def find_highlights(view: KaeseschiebenView, events: Sequence[Event]) -> Iterator[Highlight]:
    """All that may be worth telling about a match that is over."""
    yield from _worms(view)
    yield from _pushes(events)
    yield from _bonuses(view, events)
    granted = steps(events)
    luck = deviations(STEPS, granted)
    if luck and luck[best := max(luck, key=luck.__getitem__)] >= _FLEET:
        values = {"steps": granted[best].total, "turns": granted[best].count}
        yield Highlight("fleet", (best,), values, luck[best], is_title=True)


def _worms(view: KaeseschiebenView) -> Iterator[Highlight]:
    worms: Counter[Seat] = Counter()
    owned: Counter[Seat] = Counter()
    for result in view.results:
        for seat, pile in enumerate(result.piles):
            owned[seat] += len(pile)
            worms[seat] += sum(revealed.wormy for revealed in pile)
            for revealed in pile:
                if not revealed.wormy:
                    continue
                points = revealed.cheese.size.points
                # Without the worm the seat would have won or shared the round.
                decisive = seat not in result.winners and result.points[seat] + points >= max(result.points)
                values: dict[str, int | str] = {"square": FIRST_SQUARES[revealed.cheese.id], "points": points}
                kind, weight = ("decisive-worm", 2.2) if decisive else ("worm", points / 4)
                yield Highlight(kind, (seat,), values, weight)
    yield from title("worms", worms, least=2, usual=2)
    for seat, count in owned.items():
        if count > 3 and not worms[seat]:
            yield Highlight("clean", (seat,), {"count": count}, count / 3)


def _pushes(events: Sequence[Event]) -> Iterator[Highlight]:
    gifts: Counter[tuple[Seat, Seat]] = Counter()
    for event in events:
        match event:
            case MouseMoved(seat, slides=slides):
                fallen = sum(slide.over is not None for slide in slides)
                if len(slides) > 3:
                    yield Highlight("pushed", (seat,), {"count": len(slides)}, len(slides) / 3.5)
                if fallen > 1:
                    yield Highlight("fallen", (seat,), {"count": fallen}, 0.7 * fallen)
            case CheeseFell(pusher, _, _, owner) if owner not in (None, pusher):
                assert owner is not None
                gifts[pusher, owner] += 1
    for (pusher, owner), count in gifts.items():
        yield Highlight("gifts", (pusher, owner), {"count": count}, 0.5 + count / 3)


def _bonuses(view: KaeseschiebenView, events: Sequence[Event]) -> Iterator[Highlight]:
    round = 0
    for event in events:
        match event:
            case RoundBegan(number):
                round = number
            case BonusTaken(seat, victim, size) if round <= len(view.results):
                # It came last to the pile.
                wormy = view.results[round - 1].piles[seat][-1].wormy
                kind = "bonus-wormy" if wormy else "bonus"
                yield Highlight(kind, (seat, victim), {"size": str(size)}, 2.5 if wormy else 1.4)
