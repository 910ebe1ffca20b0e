"""Brings a database to the present shape."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, MetaData, StaticPool, create_engine, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from store.errors import DatabaseUnfit, first_line
from store.schema import metadata
from store.shape import Shape, require_expected, require_none, shapes_of

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x5350494C
"""Any number will do, as long as no other program locks the same one in the same database."""

_BEFORE_RELEASE = {f"{number:04}" for number in range(1, 13)}
"""Steps of the development version, whose databases cannot be read."""


def migrate(connection: Connection, place: str) -> None:
    """Makes an empty database, or runs the missing steps, in the connection's transaction: all of it or nothing.

    Raises DatabaseUnfit if the database has taken steps that are unknown here, or as `require_fit` does.
    """
    if connection.dialect.name == "postgresql":
        # Of two processes that start at once, the second waits. In SQLite, beginning to write does the same.
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    require_fit(connection, place)
    taken = revisions_of(connection, place)
    if taken != {known_revisions()[0]}:
        _take_steps(connection, are_missing=bool(taken))


def require_fit(connection: Connection, place: str) -> None:
    """Raises DatabaseUnfit if no steps lead from the database to the tables that the code expects. Writes nothing."""
    found, taken = shapes_of(connection), revisions_of(connection, place)
    if not taken:
        require_none(found, place)
        return
    if known_revisions()[0] not in taken:
        found = _rehearsed(connection, taken, place)
    require_expected(found, place)


def _rehearsed(connection: Connection, taken: set[str], place: str) -> dict[str, Shape]:
    """The tables after the missing steps, which are taken by empty ones in memory. Raises DatabaseUnfit."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    for table in found.tables.values():
        for column in table.columns:
            # Such as a sequence of PostgreSQL's.
            column.server_default = None
    engine = create_engine("sqlite://", poolclass=StaticPool)
    try:
        with engine.begin() as copy:
            found.create_all(copy)
            copy.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
            copy.execute(text("INSERT INTO alembic_version VALUES (:taken)"), [{"taken": each} for each in taken])
            _take_steps(copy, are_missing=True)
            return shapes_of(copy)
    except DBAPIError as error:
        # Such as a table that a step makes and that is there already.
        raise DatabaseUnfit(place, "database-other-shape", first_line(error)) from error
    finally:
        engine.dispose()


def _take_steps(connection: Connection, *, are_missing: bool) -> None:
    """Take the steps that are missing; for a new database all at once."""
    # Alembic takes 11 MB, which most starts can do without.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    if are_missing:
        command.upgrade(config, "head")
    else:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, "head")


def revisions_of(connection: Connection, place: str) -> set[str]:
    """The steps that the database has taken last; none if it is empty. Raises as `migrate` does."""
    has_taken_any = inspect(connection).has_table("alembic_version")
    taken = set(connection.scalars(text("SELECT version_num FROM alembic_version"))) if has_taken_any else set()
    if taken & _BEFORE_RELEASE:
        raise DatabaseUnfit(place, "database-from-development")
    if not taken.issubset(known_revisions()):
        raise DatabaseUnfit(place, "database-too-new")
    return taken


@cache
def known_revisions() -> tuple[str, ...]:
    """Every step that is known here, the latest first."""
    steps = sorted((_SCRIPTS / "versions").glob("[0-9]*.py"), reverse=True)
    return tuple(re.findall(r'^revision = "(.+)"$', "\n".join(step.read_text() for step in steps), re.MULTILINE))
