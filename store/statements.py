"""Statements that SQLite and PostgreSQL each spell in their own way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy import Column, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection


def columns_of(table: Table, kind: type[Any]) -> list[Column[Any]]:
    """Columns that are named like the fields of the dataclass."""
    return [table.c[field.name] for field in fields(kind)]


async def insert_all(connection: AsyncConnection, table: Table, values: Iterable[Mapping[str, Any]]) -> None:
    """Insert the rows in one statement; without rows, send none."""
    if rows := list(values):
        await connection.execute(insert(table), rows)


async def upsert(connection: AsyncConnection, table: Table, values: Sequence[Mapping[str, Any]]) -> None:
    """Inserts the rows, or gives those that are there already the new values."""
    if values:
        await connection.execute(_upsert(table, connection.dialect.name), values)


@cache
def _upsert(table: Table, dialect: str) -> Any:
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys]
    inserted = dialect_insert(table, dialect)
    changed = {name: inserted.excluded[name] for name in others}
    return inserted.on_conflict_do_update(index_elements=keys, set_=changed)


async def insert_if_absent(connection: AsyncConnection, table: Table, values: Mapping[str, Any]) -> None:
    """Inserts the row unless one of the same key is there."""
    inserted = dialect_insert(table, connection.dialect.name)
    await connection.execute(inserted.values(**values).on_conflict_do_nothing())


def dialect_insert(table: Table, dialect: str) -> Any:
    """The dialect's own INSERT, which may say what happens on a conflict."""
    # The engine has imported its own dialect. Importing the other one as well would be a twentieth of all imports.
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)


async def lock(connection: AsyncConnection, number: int) -> None:
    """Keeps out other processes that lock the same number, such as a person's, until this transaction has ended.

    Within a process, and in SQLite, transactions that write come one after the other anyway.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(number)))
