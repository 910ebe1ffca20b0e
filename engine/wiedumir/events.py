"""Events of Wie Du mir …. All of it is public: every transfer happens on the table (W15).

No event tells how many chips a seat has. Only a swap of all chips goes from closed hand to closed hand where counts are
secret, so its amounts are None there.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Milestone, Seat, Verdict
from engine.wiedumir.actions import Action
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """``game`` counts from 1; the starter was drawn (W2)."""

    game: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """``mover`` has moved the pawn from one square to another, by the die (``card`` is None) or by a card.

    ``forced``: by the die, and nothing else could be done, so the rules did it (option ``auto_move``).
    """

    mover: Seat
    pawn: Pawn
    origin: int
    target: int
    card: Card | None
    forced: bool


@dataclass(frozen=True, slots=True)
class MoveForgone(Event):
    """The seat takes a chip instead of moving (W16); a `ChipsTaken` follows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChipsTaken(Event):
    """From the supply: ``amount`` of the ``wanted`` chips, fewer if the supply has run out.

    ``wanted`` is None where it was more than that and would say how many the seat has, which is secret (C7, C18; W15).
    ``card`` is None where a square pays (W4), or the die (W16).
    """

    seat: Seat
    amount: int
    wanted: int | None
    card: Card | None


@dataclass(frozen=True, slots=True)
class ChipsPaid(Event):
    """Back to the supply: ``amount`` of the ``wanted`` chips, fewer if the seat has no more."""

    seat: Seat
    amount: int
    wanted: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class ChipsGiven(Event):
    """From one seat to another; ``amount`` is at least 1."""

    giver: Seat
    receiver: Seat
    amount: int
    card: Card

    @property
    def is_gift(self) -> bool:
        """Tell whether the giver's own card gave them away, and nobody took them (C12, C13)."""
        return self.card not in (Card.PASS_ON, Card.COLLECT)


@dataclass(frozen=True, slots=True)
class ChipsSwapped(Event):
    """All chips of two seats. ``amounts`` are what they had before; None where counts are secret."""

    first: Seat
    second: Seat
    amounts: tuple[int, int] | None
    card: Card


@dataclass(frozen=True, slots=True)
class LimitStruck(Event):
    """The seat had more than ten chips and puts ``returned`` of them back; four are left (W5)."""

    seat: Seat
    returned: int


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The used cards are the new pile (W8)."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The pawn's owner draws. ``left`` cards are still in the pile."""

    seat: Seat
    pawn: Pawn
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class CardDecided(Event):
    """The drawer has answered the card; what comes of it follows.

    ``forced``: there was one answer only, and the rules gave it (option ``auto_move``).
    """

    seat: Seat
    card: Card
    action: Action
    forced: bool


class Hindrance(StrEnum):
    """Why a card could not be carried out at all."""

    FOREMOST = "foremost"
    """C1: the own pawn is foremost itself."""
    NO_LEADER = "no-leader"
    """C1: no other pawn is between start and goal."""
    REARMOST = "rearmost"
    """C10: the own pawn is rearmost itself."""
    ALL_HOME = "all-home"
    """C10: all others are in the goal."""
    NOBODY_HOME = "nobody-home"
    """C2: no other seat has a pawn in the goal."""
    NO_CHIPS = "no-chips"
    """C2, C5, C6, C11, C15, C22: the drawer has none."""
    OTHERS_EMPTY = "others-empty"
    """C12, C13: no other seat has any."""
    SUPPLY_EMPTY = "supply-empty"
    """C7, C17, C18, C21."""
    RICH_ENOUGH = "rich-enough"
    """C18: the drawer has 10 or more."""
    OTHERS_RICH_ENOUGH = "others-rich-enough"
    """C7: all others have 8 or more."""
    NO_THIRD = "no-third"
    """C12 with two seats (W11)."""


@dataclass(frozen=True, slots=True)
class CardWithoutEffect(Event):
    """The card cannot be carried out at all and is discarded (W11)."""

    seat: Seat
    card: Card
    hindrance: Hindrance


@dataclass(frozen=True, slots=True)
class CardWaits(Event):
    """The card lies on the goal now (C4, C16, C21)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PawnArrived(Event):
    """A pawn has reached the goal. ``seat_home``: all of its owner's pawns are there now. ``last``: everybody's are."""

    pawn: Pawn
    seat_home: bool
    last: bool


@dataclass(frozen=True, slots=True)
class WaitingCardActed(Event):
    """A card that lay on the goal is used up by an arrival of this seat (C4, C16, C21).

    `ChipsTaken` or `ChipsPaid` follows, also with an amount of 0.
    """

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameScored(Milestone):
    """A game is over; the view's ``results`` hold the rest. ``by_vote``: a vote ended it early."""

    game: int
    chips: tuple[int, ...]
    places: tuple[int, ...]
    by_vote: bool


@dataclass(frozen=True, slots=True)
class MatchDecided(Verdict):
    """``points`` of every seat over all games (W13)."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
