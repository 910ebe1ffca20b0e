"""Answers to puzzles of the day."""

from __future__ import annotations

from alembic import op

from store.schema import puzzle_answer

revision = "1.3.0"
down_revision = "1.2.0"


def upgrade() -> None:
    puzzle_answer.create(op.get_bind())
