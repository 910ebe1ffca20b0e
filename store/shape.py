"""Check that a database has the tables that the code expects.

The version that it names says which steps it took, not what was there before: versions before the release used the
name of the release, and people change databases by hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sqlalchemy import Connection, Table, inspect

from store.errors import DatabaseUnfit
from store.schema import metadata

Shape = set[tuple[str, bool, bool]]
"""The names of columns, whether they may be null and are part of the key; of indexes, whether they are unique."""


def shapes_of(connection: Connection) -> dict[str, Shape]:
    """The shapes of the database's tables by their names, of those that the code knows."""
    # Reflection would also ask for what is not compared, and take three times as long.
    inspector, known = inspect(connection), list(metadata.tables)
    keys = inspector.get_multi_pk_constraint(filter_names=known)
    indexes = inspector.get_multi_indexes(filter_names=known)
    return {
        str(place[1]): {
            *((each["name"], each["nullable"], each["name"] in keys[place]["constrained_columns"]) for each in columns),
            # PostgreSQL has an index behind each unique constraint as well.
            *(
                (str(each["name"]), each["unique"], False)
                for each in indexes[place]
                if "duplicates_constraint" not in each
            ),
        }
        for place, columns in inspector.get_multi_columns(filter_names=known).items()
    }


def require_expected(found: dict[str, Shape], place: str) -> None:
    """Raises DatabaseUnfit, with the first difference, such as ``person.guild_id``."""
    for table in metadata.sorted_tables:
        present = found.get(table.name)
        for difference in [table.name] if present is None else _differences(table, present):
            raise DatabaseUnfit(place, "database-other-shape", difference)


def require_none(found: Collection[str], place: str) -> None:
    """For a database that names no version. Raises DatabaseUnfit if it has tables of ours all the same."""
    for name in found:
        raise DatabaseUnfit(place, "database-other-shape", name)


def _differences(expected: Table, present: Shape) -> Iterator[str]:
    for name in sorted(_shape(expected) ^ present):
        yield f"{expected.name}.{name[0]}"


def _shape(table: Table) -> Shape:
    columns = {(column.name, bool(column.nullable), column.primary_key) for column in table.columns}
    return columns | {(str(index.name), bool(index.unique), False) for index in table.indexes}
