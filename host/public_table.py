"""What everybody in the channel may know of a table: named piece by piece, so the secret cannot be among it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.game import NORMAL, AnyGame, Event, OptionValue, Outcome, Seat
from host import consent, undo
from host.chronicle import Chronicle
from host.clock import TurnClock
from host.course import NextAct, is_reading, next_act
from host.display import Display
from host.person import Person
from host.proposal import Proposal
from host.table import Cancellation, Lesson, SeatHolder, Series, Status, Table
from host.table_preferences import TablePreferences
from store.rows import DIRECT_MESSAGES


@dataclass(frozen=True, slots=True)
class PublicTable:
    """``version`` counts the match's positions; a press that carries an older one is outdated.

    ``announced`` of its ``milestones`` have been posted as results. ``language`` None follows the server.
    ``preferences`` are what the table has chosen besides its options.
    ``game`` is the edition that it is played by, None if that is gone. ``readable`` is False for a match that cannot be
    shown, because its edition is gone or its record is damaged; if that happened in mid-game, it is retired.
    ``notice_due``: it was ended by the bot, and people have not been shown that yet.
    ``view`` is the game as an onlooker sees it, None before the start and if not ``readable``. ``recent`` are the
    public facts that the latest records brought about, one tuple for each; ``chronicle`` is what happened among the
    people meanwhile. ``waiting_since`` is when the table began to wait as it does, in seconds since 1970.
    ``revealed_secret`` is what the commitment binds to, None while the table is open, where no match ever began, and
    where the key that it followed from is lost. ``seeds`` are the client seeds in force; under ``protocol`` 1 they are
    the ids of the joins, and nobody can choose another.
    ``asked`` are the people who decide on the ``proposal``; empty while none is open.
    ``lesson`` is None for a game like any other; ``course_act`` is what its course has next, None after it;
    ``reading``: its learner has an explanation to read before the match goes on.
    ``may_take_back`` is the seat whose person can ask to take back their last decision.
    ``series`` is what it is a rematch of, and ``awaited`` are the people who have not agreed to that yet.
    ``waiting_for`` is the person whose decision is needed, None while it is a computer's or nobody's; ``clock`` is
    theirs, None where nobody else is there. ``replaced`` is the person not yet notified that a computer plays
    their seat. ``display`` is what the channel shows of the table; ``behind``: there is more to be shown.
    ``stand_in`` is the level of the computers that play for people who are away. ``resigned`` are the seats that
    were given up for good, in that order; where that ended the match, ``ended_by_resignation``, the rules know of
    no end. ``taken_over`` are the seats in which somebody else, or a computer, took turns before their present holder.
    ``cancellation`` says why a match was cancelled, if somebody gave a reason; ``forgotten``: it ended because nobody
    started it, or went on with it, for long.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    announced: int
    milestones: int
    game_key: str
    game: AnyGame | None
    language: str | None
    preferences: TablePreferences
    status: Status
    options: dict[str, OptionValue]
    seats: tuple[SeatHolder, ...]
    leader: int
    commitment: str
    protocol: int
    seeds: tuple[str | None, ...]
    proposal: Proposal | None
    asked: frozenset[int]
    may_take_back: Seat | None
    series: Series | None
    lesson: Lesson | None
    course_act: NextAct | None
    reading: bool
    awaited: tuple[int, ...]
    asleep: bool
    waiting_since: float
    waiting_for: int | None
    clock: TurnClock | None
    replaced: int | None
    display: Display
    behind: bool
    readable: bool
    notice_due: bool
    version: int
    to_act: tuple[Seat, ...]
    view: Any
    recent: tuple[tuple[Event, ...], ...]
    outcome: Outcome | None
    revealed_secret: str | None
    stand_in: str = NORMAL
    resigned: tuple[Seat, ...] = ()
    taken_over: frozenset[Seat] = frozenset()
    ended_by_resignation: bool = False
    cancellation: Cancellation | None = None
    forgotten: bool = False
    chronicle: Chronicle = ()

    @property
    def edition(self) -> AnyGame:
        """The rules, which must be there."""
        if self.game is None:
            raise ValueError(f"table {self.id} has no rules")
        return self.game

    @property
    def is_direct(self) -> bool:
        """Whether it is in one person's direct messages, where only they and computers play."""
        return self.guild_id == DIRECT_MESSAGES

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who holds a seat and is not away."""
        return tuple(holder.person for holder in self.seats if holder.person is not None and not holder.away)

    def events_of(self, record: int) -> tuple[Event, ...]:
        """What that record brought about, counted from 0; nothing if it has not been made or is long past."""
        place = record - (self.version - len(self.recent))
        return self.recent[place] if 0 <= place < len(self.recent) else ()

    def events_since(self, version: int) -> tuple[Event, ...]:
        """What happened after the first ``version`` records, as far back as ``recent`` reaches."""
        return tuple(event for record in range(version, self.version) for event in self.events_of(record))

    def happened(self) -> Iterator[Event]:
        """Everything that ``recent`` reaches, oldest first, with what happened among the people in its place."""
        first = self.version - len(self.recent)
        among_people = [happening for happening in self.chronicle if happening.at > first or not first]
        for record in range(first, self.version + 1):
            if record > first:
                yield from self.events_of(record - 1)
            yield from (happening.event for happening in among_people if happening.at == record)

    def seat_of(self, person_id: int) -> Seat | None:
        return next((seat for seat, holder in enumerate(self.seats) if holder.belongs_to(person_id)), None)

    def plays(self, person_id: int) -> bool:
        """Whether the person holds a seat and plays it themselves."""
        seat = self.seat_of(person_id)
        return seat is not None and not self.seats[seat].away

    def is_turn_of(self, person_id: int) -> bool:
        seat = self.seat_of(person_id)
        return seat is not None and seat in self.to_act and not self.seats[seat].away


def make_public(table: Table) -> PublicTable:
    """The match must have been folded if it can be."""
    match = table.match
    revealed = table.transcript is not None and not table.status.is_open and table.secret_known
    return PublicTable(
        id=table.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        message_id=table.message_id,
        announced=table.announced,
        milestones=table.milestones,
        game_key=table.game_key,
        game=table.game,
        language=table.language,
        preferences=table.preferences,
        status=table.status,
        options=table.options,
        seats=table.seats,
        leader=table.leader,
        commitment=table.commitment,
        protocol=table.protocol,
        seeds=table.seeds,
        proposal=table.proposal,
        asked=frozenset() if table.proposal is None else consent.asked(table, table.proposal),
        may_take_back=undo.seat_that_may(table),
        series=table.series,
        lesson=table.lesson,
        course_act=next_act(table),
        reading=is_reading(table),
        awaited=table.awaited,
        asleep=table.asleep,
        waiting_since=table.waiting_since,
        waiting_for=table.waiting_for,
        clock=table.clock,
        replaced=table.replaced,
        display=table.display,
        behind=table.behind,
        readable=table.readable,
        notice_due=table.notice_due,
        version=table.version,
        to_act=match.to_act() if match is not None and table.status.is_open else (),
        view=None if match is None else match.view(None),
        recent=() if match is None else match.recent,
        outcome=table.outcome,
        revealed_secret=table.revealed_secret.hex() if revealed else None,
        stand_in=table.stand_in if table.game is not None else NORMAL,
        resigned=() if table.transcript is None else table.transcript.resigned,
        taken_over=table.taken_over,
        ended_by_resignation=table.transcript is not None and table.transcript.ended_by_resignation,
        cancellation=table.cancellation,
        forgotten=table.forgotten,
        chronicle=table.chronicle,
    )
