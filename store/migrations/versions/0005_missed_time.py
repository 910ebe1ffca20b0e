"""Time that servers have missed."""

from __future__ import annotations

from alembic import op

from store.schema import missed_time

revision = "1.4.0"
down_revision = "1.3.0"


def upgrade() -> None:
    missed_time.create(op.get_bind())
