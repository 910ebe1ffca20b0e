"""Statements that find and save tables, each built once: building one takes longer than carrying it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    Integer,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from store.cluster import Shards
from store.rating_updates import rate
from store.rows import Planned, Save, SeatResult, StoredTable, TableRow
from store.schema import due_facts, game_record, game_table, past_holder, person, seat_result, table_seat
from store.statements import insert_all, upsert

ROW_COLUMNS = tuple(TableRow.__slots__)

_COLUMNS = ("id", "guild_id", "channel_id", "revision", *ROW_COLUMNS)
TABLES = select(*(game_table.c[name] for name in _COLUMNS))
"""Statement whose rows `stored_table` reads."""

RECORDS = (
    select(game_record.c.entry).where(game_record.c.table_id == bindparam("table")).order_by(game_record.c.position)
)
NAMES = select(person.c.person_id, person.c.name).where(
    person.c.guild_id == select(game_table.c.guild_id).where(game_table.c.id == bindparam("table")).scalar_subquery(),
    person.c.person_id.in_(select(table_seat.c.person_id).where(table_seat.c.table_id == bindparam("table")))
    | person.c.person_id.in_(select(past_holder.c.person_id).where(past_holder.c.table_id == bindparam("table"))),
)
BY_ID = TABLES.where(game_table.c.id == bindparam("table"))
OPEN_IN_CHANNEL = TABLES.where(game_table.c.channel_id == bindparam("channel"), game_table.c.open)
LATEST_IN_CHANNEL = (
    TABLES.where(game_table.c.channel_id == bindparam("channel"))
    .order_by(game_table.c.open.desc(), game_table.c.id.desc())
    .limit(1)
)

_TABLES: BindParameter[Any] = bindparam("tables", expanding=True)
_REVISIONS = (
    select(game_table.c.id, game_table.c.guild_id, game_table.c.revision)
    .where(game_table.c.id.in_(_TABLES))
    # Locked in one order, so that two processes cannot lock each other out. SQLite has locked the whole file already.
    .order_by(game_table.c.id)
    .with_for_update()
)

_UPDATE = (
    update(game_table)
    .where(game_table.c.id == bindparam("table"))
    .values(revision=bindparam("new_revision"), **{name: bindparam(f"new_{name}") for name in ROW_COLUMNS})
)
_DELETE = {kept: delete(kept).where(kept.c.table_id.in_(_TABLES)) for kept in (table_seat, past_holder)}


@cache
def open_tables_counted(where: str, shards: Shards) -> Select[Any]:
    """The number of open tables as one of `MostTables`' limits counts them, but no further than ``:limit``."""
    # A limit within the subquery: nobody counts a hundred thousand rows to learn that ten are too many.
    is_open = select(game_table.c.id).where(game_table.c.open)
    here = game_table.c.guild_id == bindparam("guild")
    seated = is_open.join_from(game_table, table_seat, table_seat.c.table_id == game_table.c.id)
    seated = seated.where(table_seat.c.person_id == bindparam("person"))
    which = {
        "person": seated,
        "person-here": seated.where(here),
        "server": is_open.where(here),
        "all": is_open.where(shards.among(game_table.c.guild_id)),
    }[where]
    return select(func.count()).select_from(which.limit(bindparam("limit", type_=Integer)).subquery())


@cache
def due(what: Planned, shards: Shards, after: bool | None) -> Select[Any]:
    """As `Store.due` says.

    ``after``: whether the last table of the portion before, ``:table`` and ``:planned``, is open; None for the first.
    """
    planned = game_table.c[what]
    # Both sides are ranges of one index, by which the rows are also sorted.
    passed = or_(planned <= bindparam("now"), planned > bindparam("latest"))
    query = TABLES.where(passed, shards.among(game_table.c.guild_id))
    if after is not None:
        ended, key = ~game_table.c.open, tuple_(planned, game_table.c.id)
        later = key > tuple_(bindparam("planned", type_=planned.type), bindparam("table", type_=game_table.c.id.type))
        # Open tables come first, so behind an open one lie the later open ones and all that have ended.
        query = query.where((later & game_table.c.open) | ended if after else later & ended)
    ordered = query.order_by(game_table.c.open.desc(), planned, game_table.c.id)
    return ordered.limit(bindparam("limit", type_=Integer))


