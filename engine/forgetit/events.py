"""Events of For-Get-It. Nothing in it is secret."""

from dataclasses import dataclass

from engine.forgetit.hand import Counts, Die, Hand
from engine.game import Event, Milestone, Seat, Verdict


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """F1."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """``words`` have been set aside by this roll (F2). ``afresh``: all nine again, after all lay aside (F6)."""

    seat: Seat
    dice: tuple[Die, ...]
    words: Counts
    afresh: bool


@dataclass(frozen=True, slots=True)
class NumbersKept(Event):
    """``collected`` dice with the number were set aside in the whole turn; ``score`` is what stopping would note."""

    seat: Seat
    number: int
    dice: Counts
    collected: int
    score: int


@dataclass(frozen=True, slots=True)
class NothingKept(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnStopped(Event):
    """``score`` is what the sheet notes, doubled in the last rounds (F7, F8)."""

    seat: Seat
    hand: Hand
    score: int


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """FOR, GET and IT all lie aside: ``lost`` is what stopping before the roll would have scored (F5)."""

    seat: Seat
    hand: Hand
    lost: int


TurnEnded = TurnStopped | Busted
"""``hand`` is how the dice lay in the end."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Milestone):
    """Every seat has had its turn, or a vote ended the match before."""

    round: int
    by_vote: bool


@dataclass(frozen=True, slots=True)
class MatchDecided(Verdict):
    """F9."""

    winners: tuple[Seat, ...]
