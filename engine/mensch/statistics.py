"""Statistics of a match of Mensch ärgere Dich nicht or Einigkeit macht stark: luck, counts, highlights."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.game import Event, Seat
from engine.luck import Measure, Tally, deviations
from engine.mensch.board import BASE, LOOP, SIX, PawnId
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved, WallFell
from engine.mensch.view import MenschView
from engine.statistics import Highlight, SeatStatistics, Statistic, leader, seat_statistics, tallied, title

SIXES = Measure("sixes", lambda kind: {0: 5 / 6, 1: 1 / 6})

MEASURES = (SIXES,)

STATISTICS = (
    Statistic("captures"),
    Statistic("losses"),
    Statistic("most-captures", most=True),
    Statistic("unharmed"),
    Statistic("sixes-in-a-row", most=True),
)

PAIRS_STATISTICS = (*STATISTICS, Statistic("walls"), Statistic("claims"))
"""P3 and P7 are of the partner game alone."""

_FAR = 30
"""From this progress on, the loss of a pawn is worth a sentence."""

_LUCK = 1.2
"""Standard deviations that make somebody lucky or unlucky."""


def sixes(events: Sequence[Event]) -> dict[Seat, Tally]:
    return tallied((event.seat, event.value == SIX, "") for event in events if isinstance(event, DieRolled))


def find_statistics(view: MenschView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """Captures and losses are those that the rules count: claims and fallen walls send pawns back, too."""
    captures = {seat: tally.captures for seat, tally in enumerate(view.tallies)}
    losses = {seat: tally.losses for seat, tally in enumerate(view.tallies)}
    # A match that ended by resignation has no places.
    winners = {seat for seat, place in enumerate(view.places) if place == 1}
    numbers: dict[str, dict[Seat, int]] = {
        "captures": captures,
        "losses": losses,
        "most-captures": captures,
        "unharmed": {seat: int(not count and seat in winners) for seat, count in losses.items()},
        "sixes-in-a-row": {seat: longest(run, six=True) for seat, run in rolls_of(view, events).items()},
    }
    if view.agreed.pairs:
        numbers["walls"], numbers["claims"] = _walls(events), _claims(events)
    return seat_statistics(view.seats, numbers, {SIXES.name: sixes(events)})


def _walls(events: Sequence[Event]) -> Counter[Seat]:
    return Counter(event.seat for event in events if isinstance(event, PawnMoved) and event.mates)


def _claims(events: Sequence[Event]) -> Counter[Seat]:
    claimants = (event.claimant for event in events if isinstance(event, CaptureClaimed))
    return Counter(seat for seat in claimants if seat is not None)


def rolls_of(view: MenschView, events: Sequence[Event]) -> dict[Seat, list[bool]]:
    """Sixes among each seat's rolls; those for the start are not counted, as in the result."""
    rolls: dict[Seat, list[bool]] = {seat: [] for seat in range(view.seats)}
    for event in events:
        if isinstance(event, DieRolled):
            rolls[event.seat].append(event.value == SIX)
    return rolls


def longest(rolls: Sequence[bool], *, six: bool) -> int:
    """The longest run of rolls with a six, or without one."""
    return max((len(list(run)) for value, run in groupby(rolls) if value is six), default=0)


def find_highlights(view: MenschView, events: Sequence[Event]) -> Iterator[Highlight]:
    """All that may be worth telling about a match that is over."""
    yield from _captures(view, events)
    yield from _dice(view, events)
    yield from title("mason", _walls(events), least=3, usual=3)
    for seat, count in _claims(events).items():
        yield Highlight("claims", (seat,), {"count": count}, 0.8 + count / 2)
    for event in events:
        if isinstance(event, WallFell):
            yield Highlight("wall-fell", (event.seat,), weight=1.6)


def _captures(view: MenschView, events: Sequence[Event]) -> Iterator[Highlight]:
    standing: dict[PawnId, int] = {}
    pairs: Counter[tuple[Seat, Seat]] = Counter()
    sent_back: Counter[Seat] = Counter()
    for event in events:
        match event:
            case PawnMoved(seat, pawn, _, end, captured):
                standing[pawn] = end
                back = captured
                for victim in captured:
                    pairs[seat, victim.seat] += 1
                    progress = standing.get(victim, BASE)
                    if progress >= _FAR:
                        values = {"progress": progress, "squares": LOOP}
                        yield Highlight("far", (victim.seat, seat), values, 1 + (progress - _FAR) / 6)
            case WallFell(_, _, masons):
                back = masons
            case CaptureClaimed(_, pawn, _):
                back = (pawn,)
            case _:
                continue
        for victim in back:
            standing[victim] = BASE
            sent_back[victim.seat] += 1
    captures: Counter[Seat] = Counter()
    losses: Counter[Seat] = Counter()
    for (seat, victim_seat), count in pairs.items():
        captures[seat] += count
        losses[victim_seat] += count
    nemeses = {seats: count for seats, count in pairs.items() if count > 2}
    for (seat, victim_seat), count in nemeses.items():
        yield Highlight("nemesis", (seat, victim_seat), {"count": count}, 0.5 * count)
    # Where one player alone did it all, or to one alone, that is said already.
    said = {(victim_seat, count) for (_, victim_seat), count in nemeses.items()}
    for seat, count in losses.items():
        if count > 1 and (seat, count) not in said:
            yield Highlight("captured", (seat,), {"count": count}, 0.45 * count)
    said = {(seat, count) for (seat, _), count in nemeses.items()}
    if leader(captures) not in said:
        yield from title("hunter", captures, least=2, usual=2.5)
    if not view.agreed.pairs and not view.by_vote and captures.total() > 3:
        for seat, place in enumerate(view.places):
            if place == 1 and not sent_back[seat]:
                yield Highlight("unharmed", (seat,), weight=2.2)


def _dice(view: MenschView, events: Sequence[Event]) -> Iterator[Highlight]:
    """Rolls that stand out."""
    tallies = sixes(events)
    luck = deviations(SIXES, tallies)
    extremes = (("lucky", max), ("unlucky", min)) if luck else ()
    for kind, most in extremes:
        seat = most(luck, key=luck.__getitem__)
        if abs(luck[seat]) >= _LUCK and (luck[seat] > 0) == (kind == "lucky"):
            values = {"sixes": tallies[seat].total, "rolls": tallies[seat].count}
            yield Highlight(kind, (seat,), values, abs(luck[seat]), is_title=True)
    for seat, rolls in rolls_of(view, events).items():
        with_six, without = longest(rolls, six=True), longest(rolls, six=False)
        if with_six > 2:
            yield Highlight("sixes-in-a-row", (seat,), {"count": with_six}, with_six / 1.8)
        if without > 14:
            yield Highlight("drought", (seat,), {"count": without}, without / 14)
