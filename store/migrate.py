"""Brings a database to the present shape."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from store.errors import DatabaseUnfit
from store.schema import metadata

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x5350494C
"""Any number will do, as long as no other program locks the same one in the same database."""

_BEFORE_RELEASE = {f"{number:04}" for number in range(1, 13)}
"""Steps of the development version, whose databases cannot be read."""


def migrate(connection: Connection, place: str) -> None:
    """Makes an empty database, or runs the missing steps, in the connection's transaction: all of it or nothing.

    Raises DatabaseUnfit if the database has taken steps that are unknown here.
    """
    if connection.dialect.name == "postgresql":
        # Of two processes that start at once, the second waits. In SQLite, beginning to write does the same.
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    taken = revisions_of(connection, place)
    if taken == set(_scripts().get_heads()):
        return
    config = _config()
    config.attributes["connection"] = connection
    if taken:
        command.upgrade(config, "head")
    else:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, "head")


def revisions_of(connection: Connection, place: str) -> set[str]:
    """The steps that the database has taken last; none if it is empty. Raises as `migrate` does."""
    taken = set(MigrationContext.configure(connection).get_current_heads())
    if taken & _BEFORE_RELEASE:
        raise DatabaseUnfit(place, "database-from-development")
    if not taken.issubset(known_revisions()):
        raise DatabaseUnfit(place, "database-too-new")
    return taken


def known_revisions() -> tuple[str, ...]:
    """Every step that is known here, the latest first."""
    return tuple(script.revision for script in _scripts().walk_revisions())


@cache
def _scripts() -> ScriptDirectory:
    """Reading the steps takes longer than finding that none is missing."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config
