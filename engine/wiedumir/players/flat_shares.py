"""Distributions of chips that are worth a thought: all of them, or where there are very many, the telling ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.wiedumir.chips import LIMIT
from engine.wiedumir.players.flat_board import FlatBoard

_MOST = 40
"""The number of distributions of which all are looked at."""

Amounts = tuple[int, ...]


def likely_shares(board: FlatBoard, least: int, most: int, limits: Amounts, *, takes: bool) -> list[Amounts]:
    """``least`` to ``most`` chips in all, at most ``limits[seat]`` for each seat, taken from them or given to them."""
    every = _every(least, most, limits)
    return list(every) if every is not None else _telling(board, least, most, limits, takes=takes)


@lru_cache(maxsize=4096)
def _every(least: int, most: int, limits: Amounts) -> tuple[Amounts, ...] | None:
    """All of them, or None where that would be more than `_MOST`."""
    found = []
    for amounts in _of_total_up_to(most, limits):
        if sum(amounts) >= least:
            found.append(amounts)
            if len(found) > _MOST:
                return None
    return tuple(found)


def _of_total_up_to(most: int, limits: Amounts) -> Iterator[Amounts]:
    if not limits:
        yield ()
        return
    for first in range(min(most, limits[0]) + 1):
        for rest in _of_total_up_to(most - first, limits[1:]):
            yield (first, *rest)


def _telling(board: FlatBoard, least: int, most: int, limits: Amounts, *, takes: bool) -> list[Amounts]:
    """As much as possible to one after another; evenly; and where it brings receivers over the limit, that first."""
    able = [seat for seat, limit in enumerate(limits) if limit]
    poorest = sorted(able, key=lambda seat: board.chips[seat], reverse=takes)
    found: dict[Amounts, None] = {}
    orders = [[seat, *(other for other in poorest if other != seat)] for seat in able]
    for order in orders:
        found[_filled(least, limits, order)] = None
    found[_even(board, least, limits, able, takes=takes)] = None
    if not takes and not board.setting.no_limits:
        striking = [seat for seat in able if 0 < LIMIT + 1 - board.chips[seat] <= limits[seat]]
        striking.sort(key=lambda seat: -board.chips[seat])
        amounts = [0] * len(limits)
        for seat in striking:
            needed = LIMIT + 1 - board.chips[seat]
            if sum(amounts) + needed > most:
                break
            amounts[seat] = needed
            found[_completed(least, limits, amounts, poorest)] = None
            alone = [needed if other == seat else 0 for other in range(len(limits))]
            found[_completed(least, limits, alone, poorest)] = None
    return [amounts for amounts in found if least <= sum(amounts) <= most]


def _filled(total: int, limits: Amounts, order: list[int]) -> Amounts:
    return _completed(total, limits, [0] * len(limits), order)


def _completed(total: int, limits: Amounts, given: list[int], order: list[int]) -> Amounts:
    """With what is still missing in that order."""
    amounts = list(given)
    for seat in order:
        amounts[seat] += max(0, min(limits[seat] - amounts[seat], total - sum(amounts)))
    return tuple(amounts)


def _even(board: FlatBoard, total: int, limits: Amounts, able: list[int], *, takes: bool) -> Amounts:
    """One by one, to those who have fewest then, or from those who have most."""
    step = -1 if takes else 1
    amounts = [0] * len(limits)
    for _ in range(total):
        open_to = [seat for seat in able if amounts[seat] < limits[seat]]
        seat = min(open_to, key=lambda seat: step * (board.chips[seat] + step * amounts[seat]))
        amounts[seat] += 1
    return tuple(amounts)
