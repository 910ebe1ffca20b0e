"""Game nights as the store keeps them: what is asked for in columns, the rest in a document."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Text, cast, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.errors import Stale
from store.rows import Json
from store.schema import HIGHEST_TABLE_ID, night
from store.transactions import StorePart


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredNight:
    """``due_at`` is when the caretaker should look at it next, None for never."""

    id: int = 0
    guild_id: int
    revision: int = 0
    open: bool
    due_at: float | None
    document: Json


class StoredNights(StorePart):
    """Game nights by their numbers, servers and people."""

    async def create(self, new: StoredNight, most: int) -> int | None:
        """Stores a new night and returns its id; None if ``most`` are open on that server already."""
        open_there = select(func.count()).where(night.c.guild_id == new.guild_id, night.c.open)
        values = {name: value for name, value in asdict(new).items() if name != "id"}

        async def create(connection: AsyncConnection) -> int | None:
            # Counted where it is written: of two that are planned at once, both do not take the last place.
            if (await connection.execute(open_there)).scalar_one() >= most:
                return None
            return int((await connection.execute(insert(night).returning(night.c.id), values)).scalar_one())

        return await self._writing.write(create)

    async def save(self, changed: StoredNight) -> None:
        """Raises Stale, and nothing is stored, if another change came first: ``revision`` is the one that was read."""
        present = (night.c.id == changed.id) & (night.c.revision == changed.revision)
        values = {"revision": changed.revision + 1, "open": changed.open, "due_at": changed.due_at}
        statement = update(night).where(present).values(**values, document=changed.document)

        async def save(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        if not await self._writing.write(save):
            raise Stale(changed.id)

    async def plan(self, night_id: int, revision: int, due_at: float | None) -> None:
        """Plans the next look at the night, unless it has changed meanwhile."""
        present = (night.c.id == night_id) & (night.c.revision == revision)
        await self._writing.execute(update(night).where(present).values(due_at=due_at))

    async def empty(self, night_id: int) -> None:
        """Leaves nothing of the night but its number."""
        values = {"revision": night.c.revision + 1, "open": False, "due_at": None, "document": {}}
        await self._writing.execute(update(night).where(night.c.id == night_id).values(**values))

    async def load(self, night_id: int) -> StoredNight | None:
        """Read the night of that number, None if it is gone; numbers that no column holds are never asked for."""
        found = await self._found(night.c.id == night_id) if 0 < night_id <= HIGHEST_TABLE_ID else []
        return found[0] if found else None

    async def due(self, now: float, limit: int, *, latest: float, after: int = 0) -> list[StoredNight]:
        """Nights of this process that are to be looked at by now, at most ``limit`` with numbers ``after`` that.

        No look is ever planned for after ``latest``: what seems to be was planned by a wrong clock, and is due, too.
        """
        due = (night.c.due_at <= now) | (night.c.due_at > latest)
        return await self._found(due & (night.c.id > after) & self._shards.among(night.c.guild_id), limit)

    async def of_server(self, guild_id: int, *, only_open: bool = False) -> list[StoredNight]:
        """The oldest first."""
        return await self._found((night.c.guild_id == guild_id) & (night.c.open | (not only_open)))

    async def of_person(self, person_id: int) -> list[StoredNight]:
        """Nights whose document has the person's number, and perhaps a few in which it is part of a longer one."""
        return await self._found(cast(night.c.document, Text).like(f"%{person_id}%"))

    async def _found(self, which: ColumnElement[bool], limit: int | None = None) -> list[StoredNight]:
        rows = await self._reading.rows(select(night).where(which).order_by(night.c.id).limit(limit))
        return [StoredNight(**row._mapping) for row in rows]
