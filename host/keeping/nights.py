"""Keeps game nights: one change at a time, stored before it counts."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from typing import Concatenate, ParamSpec

from cachetools import TTLCache

from host.keeping.one_at_a_time import OneAtATime, those_readable
from host.match.schedule import LONGEST_PLAN_SECONDS
from host.nights import changes
from host.nights.night import MOST_NIGHTS, Event, Night
from host.posts import Post
from host.refusal import Refused
from host.table.table_json import converter
from store.nights import StoredNight
from store.rows import Json
from store.store import Store

P = ParamSpec("P")

DOCUMENT_VERSION = 2
"""A document of another version is not read. Migrations carry documents over."""

_COLUMNS = ("id", "guild_id", "revision")

_WON_SECONDS = 600.0
"""Seconds that the winners of a server stay in memory: another process may end a night."""


class Nights:
    """``now`` returns seconds since 1970. Raises DatabaseAway as the store does.

    A night that cannot be read is left out of every list, and logged.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store.nights
        self._now = now
        self._won: TTLCache[int, defaultdict[int, Counter[int]]] = TTLCache(maxsize=1000, ttl=_WON_SECONDS)
        self._one_at_a_time = OneAtATime()
        self.unreadable = 0
        """The number of nights that were set aside since the start, because they cannot be read."""

    async def plan(self, night: Night, *, several: bool = False) -> Night:
        """Stores a new night. ``several``: its host may lead other nights on that server.

        Raises Refused("too-many-nights", most=…) if the server plans enough of them already, and Refused("one-night").
        """
        # A moderator, and the bot for the next night of a series, may plan beside other nights.
        open_nights = [] if several else await self.of_server(night.guild_id, only_open=True)
        if any(each.host == night.host for each in open_nights):
            raise Refused("one-night")
        planned = replace(night, post=replace(night.post, unshown_since=self._now()))
        night_id = await self._store.create(_stored(planned, self._now()), MOST_NIGHTS)
        if night_id is None:
            raise Refused("too-many-nights", most=MOST_NIGHTS)
        return replace(planned, id=night_id)

    async def night(self, night_id: int) -> Night:
        """Raises Refused("no-such-night"), also for one that cannot be read."""
        stored = await self._store.load(night_id)
        found = [] if stored is None else _readable([stored])
        if not found:
            raise Refused("no-such-night")
        return found[0]

    async def change(
        self, night_id: int, operation: Callable[Concatenate[Night, P], Night], *args: P.args, **kwargs: P.kwargs
    ) -> Night:
        """Change the night by the operation (of `host.nights.changes`), which counts as a sign of life.

        Raises what that raises.
        """

        def changed(night: Night) -> Night:
            after = operation(night, *args, **kwargs)
            # What changed nothing is no sign of life, and would keep a forgotten night alive.
            return after if after is night else replace(after, moved_at=self._now())

        return await self._save(night_id, changed)

    async def note(
        self, night_id: int, operation: Callable[Concatenate[Night, P], Night], *args: P.args, **kwargs: P.kwargs
    ) -> Night:
        """Change the night by an operation that is no sign of life."""
        return await self._save(night_id, lambda night: operation(night, *args, **kwargs))

    async def due(self, now: float, limit: int, after: Night | None = None) -> list[Night]:
        """Nights of this process that are to be looked at by ``now``, in portions: the next ones ``after`` that night.

        One that cannot be read is not due again.
        """
        # A look that is planned for later than any plan was planned by a wrong clock.
        last, latest = 0 if after is None else after.id, now + LONGEST_PLAN_SECONDS
        while stored := await self._store.due(now, limit, latest=latest, after=last):
            found, unreadable = those_readable(stored, _night)
            # Planned for never: it would be in every portion, and in everybody's way.
            for each in unreadable:
                await self._store.plan(each.id, each.revision, None)
                self.unreadable += 1
            if found:
                return found
            last = stored[-1].id
        return []

    async def plan_look(self, night: Night, at: float | None) -> None:
        """Plans the next look at the night, None for none, unless it has changed meanwhile."""
        await self._store.plan(night.id, night.revision, at)

    async def of_server(self, guild_id: int, *, only_open: bool = False) -> list[Night]:
        """The oldest first."""
        return _readable(await self._store.of_server(guild_id, only_open=only_open))

    async def won_on(self, guild_id: int) -> Mapping[int, Mapping[int, int]]:
        """Number of nights won by each person, by channel of the server; only nights that count have a winner."""
        if (known := self._won.get(guild_id)) is not None:
            return known
        won: defaultdict[int, Counter[int]] = defaultdict(Counter)
        for night in await self.of_server(guild_id):
            if night.counts:
                won[night.channel_id].update(each.person for each in night.standings if each.place == 1)
        self._won[guild_id] = won
        return won

    async def of_person(self, person_id: int) -> list[Night]:
        """Nights that name the person."""
        found = _readable(await self._store.of_person(person_id))
        # The store finds the number in the document's text, where it may be part of a longer one.
        return [night for night in found if person_id in night.people]

    async def forget(self, person_id: int) -> None:
        """Nothing in any night says who that person is. One that cannot be read is emptied."""
        found, unreadable = those_readable(await self._store.of_person(person_id), _night)
        for night in found:
            if person_id in night.people:
                await self.note(night.id, changes.without_person, person_id)
        for stored in unreadable:
            await self._store.empty(stored.id)

    async def _save(self, night_id: int, change: Callable[[Night], Night]) -> Night:
        async def save() -> Night:
            before = await self.night(night_id)
            after = change(before)
            if after == before:
                return before
            if _look(after) != _look(before):
                after = replace(after, post=after.post.changed())
            after = replace(after, post=after.post.with_delay(after.behind, self._now()))
            await self._store.save(_stored(after, self._now()))
            # Its end may have made a winner.
            self._won.pop(after.guild_id, None)
            return replace(after, revision=after.revision + 1)

        return await self._one_at_a_time.change(night_id, save)


def _look(night: Night) -> Night:
    """Part of the night that its message shows."""
    # What the message does not show may change without its being edited.
    evening = None if night.evening is None else replace(night.evening, event=Event(), reminded=False)
    return replace(night, revision=0, evening=evening, wishes={}, post=Post(), owed=(), moved_at=0.0, rests=False)


def _stored(night: Night, now: float) -> StoredNight:
    # Columns are kept beside the document, and nothing is stored twice.
    document = {field.name: getattr(night, field.name) for field in fields(Night) if field.name not in _COLUMNS}
    return StoredNight(
        id=night.id,
        guild_id=night.guild_id,
        revision=night.revision,
        open=night.is_open,
        due_at=night.due_at(now),
        document={"version": DOCUMENT_VERSION, **converter.unstructure(document)},
    )


def _readable(stored: Iterable[StoredNight]) -> list[Night]:
    return those_readable(stored, _night)[0]


def _night(stored: StoredNight) -> Night:
    document: Json = stored.document
    if document["version"] != DOCUMENT_VERSION:
        raise ValueError(f"night {stored.id} has version {document['version']}")
    columns = {name: getattr(stored, name) for name in _COLUMNS}
    return converter.structure({**document, **columns}, Night)
