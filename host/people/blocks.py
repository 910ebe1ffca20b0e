"""People and servers whom the owner of the bot has blocked: they are refused everything, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from host.async_lru_cache import AsyncLRUCache
from host.refusal import Refused
from store.store import Store


class Blockable(StrEnum):
    PERSON = "person"
    SERVER = "server"


class Blocks:
    """Keeps all of them in memory, since there are few, until one changes. ``now`` returns seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: AsyncLRUCache[None, set[tuple[str, int]]] = AsyncLRUCache(1)

    async def admit(self, person_id: int, guild_id: int | None) -> None:
        """Raises Refused("blocked-person") or Refused("blocked-server")."""
        known = await self._all()
        if (Blockable.PERSON, person_id) in known:
            raise Refused("blocked-person")
        if guild_id is not None and (Blockable.SERVER, guild_id) in known:
            raise Refused("blocked-server")

    async def count(self, kind: Blockable) -> int:
        return sum(each == kind for each, _ in await self._all())

    async def block(self, kind: Blockable, discord_id: int) -> bool:
        """Returns False if it was blocked already."""
        if (kind, discord_id) in await self._all():
            return False
        await self._store.blocks.add(kind, discord_id, self._now())
        self.forget()
        return True

    async def unblock(self, kind: Blockable, discord_id: int) -> bool:
        """Returns False if it was not blocked."""
        if (kind, discord_id) not in await self._all():
            return False
        await self._store.blocks.remove(kind, discord_id)
        self.forget()
        return True

    def forget(self) -> None:
        """They have changed: read them again at the next question."""
        self._known.clear()

    async def _all(self) -> set[tuple[str, int]]:
        return await self._known.get(None, self._store.blocks.all)
