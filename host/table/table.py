"""A table as a value: seats, agreements, and the match once it has begun.

`TableBase` holds what everybody in the channel may know; all of it leaves ``host/`` in a `PublicTable`. `Table` adds
the secret and the match, and never leaves ``host/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import reduce
from math import inf

from engine.fair_dice import dice_of
from engine.game import NORMAL, AnyGame, OptionValue, Outcome, Seat
from engine.match import Draw, Match
from engine.transcript import Note, StandingOrder, Transcript, seeds_after
from host.table.display import Display
from host.table.people_in import people_in, with_people, without_person
from host.table.proposal import Proposal
from host.table.seats import Person, PersonId, SeatHolder, Turns
from host.table.status import Cancellation, LessonProgress, Series, Status
from host.table.table_log import MOST as MOST_HAPPENINGS
from host.table.table_log import Entry, TableEvent, TableLog
from host.table.table_preferences import TablePreferences
from host.table.table_secret import TableSecret
from host.table.turn_clock import LeftClock, TurnClock


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBase:
    """Times are in seconds since 1970. ``guild_id`` is `store.rows.DIRECT_MESSAGES` for a table in one person's
    direct messages, where only they and computers play. ``display`` is what its channel shows of it. ``language``
    None follows the server.

    ``game`` is the edition that the match is played by, in the lobby the newest; None if it is gone. ``readable`` is
    False for a match that cannot be shown, because its edition is gone or its record is damaged. ``milestones`` is the
    number of results that it has had, and ``outcome`` stays when the rules are gone.
    ``preferences`` are what the table has chosen besides its options. ``commitment`` binds the host to the secret of
    the dice.

    ``waiting_for`` is the person whose decision is needed, None if no person's is; ``waiting_since`` is
    when the table began to wait as it does. ``clock`` is that person's, None if no other person is there.
    ``replaced`` are the people whose seats the others, or the clock, gave to computers, until each has been notified.
    ``known_to_forgotten`` are the seats of a running match whose secrets people may know who had their data deleted.

    ``series`` is None for a first match, ``lesson`` for a game like any other, ``cancellation`` without a
    given reason. ``forgotten``: the table ended because its match was not started, or stood still, for long.
    ``log`` is what has happened among the table's people since the start. ``invited`` are the people and roles
    that were called to the invitation, until the match begins.
    """

    id: int
    guild_id: int
    channel_id: int
    display: Display = field(default_factory=Display)
    language: str | None = None
    game_key: str
    game: AnyGame | None
    options: dict[str, OptionValue]
    preferences: TablePreferences = field(default_factory=TablePreferences)
    status: Status
    readable: bool = True
    seats: tuple[SeatHolder, ...]
    leader: PersonId
    commitment: str
    milestones: int = 0
    outcome: Outcome | None = None
    waiting_since: float
    waiting_for: PersonId | None = None
    clock: TurnClock | None = None
    replaced: frozenset[PersonId] = frozenset()
    known_to_forgotten: frozenset[Seat] = frozenset()
    proposal: Proposal | None = None
    series: Series | None = None
    lesson: LessonProgress | None = None
    cancellation: Cancellation | None = None
    forgotten: bool = False
    log: TableLog = ()
    invited: frozenset[PersonId] = frozenset()

    @property
    def post(self) -> Display:
        return self.display

    @property
    def message_id(self) -> int | None:
        """The message that shows the table."""
        return self.display.message_id

    @property
    def edition(self) -> AnyGame:
        """The rules, which must be there."""
        if self.game is None:
            raise ValueError(f"table {self.id} has no rules")
        return self.game

    @property
    def is_exercise(self) -> bool:
        """Tell whether the match goes on from a position of another one, whose draws are not this table's."""
        return self.lesson is not None and self.lesson.exercise

    @property
    def stand_in(self) -> str:
        """The level of the computers that play for people who are away."""
        chosen = self.preferences.stand_in
        return chosen if self.game is not None and chosen in self.game.spec.levels else NORMAL

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who holds a seat and is not away, in the order of the seats."""
        return tuple(holder.person for holder in self.seats if holder.person is not None and not holder.away)

    @property
    def is_helped(self) -> bool:
        """Tell whether people are shown what the computers would do: alone against them, or where that was agreed."""
        seated = sum(holder.person is not None for holder in self.seats)
        return self.game is not None and self.game.spec.shows_ways and (self.preferences.help or seated == 1)

    def seat_of(self, person_id: int) -> Seat | None:
        """Seat of the person, None if they have none; nobody has two."""
        return next((seat for seat, holder in enumerate(self.seats) if holder.belongs_to(person_id)), None)

    def belongs_to(self, person_id: int) -> bool:
        """Tell whether the person has a seat that they have not resigned."""
        seat = self.seat_of(person_id)
        return seat is not None and not self.seats[seat].resigned

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people of the match before who have not agreed to the rematch that the table invites to."""
        if self.series is None or self.status is not Status.LOBBY:
            return ()
        return tuple(person for person in self.series.people if self.seat_of(person) is None)

    @property
    def behind(self) -> bool:
        """Tell whether something of the table is still to be shown in its channel, or to be taken away there."""
        display = self.display
        if display.gone:
            return False
        result_missing = display.announced < self.milestones and self.status in (Status.PLAYING, Status.FINISHED)
        has_message = self.status.is_open or self.message_id is not None
        unseen = display.notice_due or (has_message and display.is_outdated)
        return result_missing or unseen or display.owes_tidying


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(TableBase):
    """``secret`` is what the commitment binds to. ``revision`` counts what was stored.

    ``transcript`` is None before the match begins, and ``match`` until it is needed: then the record is folded.
    The table is not ``readable`` if that cannot be done. ``turns`` is None before the match and where nobody has
    counted them. ``results_stored``: every seat's result is in the store.
    ``looked_at`` is the latest version whose secrets have been looked up, as far as that prevents taking back.

    ``kick`` are people whom the leader has taken out of the invitation, ``former_holders`` those who know the
    secrets of a seat that another person has taken since; both are dropped at the end. ``left_clock`` is None unless
    the person in turn has left and the computer that plays for them has not decided yet. ``waits_from`` is when
    the table began to wait as it does, in attended seconds (`host.table.turn_clock`).
    """

    secret: TableSecret
    opened_at: float
    moved_at: float
    waits_from: float = inf
    ended_at: float | None = None
    revision: int = 0
    transcript: Transcript | None = None
    match: Match | None = None
    turns: Turns | None = None
    results_stored: bool = False
    looked_at: int = 0
    kick: frozenset[PersonId] = frozenset()
    former_holders: frozenset[PersonId] = frozenset()
    left_clock: LeftClock | None = None

    @property
    def secret_known(self) -> bool:
        """False if the table was opened with another server key than the present one."""
        return self.secret.commitment == self.commitment

    @property
    def revealed_secret(self) -> bytes:
        """Secret to which the commitment binds.

        Raises ValueError as long as the table is open: it must stay a secret then.
        """
        if self.status.is_open:
            raise ValueError(f"table {self.id} is open")
        return self.secret.value

    @property
    def seeds(self) -> tuple[str | None, ...]:
        """The client seed of each seat, in force now."""
        if self.transcript is None:
            return tuple(holder.seed for holder in self.seats)
        if self.match is not None:
            return self.match.seeds
        return reduce(seeds_after, self.transcript.records, self.transcript.header.seeds)

    def draw(self, cause: str | None) -> Draw:
        """The dice of the match, which must have begun, for what a press sets off."""
        match = self.running_match
        return dice_of(self.secret.value, match.header, match.seeds, cause).draw

    @property
    def running_match(self) -> Match:
        """The match, which must have been folded."""
        if self.match is None:
            raise ValueError(f"table {self.id} has no match")
        return self.match

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
    def needs_folding(self) -> bool:
        """Tell whether the record was read from the database and no state has been made of it yet."""
        return self.transcript is not None and self.match is None and self.readable

    @property
    def holds_channel(self) -> bool:
        """Tell whether the channel is still taken: a finished match holds it until its results are posted."""
        return self.status.is_open or (self.status is Status.FINISHED and self.display.announced < self.milestones)

    @property
    def asleep(self) -> bool:
        """In mid-game without people: computers do not play on for themselves."""
        return self.status is Status.PLAYING and not self.people

    @property
    def computers_to_act(self) -> tuple[Seat, ...]:
        """The seats computers may play now: first those that may act before the turn goes on, if they want to."""
        if self.status is not Status.PLAYING or self.asleep:
            return ()
        acting = self.running_match.to_act()
        return tuple(seat for seat in (*acting[1:], *acting[:1]) if self.seats[seat].played_by_computer)

    @property
    def waits_for_nobody(self) -> bool:
        """Tell whether the seat that must act is a computer's, or its person has ordered what is due."""
        if self.computers_to_act and self.computers_to_act[-1] == self.running_match.to_act()[0]:
            return True
        return self.by_order is not None

    @property
    def by_order(self) -> tuple[StandingOrder, str] | None:
        """The order that the table carries out now, and the code of the act. Stand-ins know no orders."""
        found = self.match.by_order() if self.status is Status.PLAYING and self.match is not None else None
        return None if found is None or self.seats[found[0].order.seat].played_by_computer else found

    def with_match(self, match: Match) -> Table:
        """The table with the match as it is by now. ``status`` is for the caller to settle."""
        return replace(
            self,
            match=match,
            transcript=match.transcript,
            milestones=match.milestones,
            outcome=match.outcome,
        )

    def with_seat(self, seat: Seat, holder: SeatHolder) -> Table:
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))

    def with_name(self, person: Person) -> Table:
        """The table with the person by that name, wherever it names them."""
        return with_people(self, lambda each: person if each.id == person.id else each)

    def remembering(self, event: TableEvent) -> Table:
        """With that in its table_log, at the present position of the match."""
        return replace(self, log=(*self.log, Entry(self.version, event))[-MOST_HAPPENINGS:])

    @property
    def past_holders(self) -> frozenset[int]:
        """People whom the table_log names and who have no seat any more."""
        named = frozenset[int]().union(*(people_in(entry) for entry in self.log))
        return frozenset(person for person in named if self.seat_of(person) is None)

    def _seats_known_to(self, person_id: int) -> frozenset[Seat]:
        """The seats whose secrets the person may know: as the seat they lost is not kept, all that it may have been."""
        if self.status is not Status.PLAYING or self.game is None or not self.game.spec.has_secrets:
            return frozenset()
        own = self.seat_of(person_id)
        if own is not None:
            return frozenset({own})
        lost = person_id in self.former_holders
        return frozenset(seat for seat, holder in enumerate(self.seats) if lost and holder.since)

    def without_person(self, person_id: int) -> Table:
        """The table with nothing that says who that person is; itself, if nothing does.

        Their seat becomes `SOMEBODY`'s; in mid-game a computer plays it from then on. The record stays
        as it is, so its draws can still be checked.
        """
        if person_id not in people_in(self):
            return self
        playing, left_clock = self.status is Status.PLAYING, self.left_clock
        seats = (
            replace(holder, seed=None, away=holder.away or playing) if holder.belongs_to(person_id) else holder
            for holder in self.seats
        )
        without = replace(
            self,
            seats=tuple(seats),
            series=None if self.series is None else self.series.without_person(person_id),
            known_to_forgotten=self.known_to_forgotten | self._seats_known_to(person_id),
            clock=None if self.waiting_for == person_id else self.clock,
            left_clock=None if left_clock is not None and left_clock.person_id == person_id else left_clock,
        )
        return without_person(without, person_id)
