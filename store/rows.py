"""Rows of a table and of its result, as plain values. Times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Json = dict[str, Any]

DIRECT_MESSAGES = 0
"""Stands for the server of tables that are open in one person's direct messages. No server has that number."""


class Changed(StrEnum):
    """Kind of value that processes keep in memory and others may change."""

    TABLE = "table"
    PERSON = "person"
    """A person's settings."""
    FORGOTTEN = "forgotten"
    """A person of whom nothing is kept any more."""
    SERVER = "server"
    """A server's settings."""
    BLOCKS = "blocks"
    EVERYTHING = "everything"
    """Nobody knows what."""


@dataclass(frozen=True, slots=True)
class Change:
    """Notice that a value in memory is outdated: the one of that ``number``, where there are several.

    ``guild_id`` is a table's server.
    """

    what: Changed
    number: int = 0
    guild_id: int = DIRECT_MESSAGES


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """Part of a table that changes. What is asked for has a field of its own; ``document`` holds the rest.

    ``open``: it holds its channel. ``rules_version`` is None before the match begins. ``language`` None follows the
    server. ``waiting_for`` is the person whose decision the table needs, None while it needs a computer's or nobody's;
    ``waiting_since`` is when that began. ``due_at`` is when the caretaker should look at it next, None for never.
    ``unshown_since`` is when its channel fell behind it, None while it shows all there is; ``show_at`` is then when the
    caretaker should bring it up to date.
    """

    game: str
    rules_version: int | None
    status: str
    open: bool
    language: str | None
    message_id: int | None
    waiting_for: int | None
    waiting_since: float
    due_at: float | None
    unshown_since: float | None = None
    show_at: float | None = None
    opened_at: float
    moved_at: float
    ended_at: float | None
    document: Json


class Planned(StrEnum):
    """Plan of the caretaker for a table, by the field of `TableRow` that says when."""

    LOOK = "due_at"
    SHOWING = "show_at"


@dataclass(frozen=True, slots=True)
class MostTables:
    """Limits for one more open table, which the person opens: at which they may sit, on its server, and in all.

    ``per_person_here`` is the most at which they may sit on that server; None is no such limit.
    """

    person_id: int
    per_person: int
    per_server: int
    in_total: int
    per_person_here: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """``names`` are those of the people who sit or sat there, by id.

    Names and records are empty where many tables are asked for.
    """

    id: int
    guild_id: int
    channel_id: int
    revision: int
    row: TableRow
    names: Mapping[int, str] = field(default_factory=dict)
    records: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """Result of a match for one seat. ``person_id`` is None for a computer player's seat.

    ``place`` is 1 for a winner, None for a match without an outcome; ``score`` is None where nothing is counted, too.
    Seats of one ``team`` win and lose together; it is None where everybody plays for themselves.
    The numbers of turns are None for a match that began before they were counted; ``turns_by_person`` are those of
    ``person_id``, ``turns_by_others`` those of people who held the seat before. ``computer_level`` is None where no
    computer played. ``resigned``: the person gave the seat up, and has the last place. `host.match.seat_results` says
    when a result is ``rated``.
    """

    table_id: int
    seat: int
    person_id: int | None
    guild_id: int
    game: str
    rules_version: int
    seats: int
    place: int | None
    team: int | None = None
    score: int | None
    turns_by_person: int | None
    turns_by_computer: int | None
    turns_by_others: int | None
    computer_level: str | None
    ended_how: str
    rated: bool
    ended_at: float
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A result, whether another person than its own had a seat there, and its facts (`store.facts`) if there are any.

    ``last_of_others`` is the last place among the other seats that were not given up, None where nobody has a place.
    """

    result: SeatResult
    with_people: bool
    last_of_others: int | None
    facts: Json | None


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody against whom a person has played that number of ``matches``.

    ``ahead`` and ``behind`` count those in which the person came in before or after the opponent.
    """

    person_id: int
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Save:
    """One table's change, and what belongs in the same transaction.

    ``records`` are those that have come since ``revision``, the first at position ``first_record``. ``seats`` are the
    people's ids by seat, None for a computer; None in its place leaves the seats as they are stored. That goes for
    ``past_holders``, too: those who had a seat during the match and are still named there. ``announce`` is what other
    processes are to hear of.
    """

    table_id: int
    revision: int
    row: TableRow
    first_record: int = 0
    records: Sequence[Json] = ()
    seats: Sequence[int | None] | None = None
    past_holders: frozenset[int] | None = None
    names: Mapping[int, str] = field(default_factory=dict)
    results: Sequence[SeatResult] = ()
    announce: Change | None = None


@dataclass(frozen=True, slots=True)
class ServingProcess:
    """A process that serves the database, as it last said itself. ``shards`` as in ``0-3/8``.

    ``figures`` are empty and ``reported_at`` is None before it has said anything.
    """

    id: int
    shards: str
    since: float
    reported_at: float | None
    figures: Mapping[str, float]
