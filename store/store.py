"""The store: everything that must not be lost, behind plain methods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Column, Select, Table, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.engine import open_engine, reading
from store.errors import ChannelTaken
from store.group_commit import GroupCommit, Save
from store.schema import game_record, game_table, person_setting, server_setting

Json = dict[str, Any]

_HIGHEST_ID = 2**31 - 1


@dataclass(frozen=True, slots=True)
class StoredTable:
    """``records`` is empty where only the document was asked for."""

    id: int
    guild_id: int
    channel_id: int
    open: bool
    revision: int
    document: Json
    records: tuple[Json, ...] = ()


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = reading(engine)
        self._writing = GroupCommit(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """``sqlite:///file`` or ``postgresql://…``, brought to the present shape.

        Raises DatabaseUnusable or DatabaseTooNew.
        """
        return cls(await open_engine(url))

    async def close(self) -> None:
        """After everything that was to be saved is saved. Later saves raise StoreClosed."""
        await self._writing.close()
        await self._engine.dispose()

    async def create_table(self, guild_id: int, channel_id: int, document: Json) -> int:
        """A new open table's id. Raises ChannelTaken."""
        values = {"guild_id": guild_id, "channel_id": channel_id, "open": True, "revision": 0, "document": document}

        async def create(connection: AsyncConnection) -> int:
            created = await connection.execute(insert(game_table).values(values).returning(game_table.c.id))
            return int(created.scalar_one())

        try:
            return await self._writing.write(create)
        except IntegrityError:
            present = await self.open_table_in(channel_id)
            if present is None:
                raise
            raise ChannelTaken(present.id) from None

    async def save(
        self,
        table_id: int,
        *,
        revision: int,
        document: Json,
        open: bool,
        first_record: int = 0,
        records: Sequence[Json] = (),
    ) -> int:
        """Document and new records in one transaction; answers the new revision.

        ``revision`` is the one that the caller changed. Raises StaleTable if it is not the stored one.
        """
        await self._writing.save(Save(table_id, revision, document, open, first_record, records))
        return revision + 1

    async def load(self, table_id: int) -> StoredTable | None:
        """The table with all its records in order, both of the same moment."""
        # People type numbers, and the database's have 32 bits.
        if not 0 < table_id <= _HIGHEST_ID:
            return None
        entries = select(game_record.c.entry).where(game_record.c.table_id == table_id).order_by(game_record.c.position)
        async with self._reading.connect() as connection:
            tables = await _tables(connection, select(game_table).where(game_table.c.id == table_id))
            if not tables:
                return None
            return replace(tables[0], records=tuple((await connection.execute(entries)).scalars()))

    async def open_table_in(self, channel_id: int) -> StoredTable | None:
        """Without records."""
        tables = await self._read(select(game_table).where(game_table.c.channel_id == channel_id, game_table.c.open))
        return tables[0] if tables else None

    async def latest_table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of the channel or the one that was opened last, without records."""
        in_channel = select(game_table).where(game_table.c.channel_id == channel_id)
        tables = await self._read(in_channel.order_by(game_table.c.open.desc(), game_table.c.id.desc()).limit(1))
        return tables[0] if tables else None

    async def open_tables(self) -> list[StoredTable]:
        """Without records, the oldest first."""
        return await self._read(select(game_table).where(game_table.c.open).order_by(game_table.c.id))

    async def server_settings(self, guild_id: int) -> Json:
        """Empty if nothing was ever chosen."""
        return await self._settings(server_setting, server_setting.c.guild_id, guild_id)

    async def save_server_settings(self, guild_id: int, document: Json) -> None:
        await self._save_settings(server_setting, server_setting.c.guild_id, guild_id, document)

    async def person_settings(self, person_id: int) -> Json:
        """Empty if nothing was ever chosen."""
        return await self._settings(person_setting, person_setting.c.person_id, person_id)

    async def save_person_settings(self, person_id: int, document: Json) -> None:
        await self._save_settings(person_setting, person_setting.c.person_id, person_id, document)

    async def _read(self, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        async with self._reading.connect() as connection:
            return await _tables(connection, query)

    async def _settings(self, table: Table, key: Column[int], value: int) -> Json:
        async with self._reading.connect() as connection:
            document = (await connection.execute(select(table.c.document).where(key == value))).scalar()
        return document or {}

    async def _save_settings(self, table: Table, key: Column[int], value: int, document: Json) -> None:
        async def replace_row(connection: AsyncConnection) -> None:
            await connection.execute(delete(table).where(key == value))
            await connection.execute(insert(table).values({key.name: value, "document": document}))

        await self._writing.write(replace_row)


async def _tables(connection: AsyncConnection, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
    rows = await connection.execute(query)
    return [StoredTable(row.id, row.guild_id, row.channel_id, row.open, row.revision, row.document) for row in rows]
