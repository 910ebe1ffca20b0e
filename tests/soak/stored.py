"""The bot's stored data, read from outside while it runs, and compared with what was read before."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Json = dict[str, Any]

_COLUMNS = "id, channel_id, open, status, game, revision, waiting_for, message_id, unshown_since, document"


@dataclass(frozen=True, slots=True)
class TableRow:
    id: int
    channel: str
    open: bool
    status: str
    game: str
    revision: int
    waiting_for: str | None
    message: str | None
    behind: bool
    document: Json

    @property
    def is_lesson(self) -> bool:
        return self.document.get("lesson") is not None

    @property
    def people(self) -> list[str]:
        """People who sit there and are not away."""
        present = (seat for seat in self.document["seats"] if seat.get("person") and not seat.get("away"))
        return [str(seat["person"]) for seat in present]


@dataclass
class Stored:
    """``records`` are those of each table as they were read first; ``broken`` is what has changed since."""

    database: Path
    records: dict[int, list[str]] = field(default_factory=dict)
    versions: dict[int, int] = field(default_factory=dict)
    revisions: dict[int, int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    holders: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    """People who have been seen at a table's seat."""

    def tables(self) -> list[TableRow]:
        """All tables, the oldest first; none before the database is there."""
        rows = [_row(values) for values in self._asked(f"SELECT {_COLUMNS} FROM game_table ORDER BY id")]
        for row in rows:
            for seat, holder in enumerate(row.document["seats"]):
                self.holders.setdefault((row.id, seat), set()).add(str(holder["person"]))
        return rows

    def table(self, table_id: int) -> TableRow | None:
        found = self._asked(f"SELECT {_COLUMNS} FROM game_table WHERE id = ?", table_id)
        return next(map(_row, found), None)

    def version(self, table_id: int) -> int:
        """The number of records of the table's match that are stored by now, notes left out."""
        known = self.records.setdefault(table_id, [])
        wanted = "SELECT position, entry FROM game_record WHERE table_id = ? AND position >= ? ORDER BY position"
        for position, entry in self._asked(wanted, table_id, len(known)):
            if position != len(known):
                self.broken.append(f"table {table_id}: record {len(known)} is missing before record {position}")
                break
            known.append(entry)
            self.versions[table_id] = self.versions.get(table_id, 0) + (not _is_note(json.loads(entry)))
        return self.versions.get(table_id, 0)

    def compare(self) -> None:
        """Everything that was stored before is still there, as it was."""
        for row in self.tables():
            if row.revision < self.revisions.get(row.id, 0):
                self.broken.append(f"table {row.id}: revision {row.revision} after {self.revisions[row.id]}")
            self.revisions[row.id] = row.revision
            known = self.records.get(row.id, [])
            wanted = "SELECT entry FROM game_record WHERE table_id = ? AND position < ? ORDER BY position"
            present = [entry for (entry,) in self._asked(wanted, row.id, len(known))]
            if present != known:
                place = next((n for n, (a, b) in enumerate(zip(present, known, strict=False)) if a != b), len(present))
                self.broken.append(f"table {row.id}: record {place} is no longer what it was: {known[place]}")
            self.version(row.id)
        if missing := self.revisions.keys() - {row.id for row in self.tables()}:
            self.broken.append(f"tables that are gone: {sorted(missing)}")

    def nights(self) -> Iterator[tuple[int, bool, Json]]:
        """Number, whether it is open, and document of each game night."""
        for number, is_open, document in self._asked("SELECT id, open, document FROM night ORDER BY id"):
            yield number, bool(is_open), json.loads(document)

    def places(self, table_id: int) -> list[int | None]:
        """Places of the seats in a match that is over."""
        wanted = "SELECT place FROM seat_result WHERE table_id = ? ORDER BY seat"
        return [place for (place,) in self._asked(wanted, table_id)]

    def causes(self) -> Iterator[tuple[int, int, str]]:
        """Table, record and the press that caused it, of every draw that one did."""
        for table_id, entries in self.records.items():
            for position, entry in enumerate(entries):
                if (cause := json.loads(entry).get("cause")) is not None:
                    yield table_id, position, cause

    def _asked(self, query: str, *values: object) -> list[Any]:
        if not self.database.exists():
            return []
        # A connection of its own each time: one that stays open would spare a killed bot's successor its recovery.
        with closing(sqlite3.connect(self.database, timeout=10)) as connection:
            try:
                return connection.execute(query, values).fetchall()
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []
                raise


def _is_note(entry: Json) -> bool:
    return "seed" in entry or "player" in entry


def _row(values: tuple[Any, ...]) -> TableRow:
    number, channel, is_open, status, game, revision, waiting_for, message, unshown_since, document = values
    return TableRow(
        number,
        str(channel),
        bool(is_open),
        status,
        game,
        revision,
        None if waiting_for is None else str(waiting_for),
        None if message is None else str(message),
        unshown_since is not None,
        json.loads(document),
    )
