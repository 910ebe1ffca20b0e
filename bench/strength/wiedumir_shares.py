"""Distributions of chips that are worth a thought, compiled: those of `engine.wiedumir.players.flat_shares`."""

from __future__ import annotations

import numpy as np

from bench.strength.compiling import Ints, compiled
from engine.wiedumir.chips import LIMIT

ALL = 40
"""The number of distributions of which all are looked at."""


@compiled
def likely_shares(chips: Ints, least: int, most: int, limits: Ints, takes: bool, no_limits: bool, found: Ints) -> int:
    """Writes them to ``found`` and returns how many they are."""
    count = _every(least, most, limits, found)
    return count if count >= 0 else _telling(chips, least, most, limits, takes, no_limits, found)


@compiled
def _every(least: int, most: int, limits: Ints, found: Ints) -> int:
    """All of them, in the order of their numbers; -1 where they are more than `ALL`."""
    seats, count, total = len(limits), 0, 0
    amounts = np.zeros(seats, dtype=np.int64)
    while True:
        if total >= least:
            if count == ALL:
                return -1
            found[count, :seats] = amounts
            count += 1
        seat = seats - 1
        while seat >= 0 and (amounts[seat] == limits[seat] or total == most):
            total -= amounts[seat]
            amounts[seat] = 0
            seat -= 1
        if seat < 0:
            return count
        amounts[seat] += 1
        total += 1


@compiled
def _telling(chips: Ints, least: int, most: int, limits: Ints, takes: bool, no_limits: bool, found: Ints) -> int:
    seats, count = len(limits), 0
    able = np.flatnonzero(limits)
    poorest = _sorted(able, -chips if takes else chips)
    nothing = np.zeros(seats, dtype=np.int64)
    for seat in able:
        order = np.concatenate((np.array([seat]), poorest[poorest != seat]))
        count = _add(_completed(least, limits, nothing, order), least, most, found, count)
    count = _add(_even(chips, least, limits, able, takes), least, most, found, count)
    if takes or no_limits:
        return count
    amounts, open_to_more = nothing.copy(), True
    for seat in _sorted(able, -chips):
        needed = LIMIT + 1 - chips[seat]
        if not open_to_more or not 0 < needed <= limits[seat]:
            continue
        if amounts.sum() + needed > most:
            open_to_more = False
            continue
        amounts[seat] = needed
        count = _add(_completed(least, limits, amounts, poorest), least, most, found, count)
        alone = nothing.copy()
        alone[seat] = needed
        count = _add(_completed(least, limits, alone, poorest), least, most, found, count)
    return count


@compiled
def _sorted(seats: Ints, key: Ints) -> Ints:
    """Ascending by their key; equal ones stay in their order."""
    ordered = seats.copy()
    for end in range(1, len(ordered)):
        seat, place = ordered[end], end
        while place and key[ordered[place - 1]] > key[seat]:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = seat
    return ordered


@compiled
def _completed(total: int, limits: Ints, given: Ints, order: Ints) -> Ints:
    amounts = given.copy()
    for seat in order:
        amounts[seat] += max(0, min(limits[seat] - amounts[seat], total - amounts.sum()))
    return amounts


@compiled
def _even(chips: Ints, total: int, limits: Ints, able: Ints, takes: bool) -> Ints:
    step = -1 if takes else 1
    amounts = np.zeros(len(limits), dtype=np.int64)
    for _ in range(total):
        best = -1
        for seat in able:
            if amounts[seat] < limits[seat] and (
                best < 0 or step * chips[seat] + amounts[seat] < step * chips[best] + amounts[best]
            ):
                best = seat
        amounts[best] += 1
    return amounts


@compiled
def _add(amounts: Ints, least: int, most: int, found: Ints, count: int) -> int:
    """One more, unless it is there already or has too many or too few; returns how many there are."""
    seats = len(amounts)
    if not least <= amounts.sum() <= most:
        return count
    for place in range(count):
        if (found[place, :seats] == amounts).all():
            return count
    found[count, :seats] = amounts
    return count + 1
