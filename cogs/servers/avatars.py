"""People's pictures from Discord: fetched once, behind everything else, and kept in memory only.

Nothing waits for a picture. What is not there yet is simply missing, and the next frame has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial

import discord
from cachetools import LRUCache, TTLCache

from cogs.requests.delivery import NOT_DELIVERED
from host.background.cancelling import cancel

log = logging.getLogger(__name__)

SIDE = 128
REMEMBERED = 500
"""The number of people whose pictures are kept: those who were seen last. At most about 30 KB each."""

_PATIENCE = 600.0
"""Seconds until a picture that could not be had is asked for again."""


@dataclass(slots=True)
class _Known:
    """``asset`` is where the picture is found, None if the person has none; ``picture`` the file once it is here."""

    asset: discord.Asset | None
    picture: bytes | None = None


class Avatars:
    """``find`` looks a person up by number; ``now`` returns seconds.

    Pictures are the person's own, not those that they show on one server: nothing shows on a server that is not
    known there.
    """

    def __init__(self, find: Callable[[int], Awaitable[discord.User]], now: Callable[[], float]) -> None:
        self._find = find
        self._people: LRUCache[int, _Known] = LRUCache(REMEMBERED)
        # Those whose picture was asked for not long ago.
        self._asked: TTLCache[int, None] = TTLCache(REMEMBERED, _PATIENCE, timer=now)
        self._fetching: dict[int, asyncio.Task[None]] = {}

    def notice(self, user: discord.User | discord.Member) -> None:
        """Somebody has pressed something: Discord has just said what their picture is."""
        known = self._people.get(user.id)
        if known is None or _key(known.asset) != _key(user.avatar):
            self._people[user.id] = _Known(user.avatar)
            # A new picture is worth asking for at once.
            self._asked.pop(user.id, None)

    def of(self, people: Iterable[int]) -> dict[int, bytes]:
        """The pictures that are already here, by person. The others are fetched in the background."""
        pictures: dict[int, bytes] = {}
        for person in people:
            known = self._people.get(person)
            if known is not None and known.picture is not None:
                pictures[person] = known.picture
            elif person not in self._asked and (known is None or known.asset is not None):
                # Before the answer is there: every drawing in between would ask as well.
                self._asked[person] = None
                task = asyncio.get_running_loop().create_task(self._fetch(person))
                self._fetching[person] = task
                task.add_done_callback(partial(self._fetching.pop, person))
        return pictures

    def forget(self, person: int) -> None:
        """The person wants to be forgotten."""
        self._people.pop(person, None)
        self._asked.pop(person, None)
        # Its answer would put the person back in memory.
        if (task := self._fetching.get(person)) is not None:
            task.cancel()

    async def close(self) -> None:
        await cancel(self._fetching.values())

    async def _fetch(self, person: int) -> None:
        try:
            if (known := self._people.get(person)) is None:
                known = self._people[person] = _Known((await self._find(person)).avatar)
            if known.asset is not None:
                known.picture = await known.asset.with_size(SIDE).with_format("png").read()
        except NOT_DELIVERED as error:
            # Not even a number says whose picture it was.
            log.info("A picture could not be fetched: %s", type(error).__name__)


def _key(asset: discord.Asset | None) -> str | None:
    return None if asset is None else asset.key
