"""Statements that SQLite and PostgreSQL each spell in their own way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from sqlalchemy import Column, Insert, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def columns_of(table: Table, kind: type[Any]) -> list[Column[Any]]:
    """Those columns that are named like the fields of the dataclass."""
    return [table.c[field.name] for field in fields(kind)]


async def insert_all(connection: AsyncConnection, table: Table, values: Iterable[Mapping[str, Any]]) -> None:
    if rows := list(values):
        await connection.execute(insert(table), rows)


async def upsert(connection: AsyncConnection, table: Table, values: Sequence[Mapping[str, Any]]) -> None:
    """Inserts the rows, or gives those that are there already the new values."""
    if values:
        await connection.execute(_upsert(table, connection.dialect.name), values)


@cache
def _upsert(table: Table, dialect: str) -> Insert:
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys]
    if dialect == "postgresql":
        on_postgresql = postgresql.insert(table)
        changed = {name: on_postgresql.excluded[name] for name in others}
        return on_postgresql.on_conflict_do_update(index_elements=keys, set_=changed)
    on_sqlite = sqlite.insert(table)
    changed = {name: on_sqlite.excluded[name] for name in others}
    return on_sqlite.on_conflict_do_update(index_elements=keys, set_=changed)


async def insert_if_absent(connection: AsyncConnection, table: Table, values: Mapping[str, Any]) -> None:
    """Inserts the row unless one of the same key is there."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())


async def lock_person(connection: AsyncConnection, person_id: int) -> None:
    """Keeps other processes from changing what is counted of the person until this transaction has ended.

    Within a process, and in SQLite, transactions that write come one after the other anyway.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(person_id)))
