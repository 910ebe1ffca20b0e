"""People's and servers' data besides their tables: settings, answers to puzzles, blocks, and who watches."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, Integer, Select, Table, bindparam, case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.cluster import Shards
from store.rows import Change, Changed, Json
from store.schema import (
    HIGHEST_TABLE_ID,
    blocked,
    game_table,
    person_setting,
    puzzle_answer,
    server_setting,
    watcher,
)
from store.statements import insert_if_absent, lock, upsert
from store.transactions import StorePart


class Settings(StorePart):
    """The settings of one kind of owner, by the ids in the column ``owner`` of ``table``.

    Other processes learn that ``changed`` of an owner's id has happened.
    """

    table: Table
    owner: Column[int]
    changed: Changed

    async def of(self, owner_id: int) -> Json:
        """The values that were chosen, by key."""
        rows = await self._reading.rows(_chosen(self.table, self.owner), {"owner": owner_id})
        return {row.key: row.value for row in rows}

    async def set(self, owner_id: int, key: str, value: object) -> None:
        """None forgets what was chosen."""
        table, owner = self.table, self.owner

        async def write(connection: AsyncConnection) -> None:
            if value is None:
                await connection.execute(delete(table).where(owner == owner_id, table.c.key == key))
            else:
                await upsert(connection, table, [{owner.name: owner_id, "key": key, "value": value}])
            await self._writing.changes.announce(connection, [Change(self.changed, owner_id)])

        await self._writing.write(write)


class ServerSettings(Settings):
    table, owner, changed = server_setting, server_setting.c.guild_id, Changed.SERVER

    async def owners_with(self, key: str) -> list[int]:
        """The servers of this process that have chosen something there."""
        chosen = (server_setting.c.key == key) & self._shards.among(server_setting.c.guild_id)
        return await self._reading.scalars(select(server_setting.c.guild_id).where(chosen))


class PersonSettings(Settings):
    table, owner, changed = person_setting, person_setting.c.person_id, Changed.PERSON


@cache
def _chosen(table: Table, owner: Column[int]) -> Select[Any]:
    return select(table.c.key, table.c.value).where(owner == bindparam("owner"))


@dataclass(frozen=True, slots=True)
class Tried:
    """Number of people who answered the ``puzzle`` of that name on a ``day``, and of those who ``solved`` it."""

    day: int
    puzzle: str
    answers: int
    solved: int


_SOLVED = func.sum(case((puzzle_answer.c.choice == 0, 1), else_=0))


def _tried() -> Select[Any]:
    columns = puzzle_answer.c.day, puzzle_answer.c.puzzle
    return select(*columns, func.count().label("answers"), _SOLVED.label("solved")).group_by(*columns)


class PuzzleAnswers(StorePart):
    """By day: the puzzle's name, and a place among its choices, of which 0 is the best."""

    async def add(self, person_id: int, day: int, puzzle: str, choice: int, guild_id: int) -> None:
        """Nothing happens if the person has answered that day. ``guild_id`` is 0 outside of servers."""
        values = {"person_id": person_id, "day": day, "puzzle": puzzle, "choice": choice, "guild_id": guild_id}
        await self._writing.write(lambda connection: insert_if_absent(connection, puzzle_answer, values))

    async def of_person(self, person_id: int) -> dict[int, tuple[str, int]]:
        """Puzzle and choice of each of the person's answers, by day."""
        rows = await self._reading.rows(select(puzzle_answer).where(puzzle_answer.c.person_id == person_id))
        return {row.day: (row.puzzle, row.choice) for row in rows}

    async def of_day(self, day: int, puzzle: str) -> list[int]:
        """Everybody's."""
        same = (puzzle_answer.c.day == day) & (puzzle_answer.c.puzzle == puzzle)
        return await self._reading.scalars(select(puzzle_answer.c.choice).where(same))

    async def tried(self, days: Collection[int]) -> list[Tried]:
        """Outcomes of the puzzles of those days, wherever they were answered."""
        return await self._reading.all(Tried, _tried().where(puzzle_answer.c.day.in_(days)))

    async def tried_on_server(self, guild_id: int, days: range) -> tuple[list[Tried], dict[int, int]]:
        """All answers on that server, and how many puzzles each person solved there."""
        there = (puzzle_answer.c.guild_id == guild_id) & puzzle_answer.c.day.between(days[0], days[-1])
        people = select(puzzle_answer.c.person_id, _SOLVED.label("solved")).where(there)
        solved = await self._reading.rows(people.group_by(puzzle_answer.c.person_id))
        return await self._reading.all(Tried, _tried().where(there)), {row.person_id: row.solved for row in solved}


