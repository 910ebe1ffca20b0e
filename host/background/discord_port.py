"""The port through which the caretaker asks Discord and sends messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from host.posts import Posted
from host.table.public_table import PublicTable


@dataclass(frozen=True, slots=True)
class Sent:
    """A delivered message; ``message`` is None if it has been deleted since."""

    message: Posted | None


class DiscordPort(Protocol):
    """Discord, to the bot. What these raise is logged, and the table is looked at again later."""

    def serves(self, guild_id: int) -> bool:
        """Tell whether the bot is on that server. Only asked once that is known of all servers."""
        ...

    def away(self) -> frozenset[int]:
        """The servers, direct messages among them, from which no press can arrive now."""
        ...

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        """Tell whether the person is on the server; None if that cannot be found out now."""
        ...

    async def notify_watchers(self, table_id: int) -> None:
        """Notifies those who watch a table that it is over, and ends their watching."""
        ...

    async def show(self, table: PublicTable) -> None:
        """Brings the table's channel up to date, and wakes its computer players. The host remembers the result."""
        ...

    async def remind_directly(self, person_id: int, tables: Sequence[PublicTable]) -> Sent | None:
        """Reminds the person that these tables wait for them, by one direct message. None if they take none."""
        ...

    async def remind_at(self, table: PublicTable, person_id: int) -> Sent | None:
        """Reminds the person that the table waits for them, by a mention there. None if that cannot be posted."""
        ...
