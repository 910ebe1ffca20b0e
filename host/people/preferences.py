"""Preferences of servers and people, stored one value at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from host.async_lru_cache import AsyncLRUCache
from host.people.absence import Holiday, QuietHours
from host.people.front_desk import FrontDesk
from host.table.table_json import converter
from host.table.table_preferences import TablePreferences
from localization.catalog import Language
from render.theme import Theme
from store.people import Settings
from store.store import Store

REMEMBERED = 1000
"""The number of servers, and of people, whose preferences stay in memory: those that were used last."""


class Cancelling(StrEnum):
    """Permission to cancel a match that stands still.

    LEADER: the table's leader and, as with all others, moderators.
    """

    LEADER = "leader"
    SEATED = "seated"
    MODERATORS = "moderators"


@dataclass(frozen=True, slots=True)
class GameDefaults:
    """Choices with which a new table of a game begins.

    ``options`` need not have all of the game's, and may have former ones.
    """

    options: dict[str, Any] = field(default_factory=dict)
    preferences: TablePreferences = field(default_factory=TablePreferences)


@dataclass(frozen=True, slots=True)
class Daily:
    """An hour of the day, and the zone that it is in, by its IANA name, if it was chosen."""

    hour: int = 9
    time_zone: str | None = None


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """``language`` None follows the server's own language; ``avatars``: show people's pictures on boards.
    ``motion``: show moves as short animations.

    ``channels`` are the numbers of the channels and categories where tables may be opened and seats taken over in
    mid-match, ``roles`` of those that may do so; empty is no restriction. ``called`` is the role that may be called to
    an invitation, if there is one, and ``called_at`` when that was done last, by role (`host.people.role_calls`).
    ``tables`` and ``tables_a_person`` are the
    most open tables on the server, and at which one person sits there; None is as many as the host allows.
    ``defaults`` are by the game's key.

    ``puzzle_channel`` is where the puzzle of the day is posted, if anywhere, and ``puzzle_at`` when; its zone is where
    the server lives (`host.people.own_zone`). ``puzzle_posted`` is the last day that it was, counted from the year 1.
    ``recap_channel`` is where recaps are posted, if anywhere, and ``recap_posted`` the day of the latest one.
    """

    language: Language | None = None
    theme: Theme = Theme.DARK
    avatars: bool = True
    motion: bool = True
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    called_at: dict[int, float] = field(default_factory=dict)
    cancelling: Cancelling = Cancelling.LEADER
    tables: int | None = None
    tables_a_person: int | None = None
    defaults: dict[str, GameDefaults] = field(default_factory=dict)
    puzzle_channel: tuple[int, ...] = ()
    puzzle_at: Daily = field(default_factory=Daily)
    puzzle_posted: int = 0
    recap_channel: tuple[int, ...] = ()
    recap_posted: int = 0
    desk: FrontDesk = field(default_factory=FrontDesk)

    def defaults_of(self, game_key: str) -> GameDefaults:
        """Choices of the server for new tables of that game; those of the game where it has none."""
        return self.defaults.get(game_key, GameDefaults())


class Notice(StrEnum):
    """Way in which a person is notified that it is their turn. LATE: by a mention, if the table has waited for long."""

    CHANNEL = "channel"
    DIRECT = "direct"
    LATE = "late"
    NEVER = "never"


class Reminder(StrEnum):
    """Way in which a person is reminded before their time is up. AS_NOTICE: the way they are notified of their turn."""

    AS_NOTICE = "as-notice"
    CHANNEL = "channel"
    DIRECT = "direct"
    NEVER = "never"


class InWords(StrEnum):
    """Way in which a person gets boards in words. ALWAYS: also by direct message, after each change."""

    NO = "no"
    ASKED = "asked"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """``language`` None follows the person's Discord; ``motion``: pictures for this person alone may move, and
    ``larger_text``: they are lettered larger. ``secrets_here``: what only this person may know is shown where they ask.
    ``listed``: others see their ratings.

    In ``quiet_hours`` the person is not notified or reminded; they are those of ``time_zone``, by its IANA name,
    which is there with them. Without it, `host.people.own_zone` says where the person's days begin.
    ``holiday`` is the latest one, perhaps over (`host.people.absence`). ``puzzle_shared`` is the latest day whose
    puzzle they have shared, counted from the year 1.
    """

    notice: Notice = Notice.LATE
    motion: bool = True
    reminder: Reminder = Reminder.AS_NOTICE
    quiet_hours: QuietHours | None = None
    time_zone: str | None = None
    holiday: Holiday | None = None
    language: Language | None = None
    larger_text: bool = False
    in_words: InWords = InWords.NO
    secrets_here: bool = False
    listed: bool = True
    puzzle_shared: int = 0

    @property
    def reminded(self) -> Reminder:
        """Way in which the person is reminded: never AS_NOTICE."""
        if self.reminder is not Reminder.AS_NOTICE:
            return self.reminder
        same = {Notice.DIRECT: Reminder.DIRECT, Notice.NEVER: Reminder.NEVER}
        return same.get(self.notice, Reminder.CHANNEL)


P = TypeVar("P")


class Preferences:
    """``servers`` and ``people`` each know what their owners have chosen, by Discord's ids."""

    def __init__(self, store: Store) -> None:
        self.servers = PreferenceCache(ServerPreferences, store.server_settings)
        self.people = PreferenceCache(PersonPreferences, store.person_settings)

    async def language_of(self, guild_id: int, server_locale: str) -> Language:
        """The language in which the server's tables speak; ``server_locale`` is the one that Discord has for it."""
        chosen = (await self.servers.of(guild_id)).language
        return chosen or Language.of_locale(server_locale)


class PreferenceCache(Generic[P]):
    """Reads a set of preferences when it is needed and keeps the recent ones; writes through, value by value.

    A field's name is the key under which its value is stored; what is not stored has its default.
    """

    def __init__(self, kind: type[P], stored: Settings) -> None:
        self._kind = kind
        self._stored = stored
        self._recent: AsyncLRUCache[int, P] = AsyncLRUCache(REMEMBERED)
        # A value can hold several choices, such as the defaults of all games: who changes one must know the others.
        self._changing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, owner_id: int) -> P:
        """Preferences of the owner, from memory or read now; several who ask at once read once."""

        async def read() -> P:
            return converter.structure(await self._stored.of(owner_id), self._kind)

        return await self._recent.get(owner_id, read)

    async def change(self, owner_id: int, choose: Callable[[P], P]) -> P:
        """Stores those values in which what ``choose`` returns differs from what it is given, and no others."""
        async with self._changing.setdefault(owner_id, asyncio.Lock()):
            present = await self.of(owner_id)
            before, after = converter.unstructure(present), converter.unstructure(choose(present))
            try:
                for key, value in after.items():
                    if value != before[key]:
                        await self._stored.set(owner_id, key, value)
            finally:
                # Another process may have changed the other values: read them again.
                self.forget(owner_id)
            return await self.of(owner_id)

    def forget(self, owner_id: int) -> None:
        """Forget the owner's preferences, since the stored ones may differ by now."""
        self._recent.drop(owner_id)

    def forget_all(self) -> None:
        """Another process may have changed any of them."""
        self._recent.clear()
