"""A table as a value: seats, agreements, and the match once it has begun.

It holds the secret, so it never leaves ``host/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.fair_dice import FairDice, commitment_to
from engine.game import NORMAL, AnyGame, OptionValue, Seat
from engine.match import Match


class Status(StrEnum):
    """CLOSED: given up in the lobby. CANCELLED: given up in mid-game. FINISHED: played to the end."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table. ``name`` is how the server showed them when they joined."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat: a person, or a computer player (``person`` is None) of a level that the game has.

    While a person is ``away``, a computer of level `NORMAL` plays their seat; it stays theirs to take back.
    ``public_value`` is the id that Discord gave to their joining; it goes into the dice.
    """

    person: Person | None
    public_value: str = ""
    away: bool = False
    level: str = NORMAL

    @property
    def played_by_computer(self) -> bool:
        return self.person is None or self.away

    def belongs_to(self, person_id: int) -> bool:
        return self.person is not None and self.person.id == person_id


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on ending something early (K15). ``yes`` and ``no`` hold people's ids."""

    scope: str
    yes: frozenset[int]
    no: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Table:
    """``last_moved`` is in seconds since 1970; ``revision`` counts what was stored.

    ``message_id`` is the message that shows the table; ``announced`` counts the results posted so far.
    """

    id: int
    guild_id: int
    channel_id: int
    game: AnyGame
    status: Status
    options: dict[str, OptionValue]
    seats: tuple[SeatHolder, ...]
    leader: int
    secret: bytes = field(repr=False)
    last_moved: float
    revision: int = 0
    message_id: int | None = None
    announced: int = 0
    vote: Vote | None = None
    match: Match | None = None

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    @property
    def dice(self) -> FairDice:
        """The dice of the match, which must have begun."""
        return FairDice(self.secret, self.running_match.header.public_values)

    @property
    def running_match(self) -> Match:
        if self.match is None:
            raise ValueError(f"table {self.id} has no match")
        return self.match

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who holds a seat and is not away, in the order of the seats."""
        return tuple(holder.person for holder in self.seats if holder.person is not None and not holder.away)

    @property
    def holds_channel(self) -> bool:
        """Whether the channel is still taken: a finished match holds it until its results are posted."""
        unannounced = self.match is not None and self.announced < self.match.milestones
        return self.status.is_open or (self.status is Status.FINISHED and unannounced)

    @property
    def asleep(self) -> bool:
        """In mid-game with nobody left: computers do not play on for themselves."""
        return self.status is Status.PLAYING and not self.people

    @property
    def computer_to_act(self) -> Seat | None:
        """The seat a computer should play now, if there is one: first those who may act before the turn goes on."""
        if self.status is not Status.PLAYING or self.asleep:
            return None
        acting = self.running_match.to_act()
        return next((seat for seat in (*acting[1:], *acting[:1]) if self.seats[seat].played_by_computer), None)

    def seat_of(self, person_id: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.belongs_to(person_id)), None)

    def with_seat(self, seat: Seat, holder: SeatHolder) -> Table:
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))
