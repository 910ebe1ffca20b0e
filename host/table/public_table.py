"""The public view of a table: all that leaves ``host/`` of it. `host.match.public_view` makes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.game import Event, Seat
from engine.lesson_script import ScriptedAct
from engine.transcript import StandingOrder
from host.table.table import TableBase
from store.rows import DIRECT_MESSAGES


class Meanwhile(NamedTuple):
    """``since`` is the version from which to recount what happened, ``ended_by`` what ended the order, if anything."""

    since: int
    ended_by: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable(TableBase):
    """``seeds`` are the client seeds in force. ``revealed_secret`` is what the commitment binds to, None while the
    table is open, if no match ever began, and if its key is lost. ``asleep``: in mid-game without people.

    ``moved_at`` is the time of the latest change of the match. ``version`` counts its positions; a press that carries
    an older one is outdated. ``to_act`` are the seats
    that may act, the one in turn first. ``view`` is the game as an onlooker sees it, None before the start and if not
    readable. ``recent`` are the public events of the latest records, one tuple for each. ``may_take_back`` is the seat
    whose person can ask to take back their last decision. ``scripted_act`` is what a lesson's course has next, None
    after it; ``reading``: its learner has an explanation to read first. ``asked`` are the people who decide on the
    proposal, nobody while none is open. ``orders`` are the standing orders, and ``meanwhile`` is what an order has
    done for the person in turn since they decided themselves.

    ``resigned`` are the resigned seats, in that order; ``ended_by_resignation``: the rules did not end the match.
    """

    seeds: tuple[str | None, ...]
    revealed_secret: str | None
    asleep: bool
    moved_at: float
    version: int
    to_act: tuple[Seat, ...]
    view: Any
    recent: tuple[tuple[Event, ...], ...]
    may_take_back: Seat | None
    asked: frozenset[int]
    scripted_act: ScriptedAct | None
    reading: bool
    orders: tuple[StandingOrder, ...]
    meanwhile: Meanwhile | None
    resigned: tuple[Seat, ...]
    ended_by_resignation: bool

    @property
    def is_direct(self) -> bool:
        """Tell whether it is in one person's direct messages, where only they and computers play."""
        return self.guild_id == DIRECT_MESSAGES

    @property
    def is_for_one(self) -> bool:
        """Tell whether only one person and computers ever play there: in direct messages, and in a lesson anywhere."""
        return self.is_direct or self.lesson is not None

    def events_of(self, record: int) -> tuple[Event, ...]:
        """Events that the record brought about, counted from 0; nothing if it has not been made or is long past."""
        place = record - (self.version - len(self.recent))
        return self.recent[place] if 0 <= place < len(self.recent) else ()

    def events_since(self, version: int) -> tuple[Event, ...]:
        """Events after the first ``version`` records, as far back as ``recent`` reaches."""
        return tuple(event for record in range(version, self.version) for event in self.events_of(record))

    def happened(self, since: int = 0) -> Iterator[Event]:
        """Everything that ``recent`` reaches, from that version on, oldest first, with what happened among the people
        in its place.
        """
        first = max(since, self.version - len(self.recent))
        among_people = [entry for entry in self.log if entry.at > first or not first]
        for record in range(first, self.version + 1):
            if record > first:
                yield from self.events_of(record - 1)
            yield from (entry.event for entry in among_people if entry.at == record)

    def plays(self, person_id: int) -> bool:
        """Tell whether the person holds a seat and plays it themselves."""
        seat = self.seat_of(person_id)
        return seat is not None and not self.seats[seat].away

    def is_turn_of(self, person_id: int) -> bool:
        """Tell whether the table may expect an act of the person: not where a computer plays for them."""
        seat = self.seat_of(person_id)
        return seat is not None and seat in self.to_act and not self.seats[seat].away
