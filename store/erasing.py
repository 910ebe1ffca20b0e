"""Takes what was deleted out of SQLite's files, too.

`secure_delete` overwrites it in the database (`store.database`), but the write-ahead log keeps former versions of its
pages until it starts again from its beginning, which may take days. A server has no such files of ours:
docs/privacy.md says when PostgreSQL forgets.
"""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncEngine

PATIENCE_SECONDS = 2.0
"""Seconds to wait for readers, which keep the log: ours take some milliseconds, a backup longer."""

_ANOTHER_TRY_SECONDS = 0.02


async def erase_deleted(engine: AsyncEngine) -> bool:
    """Empties the write-ahead log. Returns False if a reader kept it; then what was deleted is still in it.

    Raises what the driver raises if the database is away.
    """
    if engine.dialect.name != "sqlite":
        return True
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE_SECONDS
    while not await _truncate(engine):
        if loop.time() > until:
            return False
        await asyncio.sleep(_ANOTHER_TRY_SECONDS)
    return True


async def _truncate(engine: AsyncEngine) -> bool:
    """Outside of any transaction, and at once: SQLite would keep all writers out while it waits for a reader."""
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        ((patience,),) = await driver.execute_fetchall("PRAGMA busy_timeout")
        await driver.execute_fetchall("PRAGMA busy_timeout = 0")
        try:
            ((is_busy, _, _),) = await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await driver.execute_fetchall(f"PRAGMA busy_timeout = {patience}")
    return not is_busy
