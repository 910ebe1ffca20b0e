"""Keeps tables: one change at a time per table, stored before it counts, and records folded only when needed.

Tables of servers that another process serves can be asked for and changed as well, but are never kept: each time they
are read, and their process hears of what has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace

from cachetools import LRUCache

from engine import long_work
from engine.editions import Editions
from engine.match import Match
from engine.record_json import record_to_json, sealed_to_json
from engine.transcript import AppendLog, CorruptRecord, Transcript
from host.async_lru_cache import AsyncLRUCache
from host.keeping.attended_time import AttendedTime
from host.keeping.one_at_a_time import OneAtATime
from host.match import ending, lobby, orders, schedule, showing
from host.match.public_view import make_public
from host.match.schedule import TableLimits
from host.match.seat_results import seat_results
from host.people.preferences import ServerPreferences
from host.posts import show_again
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from host.table.table import Table
from host.table.table_json import table_from_stored, table_to_row
from host.workers import Workers
from store.errors import ChannelTaken, TooManyTables
from store.rows import Change, Changed, MostTables, Save
from store.store import Store

log = logging.getLogger(__name__)

ENDED_RECORDS = 30_000
"""The most records of ended tables that stay in memory, the most recently used ones. A thousand take 0.2 MB."""

ENDED_TABLES = 64
"""The most ended tables that stay in memory, however short their records are."""

PUBLIC_TABLES = 64
"""The most public views of tables that stay in memory, the most recently used ones."""

LONG_RECORD = 60
"""Reading and folding this many records takes up to 3 ms; more are read on a thread and folded by the workers."""

Watch = Callable[[Table | None, Table], None]
"""Gets what was stored of a table before, None for a new one, and what is stored now."""


def unwatched(before: Table | None, after: Table) -> None:
    """Ignores the change."""


class TableRepository:
    """``now`` returns seconds since 1970; ``key`` is the server's, from which the tables' secrets follow.

    ``workers`` fold long records. ``attended`` is the time that tables and clocks count.
    """

    def __init__(
        self,
        store: Store,
        editions: Editions,
        now: Callable[[], float],
        key: bytes,
        limits: TableLimits,
        workers: Workers,
        watch: Watch = unwatched,
    ) -> None:
        self.attended = AttendedTime(store, now)
        self._workers = workers
        self._store = store
        self._editions = editions
        self._now = now
        self._key = key
        self._limits = limits
        self._watch = watch
        self._open: dict[int, Table] = {}
        self._open_in_channel: dict[int, int] = {}
        self._ended: LRUCache[int, Table] = LRUCache(ENDED_RECORDS, _weight)
        self._public: LRUCache[int, tuple[Table, PublicTable]] = LRUCache(PUBLIC_TABLES)
        # Keeps nothing itself: it only makes those who ask at the same moment wait for one reading.
        self._loading: AsyncLRUCache[int, Table] = AsyncLRUCache(0)
        self._drops = 0
        self._one_at_a_time = OneAtATime()

    async def create(self, table: Table, opener: int, server: ServerPreferences) -> Table:
        """Stores a new table and returns it with its id. ``server`` is what its server has chosen.

        Raises Refused("table-exists", table=id), and Refused("too-many-tables-…", most=…) where a limit is reached.
        """
        now, attended = self._now(), await self.attended.seconds(table.guild_id)
        # Behind from the first moment: nothing of the table has been posted yet.
        table = replace(table, waits_from=attended, display=replace(table.display, unshown_since=now))
        try:
            table_id = await self._store.create_table(
                table.guild_id,
                table.channel_id,
                table_to_row(table, schedule.due_at(table, now, attended, self._limits), show_again(table.post, now)),
                seats=_seats(table),
                names=_names(table),
                most=self._most(opener, server),
            )
        except TooManyTables as many:
            raise _too_many(many) from many
        except ChannelTaken as taken:
            raise Refused("table-exists", table=taken.table_id) from taken
        created = replace(table, id=table_id)
        self._watch(None, created)
        return self._keep(created)

    async def require_room(self, guild_id: int, opener: int, server: ServerPreferences) -> None:
        """Raises Refused("too-many-tables-…", most=…) if the person can open no table on that server now."""
        if (reached := await self._store.limit_reached(guild_id, self._most(opener, server))) is not None:
            raise _too_many(reached)

    def _most(self, opener: int, server: ServerPreferences) -> MostTables:
        """A server may allow fewer tables than the host, never more."""
        limits = self._limits
        per_server = limits.per_server if server.tables is None else min(limits.per_server, server.tables)
        return MostTables(opener, limits.per_person, per_server, limits.in_total, server.tables_a_person)

    async def loaded(self, table_id: int) -> Table:
        """The table as it is known, its match perhaps not folded. Raises Refused("no-such-table")."""
        if (table := self._known(table_id)) is not None:
            return table
        return await self._loading.get(table_id, lambda: self._load(table_id))

    async def _load(self, table_id: int) -> Table:
        drops = self._drops
        stored = await self._store.load(table_id)
        if stored is None:
            raise Refused("no-such-table")
        # Reading a long record's JSON would hold up everybody else's presses.
        if len(stored.records) > LONG_RECORD:
            table = await asyncio.to_thread(table_from_stored, self._editions, self._key, stored)
        else:
            table = table_from_stored(self._editions, self._key, stored)
        if drops != self._drops:
            # The result may be outdated already.
            return await self._load(table_id)
        table = lobby.adapted(table)
        # Another task may have changed it meanwhile.
        return self._known(table_id) or self._keep(table)

    async def folded(self, table_id: int) -> Table:
        """The table with its match, if it has begun and can be folded. A table that cannot go on is retired."""
        table = await self.loaded(table_id)
        if not (table.needs_folding or _must_retire(table)):
            return table

        # Under the table's lock, and read again: another task may have folded it meanwhile.
        async def fold() -> Table:
            return await self._fold(await self.loaded(table_id))

        return await self._one_at_a_time.change(table_id, fold)

    async def change(
        self, table_id: int, change: Callable[[Table], Table], *, fold: bool = True, pressed: bool = False
    ) -> Table:
        """Stores what ``change`` makes of the table, and only then makes it current.

        ``change`` gets a table whose match is folded, unless ``fold`` is False. It may be called again, with
        what another process has stored meanwhile. What it returns unchanged is not stored again.
        ``pressed``: people or computers did it, and it counts as a sign of life.
        """

        async def change_once() -> Table:
            before = await self.loaded(table_id)
            if fold:
                before = await self._fold(before)
            after = change(before)
            return before if after is before else await self._save(before, after, pressed=pressed)

        return await self._one_at_a_time.change(table_id, change_once)

    async def update(
        self, table_id: int, change: Callable[[Table], Table], *, fold: bool = True, pressed: bool = False
    ) -> PublicTable:
        """Change a table for callers who need no more than the public view."""
        return self.public(await self.change(table_id, change, fold=fold, pressed=pressed))

    def public(self, table: Table) -> PublicTable:
        """The table's public view, built once for each of its values."""
        made = self._public.get(table.id)
        # By identity: a table is immutable, so the same value has the same view.
        if made is None or made[0] is not table:
            made = self._public[table.id] = (table, make_public(table))
        return made[1]

    async def open_table_id(self, channel_id: int) -> int | None:
        """The table that holds the channel, if there is one."""
        if channel_id in self._open_in_channel:
            return self._open_in_channel[channel_id]
        stored = await self._store.open_table_in(channel_id)
        return None if stored is None else stored.id

    def drop(self, tables: Iterable[int] | None = None) -> None:
        """Drop tables that were changed in the store elsewhere: they are read again when they are next needed.

        None stands for all: other processes may have changed some without our hearing of it.
        """
        self._drops += 1
        # In memory is all that can be outdated; tables that nobody has loaded are read anyway.
        for table_id in [*self._open, *self._ended] if tables is None else tables:
            if (table := self._known(table_id)) is not None:
                self._forget(table)

    async def _fold(self, table: Table) -> Table:
        """Folds what can be, and retires what cannot go on. The table's lock is held."""
        if table.needs_folding:
            assert table.transcript is not None
            drops = self._drops
            try:
                table = table.with_match(await self._match(table, table.transcript))
            except CorruptRecord:
                log.exception("The record of table %d cannot be read", table.id)
                table = replace(table, readable=False)
            # Folding a long record takes a while, in which the table may have been changed elsewhere.
            if drops == self._drops:
                self._keep(table)
        if _must_retire(table):
            log.warning("Table %d of %s cannot go on: it is retired", table.id, table.game_key)
            return await self._save(table, ending.retire(table), pressed=False)
        return table

    async def _match(self, table: Table, transcript: Transcript) -> Match:
        if len(transcript.records) <= LONG_RECORD:
            return Match.fold(table.edition, transcript)
        match = await self._workers.run(long_work.fold, table.edition, transcript)
        # The worker's copies of game and records are let go: the ones here are shared.
        return match._replace(game=table.edition, records=AppendLog(transcript.records))

    async def _save(self, before: Table, after: Table, *, pressed: bool) -> Table:
        now, attended = self._now(), await self.attended.seconds(before.guild_id)
        after = orders.settled(after)
        after = showing.with_look(before, schedule.with_times(before, after, now, attended, pressed=pressed), now)
        results = seat_results(after) if _has_unstored_results(after) else ()
        after = replace(after, results_stored=after.results_stored or bool(results))
        # Records are only ever appended, so the stored ones need not be written again.
        records = () if after.transcript is None else after.transcript.records[before.records :]
        # What an exercise begins with was drawn from the secret of another match, and is known.
        copied = after.is_exercise and before.transcript is None
        show_at, elsewhere = show_again(after.post, now), not self._store.shards.own(after.guild_id)
        if elsewhere and show_at is not None:
            # Its process shows it at the next look, should it not hear of the change.
            show_at = now
        # Most saves leave the seats alone; comparing them by identity first spares the work.
        same_seats = after.seats is before.seats
        save = Save(
            table_id=before.id,
            revision=before.revision,
            row=table_to_row(after, schedule.due_at(after, now, attended, self._limits), show_at),
            first_record=before.records,
            records=[(record_to_json if copied else sealed_to_json)(record) for record in records],
            seats=None if same_seats or _seats(after) == _seats(before) else _seats(after),
            past_holders=_new_past_holders(before, after),
            names={} if same_seats else dict(_names(after).items() - _names(before).items()),
            results=results,
            announce=Change(Changed.TABLE, after.id, after.guild_id) if elsewhere else None,
        )
        drops = self._drops
        try:
            revision = await self._store.save(save)
        except BaseException:
            # Whether it was stored is unknown now: the next one to ask reads what is there.
            self._forget(before)
            raise
        self._watch(before, after)
        after = replace(after, revision=revision)
        if drops != self._drops:
            # Another process may have changed it since, and said so before we heard that ours is stored.
            self._forget(before)
            return after
        return self._keep(after)

    def _known(self, table_id: int) -> Table | None:
        return self._open.get(table_id) or self._ended.get(table_id)

    def _keep(self, table: Table) -> Table:
        """Open tables stay in memory, of the others those that were used last; none of another process's."""
        self._forget(table)
        if not self._store.shards.own(table.guild_id):
            # What another process serves changes without our hearing of it.
            return table
        if table.holds_channel:
            self._open[table.id] = table
            self._open_in_channel[table.channel_id] = table.id
        else:
            self._ended[table.id] = table
        return table

    def _forget(self, table: Table) -> None:
        self._open.pop(table.id, None)
        self._public.pop(table.id, None)
        self._ended.pop(table.id, None)
        if self._open_in_channel.get(table.channel_id) == table.id:
            del self._open_in_channel[table.channel_id]


