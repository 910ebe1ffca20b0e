"""A table as a value: seats, agreements, and the match once it has begun.

It holds the secret, so it never leaves ``host/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce

from engine.fair_dice import PROTOCOL, commitment_to, dice_of
from engine.game import NORMAL, AnyGame, OptionValue, Outcome, Seat
from engine.match import Draw, Match
from engine.transcript import Note, Transcript, seeds_after
from host.chronicle import MOST as MOST_HAPPENINGS
from host.chronicle import Chronicle, Happening, TableEvent, people_in, with_person
from host.clock import TurnClock
from host.display import Display
from host.person import SOMEBODY, Person
from host.proposal import Proposal
from host.table_preferences import TablePreferences
from host.turns import Turns


class Status(StrEnum):
    """CLOSED: given up in the lobby. CANCELLED: given up in mid-game. FINISHED: played to the end.

    RETIRED: ended by us in mid-game, because the edition of its rules is gone or its record is damaged.
    """

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    CLOSED = "closed"
    RETIRED = "retired"

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat: a person, or a computer player (``person`` is None) of a level that the game has.

    While a person is ``away``, a computer plays their seat; it stays theirs to take back until somebody else takes it.
    A person who has ``resigned`` is away for good, and their seat counts as lost. ``level`` is that of the computer
    that plays, or has played, the seat. ``since`` is the number of records that the match had when they took the seat.
    ``seed`` is the person's client seed before the match, None for a computer. Under protocol 1 it is the id that
    Discord gave to their joining.
    """

    person: Person | None
    seed: str | None = None
    away: bool = False
    level: str = NORMAL
    resigned: bool = False
    since: int = 0

    @property
    def played_by_computer(self) -> bool:
        return self.person is None or self.away

    @property
    def person_id(self) -> int | None:
        """Whose seat it is; None for a computer player's, and for `SOMEBODY`'s."""
        return None if self.person is None or self.person == SOMEBODY else self.person.id

    def belongs_to(self, person_id: int) -> bool:
        return self.person is not None and self.person.id == person_id


@dataclass(frozen=True, slots=True)
class Lesson:
    """``place`` counts the acts of its course that are done, ``page`` the explanations there that have been read.

    ``free``: the course is over, or was left.
    """

    place: int = 0
    free: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class Cancellation:
    """Why a match was cancelled, in somebody's own words, which everybody may read. Nothing says whose they are."""

    reason: str
    by_moderator: bool


