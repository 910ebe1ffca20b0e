"""What is counted of a match of Mensch ärgere Dich nicht or Einigkeit macht stark: luck, statistics, highlights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.luck import Measure, Tally, deviations
from engine.mensch.board import BASE, LOOP, SIX, PawnId
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved, WallFell
from engine.mensch.view import MenschView
from engine.statistics import Highlight, SeatStatistics, Statistic, Tallies, leader, seat_statistics

SIXES = Measure("sixes", lambda kind: {0: 5 / 6, 1: 1 / 6})

MEASURES = (SIXES,)


def sixes(events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    for event in events:
        if isinstance(event, DieRolled):
            tallies.add(event.seat, event.value == SIX)
    return tallies.by_seat()


STATISTICS = (
    Statistic("captures"),
    Statistic("losses"),
    Statistic("most-captures", most=True),
    Statistic("unharmed"),
    Statistic("sixes-in-a-row", most=True),
)

PAIRS_STATISTICS = (*STATISTICS, Statistic("walls"), Statistic("claims"))
"""P3 and P7 are of the partner game alone."""


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
        "sixes-in-a-row": _sixes_in_a_row(events),
    }
    if view.agreed.pairs:
        numbers["walls"] = Counter(event.seat for event in events if isinstance(event, PawnMoved) and event.mates)
        numbers["claims"] = Counter(
            event.claimant for event in events if isinstance(event, CaptureClaimed) and event.claimant is not None
        )
    return seat_statistics(view.seats, numbers, {SIXES.name: sixes(events)})


def _sixes_in_a_row(events: Sequence[Event]) -> dict[Seat, int]:
    longest: dict[Seat, int] = {}
    runs: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, DieRolled):
            runs[event.seat] = runs[event.seat] + 1 if event.value == SIX else 0
            longest[event.seat] = max(longest.get(event.seat, 0), runs[event.seat])
    return longest


_FAR = 30
"""From this progress on, the loss of a pawn is worth a sentence."""

_LUCK = 1.2
"""Standard deviations that make somebody lucky or unlucky."""


def find_highlights(view: MenschView, events: Sequence[Event]) -> Iterator[Highlight]:
    """All that may be worth telling about a match that is over."""
    yield from _captures(view, events)
    yield from _dice(view, events)
    walls = Counter(event.seat for event in events if isinstance(event, PawnMoved) and event.mates)
    if (most := leader(walls)) and most[1] > 2:
        yield Highlight("mason", most[:1], {"count": most[1]}, most[1] / 3, is_title=True)
    claims = Counter(
        event.claimant for event in events if isinstance(event, CaptureClaimed) and event.claimant is not None
    )
    for seat, count in claims.items():
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
    if (most := leader(captures)) and most[1] > 1 and most not in said:
        yield Highlight("hunter", most[:1], {"count": most[1]}, 0.4 * most[1], is_title=True)
    if not view.agreed.pairs and not view.by_vote and captures.total() > 3:
        for seat, place in enumerate(view.places):
            if place == 1 and not sent_back[seat]:
                yield Highlight("unharmed", (seat,), weight=2.2)


def _dice(view: MenschView, events: Sequence[Event]) -> Iterator[Highlight]:
    """Rolls that stand out; those for the start are not counted, as in the result."""
    numbers: dict[Seat, list[int]] = {seat: [] for seat in range(view.seats)}
    for event in events:
        if isinstance(event, DieRolled):
            numbers[event.seat].append(event.value)
    tallies = sixes(events)
    luck = deviations(SIXES, tallies)
    extremes = (("lucky", max), ("unlucky", min)) if luck else ()
    for kind, most in extremes:
        seat = most(luck, key=luck.__getitem__)
        if abs(luck[seat]) >= _LUCK and (luck[seat] > 0) == (kind == "lucky"):
            values = {"sixes": tallies[seat].total, "rolls": tallies[seat].count}
            yield Highlight(kind, (seat,), values, abs(luck[seat]), is_title=True)
    for seat, rolled in numbers.items():
        with_six, without = _longest_runs(rolled)
        if with_six > 2:
            yield Highlight("sixes-in-a-row", (seat,), {"count": with_six}, with_six / 1.8)
        if without > 14:
            yield Highlight("drought", (seat,), {"count": without}, without / 14)


def _longest_runs(rolled: Sequence[int]) -> tuple[int, int]:
    """The longest runs of rolls with a six, and without one."""
    longest = {True: 0, False: 0}
    run, former = 0, None
    for number in rolled:
        run = run + 1 if (number == SIX) is former else 1
        former = number == SIX
        longest[former] = max(longest[former], run)
    return longest[True], longest[False]
