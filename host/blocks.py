"""People and servers whom the owner of the bot has blocked: they are refused everything, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from host.refusal import Refused
from store.store import Store


class Blockable(StrEnum):
    PERSON = "person"
    SERVER = "server"


class Blocks:
    """Reads all of them once, since there are few, and writes through. ``now`` returns seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: set[tuple[str, int]] | None = None
        self._changes = 0

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
        known = await self._all()
        if (kind, discord_id) in known:
            return False
        await self._store.blocks.add(kind, discord_id, self._now())
        known.add((kind, discord_id))
        return True

    async def unblock(self, kind: Blockable, discord_id: int) -> bool:
        """Returns False if it was not blocked."""
        known = await self._all()
        if (kind, discord_id) not in known:
            return False
        await self._store.blocks.remove(kind, discord_id)
        known.discard((kind, discord_id))
        return True

    def forget(self) -> None:
        """Another process has changed them."""
        self._changes += 1
        self._known = None

    async def _all(self) -> set[tuple[str, int]]:
        if self._known is None:
            changes = self._changes
            read = await self._store.blocks.all()
            if changes != self._changes:
                # What was read may be outdated already.
                return read
            # Somebody else may have read them meanwhile, and changed them since.
            self._known = read if self._known is None else self._known
        return self._known
