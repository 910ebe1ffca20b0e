"""The record of a match without its rules: what was agreed, decided, drawn and stopped, in order.

Exporting, verifying and storing a match need no more than this, so they work for every match that was ever played,
whether or not the rules it was played by are still here.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Chance, ChanceResult
from engine.game import Options, Seat

CANCELLED = "cancelled"
"""The stop scope of a match that was given up and has no outcome."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is agreed before the first draw. ``game`` and ``rules_version`` name the edition of the rules."""

    game: str
    rules_version: int
    options: Options
    seats: int
    commitment: str
    public_values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    """What a seat decided, as the game's action code. Only the seat may see a ``hidden`` one before the end."""

    seat: Seat
    code: str
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Chanced:
    """What chance made of a request."""

    request: Chance
    result: ChanceResult


@dataclass(frozen=True, slots=True)
class Stopped:
    """The table ended something early: one of the game's stop scopes, or `CANCELLED`."""

    scope: str


Record = Acted | Chanced | Stopped


class CorruptRecord(Exception):
    """The record is not one that any version of this program wrote, or its rules refuse it."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A header and all records so far."""

    header: Header
    records: tuple[Record, ...] = ()

    @property
    def cancelled(self) -> bool:
        return bool(self.records) and self.records[-1] == Stopped(CANCELLED)

    def with_record(self, record: Record) -> Transcript:
        return Transcript(self.header, (*self.records, record))

    def cancel(self) -> Transcript:
        """The match is given up; that takes no rules."""
        return self.with_record(Stopped(CANCELLED))
