"""Brings a database to the present shape."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

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
    if taken == {known_revisions()[0]}:
        return
    # Alembic takes 11 MB, which most starts can do without.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    if taken:
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
