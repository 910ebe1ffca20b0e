"""Statistics of a match of Wie Du mir …: luck, counts, and what was remarkable.

Events never tell what counts were secret (W15).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.luck import Measure, Tally, deviations
from engine.statistics import Highlight, SeatStatistics, Statistic, seat_statistics, tallied, title
from engine.wiedumir.events import (
    CardDrawn,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    DieRolled,
    GameScored,
    LimitStruck,
    PawnMoved,
)
from engine.wiedumir.view import WieDuMirView

SQUARES = Measure("squares", lambda kind: dict.fromkeys((1, 2, 3), 1 / 3))

MEASURES = (SQUARES,)

STATISTICS = (
    Statistic("chips"),
    Statistic("best-chips", most=True),
    Statistic("games-won"),
    Statistic("cards"),
    Statistic("chain", most=True),
    Statistic("given"),
    Statistic("received"),
    Statistic("limits"),
    Statistic("meddled"),
)

_LUCK = 1.2
"""Standard deviations that are worth a title."""


def squares(events: Sequence[Event]) -> dict[Seat, Tally]:
    return tallied((event.seat, event.number, "") for event in events if isinstance(event, DieRolled))


def find_statistics(view: WieDuMirView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """``chips`` are those left at the end of each game; ``chain`` the most cards that came of one roll."""
    counts: dict[str, Counter[Seat]] = {statistic.name: Counter() for statistic in STATISTICS}
    roller, chain = 0, 0
    for event in events:
        match event:
            case DieRolled(seat):
                roller, chain = seat, 0
            case CardDrawn(seat):
                counts["cards"][seat] += 1
                chain += 1
                counts["chain"][roller] = max(counts["chain"][roller], chain)
            case ChipsGiven(giver, receiver, amount) if event.is_gift:
                counts["given"][giver] += amount
                counts["received"][receiver] += amount
            case LimitStruck(seat):
                counts["limits"][seat] += 1
            case PawnMoved(mover, pawn, card=None) if mover != pawn.seat:
                counts["meddled"][mover] += 1
            case GameScored(_, chips, places):
                for seat, amount in enumerate(chips):
                    counts["chips"][seat] += amount
                    counts["best-chips"][seat] = max(counts["best-chips"][seat], amount)
                    counts["games-won"][seat] += places[seat] == 1
    return seat_statistics(view.seats, counts, {SQUARES.name: squares(events)})


def find_highlights(view: WieDuMirView, events: Sequence[Event]) -> Iterator[Highlight]:
    """All that may be worth telling about a match that is over."""
    yield from _chips(events)
    yield from _chains(events)
    meddled: Counter[Seat] = Counter()
    moved: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, PawnMoved) and event.card is None and event.mover != event.pawn.seat:
            meddled[event.mover] += 1
            moved[event.pawn.seat] += 1
    for seat, count in moved.items():
        if count > 2:
            yield Highlight("moved", (seat,), {"count": count}, count / 4)
    # Of two players, what one did with the other's pawns is said already.
    if view.seats > 2:
        yield from title("meddler", meddled, least=3, usual=4)
    yield from _dice(events)


def _chips(events: Sequence[Event]) -> Iterator[Highlight]:
    struck: Counter[Seat] = Counter()
    paid: Counter[Seat] = Counter()
    given: Counter[Seat] = Counter()
    for event in events:
        match event:
            case LimitStruck(seat, returned):
                struck[seat] += returned
            case ChipsPaid(seat, amount):
                paid[seat] += amount
            case ChipsGiven(giver, _, amount) if event.is_gift:
                given[giver] += amount
            case ChipsSwapped(first, second, (one, other)) if abs(one - other) > 3:
                gains, loses = (first, second) if one < other else (second, first)
                values = {"few": min(one, other), "many": max(one, other)}
                yield Highlight("swap", (gains, loses), values, abs(one - other) / 3)
    for seat, count in struck.items():
        yield Highlight("limit", (seat,), {"count": count}, count / 6)
    for seat, count in paid.items():
        if count > 5:
            yield Highlight("paid", (seat,), {"count": count}, count / 8)
    yield from title("generous", given, least=4, usual=5)


def _chains(events: Sequence[Event]) -> Iterator[Highlight]:
    """Several cards drawn because of one roll."""
    roller, cards = None, 0
    for event in (*events, None):
        if isinstance(event, CardDrawn):
            cards += 1
        elif event is None or isinstance(event, DieRolled):
            if roller is not None and cards > 1:
                yield Highlight("chain", (roller,), {"count": cards}, cards / 1.6)
            roller, cards = None if event is None else event.seat, 0


def _dice(events: Sequence[Event]) -> Iterator[Highlight]:
    rolled = squares(events)
    luck = deviations(SQUARES, rolled)
    if luck and luck[slowest := min(luck, key=luck.__getitem__)] <= -_LUCK:
        values = {"total": rolled[slowest].total, "rolls": rolled[slowest].count}
        yield Highlight("slow", (slowest,), values, -luck[slowest], is_title=True)