class StoredBlocks(StorePart):
    """By kind, ``person`` or ``server``, and id."""

    async def all(self) -> set[tuple[str, int]]:
        rows = await self._reading.rows(select(blocked.c.kind, blocked.c.discord_id))
        return {(row.kind, row.discord_id) for row in rows}

    async def add(self, kind: str, discord_id: int, now: float) -> None:
        """Block a person or a server, ``kind`` says which, and tell the other processes."""
        values = {"kind": kind, "discord_id": discord_id, "since": now}

        async def block(connection: AsyncConnection) -> None:
            await insert_if_absent(connection, blocked, values)
            await self._announce(connection)

        await self._writing.write(block)

    async def remove(self, kind: str, discord_id: int) -> None:

        async def forget(connection: AsyncConnection) -> None:
            await connection.execute(delete(blocked).where(blocked.c.kind == kind, blocked.c.discord_id == discord_id))
            await self._announce(connection)

        await self._writing.write(forget)

    async def _announce(self, connection: AsyncConnection) -> None:
        await self._writing.changes.announce(connection, [Change(Changed.BLOCKS)])


@dataclass(frozen=True, slots=True)
class Watcher:
    """``notice`` says how the person is notified of the table's end."""

    table_id: int
    person_id: int
    notice: str


class Watchers(StorePart):
    """A table that is deleted takes its watchers along."""

    async def of_table(self, table_id: int) -> list[Watcher]:
        return await self._found(watcher.c.table_id == table_id)

    async def of_person(self, person_id: int) -> list[Watcher]:
        """The table that was opened last comes first."""
        return await self._found(watcher.c.person_id == person_id)

    async def add(self, new: Watcher, most: int) -> bool:
        """Notes that the person watches the table, or is to be notified in another way.

        Returns False, and nothing has changed, if they watch the ``most`` tables already.
        """
        watched = select(func.count()).where(watcher.c.person_id == new.person_id, watcher.c.table_id != new.table_id)

        async def write(connection: AsyncConnection) -> bool:
            # Counted where it is written: two presses at once do not both take the last place.
            await lock(connection, new.person_id)
            if (await connection.execute(watched)).scalar_one() >= most:
                return False
            await upsert(connection, watcher, [asdict(new)])
            return True

        return await self._writing.write(write)

    async def remove(self, table_id: int, person_id: int) -> None:
        if table_id > HIGHEST_TABLE_ID:
            return
        this = (watcher.c.table_id == table_id) & (watcher.c.person_id == person_id)
        await self._writing.execute(delete(watcher).where(this))

    async def ended_tables(self, limit: int) -> list[int]:
        """Tables of this process that are over and still have watchers, who are to be notified."""
        return await self._reading.scalars(_ended(self._shards), {"limit": limit})

    async def _found(self, which: ColumnElement[bool]) -> list[Watcher]:
        return await self._reading.all(Watcher, select(watcher).where(which).order_by(watcher.c.table_id.desc()))


@cache
def _ended(shards: Shards) -> Select[Any]:
    over = select(watcher.c.table_id).join(game_table, game_table.c.id == watcher.c.table_id)
    ended = over.where(~game_table.c.open, shards.among(game_table.c.guild_id))
    return ended.distinct().order_by(watcher.c.table_id).limit(bindparam("limit", type_=Integer))
