"""Saves as statements: many tables' changes in as few as possible, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from operator import attrgetter
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.rating_updates import rate
from store.rows import Json, Save, TableRow
from store.schema import due_facts, game_record, game_table, past_holder, person, seat_result, table_seat
from store.statements import ForManyRows, insert_all, upsert

ROW_COLUMNS = tuple(TableRow.__slots__)

_TABLES: BindParameter[Any] = bindparam("tables", expanding=True)
_REVISIONS = (
    select(game_table.c.id, game_table.c.revision)
    .where(game_table.c.id.in_(_TABLES))
    # Locked in one order, so that two processes cannot lock each other out. SQLite has locked the whole file already.
    .order_by(game_table.c.id)
    .with_for_update()
)

_NEW_VALUES = ("table", "new_revision", *(f"new_{name}" for name in ROW_COLUMNS))
_UPDATE = ForManyRows(
    update(game_table)
    .where(game_table.c.id == bindparam("table"))
    .values(revision=bindparam("new_revision"), **{name: bindparam(f"new_{name}") for name in ROW_COLUMNS}),
    _NEW_VALUES,
)
_DELETE_SEATS = delete(table_seat).where(table_seat.c.table_id.in_(_TABLES))
_DELETE_PAST_HOLDERS = delete(past_holder).where(past_holder.c.table_id.in_(_TABLES))
_INSERT_RECORD = ForManyRows(insert(game_record), ("table_id", "position", "entry"))

_values_of_row: Callable[[TableRow], tuple[Any, ...]] = attrgetter(*ROW_COLUMNS)


async def save_all(connection: AsyncConnection, saves: Sequence[Save]) -> frozenset[Save]:
    """Writes those whose table is still as their caller knew it, and returns the others."""
    rows = await connection.execute(_REVISIONS, {"tables": list({save.table_id for save in saves})})
    revisions = {row.id: row.revision for row in rows}
    stale, fresh = set(), []
    for save in saves:
        if revisions.get(save.table_id) == save.revision:
            revisions[save.table_id] = save.revision + 1
            fresh.append(save)
        else:
            stale.add(save)
    if fresh:
        await _UPDATE.execute(
            connection, ((save.table_id, save.revision + 1, *_values_of_row(save.row)) for save in fresh)
        )
        await _INSERT_RECORD.execute(connection, (record for save in fresh for record in _record_values(save)))
        await write_names(connection, {key: name for save in fresh for key, name in save.names.items()})
        await _replace_seats(connection, {save.table_id: save.seats for save in fresh if save.seats is not None})
        await _replace_past_holders(
            connection, {save.table_id: save.past_holders for save in fresh if save.past_holders is not None}
        )
        results = [result for save in fresh for result in save.results]
        await insert_all(connection, seat_result, map(asdict, results))
        await rate(connection, results)
        await insert_all(connection, due_facts, (values for save in fresh for values in _facts_due(save)))
    return frozenset(stale)


def row_values(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ROW_COLUMNS}


async def write_names(connection: AsyncConnection, names: Mapping[int, str]) -> None:
    """The present names of these people."""
    # In one order, for the reason above; and PostgreSQL has no text with NUL.
    values = [{"person_id": key, "name": names[key].replace("\0", "")} for key in sorted(names)]
    await upsert(connection, person, values)


async def write_seats(connection: AsyncConnection, table_id: int, seats: Sequence[int | None]) -> None:
    await insert_all(connection, table_seat, _seat_values(table_id, seats))


async def _replace_seats(connection: AsyncConnection, seats: Mapping[int, Sequence[int | None]]) -> None:
    if seats:
        await connection.execute(_DELETE_SEATS, {"tables": list(seats)})
        rows = (row for table_id, holders in seats.items() for row in _seat_values(table_id, holders))
        await insert_all(connection, table_seat, rows)


async def _replace_past_holders(connection: AsyncConnection, people: Mapping[int, Collection[int]]) -> None:
    if people:
        await connection.execute(_DELETE_PAST_HOLDERS, {"tables": list(people)})
        rows = ({"table_id": table, "person_id": each} for table, those in people.items() for each in sorted(those))
        await insert_all(connection, past_holder, rows)


def _seat_values(table_id: int, seats: Sequence[int | None]) -> Iterable[dict[str, Any]]:
    for seat, holder in enumerate(seats):
        yield {"table_id": table_id, "seat": seat, "person_id": holder}


def _facts_due(save: Save) -> Iterable[dict[str, Any]]:
    """What is counted of a match is found later, if it has an outcome."""
    if any(result.place is not None for result in save.results):
        yield {"table_id": save.table_id, "due_at": save.results[0].ended_at}


def _record_values(save: Save) -> Iterable[tuple[int, int, Json]]:
    for position, record in enumerate(save.records, start=save.first_record):
        yield save.table_id, position, record
