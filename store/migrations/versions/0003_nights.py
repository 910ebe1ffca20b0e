"""Game nights."""

from __future__ import annotations

from alembic import op

from store.schema import night

revision = "1.2.0"
down_revision = "1.1.0"


def upgrade() -> None:
    night.create(op.get_bind())
