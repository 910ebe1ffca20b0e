"""Deletion after a time: data of servers that removed the bot, and tables that are long over."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Integer, bindparam, delete, exists, func, or_, select, tuple_, union
from sqlalchemy.ext.asyncio import AsyncConnection

from store.schema import (
    departed_server,
    game_table,
    missed_time,
    night,
    past_holder,
    person,
    rating,
    season,
    server_setting,
    table_seat,
)
from store.statements import insert_if_absent
from store.transactions import StorePart


class Retention(StorePart):
    """Tables go with their records, seats and results. Tables and servers are those that this process serves.

    Ratings stay until their server's data are deleted, or their person is forgotten.
    """

    async def servers(self) -> frozenset[int]:
        """Every server that something is kept of."""
        columns = (game_table.c.guild_id, server_setting.c.guild_id, season.c.guild_id, night.c.guild_id)
        kept = union(*(select(guild_id).where(self._shards.among(guild_id)) for guild_id in columns))
        return frozenset(await self._reading.scalars(kept))

    async def departed_servers(self) -> dict[int, float]:
        """The servers that have removed the bot, with the time from which on their data are to be deleted."""
        own = self._shards.among(departed_server.c.guild_id)
        rows = await self._reading.rows(select(departed_server).where(own))
        return {row.guild_id: row.delete_at for row in rows}

    async def note_departure(self, guild_id: int, delete_at: float) -> None:
        """A server that has been noted before keeps its time."""
        values = {"guild_id": guild_id, "delete_at": delete_at}
        await self._writing.write(lambda connection: insert_if_absent(connection, departed_server, values))

    async def note_return(self, guild_id: int) -> None:
        """The server has the bot again: nothing of it is to be deleted."""
        await self._writing.execute(delete(departed_server).where(departed_server.c.guild_id == guild_id))

    async def delete_tables_of(self, guild_id: int, limit: int) -> list[int]:
        """Deletes some of the server's tables, and returns them: fewer than ``limit`` if none is left."""
        return await self._delete_tables(game_table.c.guild_id == guild_id, limit)

    async def delete_server(self, guild_id: int) -> None:
        """Deletes what else is kept of a server whose tables are deleted, its departure included."""

        async def delete_rest(connection: AsyncConnection) -> None:
            for kept in (server_setting, night, rating, season, missed_time, departed_server):
                await connection.execute(delete(kept).where(kept.c.guild_id == guild_id))
            await connection.execute(delete(person).where(person.c.guild_id == guild_id, ~_needed()))

        await self._writing.write(delete_rest)

    async def delete_ended(self, statuses: Sequence[str], before: float, limit: int) -> list[int]:
        """Deletes some tables of these statuses that ended before then, and returns them as `delete_tables_of` does."""
        ended = func.coalesce(game_table.c.ended_at, game_table.c.moved_at) < before
        own = self._shards.among(game_table.c.guild_id)
        return await self._delete_tables(game_table.c.status.in_(statuses) & ~game_table.c.open & ended & own, limit)

    async def delete_names(self, limit: int) -> int:
        """Deletes some names that nobody is shown any more: of people who left an invitation, or whose tables are gone.

        Returns their number. One process does that for all servers.
        """
        unneeded = await self._reading.rows(_UNNEEDED, {"limit": limit}) if self._shards.lead else []
        if unneeded:
            those = tuple_(person.c.guild_id, person.c.person_id).in_([tuple(row) for row in unneeded])
            # Somebody among them may have sat down meanwhile: that is asked again where it is written.
            await self._writing.execute(delete(person).where(those, ~_needed()))
        return len(unneeded)

    async def _delete_tables(self, which: ColumnElement[bool], limit: int) -> list[int]:
        async def delete_some(connection: AsyncConnection) -> list[int]:
            found = select(game_table.c.id).where(which).order_by(game_table.c.id).limit(limit)
            tables = list((await connection.execute(found)).scalars())
            await connection.execute(delete(game_table).where(game_table.c.id.in_(tables)))
            return tables

        return await self._writing.write(delete_some)


def _needed() -> ColumnElement[bool]:
    """Tell whether the person has, or had, a seat or has a rating on that server, so that their name is shown."""
    there, who = game_table.c.guild_id == person.c.guild_id, person.c.person_id
    seated = exists().where(there, table_seat.c.table_id == game_table.c.id, table_seat.c.person_id == who)
    sat = exists().where(there, past_holder.c.table_id == game_table.c.id, past_holder.c.person_id == who)
    ranked = exists().where(rating.c.guild_id == person.c.guild_id, rating.c.person_id == who)
    return or_(seated, sat, ranked)


_UNNEEDED = select(person.c.guild_id, person.c.person_id).where(~_needed()).limit(bindparam("limit", type_=Integer))
