"""What is counted of a match of Mensch ärgere Dich nicht or Einigkeit macht stark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Seat
from engine.mensch.board import SIX
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved
from engine.mensch.luck import SIXES, sixes
from engine.mensch.view import MenschView
from engine.statistics import SeatStatistics, Statistic, seat_statistics

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
