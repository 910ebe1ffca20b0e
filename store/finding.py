"""The statements that find tables, each built once: to build one takes longer than to carry it out."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Column, Integer, Row, Select, bindparam, func, or_, select, tuple_

from store.rows import StoredTable, TableRow
from store.saving import ROW_COLUMNS
from store.schema import game_record, game_table, past_holder, person, table_seat
from store.shards import Shards

_COLUMNS = ("id", "guild_id", "channel_id", "revision", *ROW_COLUMNS)
TABLES = select(*(game_table.c[name] for name in _COLUMNS))
"""What `stored_table` reads."""

RECORDS = (
    select(game_record.c.entry).where(game_record.c.table_id == bindparam("table")).order_by(game_record.c.position)
)
NAMES = select(person.c.person_id, person.c.name).where(
    person.c.person_id.in_(select(table_seat.c.person_id).where(table_seat.c.table_id == bindparam("table")))
    | person.c.person_id.in_(select(past_holder.c.person_id).where(past_holder.c.table_id == bindparam("table")))
)
BY_ID = TABLES.where(game_table.c.id == bindparam("table"))
OPEN_IN_CHANNEL = TABLES.where(game_table.c.channel_id == bindparam("channel"), game_table.c.open)
LATEST_IN_CHANNEL = (
    TABLES.where(game_table.c.channel_id == bindparam("channel"))
    .order_by(game_table.c.open.desc(), game_table.c.id.desc())
    .limit(1)
)
LATEST_MATCH_IN_CHANNEL = LATEST_IN_CHANNEL.where(game_table.c.rules_version.is_not(None))
WAITING_FOR = TABLES.where(game_table.c.waiting_for == bindparam("person")).order_by(
    game_table.c.waiting_since, game_table.c.id
)


@cache
def open_tables_counted(where: str, shards: Shards) -> Select[Any]:
    """The number of open tables as one of `MostTables`' limits counts them, but no further than ``:limit``."""
    is_open = select(game_table.c.id).where(game_table.c.open)
    here = game_table.c.guild_id == bindparam("guild")
    seated = is_open.join_from(game_table, table_seat, table_seat.c.table_id == game_table.c.id)
    seated = seated.where(table_seat.c.person_id == bindparam("person"))
    which = {
        "person": seated,
        "person-here": seated.where(here),
        "server": is_open.where(here),
        "all": is_open.where(shards.among(game_table.c.guild_id)),
    }[where]
    return select(func.count()).select_from(which.limit(bindparam("limit", type_=Integer)).subquery())


@cache
def due(planned: Column[float | None], shards: Shards, after: bool | None) -> Select[Any]:
    """As `Store.due_tables` says, of what was ``planned``.

    ``after``: whether the last table of the portion before, ``:table`` and ``:planned``, is open; None for the first.
    """
    passed = or_(planned <= bindparam("now"), planned > bindparam("latest"))
    query = TABLES.where(passed, shards.among(game_table.c.guild_id))
    if after is not None:
        ended, key = ~game_table.c.open, tuple_(planned, game_table.c.id)
        later = key > tuple_(bindparam("planned", type_=planned.type), bindparam("table", type_=game_table.c.id.type))
        query = query.where((later & game_table.c.open) | ended if after else later & ended)
    ordered = query.order_by(game_table.c.open.desc(), planned, game_table.c.id)
    return ordered.limit(bindparam("limit", type_=Integer))


def stored_table(row: Row[*tuple[Any, ...]]) -> StoredTable:
    """From a row of `TABLES`."""
    table_id, guild_id, channel_id, revision, *values = row
    changing = TableRow(**dict(zip(ROW_COLUMNS, values, strict=True)))
    return StoredTable(table_id, guild_id, channel_id, revision, changing)
