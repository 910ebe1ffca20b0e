"""The record of a match without its rules: what was agreed, decided, drawn and stopped, in order.

Exporting, verifying and storing a match need no more than this, so they work for every match that was ever played,
whether or not the rules it was played by are still here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.chance import Chance, ChanceResult
from engine.game import Options, Seat

CANCELLED = "cancelled"
"""The stop scope of a match that was given up and has no outcome."""

RESIGNED = "resigned"
"""The stop scope of a match whose last opponents have resigned: those who are left win."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is agreed before the first draw. ``game`` and ``rules_version`` name the edition of the rules.

    ``protocol`` says how draws follow from the secret (see `engine.fair_dice`). Under protocol 1 they follow from
    ``public_values``; under protocol 2 from ``seeds``, the client seed of each seat at the start, None for a seat
    without a person. ``players`` are those of the seats at the start, as `Seated` names them.
    """

    game: str
    rules_version: int
    options: Options
    seats: int
    commitment: str
    public_values: tuple[str, ...] = ()
    protocol: int = 1
    seeds: tuple[str | None, ...] = ()
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """What a seat decided, as the game's action code. Only the seat may see a ``hidden`` one before the end."""

    seat: Seat
    code: str
    hidden: bool = False


acted = lru_cache(maxsize=1 << 12, typed=True)(Acted)
"""The record of a decision. Tables in memory have the same ones thousands of times, so each is made once."""


class Chanced(NamedTuple):
    """What chance made of a request. ``cause`` is the id of the press that it followed from; None if from no press."""

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


PERSON = "person"
"""A seat's player in `Seated` and `Header.players`; computer players are ``computer:<level>``."""

_RESIGNED_TO = "resigned:"


def computer(level: str) -> str:
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

    @property
    def is_resignation(self) -> bool:
        return self.player.startswith(_RESIGNED_TO)


Note = Seeded | Seated
"""What the rules do not see: it changes no position, and makes nobody's press outdated."""

Record = Acted | Chanced | Stopped | Undone | Note


class CorruptRecord(Exception):
    """The record is not one that any version of this program wrote, or its rules refuse it."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A header and all records so far."""

    header: Header
    records: Sequence[Record] = ()

    @property
    def cancelled(self) -> bool:
        return self._stopped_by(CANCELLED)

    @property
    def ended_by_resignation(self) -> bool:
        return self._stopped_by(RESIGNED)

    def _stopped_by(self, scope: str) -> bool:
        last = self.records[-1] if self.records else None
        return isinstance(last, Stopped) and last.scope == scope

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats whose people have resigned, in the order in which they did."""
        notes = (record for record in self.records if isinstance(record, Seated) and record.is_resignation)
        return tuple(dict.fromkeys(note.seat for note in notes))

    @property
    def ended(self) -> bool:
        """Whether the last record ends the match, whatever its rules say."""
        last = self.records[-1] if self.records else None
        return isinstance(last, Stopped) and last.scope in (CANCELLED, RESIGNED)

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
