"""Statements that SQLite and PostgreSQL each spell in their own way, and one that is compiled once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import Insert, Table, Update, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_all(connection: AsyncConnection, table: Table, values: Iterable[Mapping[str, Any]]) -> None:
    if rows := list(values):
        await connection.execute(_insert(table), rows)


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


class ForManyRows:
    """A statement with a value for each of these ``names``, which is carried out for many rows.

    SQLAlchemy's own way looks up every value of every row by its name. This compiles the statement once for each
    database, and converts only those values whose type asks for it, such as JSON.
    """

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        self._names = names
        self._compiled: WeakKeyDictionary[Dialect, _Compiled] = WeakKeyDictionary()

    async def execute(self, connection: AsyncConnection, rows: Iterable[Sequence[Any]]) -> None:
        """Carries it out for each row, with its values in the order of the names.

        Raises StatementError for a value that cannot be converted.
        """
        dialect = connection.dialect
        if dialect not in self._compiled:
            self._compiled[dialect] = self._compile(dialect)
        compiled = self._compiled[dialect]
        try:
            values = [compiled.values_of(row) for row in rows]
        except (TypeError, ValueError) as error:
            # As SQLAlchemy would say it, and without the values, which may be secret.
            raise StatementError(str(error), compiled.sql, None, error, hide_parameters=True) from error
        if values:
            await connection.exec_driver_sql(compiled.sql, values)

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=list(self._names))
        names: Sequence[str] = compiled.positiontup
        types = [compiled.binds[name].type.dialect_impl(dialect) for name in names]
        converts = ((place, kind.bind_processor(dialect)) for place, kind in enumerate(types))
        return _Compiled(
            str(compiled),
            itemgetter(*(self._names.index(name) for name in names)),
            [(place, convert) for place, convert in converts if convert is not None],
        )


class _Compiled(NamedTuple):
    """``in_order`` gives a row's values as the SQL wants them; ``conversions`` are for those of some places there."""

    sql: str
    in_order: Callable[[Sequence[Any]], tuple[Any, ...]]
    conversions: Sequence[tuple[int, Callable[[Any], Any]]]

    def values_of(self, row: Sequence[Any]) -> tuple[Any, ...]:
        values = list(self.in_order(row))
        for place, convert in self.conversions:
            values[place] = convert(values[place])
        return tuple(values)


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
