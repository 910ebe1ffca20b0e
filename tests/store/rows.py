"""Tables for tests that care about little of what is in them."""

from dataclasses import replace
from typing import Any

from sqlalchemy import text

from store.database import open_engine
from store.rows import Json, Save, SeatResult, TableRow
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


async def everything(url: str, *tables: str) -> list[Any]:
    """What these tables hold."""
    engine = await open_engine(url)
    rows: list[Any] = []
    async with engine.connect() as connection:
        for table in tables:
            rows += sorted(map(tuple, await connection.execute(text(f"SELECT * FROM {table}"))), key=str)
    await engine.dispose()
    return rows
