"""The database of 1.0.0. A new database is made from `store.schema` and takes no step; later steps begin from here."""

from __future__ import annotations

revision = "1.0.0"
down_revision = None


def upgrade() -> None:
    """There is nothing to change."""
