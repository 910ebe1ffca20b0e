"""The store: everything that must not be lost, behind plain methods."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.chronicle import Chronicle
from store.cluster import ONE_SHARD, Changes, Fence, Shards
from store.database import open_engine, parse_address
from store.deeds import Deeds
from store.erasing import erase_deleted
from store.errors import ChannelTaken, DatabaseAway, TooManyTables
from store.facts import StoredFacts
from store.nights import StoredNights
from store.outage import Outage
from store.people import PersonSettings, PuzzleAnswers, ServerSettings, StoredBlocks, Watchers
from store.personal_data import PersonalData
from store.processes import KeptAttendance, KeyCheck, Processes, RequestBudget, SessionStarts
from store.ratings import Ratings
from store.recaps import Recaps
from store.results import History, Played
from store.retention import Retention
from store.rows import DIRECT_MESSAGES, MostTables, Planned, Save, SeatResult, StoredTable, TableRow
from store.schema import HIGHEST_TABLE_ID, game_table, person, seat_result, table_seat
from store.statements import lock
from store.table_statements import (
    BY_ID,
    LATEST_IN_CHANNEL,
    NAMES,
    OPEN_IN_CHANNEL,
    RECORDS,
    TABLES,
    due,
    open_tables_counted,
    row_values,
    stored_table,
    write_names,
    write_seats,
)
from store.transactions import GroupCommit, ReadTransactions, Watch, unwatched

_CREATE = insert(game_table).returning(game_table.c.id)
_PLAN = {
    planned: update(game_table)
    .where(game_table.c.id == bindparam("table"), game_table.c.revision == bindparam("known"))
    .values({planned: bindparam("planned")})
    for planned in Planned
}


class Store:
    """Database of one process: every read or write raises DatabaseAway while it cannot be reached or written.

    ``shards`` are those of this process. What time brings is asked of their tables alone; everything else of all.
    """

    def __init__(
        self, engine: AsyncEngine, changes: Changes, fence: Fence, shards: Shards, watch: Watch = unwatched
    ) -> None:
        outage = Outage()
        self._engine = engine
        self._outage = outage
        self.shards = shards
        self.changes = changes
        self.superseded = fence.fallen
        self._reading = ReadTransactions(engine, outage)
        self._writing = GroupCommit(engine, outage, fence, changes, watch)
        access = self._reading, self._writing, shards
        self.processes = Processes(*access, fence)
        self.attendance = KeptAttendance(*access)
        self.session_starts = SessionStarts(self._writing, shards)
        self.request_budget = RequestBudget(engine, outage)
        self.personal_data = PersonalData(*access)
        self.retention = Retention(*access)
        self.facts = StoredFacts(*access)
        self.chronicle = Chronicle(*access)
        self.recaps = Recaps(*access)
        self.deeds = Deeds(*access)
        self.played = Played(*access)
        self.ratings = Ratings(*access)
        self.history = History(*access)
        self.nights = StoredNights(*access)
        self.puzzle_answers = PuzzleAnswers(*access)
        self.watchers = Watchers(*access)
        self.blocks = StoredBlocks(*access)
        self.key_check = KeyCheck(*access)
        self.server_settings = ServerSettings(*access)
        self.person_settings = PersonSettings(*access)

    @classmethod
    async def open(cls, url: str, watch: Watch = unwatched, shards: Shards = ONE_SHARD) -> Store:
        """``sqlite:///file`` or ``postgresql://…``, brought to the present shape. ``watch`` counts transactions.

        Raises DatabaseUnusable or DatabaseUnfit.
        """
        fence = Fence()
        changes = Changes(parse_address(url), shards, fence)
        return cls(await open_engine(url), changes, fence, shards, watch)

    async def close(self) -> None:
        """Returns when everything is saved and nobody reads any more. Later requests raise StoreClosed."""
        # An outage must not keep the process from ending; its successor deletes the row.
        with suppress(DatabaseAway):
            await self.processes.end()
        await self._writing.close()
        await self._reading.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Asks the database for an answer and nothing else. Raises DatabaseAway if there is none."""
        await self._reading.rows(select(1))

    async def erase_deleted(self) -> None:
        """Takes what was deleted out of the database's files, unless a reader keeps it there (`store.erasing`)."""
        try:
            await erase_deleted(self._engine)
        except Exception as error:
            translated = self._outage.translated(error)
            if translated is error:
                raise
            raise translated from error

    @property
    def _own(self) -> ColumnElement[bool]:
        """Tell whether a table is one of this process's."""
        return self.shards.among(game_table.c.guild_id)

    @property
    def waiting_writes(self) -> int:
        return self._writing.waiting

    @property
    def journal_bytes(self) -> int:
        """The size of SQLite's write-ahead log; 0 for a server."""
        journal = Path(f"{self._engine.url.database}-wal")
        return journal.stat().st_size if journal.exists() else 0

    # Changing tables

    async def create_table(
        self,
        guild_id: int,
        channel_id: int,
        row: TableRow,
        *,
        seats: Sequence[int | None] = (),
        names: Mapping[int, str] | None = None,
        most: MostTables | None = None,
    ) -> int:
        """Stores a new table and returns its id. Seats and names are as in `Save`.

        Raises ChannelTaken, and TooManyTables where a limit of ``most`` is reached.
        """
        values = {"guild_id": guild_id, "channel_id": channel_id, "revision": 0, **row_values(row)}

        async def create(connection: AsyncConnection) -> int | TooManyTables:
            # Counted where it is written: two that are opened at once do not both take the last place.
            if most is not None:
                # By person: a server's tables are all opened by its one process, a person's by any.
                await lock(connection, most.person_id)
                if (reached := await self._reached(connection, guild_id, most)) is not None:
                    return reached
            created = await connection.execute(_CREATE, values)
            table_id = int(created.scalar_one())
            await write_names(connection, {(guild_id, key): name for key, name in (names or {}).items()})
            await write_seats(connection, {table_id: seats})
            return table_id

        try:
            created = await self._writing.write(create)
        except IntegrityError:
            # The index that refused it knows no number, and the table may be over by now.
            present = await self.open_table_in(channel_id)
            if present is None:
                raise
            raise ChannelTaken(present.id) from None
        if isinstance(created, TooManyTables):
            raise created
        return created

    async def limit_reached(self, guild_id: int, most: MostTables) -> TooManyTables | None:
        """The first limit that leaves no room for one more open table; None if there is room."""
        async with self._reading() as connection:
            return await self._reached(connection, guild_id, most)

    async def save(self, save: Save) -> int:
        """Everything in one transaction; returns the new revision.

        Raises Stale if ``save.revision`` is not the stored one.
        """
        await self._writing.save(save)
        return save.revision + 1

    async def plan(self, planned: Planned, table_id: int, *, revision: int, at: float | None) -> None:
        """Something is ``planned`` for then. Nothing happens if the table has changed since ``revision``."""
        await self._writing.execute(_PLAN[planned], {"table": table_id, "known": revision, "planned": at})

    # Finding tables

    async def load(self, table_id: int) -> StoredTable | None:
        """The table with all its records in order and the names of its people, all of the same moment."""
        # A number that somebody typed may be too large for the column, which would count as an outage.
        if not 0 < table_id <= HIGHEST_TABLE_ID:
            return None
        this = {"table": table_id}
        # One transaction: a save in between would give new records to an old row.
        async with self._reading() as connection:
            found = (await connection.execute(BY_ID, this)).first()
            if found is None:
                return None
            names = await connection.execute(NAMES, this)
            records = await connection.execute(RECORDS, this)
            # All rows are here by now, and reading a long record's JSON takes some milliseconds.
            entries_read = await asyncio.to_thread(lambda: tuple(records.scalars()))
            return replace(stored_table(found), names={row.person_id: row.name for row in names}, records=entries_read)

    async def open_table_in(self, channel_id: int) -> StoredTable | None:
        """Open table that holds the channel; the schema admits one."""
        tables = await self._read(OPEN_IN_CHANNEL, {"channel": channel_id})
        return tables[0] if tables else None

    async def latest_table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of the channel or the one that was opened last."""
        tables = await self._read(LATEST_IN_CHANNEL, {"channel": channel_id})
        return tables[0] if tables else None

    async def open_tables(self, limit: int | None = None, *, after: int = 0) -> list[StoredTable]:
        """Open tables of this process, the oldest first; at most ``limit``, with higher numbers than ``after``."""
        query = TABLES.where(game_table.c.open, self._own, game_table.c.id > after)
        return await self._read(query.order_by(game_table.c.id).limit(limit))

    async def count_open_tables(self, *, everywhere: bool = False) -> dict[tuple[str, str], int]:
        """The number of open tables by game and status: of this process, or ``everywhere``."""
        query = select(game_table.c.game, game_table.c.status, func.count()).where(game_table.c.open)
        if not everywhere:
            query = query.where(self._own)
        rows = await self._reading.rows(query.group_by(game_table.c.game, game_table.c.status))
        return {(row[0], row[1]): row[2] for row in rows}

    async def open_table_ids(self, limit: int | None = None, *, everywhere: bool = False) -> list[int]:
        """Numbers of the open tables of this process, or ``everywhere``, the last moved first."""
        latest = select(game_table.c.id).where(game_table.c.open).order_by(game_table.c.moved_at.desc())
        if not everywhere:
            latest = latest.where(self._own)
        return await self._reading.scalars(latest.limit(limit))

    async def servers_of_open_tables(self, person_id: int) -> list[int]:
        """The servers on which the person has a seat at an open table."""
        seated = select(game_table.c.guild_id).join(table_seat, table_seat.c.table_id == game_table.c.id)
        query = seated.where(table_seat.c.person_id == person_id, game_table.c.open).distinct()
        return await self._reading.scalars(query)

    async def open_tables_of_server(self, guild_id: int) -> list[StoredTable]:
        """The oldest first."""
        of_server = TABLES.where(game_table.c.guild_id == guild_id, game_table.c.open)
        return await self._read(of_server.order_by(game_table.c.id))

    async def open_tables_of_person(self, person_id: int) -> list[StoredTable]:
        """The open tables where the person has a seat, with the names of all people there.

        Those that wait for the person come first, the one that has waited longest before the others.
        """
        seated = select(table_seat.c.table_id).where(table_seat.c.person_id == person_id)
        found = TABLES.where(game_table.c.open, game_table.c.id.in_(seated))
        waits = case((game_table.c.waiting_for == person_id, 0), else_=1)
        named = (
            select(table_seat.c.table_id, person.c.person_id, person.c.name)
            .join(game_table, game_table.c.id == table_seat.c.table_id)
            .join(person, (person.c.person_id == table_seat.c.person_id) & (person.c.guild_id == game_table.c.guild_id))
        )
        # Names are asked for once, not table by table.
        names: dict[int, dict[int, str]] = {}
        async with self._reading() as connection:
            rows = await connection.execute(found.order_by(waits, game_table.c.waiting_since, game_table.c.id))
            tables = [stored_table(row) for row in rows]
            at_them = named.where(table_seat.c.table_id.in_([table.id for table in tables]))
            for row in await connection.execute(at_them):
                names.setdefault(row.table_id, {})[row.person_id] = row.name
        return [replace(table, names=names.get(table.id, {})) for table in tables]

    async def look_again(self, now: float) -> None:
        """Every match in play is looked at now: what was planned for later was planned by another clock."""
        later = (game_table.c.status == "playing") & (game_table.c.due_at > now) & self._own
        await self._writing.execute(update(game_table).where(later).values(due_at=now))

    async def due(
        self, planned: Planned, now: float, limit: int, *, latest: float, after: StoredTable | None = None
    ) -> list[StoredTable]:
        """Tables ``planned`` by ``now`` in this process, at most ``limit``: open ones first, then the longest due.

        ``after`` is the last table of the portion before, as it was read then, whatever has become of it. Nothing is
        ever planned for after ``latest``: what seems to be was planned by a wrong clock, and is due, too.
        """
        values = {"now": now, "latest": latest, "limit": limit}
        if after is None:
            return await self._read(due(planned, self.shards, None), values)
        values |= {"planned": getattr(after.row, planned), "table": after.id}
        return await self._read(due(planned, self.shards, after.row.open), values)

    async def show_again(self, now: float, guild_id: int | None = None) -> None:
        """Every table whose channel is behind, of one server or of all, is to be shown at once."""
        behind = (game_table.c.show_at > now) & self._own
        if guild_id is not None:
            behind &= game_table.c.guild_id == guild_id
        # Servers change often, and hardly ever is anything behind there.
        if await self._reading.rows(select(game_table.c.id).where(behind).limit(1)):
            await self._writing.execute(update(game_table).where(behind).values(show_at=now))

    # Results and names

    async def results_of_person(self, person_id: int) -> list[SeatResult]:
        """The latest first."""
        query = select(seat_result).where(seat_result.c.person_id == person_id)
        ordered = query.order_by(seat_result.c.ended_at.desc(), seat_result.c.table_id)
        return await self._reading.all(SeatResult, ordered)

    async def results_of_table(self, table_id: int) -> list[SeatResult]:
        """One for each seat, in the order of the seats."""
        query = select(seat_result).where(seat_result.c.table_id == table_id)
        return await self._reading.all(SeatResult, query.order_by(seat_result.c.seat))

    async def _reached(self, connection: AsyncConnection, guild_id: int, most: MostTables) -> TooManyTables | None:
        """As `limit_reached` says."""
        for where, limit in (
            ("person", most.per_person),
            ("person-here", most.per_person_here),
            ("server", most.per_server),
            ("all", most.in_total),
        ):
            # Direct messages are many people's, who share nothing.
            if limit is None or (where == "server" and guild_id == DIRECT_MESSAGES):
                continue
            values = {"person": most.person_id, "guild": guild_id, "limit": limit}
            count = await connection.execute(open_tables_counted(where, self.shards), values)
            if count.scalar_one() >= limit:
                return TooManyTables(where, limit)
        return None

    async def _read(
        self, query: Select[*tuple[Any, ...]], values: Mapping[str, Any] | None = None
    ) -> list[StoredTable]:
        return [stored_table(row) for row in await self._reading.rows(query, values)]
