"""The private messages that people have open: at most a panel and a note for each person in a channel.

The next panel takes away the one before and the note; the next note the one before. Files stay, and what is needed
beside a panel is replaced by its like alone. A panel for one phase of a match goes with that, as its buttons are dead
then. Discord takes such a deletion for fifteen minutes after the interaction; what is older stays, as does what was
sent before a restart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto

from cachetools import TTLCache

from cogs.components.layout import Message, custom_ids_in
from cogs.requests.delivery import NOT_DELIVERED
from host.table.public_table import PublicTable
from host.table.status import Status

_MOST_CHANNELS = 2000
_SECONDS = 14 * 60

Delete = Callable[[], Awaitable[None]]


class Kind(Enum):
    """BESIDE: what is needed while a panel is open, such as the secrets by which somebody decides."""

    PANEL = auto()
    NOTE = auto()
    BESIDE = auto()


_REPLACED = {Kind.PANEL: (Kind.PANEL, Kind.NOTE), Kind.NOTE: (Kind.NOTE,), Kind.BESIDE: (Kind.BESIDE,)}


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """``phase`` is the table that it is for, with its status then; None for what outlives that."""

    id: int
    delete: Delete
    kind: Kind
    phase: tuple[int, Status] | None = None


def kind_of(message: Message) -> Kind:
    """A panel has something to press or to look at."""
    return Kind.PANEL if message.attachments or any(custom_ids_in(message.layout)) else Kind.NOTE


class Drawers:
    def __init__(self) -> None:
        self._open: TTLCache[int, dict[int, tuple[PrivateMessage, ...]]] = TTLCache(_MOST_CHANNELS, _SECONDS)

    async def put(self, channel_id: int, person_id: int, message: PrivateMessage) -> None:
        """It is open from now on, or was changed; what it replaces goes."""
        here = self._open.get(channel_id, {})
        others = [each for each in here.get(person_id, ()) if each.id != message.id]
        replaced = [each for each in others if each.kind in _REPLACED[message.kind]]
        self._open[channel_id] = {**here, person_id: (*(each for each in others if each not in replaced), message)}
        await _delete(replaced)

    async def settle(self, table: PublicTable) -> None:
        """Close drawers that are for another phase of the table."""
        here, now = self._open.get(table.channel_id, {}), (table.id, table.status)
        for person_id, messages in list(here.items()):
            over = [each for each in messages if each.phase and each.phase[0] == table.id and each.phase != now]
            if over:
                here[person_id] = tuple(each for each in messages if each not in over)
                await _delete(over)


async def _delete(messages: Iterable[PrivateMessage]) -> None:
    for message in messages:
        with suppress(*NOT_DELIVERED):
            await message.delete()
