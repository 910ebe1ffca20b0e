"""The distributions of chips that are worth trying: all of them, or of very many some that are likely to be good."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.wiedumir.actions import ShareOut
from engine.wiedumir.board import LIMIT
from engine.wiedumir.questions import ShareQuestion, Shares

_MOST = 40
"""The number of distributions of which all are looked at."""

Amounts = tuple[int, ...]


def likely_shares(question: ShareQuestion, chips: Sequence[int], *, no_limits: bool) -> list[ShareOut]:
    """The distributions to try where the seats have these ``chips``."""
    every = _every(question)
    return list(every) if every is not None else _telling(question, chips, no_limits=no_limits)


@lru_cache(maxsize=4096)
def _every(question: ShareQuestion) -> tuple[ShareOut, ...] | None:
    """All of them, or None where that would be more than `_MOST`."""
    answers = Shares(question)
    return tuple(answers) if len(answers) <= _MOST else None


def _telling(question: ShareQuestion, chips: Sequence[int], *, no_limits: bool) -> list[ShareOut]:
    """As much as possible to one after another; evenly; and where it brings receivers over the limit, that first."""
    least, most, limits, takes = question.least, question.most, question.limits, question.takes
    able = [seat for seat, limit in enumerate(limits) if limit]
    poorest = sorted(able, key=lambda seat: chips[seat], reverse=takes)
    found: dict[Amounts, None] = {}
    orders = [[seat, *(other for other in poorest if other != seat)] for seat in able]
    for order in orders:
        found[_filled(least, limits, order)] = None
    found[_even(chips, least, limits, able, takes=takes)] = None
    if not takes and not no_limits:
        striking = [seat for seat in able if 0 < LIMIT + 1 - chips[seat] <= limits[seat]]
        striking.sort(key=lambda seat: -chips[seat])
        amounts = [0] * len(limits)
        for seat in striking:
            needed = LIMIT + 1 - chips[seat]
            if sum(amounts) + needed > most:
                break
            amounts[seat] = needed
            found[_completed(least, limits, amounts, poorest)] = None
            alone = [needed if other == seat else 0 for other in range(len(limits))]
            found[_completed(least, limits, alone, poorest)] = None
    return [ShareOut(amounts) for amounts in found if least <= sum(amounts) <= most]


def _filled(total: int, limits: Amounts, order: list[int]) -> Amounts:
    return _completed(total, limits, [0] * len(limits), order)


def _completed(total: int, limits: Amounts, given: list[int], order: list[int]) -> Amounts:
    """With what is still missing in that order."""
    amounts = list(given)
    for seat in order:
        amounts[seat] += max(0, min(limits[seat] - amounts[seat], total - sum(amounts)))
    return tuple(amounts)


def _even(chips: Sequence[int], total: int, limits: Amounts, able: list[int], *, takes: bool) -> Amounts:
    """One by one, to those who have fewest then, or from those who have most."""
    step = -1 if takes else 1
    amounts = [0] * len(limits)
    for _ in range(total):
        open_to = [seat for seat in able if amounts[seat] < limits[seat]]
        seat = min(open_to, key=lambda seat: step * (chips[seat] + step * amounts[seat]))
        amounts[seat] += 1
    return tuple(amounts)
