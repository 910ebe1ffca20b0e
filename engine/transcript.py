"""The record of a match without its rules: what was agreed, decided, drawn and stopped, in order.

Exporting, verifying and storing a match need no more than this, so they work for every match that was ever played,
whether or not the rules it was played by are still here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple, TypeVar, overload

from engine.chance import Chance, ChanceResult
from engine.game import Options, Seat

CANCELLED = "cancelled"
"""The stop scope of a match that was given up and has no outcome."""

PROTOCOL = 2
"""Number of the protocol by which draws follow from the secret; the only one so far."""

RESIGNED = "resigned"
"""The stop scope of a match whose last opponents have resigned: those who are left win."""

PERSON = "person"
"""A seat's player in `Seated` and `Header.players`; computer players are ``computer:<level>``."""

_RESIGNED_TO = "resigned:"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Header:
    """Agreements from before the first draw. ``game`` and ``rules_version`` name the edition of the rules.

    ``protocol`` says how draws follow from the secret (see `engine.fair_dice`). ``seeds`` has the client seed of each
    seat at the start, None for a seat without a person. ``players`` are those of the seats at the start, as `Seated`
    names them.
    """

    game: str
    rules_version: int
    options: Options
    seats: int
    commitment: str
    protocol: int = PROTOCOL
    seeds: tuple[str | None, ...] = ()
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """Decision of a seat, as the game's action code. Only the seat may see a ``hidden`` one before the end.

    ``ordered`` is the place of the `Ordered` that the table carried out, None for what nobody has ordered.
    """

    seat: Seat
    code: str
    hidden: bool = False
    ordered: int | None = None


acted = lru_cache(maxsize=1 << 12, typed=True)(Acted)
"""The record of a decision. Tables in memory have the same ones thousands of times, so each is made once."""


class Chanced(NamedTuple):
    """Draw by chance for a request. ``cause`` is the id of the press that it followed from; None if from no press."""

    request: Chance
    result: ChanceResult
    cause: str | None = None


@dataclass(frozen=True, slots=True)
class Stopped:
    """The table ended something early: one of the game's stop scopes, or `CANCELLED`."""

    scope: str


@dataclass(frozen=True, slots=True)
class Undone:
    """Decisions were taken back by consent: the match goes on from its position after ``to`` records, without notes.

    They stay in the record, and so does their number: `Match.version` grows with this record as with any other. Only
    decisions of one seat that nothing has followed can be taken back, so no draw is ever made twice.
    """

    to: int


@dataclass(frozen=True, slots=True)
class Seeded:
    """The person of the seat has chosen another client seed, which counts for all draws that follow."""

    seat: Seat
    seed: str


def computer(level: str) -> str:
    """Name in `Header.players` of a computer player of that level."""
    return f"computer:{level}"


def resigned_to(level: str) -> str:
    """A seat's player in `Seated` once its person has resigned: a computer of that level plays on."""
    return f"{_RESIGNED_TO}{level}"


@dataclass(frozen=True, slots=True)
class Seated:
    """The seat is played by another player from here on: `PERSON`, or a computer player of some level.

    `resigned_to` a computer, the seat counts as lost, whatever its computer achieves.
    """

    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class Ordered:
    """The person of the seat has given a standing order, in the place of the one before (`engine.orders`).

    Without ``acts`` that is over, and ``until`` says what ended it: nothing if the person did.
    """

    seat: Seat
    acts: tuple[str, ...] = ()
    until: tuple[str, ...] = ()


Note = Seeded | Seated | Ordered
"""A record that the rules do not see: it changes no position and outdates no press."""

Record = Acted | Chanced | Stopped | Undone | Note


