"""Proposals of one person to all at a table: who has agreed and objected, and when that decides it. Pure.

Computer players always agree, so only people are asked; those who are away or have left are not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.game import Seat
from host.table.seats import PersonId

ANSWER_SECONDS = 120.0
"""Seconds that computer players hold back, so that people can decide before a move makes the proposal pointless."""

WHOLE_MATCH = "match"
"""The stop scope that ends everything; the others end a part, such as a round."""


@dataclass(frozen=True, slots=True)
class EndEarly:
    """One of the game's stop scopes is ended and scored as it stands (K15, W9)."""

    kind: ClassVar[str] = "end"
    unanimous: ClassVar[bool] = False

    scope: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer player of that level takes the seat over for a person who keeps the others waiting."""

    kind: ClassVar[str] = "stand-in"
    unanimous: ClassVar[bool] = False

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The seat's last decision is taken back: the match goes on from its position of that version."""

    kind: ClassVar[str] = "undo"
    unanimous: ClassVar[bool] = True

    seat: Seat
    to: int


What = EndEarly | StandIn | TakeBack
"""``unanimous``: all who are asked must agree; otherwise more than half of them."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """``proposer``, ``agreed`` and ``objected`` are people's ids; the proposer is 0 once forgotten.

    ``press`` is the id of the press that made the proposal. It tells two proposals of a table apart, so that an answer
    to a former one does not count for a later one; it is empty for votes of before there were proposals. ``made_at`` is
    in seconds since 1970.
    """

    what: What
    proposer: PersonId
    press: str
    agreed: frozenset[PersonId]
    objected: frozenset[PersonId] = frozenset()
    made_at: float = 0.0

    @classmethod
    def made(cls, what: What, proposer: int, press: str, now: float) -> Proposal:
        """A new one, to which its proposer agrees."""
        return cls(what, proposer, press, agreed=frozenset({proposer}), made_at=now)

    def holds_computers(self, now: float) -> bool:
        """Tell whether computer players do nothing for now, so that people answer and no act settles it."""
        # A clock that has been set back says nothing of how long they have waited.
        return isinstance(self.what, TakeBack) and 0 <= now - self.made_at < ANSWER_SECONDS

    def answered(self, person_id: int, *, agrees: bool) -> Proposal:
        """With the person's answer in place of their former one."""
        agreed, objected = self.agreed - {person_id}, self.objected - {person_id}
        if agrees:
            return replace(self, agreed=agreed | {person_id}, objected=objected)
        return replace(self, agreed=agreed, objected=objected | {person_id})

    def needed(self, asked: frozenset[int]) -> int:
        """Number of the people ``asked`` who must agree."""
        return len(asked) if self.what.unanimous else len(asked) // 2 + 1

    def decision(self, asked: frozenset[int]) -> bool | None:
        """Decision of the people ``asked``: False if they can no longer agree; None while that is open."""
        if not asked:
            return False
        needed = self.needed(asked)
        if len(self.agreed & asked) >= needed:
            return True
        return False if len(asked) - len(self.objected & asked) < needed else None

    def outlasts_act(self, seat: Seat, *, ended_part: bool) -> bool:
        """Tell whether it still makes sense once that seat has acted; ``ended_part``: that ended a round, say."""
        match self.what:
            case EndEarly(scope):
                return scope == WHOLE_MATCH or not ended_part
            case StandIn(absent, _):
                return seat != absent
            case TakeBack():
                return False
