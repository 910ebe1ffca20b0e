"""Keep the coach's analysis with the match."""

from __future__ import annotations

from alembic import op

from store.schema import analysis

revision = "1.1.0"
down_revision = "1.0.0"


def upgrade() -> None:
    analysis.create(op.get_bind())
