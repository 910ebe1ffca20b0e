"""Brings a database to the present shape."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from store.errors import DatabaseTooNew

_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, place: str) -> None:
    """Runs the missing steps. Raises DatabaseTooNew if the database has taken steps unknown here."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise DatabaseTooNew(place)
    command.upgrade(config, "head")
