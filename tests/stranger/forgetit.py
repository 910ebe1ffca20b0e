"""For-Get-It."""

from __future__ import annotations

from typing import Any

from tests.stranger.entries import Entries, Stopped, places_by

FACTORS = {0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 3}


def replay(record: dict[str, Any]) -> list[int] | None:
    seats, entries = record["seats"], Entries(record)
    points = [0] * seats
    try:
        [first] = entries.draw("roll", sides=seats, dice=1)
        for turn in range(12 * seats):
            seat = (first - 1 + turn) % seats
            points[seat] += _turn(entries, seat) * (2 if turn >= 10 * seats else 1)
    except Stopped as stop:
        assert entries.at_end
        return None if stop.scope == "cancelled" else places_by(points)
    assert entries.at_end
    return places_by(points)


def _turn(entries: Entries, seat: int) -> int:
    """The score, before doubling."""
    number, collected, aside, words = None, 0, [0, 0, 0], set[int]()
    assert entries.decision_of(seat) == "roll"
    while True:
        if sum(aside) == 9:
            aside, words = [0, 0, 0], set()
        bears = [word for word in range(3) for _ in range(3 - aside[word])]
        shown = list(zip(bears, entries.draw("roll", sides=6, dice=len(bears)), strict=True))
        for word, side in shown:
            if side == 6:
                aside[word] += 1
                words.add(word)
        if len(words) == 3:
            return 0
        counts = {value: sum(side == value for _, side in shown) for value in range(1, 6)}
        if (number is None and max(counts.values()) >= 2) or (number is not None and counts[number]):
            code = entries.decision_of(seat)
            if code != "keep:none":
                _, kept, dice = code.split(":")
                assert number in (None, int(kept))
                taken = [int(digit) for digit in dice]
                assert sum(taken) >= (2 if number is None else 1)
                for word in range(3):
                    assert taken[word] <= shown.count((word, int(kept)))
                    aside[word] += taken[word]
                number, collected = int(kept), collected + sum(taken)
        if entries.decision_of(seat) == "stop":
            return (number or 0) * collected * FACTORS.get(collected, 4)
