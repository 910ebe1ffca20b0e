"""Matches between people change ratings, of a server's season; the matches of a server are found by an index.

What was rated before there were ratings is the first season. It is marked, and computed once the bot runs.
In a game of pairs only whole pairs count from now on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_BEGINNER_MU, _BEGINNER_SIGMA = 25.0, 25.0 / 3
_PAIRS = "einigkeit"


def upgrade() -> None:
    op.add_column("seat_result", sa.Column("team", sa.Integer))
    where = sa.text("seat = 0")
    op.create_index(
        "matches_of_server",
        "seat_result",
        ["guild_id", "ended_at", "table_id"],
        sqlite_where=where,
        postgresql_where=where,
    )
    _create_tables()
    _name_pairs()
    _mark_first_seasons()


def _create_tables() -> None:
    op.create_table(
        "season",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("outdated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ratings_of_person", "rating", ["person_id"])
    op.create_table(
        "rating_change",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("matches_before", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("changes_of_season", "rating_change", ["guild_id", "season", "position"])


def _name_pairs() -> None:
    op.execute(f"UPDATE seat_result SET team = seat % 2 WHERE game = '{_PAIRS}'")
    whole = f"SELECT table_id FROM seat_result WHERE game = '{_PAIRS}' AND rated GROUP BY table_id HAVING count(*) = 4"
    op.execute(f"UPDATE seat_result SET rated = false WHERE game = '{_PAIRS}' AND table_id NOT IN ({whole})")


def _mark_first_seasons() -> None:
    op.execute(
        "INSERT INTO season (guild_id, number, began_at, matches, outdated)"
        " SELECT guild_id, 1, min(ended_at), count(DISTINCT table_id), true FROM seat_result WHERE rated"
        " GROUP BY guild_id"
    )
    op.execute(
        "INSERT INTO rating_change (table_id, seat, guild_id, season, position,"
        " mu_before, sigma_before, matches_before, mu, sigma)"
        " SELECT table_id, seat, guild_id, 1,"
        " dense_rank() OVER (PARTITION BY guild_id ORDER BY ended_at, table_id),"
        f" {_BEGINNER_MU}, {_BEGINNER_SIGMA}, 0, {_BEGINNER_MU}, {_BEGINNER_SIGMA}"
        " FROM seat_result WHERE rated"
    )
