"""The store: everything that must not be lost, behind plain methods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Table, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from store.engine import open_engine
from store.errors import ChannelTaken
from store.group_commit import GroupCommit, Save
from store.schema import game_record, game_table, person_setting, server_setting

Json = dict[str, Any]


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
        self._saves = GroupCommit(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """``sqlite:///file`` or ``postgresql://…``, brought to the present shape.

        Raises DatabaseUnusable or DatabaseTooNew.
        """
        return cls(await open_engine(url))

    async def close(self) -> None:
        """After everything that was to be saved is saved."""
        await self._saves.drain()
        await self._engine.dispose()

    async def create_table(self, guild_id: int, channel_id: int, document: Json) -> int:
        """A new open table's id. Raises ChannelTaken."""
        values = {"guild_id": guild_id, "channel_id": channel_id, "open": True, "revision": 0, "document": document}
        try:
            async with self._engine.begin() as connection:
                created = await connection.execute(insert(game_table).values(values))
                key = created.inserted_primary_key
                assert key is not None
                return int(key[0])
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
        await self._saves.save(Save(table_id, revision, document, open, first_record, records))
        return revision + 1

    async def load(self, table_id: int) -> StoredTable | None:
        """The table with all its records in order."""
        tables = await self._tables(game_table.c.id == table_id)
        if not tables:
            return None
        table = tables[0]
        entries = select(game_record.c.entry).where(game_record.c.table_id == table_id).order_by(game_record.c.position)
        async with self._engine.connect() as connection:
            records = tuple((await connection.execute(entries)).scalars())
        return StoredTable(
            table.id, table.guild_id, table.channel_id, table.open, table.revision, table.document, records
        )

    async def open_table_in(self, channel_id: int) -> StoredTable | None:
        """Without records."""
        tables = await self._tables(game_table.c.channel_id == channel_id, game_table.c.open)
        return tables[0] if tables else None

    async def latest_table_in(self, channel_id: int) -> StoredTable | None:
        """The open table of the channel or the one that ended last, without records."""
        tables = await self._tables(game_table.c.channel_id == channel_id, latest_only=True)
        return tables[0] if tables else None

    async def open_tables(self) -> list[StoredTable]:
        """Without records."""
        return await self._tables(game_table.c.open)

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

    async def _tables(self, *conditions: Any, latest_only: bool = False) -> list[StoredTable]:
        query = select(game_table).where(*conditions).order_by(game_table.c.id.desc())
        if latest_only:
            query = query.limit(1)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [StoredTable(row.id, row.guild_id, row.channel_id, row.open, row.revision, row.document) for row in rows]

    async def _settings(self, table: Table, key: Column[int], value: int) -> Json:
        async with self._engine.connect() as connection:
            document = (await connection.execute(select(table.c.document).where(key == value))).scalar()
        return document or {}

    async def _save_settings(self, table: Table, key: Column[int], value: int, document: Json) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(table).where(key == value))
            await connection.execute(insert(table).values({key.name: value, "document": document}))
