"""All ways to share chips out, without making them: there can be millions (C15 without limits)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from engine.game import IllegalAction
from engine.wiedumir.actions import ShareOut
from engine.wiedumir.view import ShareQuestion


def check_share(question: ShareQuestion, amounts: Sequence[int]) -> None:
    """Raises IllegalAction unless the question allows it."""
    if len(amounts) != len(question.limits) or min(amounts) < 0:
        raise IllegalAction("wrong-answer")
    for seat, (amount, most) in enumerate(zip(amounts, question.limits, strict=True)):
        if amount and not most:
            raise IllegalAction("share-not-there", seat=seat)
        if amount > most:
            raise IllegalAction("share-too-much-for-seat", seat=seat, limit=most)
    total = sum(amounts)
    if total < question.least:
        raise IllegalAction("share-too-few", sum=total, least=question.least)
    if total > question.most:
        raise IllegalAction("share-too-many", sum=total, most=question.most)


class Shares(Sequence[ShareOut]):
    """Every legal answer to the question, by total, then by what seat 0 gets, seat 1, and so on, ascending."""

    def __init__(self, question: ShareQuestion) -> None:
        self._question = question
        most = question.most
        # _ways[seat][total]: in how many ways the seats from this one on can have so many in all.
        self._ways = [[1] + [0] * most]
        for limit in reversed(question.limits):
            after = self._ways[0]
            ways = [sum(after[max(0, total - limit) : total + 1]) for total in range(most + 1)]
            self._ways.insert(0, ways)

    def __len__(self) -> int:
        return sum(self._ways[0][self._question.least :])

    @overload
    def __getitem__(self, index: int) -> ShareOut: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[ShareOut]: ...

    def __getitem__(self, index: int | slice) -> ShareOut | Sequence[ShareOut]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        number = index if index >= 0 else index + len(self)
        if not 0 <= number < len(self):
            raise IndexError(index)
        total = self._question.least
        while number >= self._ways[0][total]:
            number -= self._ways[0][total]
            total += 1
        amounts = []
        for after in self._ways[1:]:
            amount = 0
            while number >= after[total - amount]:
                number -= after[total - amount]
                amount += 1
            amounts.append(amount)
            total -= amount
        return ShareOut(tuple(amounts))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, ShareOut):
            return False
        try:
            check_share(self._question, action.amounts)
        except IllegalAction:
            return False
        return True
