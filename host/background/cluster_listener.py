"""The other processes on the same database: what they change, this one forgets, and shows where it is its own.

An act on a table of another process's server, such as a holiday that was begun elsewhere, is stored by who was asked,
and shown by the process that has the server: it hears of it here. What it fails to hear, its caretaker finds due.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from host.background.cancelling import cancel
from host.host import Host
from host.people.blocks import Blocks
from host.people.preferences import Preferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from store.errors import DatabaseAway
from store.rows import Change, Changed

log = logging.getLogger(__name__)


class ClusterListener:
    """``show`` brings a table's channel up to date, and ``wake`` makes its computers act.

    ``forget_person`` drops what the process remembers of a person who has been forgotten.
    """

    def __init__(
        self,
        host: Host,
        preferences: Preferences,
        blocks: Blocks,
        *,
        show: Callable[[PublicTable], Awaitable[object]],
        wake: Callable[[int], None],
        forget_person: Callable[[int], None],
    ) -> None:
        self._host = host
        self._preferences = preferences
        self._blocks = blocks
        self._show = show
        self._wake = wake
        self._forget_person = forget_person
        self._showing: set[asyncio.Task[None]] = set()

    def hear(self, change: Change) -> None:
        """Read again what another process has changed; a table of this process is shown again, too."""
        match change.what:
            case Changed.TABLE:
                if self._host.serves(change.guild_id):
                    self._host.read_again(change.number)
                    task = asyncio.create_task(self._look_at(change.number), name=f"changed-elsewhere-{change.number}")
                    self._showing.add(task)
                    task.add_done_callback(self._showing.discard)
            case Changed.PERSON:
                self._preferences.people.forget(change.number)
            case Changed.FORGOTTEN:
                self._forget_person(change.number)
            case Changed.SERVER:
                self._preferences.servers.forget(change.number)
            case Changed.BLOCKS:
                self._blocks.forget()
            case Changed.EVERYTHING:
                self._host.read_again()
                self._preferences.people.forget_all()
                self._preferences.servers.forget_all()
                self._blocks.forget()

    async def close(self) -> None:
        await cancel(self._showing)

    async def _look_at(self, table_id: int) -> None:
        try:
            table = await self._host.table(table_id, folded=False)
            if table.behind:
                await self._show(table)
            elif table.status is Status.PLAYING:
                self._wake(table_id)
        except (DatabaseAway, Refused):
            pass  # It stays due, or is gone.
        except Exception:
            log.exception("Table %d, which another process has changed, could not be shown", table_id)
