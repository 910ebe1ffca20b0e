"""The private messages that people have open: at most a panel and a note for each person in a channel.

The next panel takes away the one before and the note; the next note the one before. Files stay. A panel about a match
goes with the phase that it was opened in, as its buttons are dead then. Discord takes such a deletion for fifteen
minutes after the interaction; what is older stays, as does what was sent before a restart.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from cachetools import TTLCache
from discord import ui

from cogs.components.layout import Message
from cogs.requests.delivery import NOT_DELIVERED
from host.table.public_table import PublicTable
from host.table.status import Status

log = logging.getLogger(__name__)

_MOST = 5000
_SECONDS = 14 * 60

Delete = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """``subject`` is the table that it is about, with its status then; None for any other."""

    id: int
    delete: Delete
    is_panel: bool
    subject: tuple[int, Status] | None = None


def is_panel(message: Message) -> bool:
    """Whether it is more than a text: it has something to press or to look at."""
    pressed = any(isinstance(part, ui.Button | ui.Select) and part.custom_id for part in message.layout.walk_children())
    return pressed or bool(message.attachments)


class Drawers:
    def __init__(self) -> None:
        self._open: TTLCache[tuple[int, int], tuple[PrivateMessage, ...]] = TTLCache(_MOST, _SECONDS)

    async def put(self, channel_id: int, person_id: int, message: PrivateMessage) -> None:
        """It is open from now on, or was changed; what it replaces goes."""
        key = channel_id, person_id
        others = [each for each in self._open.get(key, ()) if each.id != message.id]
        replaced = [each for each in others if message.is_panel or not each.is_panel]
        self._open[key] = (*(each for each in others if each not in replaced), message)
        await _delete(replaced)

    async def settle(self, table: PublicTable) -> None:
        """What is about the table in another phase goes."""
        for key, messages in list(self._open.items()):
            if key[0] != table.channel_id:
                continue
            over = [
                each
                for each in messages
                if each.is_panel and each.subject is not None and each.subject[0] == table.id
                if each.subject[1] is not table.status
            ]
            if over:
                self._open[key] = tuple(each for each in messages if each not in over)
                await _delete(over)


async def _delete(messages: list[PrivateMessage]) -> None:
    for message in messages:
        with suppress(*NOT_DELIVERED):
            await message.delete()
