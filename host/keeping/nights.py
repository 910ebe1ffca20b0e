"""Keeps game nights: one change at a time, stored before it counts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Concatenate, ParamSpec
from weakref import WeakValueDictionary

from cachetools import TTLCache

from host.nights import changes
from host.nights.night import MOST_NIGHTS, Night, Phase
from host.refusal import Refused
from host.table.table_json import converter
from store.nights import StoredNight
from store.store import Store

P = ParamSpec("P")

_COLUMNS = ("id", "guild_id", "revision")
_WON_SECONDS = 600.0
"""How long the winners of a server stay in memory: another process may end a night."""

_TRIES = 5
"""Of two processes that change a night at once, the second does it again on what the first has left."""


class Nights:
    """``now`` returns seconds since 1970. Raises DatabaseAway as the store does."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store.nights
        self._now = now
        self._won: TTLCache[int, Counter[int]] = TTLCache(maxsize=1000, ttl=_WON_SECONDS)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def plan(self, night: Night) -> Night:
        """Stores a new night. Raises Refused("too-many-nights") if the server plans enough of them already."""
        planned = replace(night, show_at=self._now())
        night_id = await self._store.create(_stored(planned), MOST_NIGHTS)
        if night_id is None:
            raise Refused("too-many-nights", most=MOST_NIGHTS)
        return replace(planned, id=night_id)

    async def night(self, night_id: int) -> Night:
        """Raises Refused("no-such-night")."""
        stored = await self._store.load(night_id)
        if stored is None:
            raise Refused("no-such-night")
        return _night(stored)

    async def change(
        self, night_id: int, operation: Callable[Concatenate[Night, P], Night], *args: P.args, **kwargs: P.kwargs
    ) -> Night:
        """What the operation (of `host.nights.changes`) makes of it, to be shown at once. Raises what that raises."""

        def changed(night: Night) -> Night:
            after = operation(night, *args, **kwargs)
            return after if after is night else replace(after, moved_at=self._now(), show_at=self._now())

        return await self._save(night_id, changed)

    async def note(
        self, night_id: int, operation: Callable[Concatenate[Night, P], Night], *args: P.args, **kwargs: P.kwargs
    ) -> Night:
        """The same for what is no sign of life and need not be shown."""
        return await self._save(night_id, lambda night: operation(night, *args, **kwargs))

    async def due(self) -> list[Night]:
        """Those of this process that are to be looked at now."""
        return [_night(stored) for stored in await self._store.due(self._now())]

    async def of_server(self, guild_id: int, *, only_open: bool = False) -> list[Night]:
        """The oldest first."""
        return [_night(stored) for stored in await self._store.of_server(guild_id, only_open=only_open)]

    async def won_on(self, guild_id: int) -> Mapping[int, int]:
        """How many of the server's nights each person has won; nights of one person alone have no winner."""
        if guild_id not in self._won:
            nights = [night for night in await self.of_server(guild_id) if night.phase is Phase.OVER]
            self._won[guild_id] = Counter(
                each.person for night in nights if len(night.players) > 1 for each in night.standings if each.place == 1
            )
        return self._won[guild_id]

    async def of_person(self, person_id: int) -> list[Night]:
        """Those that name the person."""
        found = map(_night, await self._store.of_person(person_id))
        return [night for night in found if person_id in night.people]

    async def forget(self, person_id: int) -> None:
        """Nothing in any night says who that person is."""
        for night in await self.of_person(person_id):
            await self.note(
                night.id, lambda night: replace(changes.without_person(night, person_id), show_at=self._now())
            )

    async def _save(self, night_id: int, change: Callable[[Night], Night]) -> Night:
        async with self._locks.setdefault(night_id, asyncio.Lock()):
            for _ in range(_TRIES):
                before = await self.night(night_id)
                after = change(before)
                if after == before:
                    return before
                if await self._store.save(_stored(after)):
                    self._won.pop(after.guild_id, None)
                    return replace(after, revision=after.revision + 1)
        raise Refused("outdated")


def _stored(night: Night) -> StoredNight:
    document = {field.name: getattr(night, field.name) for field in fields(Night) if field.name not in _COLUMNS}
    return StoredNight(
        id=night.id,
        guild_id=night.guild_id,
        revision=night.revision,
        open=night.is_open,
        due_at=night.due_at(),
        document=converter.unstructure(document),
    )


def _night(stored: StoredNight) -> Night:
    columns = {name: getattr(stored, name) for name in _COLUMNS}
    return converter.structure({**stored.document, **columns}, Night)