class CorruptRecord(Exception):
    """The record is not one that any version of this program wrote, or its rules refuse it."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A header and all records so far."""

    header: Header
    records: Sequence[Record] = ()

    @property
    def ending(self) -> str | None:
        """The stop scope of the last record if it ends the match whatever its rules say."""
        last = self.records[-1] if self.records else None
        return last.scope if isinstance(last, Stopped) and last.scope in (CANCELLED, RESIGNED) else None

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats whose people have resigned, in the order in which they did."""
        notes = (record for record in self.records if isinstance(record, Seated))
        return tuple(dict.fromkeys(note.seat for note in notes if note.player.startswith(_RESIGNED_TO)))

    def cancel(self) -> Transcript:
        """The match is given up; that takes no rules."""
        return Transcript(self.header, (*self.records, Stopped(CANCELLED)))


def taken_back(records: Sequence[Record]) -> frozenset[int]:
    """The places of the decisions that do not count, and of the records that say so; counted from 0, with notes."""
    places: list[int] = []
    gone: set[int] = set()
    for place, record in enumerate(records):
        if isinstance(record, Undone):
            gone.update(places[record.to :], (place,))
        if not isinstance(record, Note):
            places.append(place)
    return frozenset(gone)


def own_decisions(transcript: Transcript, since: Sequence[int] = ()) -> frozenset[int]:
    """The places of the decisions by the player whom the seat is named after at the end, counted from 0, with notes.

    A seat that a person has played is that of the one who sat down after ``since[seat]`` records; what a computer did
    there, or somebody before, is not theirs. All other seats are their computer's.
    """
    header = transcript.header
    # A header without players stands for people at all seats.
    players = list(header.players) or [PERSON] * header.seats
    of_people = {seat for seat, player in enumerate(players) if player == PERSON}
    of_people |= {note.seat for note in transcript.records if isinstance(note, Seated) and note.player == PERSON}
    own = set()
    for place, record in enumerate(transcript.records):
        if isinstance(record, Seated):
            players[record.seat] = record.player
        elif isinstance(record, Acted):
            is_there = not since or place >= since[record.seat]
            if record.seat not in of_people or (players[record.seat] == PERSON and is_there):
                own.add(place)
    return frozenset(own)


def draws_of(transcript: Transcript) -> Iterator[tuple[tuple[str | None, ...], Chanced]]:
    """Every draw in order, with the client seeds that were in force."""
    seeds = transcript.header.seeds
    for record in transcript.records:
        if isinstance(record, Chanced):
            yield seeds, record
        seeds = seeds_after(seeds, record)


def seeds_after(seeds: tuple[str | None, ...], record: Record) -> tuple[str | None, ...]:
    """The client seeds in force after the record."""
    if not isinstance(record, Seeded):
        return seeds
    return (*seeds[: record.seat], record.seed, *seeds[record.seat + 1 :])


class StandingOrder(NamedTuple):
    """An order in force, and its place in the record."""

    place: int
    order: Ordered


def orders_after(orders: tuple[StandingOrder, ...], place: int, record: Record) -> tuple[StandingOrder, ...]:
    """The orders in force after the record at that place. One ends when anybody else plays the seat, or plays again."""
    if not isinstance(record, Ordered | Seated):
        return orders
    others = tuple(each for each in orders if each.order.seat != record.seat)
    return (*others, StandingOrder(place, record)) if isinstance(record, Ordered) and record.acts else others


class AppendLog(Sequence[T]):
    """Items in order. `with_more` gives a longer log and leaves this one as it is, in a time that does not depend on
    how long it is.

    All logs that grew from one share one list, of which each knows the stretch that is its own. If a log is to grow for
    a second time, the list belongs to its first successor, and what it has is copied. No two threads may make logs that
    share a list grow at once; to read them is always safe. A log equals a tuple of the same items.
    """

    __slots__ = ("_end", "_first", "_list")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._list = list(items)
        self._first = 0
        self._end = len(self._list)

    def with_more(self, items: Iterable[T], most: int | None = None) -> AppendLog[T]:
        """This log and the items after it; only the latest of them all, if they would be more than ``most``."""
        shared, first = self._list, self._first
        # The list has grown beyond this log, or most of it is cut off by now: begin one of its own.
        if len(shared) > self._end or first > self._end - first:
            shared, first = shared[first : self._end], 0
        shared += items
        longer: AppendLog[T] = _new(AppendLog)
        longer._list = shared
        longer._end = end = len(shared)
        longer._first = first if most is None or end - first <= most else end - most
        return longer

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...

    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        found = range(self._first, self._end)[place]
        if isinstance(found, int):
            return self._list[found]
        return tuple([self._list[each] for each in found])

    def __len__(self) -> int:
        return self._end - self._first

    def __iter__(self) -> Iterator[T]:
        return islice(self._list, self._first, self._end)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, AppendLog | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return AppendLog, (tuple(self),)


_new = object.__new__
