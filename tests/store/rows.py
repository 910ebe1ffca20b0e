"""Tables for tests that care about little of what is in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from store.rows import Json, Save, TableRow
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


async def save(store: Store, table_id: int, *, revision: int, document: Json, open: bool = True, **others: Any) -> int:
    """``others`` are further fields of `Save`."""
    return await store.save(Save(table_id=table_id, revision=revision, row=row(document, open=open), **others))
