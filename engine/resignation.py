"""What resignations make of the places.

A seat that has resigned comes last, whatever the computer achieves that plays on for it; of several, the one that
resigned later is ahead. A pair is ranked by play until both of its seats have resigned; if only one has, that one has
the worst place of all, and the partner keeps the pair's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import AnyGame, Outcome, Seat
from engine.transcript import Transcript

Sides = Sequence[Sequence[Seat]]
"""The seats that win and lose together; mostly each stands alone."""


def outcome_of(game: AnyGame, transcript: Transcript, state: Any) -> Outcome | None:
    """How the match ended: by its rules or by resignation, resignations counted. None while it goes on."""
    by_rules = game.outcome(state)
    if by_rules is None and not transcript.ended_by_resignation:
        return None
    sides, resigned = game.sides(transcript.header.seats), transcript.resigned
    if by_rules is None:
        return Outcome(places_after([1] * transcript.header.seats, sides, resigned))
    return Outcome(places_after(by_rules.places, sides, resigned), by_rules.scores) if resigned else by_rules


def places_after(places: Sequence[int], sides: Sides, resigned: Sequence[Seat]) -> tuple[int, ...]:
    """The places once those who resigned, in this order, have gone to the end. ``places`` are those by play."""
    order = {seat: number for number, seat in enumerate(resigned)}

    def rank(side: Sequence[Seat]) -> tuple[int, int]:
        """The lower, the better."""
        if all(seat in order for seat in side):
            return (1, -max(order[seat] for seat in side))
        return (0, min(places[seat] for seat in side))

    ranks = [rank(side) for side in sides]
    found = {seat: 1 + sum(other < ranks[at] for other in ranks) for at, side in enumerate(sides) for seat in side}
    last = len(sides)
    alone = (seat for side in sides if not all(seat in order for seat in side) for seat in side if seat in order)
    return tuple(place for _, place in sorted({**found, **dict.fromkeys(alone, last)}.items()))


def sides_left(sides: Sides, resigned: Sequence[Seat]) -> list[Sequence[Seat]]:
    """Those with somebody who has not resigned."""
    return [side for side in sides if not set(side) <= set(resigned)]
