"""Many tables' saves in one transaction: they share the wait for the disk.

The first save that finds nobody writing becomes the writer and takes along whatever has gathered
when its transaction is done. No task waits in the background while there is nothing to write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.errors import StaleTable
from store.schema import game_record, game_table

Json = dict[str, Any]

_UPDATE = (
    update(game_table)
    .where(game_table.c.id == bindparam("table"), game_table.c.revision == bindparam("expected"))
    .values(revision=bindparam("expected") + 1, open=bindparam("is_open"), document=bindparam("changed"))
)


@dataclass(slots=True, eq=False)
class Save:
    """One table's change: its document, and the records that have come since."""

    table_id: int
    revision: int
    document: Json
    open: bool
    first_record: int
    records: Sequence[Json]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class GroupCommit:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._gathered: list[Save] = []
        self._writer: asyncio.Task[None] | None = None

    async def save(self, save: Save) -> None:
        """Returns when the save is on the disk. Raises StaleTable, or what the database raised.

        If the caller is cancelled, the save is still made whole.
        """
        self._gathered.append(save)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="group-commit")
        await asyncio.shield(save.done)

    async def drain(self) -> None:
        """Returns when nothing is left to write."""
        if self._writer is not None:
            await asyncio.shield(self._writer)

    async def _write(self) -> None:
        try:
            while self._gathered:
                group, self._gathered = self._gathered, []
                await self._commit(group)
        finally:
            self._writer = None

    async def _commit(self, group: Sequence[Save]) -> None:
        try:
            async with self._engine.begin() as connection:
                for save in group:
                    await _carry_out(connection, save)
        except Exception as error:
            if len(group) == 1:
                _settle(group[0], error)
                return
            # One bad save must not fail the others: each gets a transaction of its own.
            for save in group:
                await self._commit([save])
            return
        for save in group:
            _settle(save, None)


async def _carry_out(connection: AsyncConnection, save: Save) -> None:
    changed = await connection.execute(
        _UPDATE,
        {"table": save.table_id, "expected": save.revision, "is_open": save.open, "changed": save.document},
    )
    if changed.rowcount != 1:
        raise StaleTable(save.table_id)
    if save.records:
        await connection.execute(
            insert(game_record),
            [
                {"table_id": save.table_id, "position": save.first_record + offset, "entry": record}
                for offset, record in enumerate(save.records)
            ],
        )


def _settle(save: Save, error: Exception | None) -> None:
    if save.done.done():
        return
    if error is None:
        save.done.set_result(None)
    else:
        save.done.set_exception(error)
        # A cancelled caller no longer asks; the loop should not complain of that.
        save.done.exception()
