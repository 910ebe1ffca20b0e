"""Tables for tests that care about little of what is in them."""

from dataclasses import replace
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from store.database import parse_address
from store.rows import Json, Save, SeatResult, TableRow
from store.schema import metadata
from store.store import Store

PLAIN = TableRow(
    game="mensch",
    rules_version=None,
    status="lobby",
    open=True,
    language=None,
    message_id=None,
    waiting_for=None,
    waiting_since=0.0,
    due_at=None,
    opened_at=0.0,
    moved_at=0.0,
    ended_at=None,
    document={},
)


def row(document: Json, **columns: Any) -> TableRow:
    return replace(PLAIN, document=document, **columns)


def seat_result(table_id: int, seat: int, person: int | None, **columns: Any) -> SeatResult:
    """Of a match of two that was played to its end; ``columns`` are what is otherwise."""
    plain = SeatResult(
        table_id=table_id,
        seat=seat,
        person_id=person,
        guild_id=1,
        game="mensch",
        rules_version=1,
        seats=2,
        place=seat + 1,
        score=None,
        turns_by_person=9,
        turns_by_computer=0,
        turns_by_others=0,
        computer_level=None,
        ended_how="finished",
        rated=True,
        ended_at=1.0,
    )
    return replace(plain, **columns)


async def save(store: Store, table_id: int, *, revision: int, document: Json, open: bool = True, **others: Any) -> int:
    """``others`` are further fields of `Save`."""
    return await store.save(Save(table_id=table_id, revision=revision, row=row(document, open=open), **others))


async def everything(url: str) -> dict[str, str]:
    """Contents of each table of the database, in one text."""
    engine = create_async_engine(parse_address(url).url)
    async with engine.connect() as connection:
        held = {name: (await connection.execute(select(table))).all() for name, table in metadata.tables.items()}
    await engine.dispose()
    return {name: str(sorted(map(tuple, rows), key=str)) for name, rows in held.items()}
