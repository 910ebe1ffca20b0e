"""Results say who resigned and what former holders of a seat played; people watch tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seat_result", sa.Column("turns_by_others", sa.Integer))
    op.add_column("seat_result", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.text("FALSE")))
    # Nobody took over a seat before: where turns were counted, others had none.
    op.execute("UPDATE seat_result SET turns_by_others = 0 WHERE turns_by_person IS NOT NULL")
    op.create_table(
        "watcher",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("notice", sa.String, nullable=False),
    )
    op.create_index("tables_watched", "watcher", ["person_id", "table_id"])
