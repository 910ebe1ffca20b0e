"""A season's ratings recomputed from its results, in portions between which everything else goes on.

The season stays marked as outdated until the last portion, so a process that ends in between begins again. Matches that
end meanwhile are rated as usual, by ratings that are still to change, and are then recomputed like all others: they
come last in the season's order, and the last portion holds its lock.
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from time import perf_counter
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.rating_updates import (
    Entrant,
    Standing,
    after_match,
    change_values,
    lock_season,
    standing_before,
    write_ratings,
)
from store.read_transactions import ReadTransactions
from store.schema import rating_change, season, seat_result

_MATCHES_AT_A_TIME = 50
"""Read and written together. With sixteen seats each, that is 800 rows."""

_STANDINGS_AT_A_TIME = 500

_LONGEST_SECONDS = 0.003
"""After that long the loop gets its turn; a match of sixteen takes about a tenth of it."""


class SeasonRecomputation:
    """One recomputation of one season of a server, to be used once.

    Somebody whose first matches are no longer kept begins with the rating that they brought into the first that is.
    """

    def __init__(self, reading: ReadTransactions, writing: GroupCommit, guild_id: int, number: int) -> None:
        self._reading = reading
        self._writing = writing
        self._guild_id = guild_id
        self._number = number
        self._standings: dict[tuple[str, int], Standing] = {}
        self._done = 0

    async def compute(self) -> None:
        """Recomputes all of the season. Raises DatabaseAway."""
        await self._writing.write(lambda connection: self._mark(connection, outdated=True))
        while True:
            async with self._reading() as connection:
                rows = await self._rows(connection)
            if not rows:
                break
            changes = await self._compute(rows)
            await self._writing.write(lambda connection, changes=changes: _write_changes(connection, changes))  # type: ignore[misc]
        await self._writing.write(self._finish)

    async def _finish(self, connection: AsyncConnection) -> None:
        """Recomputes the matches that have ended meanwhile, and stores the ratings that result from all of them."""
        await lock_season(connection, self._guild_id, 0.0)
        standings, done = dict(self._standings), self._done
        try:
            await self._finish_with(connection)
        finally:
            # It may be called again, and then none of this has happened.
            self._standings, self._done = standings, done

    async def _finish_with(self, connection: AsyncConnection) -> None:
        while rows := await self._rows(connection):
            await _write_changes(connection, await self._compute(rows))
        keys = list(self._standings)
        for start in range(0, len(keys), _STANDINGS_AT_A_TIME):
            some = keys[start : start + _STANDINGS_AT_A_TIME]
            known = await self._known(connection, [person_id for _, person_id in some])
            standings = {key: self._standings[key] for key in some if key in known}
            await write_ratings(connection, self._guild_id, self._number, standings)
            await asyncio.sleep(0)
        await self._mark(connection, outdated=False)

    async def _rows(self, connection: AsyncConnection) -> list[Any]:
        """The seats of the next matches, in the season's order."""
        ours = (rating_change.c.guild_id == self._guild_id) & (rating_change.c.season == self._number)
        following = ours & (rating_change.c.position > self._done)
        positions = select(rating_change.c.position).where(following).distinct().order_by(rating_change.c.position)
        last = (await connection.execute(positions.limit(_MATCHES_AT_A_TIME))).scalars().all()
        if not last:
            return []
        columns = (seat_result.c.game, seat_result.c.team, seat_result.c.place, seat_result.c.person_id)
        changes = (
            select(rating_change, *columns)
            .join(
                seat_result,
                (seat_result.c.table_id == rating_change.c.table_id) & (seat_result.c.seat == rating_change.c.seat),
            )
            .where(following, rating_change.c.position <= last[-1])
            .order_by(rating_change.c.position, rating_change.c.seat)
        )
        return list((await connection.execute(changes)).all())

    async def _compute(self, rows: list[Any]) -> list[dict[str, Any]]:
        """The changes of these matches. The loop gets its turn in between."""
        changes: list[dict[str, Any]] = []
        began = perf_counter()
        for position, of_match in groupby(rows, lambda row: row.position):
            match = list(of_match)
            game = match[0].game
            entrants = [
                Entrant(row.seat, row.team, row.place, row.person_id, standing_before(self._standings, game, row))
                for row in match
            ]
            for row, entrant, skill in zip(match, entrants, after_match(entrants), strict=True):
                if entrant.person_id is not None:
                    self._standings[game, entrant.person_id] = Standing(skill, entrant.before.matches + 1)
                changes.append({"table": row.table_id, "at_seat": row.seat, **change_values(entrant, skill)})
            self._done = position
            if perf_counter() - began > _LONGEST_SECONDS:
                await asyncio.sleep(0)
                began = perf_counter()
        return changes

    async def _known(self, connection: AsyncConnection, people: list[int]) -> frozenset[tuple[str, int]]:
        """Those of them, by game, whose results are there; nobody who has been forgotten meanwhile is among them."""
        query = (
            select(seat_result.c.game, seat_result.c.person_id)
            .join(
                rating_change,
                (seat_result.c.table_id == rating_change.c.table_id) & (seat_result.c.seat == rating_change.c.seat),
            )
            .where(rating_change.c.guild_id == self._guild_id, rating_change.c.season == self._number)
            .where(seat_result.c.person_id.in_(people))
            .distinct()
        )
        return frozenset((row.game, row.person_id) for row in await connection.execute(query))

    async def _mark(self, connection: AsyncConnection, *, outdated: bool) -> None:
        ours = (season.c.guild_id == self._guild_id) & (season.c.number == self._number)
        await connection.execute(update(season).where(ours).values(outdated=outdated))


async def _write_changes(connection: AsyncConnection, changes: list[dict[str, Any]]) -> None:
    change = rating_change.c.table_id == bindparam("table")
    await connection.execute(update(rating_change).where(change, rating_change.c.seat == bindparam("at_seat")), changes)
