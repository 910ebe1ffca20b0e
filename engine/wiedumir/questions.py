"""Questions that cards ask their drawer, and their answers: for the rules, for menus, and for computer players (W7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from engine.game import IllegalAction, Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import Pawn

_WRONG_KIND = "wrong-answer"


@dataclass(frozen=True, slots=True)
class PawnQuestion:
    """C3, C8, C19: which pawn, and where to. Each pawn that may be chosen, with the squares that it may go to."""

    targets: tuple[tuple[Pawn, tuple[int, ...]], ...]

    def answers(self) -> Sequence[Action]:
        return tuple(PlacePawn(pawn, square) for pawn, squares in self.targets for square in squares)

    def check(self, action: Action) -> None:
        """Raises IllegalAction unless it is one of the answers."""
        if not isinstance(action, PlacePawn):
            raise IllegalAction(_WRONG_KIND)
        squares = dict(self.targets).get(action.pawn)
        if squares is None:
            raise IllegalAction("pawn-not-allowed")
        if action.square not in squares:
            raise IllegalAction("square-not-allowed", square=action.square)


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """C7, C14: one of these seats, which the drawer is not among. ``refusal`` is the code for other seats."""

    seats: tuple[Seat, ...]
    drawer: Seat
    refusal: str = "seat-not-allowed"

    def answers(self) -> Sequence[Action]:
        return tuple(map(ChooseSeat, self.seats))

    def check(self, action: Action) -> None:
        """Raises IllegalAction unless it is one of the answers."""
        if not isinstance(action, ChooseSeat):
            raise IllegalAction(_WRONG_KIND)
        if action.seat not in self.seats:
            raise IllegalAction("seat-yourself" if action.seat == self.drawer else self.refusal)


@dataclass(frozen=True, slots=True)
class PairQuestion:
    """C9: one of these pairs swaps. C12: the first gives, the second gets."""

    pairs: tuple[tuple[Seat, Seat], ...]

    def answers(self) -> Sequence[Action]:
        return tuple(ChoosePair(first, second) for first, second in self.pairs)

    def check(self, action: Action) -> None:
        """Raises IllegalAction unless it is one of the answers."""
        if not isinstance(action, ChoosePair):
            raise IllegalAction(_WRONG_KIND)
        if (action.first, action.second) not in self.pairs:
            raise IllegalAction("pair-not-allowed")


@dataclass(frozen=True, slots=True)
class ShareQuestion:
    """C6, C11, C13, C15, C22: ``least`` to ``most`` chips in all, and at most ``limits[seat]`` for each seat.

    Every distribution within these bounds is legal, and no other. C13 takes the chips from the seats (``takes``), the
    other cards give them. Evenness (C6) is in the limits.
    """

    least: int
    most: int
    limits: tuple[int, ...]
    takes: bool

    def answers(self) -> Sequence[Action]:
        return Shares(self)

    def check(self, action: Action) -> None:
        """Raises IllegalAction unless it is one of the answers."""
        if not isinstance(action, ShareOut):
            raise IllegalAction(_WRONG_KIND)
        amounts = action.amounts
        if len(amounts) != len(self.limits) or min(amounts) < 0:
            raise IllegalAction(_WRONG_KIND)
        for seat, (amount, most) in enumerate(zip(amounts, self.limits, strict=True)):
            if amount and not most:
                raise IllegalAction("share-not-there", seat=seat)
            if amount > most:
                raise IllegalAction("share-too-much-for-seat", seat=seat, limit=most)
        total = sum(amounts)
        if total < self.least:
            raise IllegalAction("share-too-few", sum=total, least=self.least)
        if total > self.most:
            raise IllegalAction("share-too-many", sum=total, most=self.most)


Question = PawnQuestion | SeatQuestion | PairQuestion | ShareQuestion


class Shares(Sequence[ShareOut]):
    """Every answer to a `ShareQuestion`, made on demand, for there can be millions (C15 without limits).

    In ascending order of the total, then of what seat 0 gets, seat 1, and so on.
    """

    def __init__(self, question: ShareQuestion) -> None:
        self._question = question
        most = question.most
        # _ways[seat][total]: in how many ways the seats from this one on can have that total.
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
            self._question.check(action)
        except IllegalAction:
            return False
        return True
