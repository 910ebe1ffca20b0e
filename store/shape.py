"""Check that a database has the tables that the code expects.

The version that it names says which steps it took, not what was there before: versions before the release used the
name of the release, and people change databases by hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, MetaData, Table

from store.errors import DatabaseUnfit
from store.schema import metadata


def tables_of(connection: Connection) -> MetaData:
    """The database's tables, of those that the code knows."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    return found


def require_expected(found: MetaData, place: str) -> None:
    """Raises DatabaseUnfit, with the first difference, such as ``person.guild_id``."""
    for table in metadata.sorted_tables:
        present = found.tables.get(table.name)
        for difference in [table.name] if present is None else _differences(table, present):
            raise DatabaseUnfit(place, "database-other-shape", difference)


def require_none(found: MetaData, place: str) -> None:
    """For a database that names no version. Raises DatabaseUnfit if it has tables of ours all the same."""
    for name in found.tables:
        raise DatabaseUnfit(place, "database-other-shape", name)


def _differences(expected: Table, present: Table) -> Iterator[str]:
    for name in sorted(_shape(expected) ^ _shape(present)):
        yield f"{expected.name}.{name[0]}"


def _shape(table: Table) -> set[tuple[str, bool, bool]]:
    """The names of columns, whether they may be null and are part of the key; of indexes, whether they are unique."""
    columns = {(column.name, bool(column.nullable), column.primary_key) for column in table.columns}
    return columns | {(str(index.name), bool(index.unique), False) for index in table.indexes}
