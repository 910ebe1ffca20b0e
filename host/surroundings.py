"""What the caretaker needs to know of the world that tables stand in, and may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from host.display import Posted
from host.public_table import PublicTable


class Surroundings(Protocol):
    """Discord, to the bot. What these raise is logged, and the table is looked at again later."""

    def serves(self, guild_id: int) -> bool:
        """Whether the bot is on that server. Only asked once that is known of all servers."""
        ...

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        """Whether the person is on the server; None if that cannot be found out now."""
        ...

    async def show(self, table: PublicTable) -> None:
        """Brings the table's channel up to date, and wakes its computer players. The host remembers what came of it."""
        ...

    async def remind(self, person_id: int, tables: Sequence[PublicTable], *, direct: bool) -> Posted | None:
        """Reminds the person that these tables wait for them: directly, or by a mention at the first of them.

        Returns the message, None if it has been deleted since.
        """
        ...
