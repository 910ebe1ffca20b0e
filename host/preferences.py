"""What servers and people have chosen for themselves, one value at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypedDict, TypeVar, Unpack

from localization.catalog import Language
from render.theme import Theme
from store.store import Store

REMEMBERED = 1000
"""The number of servers, and of people, whose preferences stay in memory: those that were used last."""


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """``language`` None follows the server's own language; ``avatars``: show people's pictures on boards.
    ``motion``: show moves as short animations.
    """

    language: Language | None = None
    theme: Theme = Theme.DARK
    avatars: bool = True
    motion: bool = True


class Notice(StrEnum):
    """How a person is notified of their turn. LATE: by a mention, but only if the table has waited for long."""

    CHANNEL = "channel"
    DIRECT = "direct"
    LATE = "late"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """``motion``: pictures for this person alone may move."""

    notice: Notice = Notice.LATE
    motion: bool = True


class ServerChoice(TypedDict, total=False):
    """What can be changed of a server's preferences. ``language`` None follows the server again."""

    language: Language | None
    theme: Theme
    avatars: bool
    motion: bool


class PersonChoice(TypedDict, total=False):
    """What can be changed of a person's preferences."""

    notice: Notice
    motion: bool


class Preferences:
    """Reads each set when it is needed and keeps the recent ones; writes through, value by value."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._servers: _Recent[int, ServerPreferences] = _Recent(REMEMBERED)
        self._people: _Recent[int, PersonPreferences] = _Recent(REMEMBERED)
        self._changes = 0

    async def of_server(self, guild_id: int) -> ServerPreferences:
        if (known := self._servers.get(guild_id)) is not None:
            return known
        changes = self._changes
        stored = await self._store.server_settings(guild_id)
        language = stored.get("language")
        read = ServerPreferences(
            Language(language) if language else None,
            Theme(stored.get("theme", Theme.DARK)),
            stored.get("avatars", True),
            stored.get("motion", True),
        )
        # What was read while something changed may be outdated already.
        return self._servers.keep(guild_id, read) if changes == self._changes else read

    async def change_server(self, guild_id: int, **choice: Unpack[ServerChoice]) -> ServerPreferences:
        """Changes what is given and nothing else."""
        if "language" in choice:
            await self._store.set_server_setting(guild_id, "language", choice["language"])
        if "theme" in choice:
            await self._store.set_server_setting(guild_id, "theme", choice["theme"])
        if "avatars" in choice:
            await self._store.set_server_setting(guild_id, "avatars", choice["avatars"])
        if "motion" in choice:
            await self._store.set_server_setting(guild_id, "motion", choice["motion"])
        # Another process may have changed the other values: read them again.
        self._changes += 1
        self._servers.forget(guild_id)
        return await self.of_server(guild_id)

    async def of_person(self, person_id: int) -> PersonPreferences:
        if (known := self._people.get(person_id)) is not None:
            return known
        changes = self._changes
        stored = await self._store.person_settings(person_id)
        read = PersonPreferences(Notice(stored.get("notice", Notice.LATE)), stored.get("motion", True))
        return self._people.keep(person_id, read) if changes == self._changes else read

    async def change_person(self, person_id: int, **choice: Unpack[PersonChoice]) -> PersonPreferences:
        """Changes what is given and nothing else."""
        if "notice" in choice:
            await self._store.set_person_setting(person_id, "notice", choice["notice"])
        if "motion" in choice:
            await self._store.set_person_setting(person_id, "motion", choice["motion"])
        self._changes += 1
        self._people.forget(person_id)
        return await self.of_person(person_id)

    def forget_person(self, person_id: int) -> None:
        """What the person has chosen was deleted."""
        self._changes += 1
        self._people.forget(person_id)

    async def language_of(self, guild_id: int, server_locale: str) -> Language:
        """The language in which the server's tables speak; ``server_locale`` is the one that Discord has for it."""
        chosen = (await self.of_server(guild_id)).language
        return chosen or Language.of_locale(server_locale)


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Recent(Generic[K, V]):
    """The values that were used last, ``most`` of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keep(self, key: K, value: V) -> V:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def forget(self, key: K) -> None:
        self._values.pop(key, None)
