"""Transactions: what is written at the same time shares one wait for the disk, and the end waits for readers.

The first write that finds nothing being written starts the writer, which takes along whatever has gathered meanwhile
and ends when nothing is left. No task waits in the background while there is nothing to write.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol, TypeVar

from sqlalchemy import Executable, Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.cluster import Changes, Fence, Shards
from store.database import reading, reading_at_once
from store.errors import Stale, StoreClosed, Superseded
from store.outage import Outage, is_away, is_conflict
from store.rows import Save
from store.table_statements import save_all

T = TypeVar("T")

_LARGEST_GROUP = 1000
"""Nobody should wait for more than this many others, and a statement may name some 32,000 values."""

_TRIES = 5
"""Attempts at writing a group: the database may give up a transaction in favour of another process's."""

Work = Callable[[AsyncConnection], Awaitable[Any]]

PATIENCE_SECONDS = 2.0
"""Seconds that closing waits for those who are reading; they need some milliseconds if the database is there."""


class Watch(Protocol):
    """Is called after every transaction that wrote something, or failed to, with how long that took in ``seconds``."""

    def __call__(self, writes: int, seconds: float, *, failed: bool) -> None: ...


def unwatched(writes: int, seconds: float, *, failed: bool) -> None:
    """Observer that counts nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    task: Save | Work
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class GroupCommit:
    """Writes only as long as ``fence`` lets this process. ``changes`` tell the others what was written."""

    def __init__(
        self, engine: AsyncEngine, outage: Outage, fence: Fence, changes: Changes, watch: Watch = unwatched
    ) -> None:
        self._engine = engine
        self._fence = fence
        self.changes = changes
        self._outage = outage
        self._watch = watch
        self._gathered: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def save(self, save: Save) -> None:
        """Returns when the save is on the disk. Raises Stale, StoreClosed, DatabaseAway or what it raised.

        If the caller is cancelled, the save is still made, whole.
        """
        await self._take_turn(_Waiting(save))

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Returns the result of ``work`` when what it wrote is on the disk.

        It may be called several times; only one call counts.
        Raises StoreClosed, DatabaseAway, or what ``work`` raised; then nothing of it is stored.
        Cancelling is as for `save`.
        """
        result: T = await self._take_turn(_Waiting(work))
        return result

    async def execute(self, statement: Executable, values: Mapping[str, Any] | None = None) -> None:
        """Writes what this one statement does, as `write`. ``values`` are those of the parameters that it names."""
        await self.write(lambda connection: connection.execute(statement, values))

    @property
    def waiting(self) -> int:
        """The number of writes that wait for the next transaction."""
        return len(self._gathered)

    async def close(self) -> None:
        """Returns when everything is written. Nothing can be written after that."""
        self._closed = True
        if self._writer is not None:
            # Shielded: a caller that loses patience must not take the writer down with others' saves.
            await asyncio.shield(self._writer)

    async def _take_turn(self, waiting: _Waiting) -> Any:
        if self._closed:
            raise StoreClosed
        self._gathered.append(waiting)
        # Those that arrive before the task first runs are in its first group, so a burst costs one transaction.
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="group-commit")
        return await waiting.done

    async def _write(self) -> None:
        group: list[_Waiting] = []
        try:
            while self._gathered:
                group, self._gathered = self._gathered[:_LARGEST_GROUP], self._gathered[_LARGEST_GROUP:]
                await self._commit(group)
        finally:
            self._writer = None
            # Something is left only if the loop is being torn down. Nobody may wait for it then.
            left, self._gathered = self._gathered, []
            for waiting in (*group, *left):
                waiting.done.cancel()

    async def _commit(self, group: Sequence[_Waiting], tries: int = _TRIES) -> None:
        began = perf_counter()
        try:
            async with self._engine.begin() as connection:
                # Within the same transaction, so that a successor that begins meanwhile either waits or is seen.
                await self._fence.require(connection)
                results = await self._carry_out(connection, group)
        except Exception as error:
            if is_conflict(error) and tries > 1:
                # From the beginning: the database has undone all that the group had written.
                await self._commit(group, tries - 1)
                return
            # If the database is away, every single one would fail as well, each after its own wait.
            if len(group) > 1 and not (is_away(error) or isinstance(error, Superseded)):
                # One that cannot be written must not fail the others: each gets a transaction of its own.
                for waiting in group:
                    await self._commit([waiting])
                return
            # A second table in a channel is refused by a database that works.
            if not isinstance(error, IntegrityError):
                self._watch(len(group), perf_counter() - began, failed=True)
            results = [self._outage.translated(error) for _ in group]
        else:
            self._outage.over()
            self._watch(len(group), perf_counter() - began, failed=False)
        for waiting, result in zip(group, results, strict=True):
            _settle(waiting.done, result)

    async def _carry_out(self, connection: AsyncConnection, group: Sequence[_Waiting]) -> list[Any]:
        """The results in the order of the group, a Stale among them for each save that came too late."""
        saves = [waiting.task for waiting in group if isinstance(waiting.task, Save)]
        stale = await save_all(connection, saves) if saves else frozenset()
        # Stale saves changed nothing, so nobody need read anything again for them.
        await self.changes.announce(
            connection, (save.announce for save in saves if save.announce is not None and save not in stale)
        )
        results: list[Any] = []
        for waiting in group:
            if not isinstance(waiting.task, Save):
                results.append(await waiting.task(connection))
            elif waiting.task in stale:
                results.append(Stale(waiting.task.table_id))
            else:
                results.append(None)
        return results


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    """Tells the one who waits, unless that one has been cancelled meanwhile."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


class ReadTransactions:
    """Called, it gives a connection whose statements all see the same moment.

    Raises StoreClosed, DatabaseAway or what the block raised.
    """

    def __init__(self, engine: AsyncEngine, outage: Outage) -> None:
        self._engine, self._at_once = reading(engine), reading_at_once(engine)
        self._outage = outage
        self._running = 0
        self._all_ended = asyncio.Event()
        self._closed = False

    def __call__(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._connection(self._engine)

    @asynccontextmanager
    async def _connection(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise StoreClosed
        self._running += 1
        self._all_ended.clear()
        try:
            async with engine.connect() as connection:
                yield connection
        except Exception as error:
            # A driver's exception never reaches callers, who can tell only an outage from a defect.
            translated = self._outage.translated(error)
            if translated is error:
                raise
            raise translated from error
        finally:
            self._running -= 1
            if not self._running:
                self._all_ended.set()

    async def rows(
        self, statement: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """Rows that this one statement finds.

        ``values`` are those of the parameters that it names. Raises StoreClosed or DatabaseAway.
        """
        async with self._connection(self._at_once) as connection:
            return (await connection.execute(statement, values)).all()

    async def scalars(self, statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The first column of what `rows` returns."""
        return [row[0] for row in await self.rows(statement, values)]

    async def all(self, kind: type[T], statement: Executable, values: Mapping[str, Any] | None = None) -> list[T]:
        """Rows that `rows` returns, each as a value whose fields are named like the columns."""
        return [kind(**row._mapping) for row in await self.rows(statement, values)]

    async def close(self) -> None:
        """Returns when nobody reads any more, but after `PATIENCE_SECONDS` in any case.

        A reader that is cancelled still gives the connection back. If that were cut off, too, as at the end
        of the event loop, aiosqlite would wait for a thread that has ended, and the process would never end.
        """
        self._closed = True
        if self._running:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._all_ended.wait()


class StorePart:
    """Part of the store for one subject. ``shards`` are those of this process.

    What reads or writes raises DatabaseAway while the database cannot be reached or written.
    """

    def __init__(self, reading: ReadTransactions, writing: GroupCommit, shards: Shards) -> None:
        self._reading = reading
        self._writing = writing
        self._shards = shards