def stored_table(row: Row[*tuple[Any, ...]]) -> StoredTable:
    """From a row of `TABLES`."""
    table_id, guild_id, channel_id, revision, *values = row
    changing = TableRow(**dict(zip(ROW_COLUMNS, values, strict=True)))
    return StoredTable(table_id, guild_id, channel_id, revision, changing)


async def save_all(connection: AsyncConnection, saves: Sequence[Save]) -> frozenset[Save]:
    """Writes those whose table is still as their caller knew it, and returns the others."""
    rows = (await connection.execute(_REVISIONS, {"tables": list({save.table_id for save in saves})})).all()
    revisions, servers = {row.id: row.revision for row in rows}, {row.id: row.guild_id for row in rows}
    stale, fresh = set(), []
    for save in saves:
        if revisions.get(save.table_id) == save.revision:
            # A table can be saved twice in one group: the second save knows the revision that the first makes.
            revisions[save.table_id] = save.revision + 1
            fresh.append(save)
        else:
            stale.add(save)
    if fresh:
        await connection.execute(_UPDATE, [_new_values(save) for save in fresh])
        records = (
            {"table_id": save.table_id, "position": position, "entry": entry}
            for save in fresh
            for position, entry in enumerate(save.records, start=save.first_record)
        )
        await insert_all(connection, game_record, records)
        await write_names(
            connection, {(servers[save.table_id], key): name for save in fresh for key, name in save.names.items()}
        )
        # None means that nobody sat down or got up: most saves leave the seats alone.
        await write_seats(connection, {save.table_id: save.seats for save in fresh if save.seats is not None})
        past_holders = {
            save.table_id: [{"person_id": each} for each in sorted(save.past_holders)]
            for save in fresh
            if save.past_holders is not None
        }
        await _replace(connection, past_holder, past_holders)
        if results := [result for save in fresh for result in save.results]:
            await _write_results(connection, results)
    return frozenset(stale)


async def _write_results(connection: AsyncConnection, results: Sequence[SeatResult]) -> None:
    await insert_all(connection, seat_result, map(asdict, results))
    await rate(connection, results)
    # What is counted of a match is found later, if it has an outcome.
    ended = {result.table_id: result.ended_at for result in results if result.place is not None}
    await insert_all(connection, due_facts, ({"table_id": key, "due_at": due_at} for key, due_at in ended.items()))


def row_values(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ROW_COLUMNS}


async def write_names(connection: AsyncConnection, names: Mapping[tuple[int, int], str]) -> None:
    """The present names of people, by server and person."""
    # In one order, for the reason above; and PostgreSQL has no text with NUL.
    values = [
        {"guild_id": guild_id, "person_id": person_id, "name": name.replace("\0", "")}
        for (guild_id, person_id), name in sorted(names.items())
    ]
    await upsert(connection, person, values)


async def write_seats(connection: AsyncConnection, seats: Mapping[int, Sequence[int | None]]) -> None:
    """Of new tables, or in place of those that were there."""
    await _replace(
        connection,
        table_seat,
        {
            table_id: [{"seat": seat, "person_id": holder} for seat, holder in enumerate(holders)]
            for table_id, holders in seats.items()
        },
    )


async def _replace(
    connection: AsyncConnection, kept: Table, rows: Mapping[int, Sequence[Mapping[str, int | None]]]
) -> None:
    """The rows of these tables, without ``table_id``, in place of those that were there."""
    if rows:
        await connection.execute(_DELETE[kept], {"tables": list(rows)})
        await insert_all(
            connection, kept, ({"table_id": key, **row} for key, of_table in rows.items() for row in of_table)
        )


def _new_values(save: Save) -> dict[str, Any]:
    changed = {f"new_{name}": value for name, value in row_values(save.row).items()}
    return {"table": save.table_id, "new_revision": save.revision + 1, **changed}