def _weight(ended: Table) -> int:
    # A short record weighs so much that no more than `ENDED_TABLES` fit, a huge one never more than all.
    return min(max(ended.records, ENDED_RECORDS // ENDED_TABLES), ENDED_RECORDS)


def _too_many(many: TooManyTables) -> Refused:
    return Refused(f"too-many-tables-{many.where}", most=many.most)


def _must_retire(table: Table) -> bool:
    return not table.readable and table.holds_channel


def _has_unstored_results(table: Table) -> bool:
    """Tell whether the match is over, its results are not stored, and they are known as far as they ever will be."""
    if table.results_stored or table.status.is_open or table.transcript is None or table.lesson is not None:
        return False
    # Of a finished match whose record cannot be read the places will never be known: it is stored without.
    return table.status is not Status.FINISHED or table.outcome is not None or not table.readable


def _seats(table: Table) -> tuple[int | None, ...]:
    return tuple(holder.person_id for holder in table.seats)


def _new_past_holders(before: Table, after: Table) -> frozenset[int] | None:
    """None where they are as before, as they are after nearly every press."""
    if before.log is after.log and before.seats is after.seats:
        return None
    holders = after.past_holders
    return None if holders == before.past_holders else holders


def _names(table: Table) -> dict[int, str]:
    """Names that are known: one that was forgotten is not stored again."""
    people = (holder.person for holder in table.seats)
    return {person.id: person.name for person in people if person is not None and person.name}