@dataclass(frozen=True, slots=True)
class Series:
    """Matches at the same table, one after the other. ``former`` are the tables of those before this one, oldest first.

    ``seats`` are those of the match before that are to be taken again: by a person, or None for a computer player.
    """

    former: tuple[int, ...]
    seats: tuple[int | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """Those who are asked whether they play again."""
        return tuple(person for person in self.seats if person is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Times are in seconds since 1970; ``revision`` counts what was stored.

    ``guild_id`` is `store.rows.DIRECT_MESSAGES` for a table in one person's direct messages, where only they and
    computers play.

    ``secret`` is what ``commitment`` binds to; it follows from ``nonce`` and the server's key, or is itself stored
    where the nonce is None. ``protocol`` says how the dice follow from it.

    ``game`` is the edition that the match is played by, in the lobby the newest; None if it is gone. ``language`` None
    follows the server. ``message_id`` is the message that shows the table; ``announced`` of ``milestones`` results have
    been posted. ``waiting_for`` is the person whose decision is needed, None while it is a computer's or nobody's.

    ``transcript`` is None before the match begins, and ``match`` until somebody needs it: then the record is folded.
    ``readable`` is False if that cannot be done. ``outcome`` stays when the rules are gone.
    ``put_out`` are people whom the leader has taken out of the invitation, ``former_holders`` those who know the
    secrets of a seat that somebody else has taken since; both are forgotten with the end.
    ``series`` is None for a first match.
    ``preferences`` are what it has chosen besides its options. ``cancellation`` is None where nobody gave a reason.
    ``forgotten``: it ended because nobody started it, or went on with it, for long.
    ``lesson`` is None for a game like any other.
    ``clock`` is that of the person whom the table waits for, None while it waits for nobody or nobody else is there.
    ``replaced`` is the person whose seat the others, or the clock, gave to a computer, until they have been notified.
    ``chronicle`` is what has happened among its people since the start.
    ``looked_at`` is the latest version whose secrets somebody has looked up, as far as that prevents taking back.
    ``turns`` is None before the match and where nobody has counted them. ``results_stored``: every seat's result is
    in the store. ``notice_due``: the table was ended by us, and people have not been shown that yet.
    ``display`` is what its channel shows of it, ``unshown_since`` since when it has been behind, None if it is not.
    """

    id: int
    guild_id: int
    channel_id: int
    game_key: str
    game: AnyGame | None
    status: Status
    options: dict[str, OptionValue]
    seats: tuple[SeatHolder, ...]
    leader: int
    secret: bytes = field(repr=False)
    commitment: str
    opened_at: float
    moved_at: float
    waiting_since: float
    waiting_for: int | None = None
    ended_at: float | None = None
    nonce: str | None = None
    protocol: int = PROTOCOL
    revision: int = 0
    language: str | None = None
    message_id: int | None = None
    announced: int = 0
    milestones: int = 0
    proposal: Proposal | None = None
    transcript: Transcript | None = None
    match: Match | None = None
    readable: bool = True
    outcome: Outcome | None = None
    turns: Turns | None = None
    results_stored: bool = False
    notice_due: bool = False
    display: Display = field(default_factory=Display)
    unshown_since: float | None = None
    put_out: frozenset[int] = frozenset()
    former_holders: frozenset[int] = frozenset()
    preferences: TablePreferences = field(default_factory=TablePreferences)
    series: Series | None = None
    lesson: Lesson | None = None
    clock: TurnClock | None = None
    replaced: int | None = None
    cancellation: Cancellation | None = None
    forgotten: bool = False
    looked_at: int = 0
    chronicle: Chronicle = ()

    @property
    def secret_known(self) -> bool:
        """False if the table was opened with another server key than the present one."""
        return commitment_to(self.secret) == self.commitment

    @property
    def revealed_secret(self) -> bytes:
        """What the commitment binds to. Raises ValueError as long as the table is open: it must stay a secret then."""
        if self.status.is_open:
            raise ValueError(f"table {self.id} is open")
        return self.secret

    @property
    def seeds(self) -> tuple[str | None, ...]:
        """The client seed of each seat, in force now; under protocol 1 what each joining added to the dice."""
        if self.transcript is None or self.protocol == 1:
            return tuple(holder.seed for holder in self.seats)
        if self.match is not None:
            return self.match.seeds
        return reduce(seeds_after, self.transcript.records, self.transcript.header.seeds)

    def draw(self, cause: str | None) -> Draw:
        """The dice of the match, which must have begun, for what a press sets off."""
        match = self.running_match
        return dice_of(self.secret, match.header, match.seeds, cause).draw

    @property
    def edition(self) -> AnyGame:
        """The rules, which must be there."""
        if self.game is None:
            raise ValueError(f"table {self.id} has no rules")
        return self.game

    @property
    def running_match(self) -> Match:
        """The match, which must have been folded."""
        if self.match is None:
            raise ValueError(f"table {self.id} has no match")
        return self.match

    @property
    def stand_in(self) -> str:
        """The level of the computers that play for people who are away."""
        chosen = self.preferences.stand_in
        return chosen if chosen in self.edition.spec.levels else NORMAL

    @property
    def version(self) -> int:
        """The number of records without notes: it tells two positions of the match apart."""
        if self.match is not None:
            return self.match.version
        records = () if self.transcript is None else self.transcript.records
        return sum(not isinstance(record, Note) for record in records)

    @property
    def records(self) -> int:
        """The number of records, notes included: that is how the store counts them."""
        return 0 if self.transcript is None else len(self.transcript.records)

    @property
    def taken_over(self) -> frozenset[Seat]:
        """The seats whose present holder sat down after somebody else, or a computer, had taken a turn there."""
        turns = (None,) * len(self.seats) if self.turns is None else self.turns.seats
        return frozenset(
            seat
            for seat, (holder, counted) in enumerate(zip(self.seats, turns, strict=True))
            if holder.since and (counted is None or counted.by_others or counted.by_computer)
        )

    @property
    def needs_folding(self) -> bool:
        return self.transcript is not None and self.match is None and self.readable

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who holds a seat and is not away, in the order of the seats."""
        return tuple(holder.person for holder in self.seats if holder.person is not None and not holder.away)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people of the match before who have not agreed to the rematch that the table invites to."""
        if self.series is None or self.status is not Status.LOBBY:
            return ()
        return tuple(person for person in self.series.people if self.seat_of(person) is None)

    @property
    def holds_channel(self) -> bool:
        """Whether the channel is still taken: a finished match holds it until its results are posted."""
        return self.status.is_open or (self.status is Status.FINISHED and self.announced < self.milestones)

    @property
    def behind(self) -> bool:
        """Whether something of the table is still to be shown in its channel, or to be taken away there."""
        display = self.display
        if display.gone:
            return False
        result_missing = self.announced < self.milestones and self.status in (Status.PLAYING, Status.FINISHED)
        has_message = self.status.is_open or self.message_id is not None
        outdated = display.shown != display.changes or not display.pictures
        left = display.posting or bool(display.leftovers)
        return result_missing or self.notice_due or left or (has_message and outdated)

    @property
    def asleep(self) -> bool:
        """In mid-game with nobody left: computers do not play on for themselves."""
        return self.status is Status.PLAYING and not self.people

    @property
    def computers_to_act(self) -> tuple[Seat, ...]:
        """The seats computers may play now: first those that may act before the turn goes on, if they want to."""
        if self.status is not Status.PLAYING or self.asleep:
            return ()
        acting = self.running_match.to_act()
        return tuple(seat for seat in (*acting[1:], *acting[:1]) if self.seats[seat].played_by_computer)

    @property
    def waits_for_computer(self) -> bool:
        """Whether the seat that must act is a computer's."""
        return bool(self.computers_to_act) and self.computers_to_act[-1] == self.running_match.to_act()[0]

    def with_match(self, match: Match) -> Table:
        """The table with the match as it is by now. ``status`` is for the caller to settle."""
        return replace(
            self,
            match=match,
            transcript=match.transcript,
            milestones=match.milestones,
            outcome=None if match.cancelled else match.outcome,
        )

    def seat_of(self, person_id: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.belongs_to(person_id)), None)

    def with_seat(self, seat: Seat, holder: SeatHolder) -> Table:
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))

    def remembering(self, event: TableEvent) -> Table:
        """With that in its chronicle, at the present position of the match."""
        return replace(self, chronicle=(*self.chronicle, Happening(self.version, event))[-MOST_HAPPENINGS:])

    @property
    def past_holders(self) -> frozenset[Person]:
        """Those whom the chronicle names and who have no seat any more."""
        return frozenset(person for person in people_in(self.chronicle) if self.seat_of(person.id) is None)

    def with_seed(self, seat: Seat, seed: str) -> Table:
        """The table before the match, with that client seed."""
        return self.with_seat(seat, replace(self.seats[seat], seed=seed))

    def concerns(self, person_id: int) -> bool:
        """Whether anything at the table says who that person is."""
        is_named = self.proposal is not None and self.proposal.names(person_id)
        is_seated = self.seat_of(person_id) is not None
        asked = frozenset() if self.series is None else frozenset(self.series.people)
        in_chronicle = {person.id for person in people_in(self.chronicle)}
        known = self.put_out | self.former_holders | asked | in_chronicle | {self.leader, self.replaced}
        return is_seated or is_named or person_id in known

    def without_person(self, person_id: int) -> Table:
        """The table with nothing that says who that person is. Their seat becomes `SOMEBODY`'s.

        In mid-game a computer plays it from then on. The record stays as it is, so its draws can still be checked.
        """
        if not self.concerns(person_id):
            return self
        playing = self.status is Status.PLAYING
        seats = (
            replace(holder, person=SOMEBODY, seed=None, away=holder.away or playing)
            if holder.belongs_to(person_id)
            else holder
            for holder in self.seats
        )
        series = self.series
        if series is not None:
            series = replace(series, seats=tuple(asked for asked in series.seats if asked != person_id))
        return replace(
            self,
            seats=tuple(seats),
            proposal=None if self.proposal is None else self.proposal.without_person(person_id),
            series=series,
            leader=SOMEBODY.id if self.leader == person_id else self.leader,
            put_out=self.put_out - {person_id},
            former_holders=self.former_holders - {person_id},
            chronicle=with_person(self.chronicle, person_id, SOMEBODY),
            waiting_for=None if self.waiting_for == person_id else self.waiting_for,
            clock=None if self.waiting_for == person_id else self.clock,
            replaced=None if self.replaced == person_id else self.replaced,
        )
