"""Game nights as they go: what is due happens, and their messages are shown.

Everything is stored before it is believed, and done again after a restart where it was cut off: a night that is behind
in its channel, or has a round on, is looked at with every look of the caretaker.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from cachetools import LRUCache

from cogs.nights.events import Events
from cogs.nights.night_messages import NightMessages
from cogs.nights.tables import NightTables
from cogs.notices.match_notices import SeatNotices
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.servers.servers import Languages, is_member
from host.background.due_work import attempt, each, work_off
from host.host import Host
from host.keeping.one_at_a_time import OneAtATime
from host.nights import changes
from host.nights.night import LOOK_SECONDS, Night, Phase
from host.nights.recurrence import Rule
from host.posts import look_again
from host.refusal import Refused
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

AT_A_TIME = 4
"""The number of nights that are looked after at the same time."""

ASKED_AT_A_TIME = 8
"""The number of people whom Discord is asked for at the same time."""

BATCH = 50
"""The number of nights that the store is asked for at once."""

NIGHT_SECONDS = 240.0
"""A night that takes longer than this is left for later: a round of many tables takes Discord a while."""


@dataclass(eq=False)
class NightKeeper:
    """``turn`` waits until the bot may ask Discord for something by itself, ``archive`` puts a thread away.

    ``now`` returns seconds since 1970.
    """

    host: Host
    languages: Languages
    notices: SeatNotices
    messages: NightMessages
    events: Events
    tables: NightTables
    turn: Callable[[], Awaitable[object]]
    archive: Callable[[int], Awaitable[object]]
    now: Callable[[], float]
    _verified: LRUCache[int, float] = field(default_factory=partial(LRUCache, 10_000), init=False)
    _one_at_a_time: OneAtATime = field(default_factory=OneAtATime, init=False)

    async def look(self) -> None:
        """Looks after every night of this process that is due. Does not raise."""
        now = self.now()
        # The time of the beginning for all, so that a long look does not chase what becomes due meanwhile.
        work = work_off(lambda after: self.host.nights.due(now, BATCH, after), self._look_after, AT_A_TIME)
        await attempt(work, "Not every night that is due could be looked after")

    async def _look_after(self, night: Night) -> None:
        work = self._looked_after(night.id)
        if await attempt(work, "Night %d could not be looked after", night.id, seconds=NIGHT_SECONDS):
            planning = self._plan_look(night)
            await attempt(planning, "The next look at night %d could not be stored", night.id)

    async def _looked_after(self, night_id: int) -> None:
        await self.turn()
        night = await self.attend_to(night_id)
        now = self.now()
        # Also when the clock was set back: the last look then lies in the future.
        if night.is_open and not 0 <= now - self._verified.get(night_id, 0.0) < LOOK_SECONDS[night.phase]:
            night = await self.without_absent(night, [night.host])
            await self.messages.verify(night)
            self._verified[night_id] = now
        night = await self.host.nights.night(night_id)
        if not (night.is_open and night.round_is_on):
            await self._plan_look(night)

    async def _plan_look(self, night: Night) -> None:
        """Plans the next look: when something is due, and soon where that could not be done."""
        now = self.now()
        at = night.due_at(now)
        if at is not None and at <= now:
            # What failed is tried again at growing distances, not at every look.
            at = look_again(night.post.unshown_since or night.moved_at, now)
            if night.is_open:
                at = min(at, now + LOOK_SECONDS[night.phase])
        await self.host.nights.plan_look(night, at)

    async def rights_changed(self, guild_id: int) -> None:
        """Try again, at the next look, to show all that could not be shown on that server."""
        with suppress(DatabaseAway):
            for night in await self.host.nights.of_server(guild_id, only_open=True):
                if night.behind:
                    await self.host.nights.plan_look(night, self.now())

    async def attend_to(self, night_id: int) -> Night:
        """Does what is due and shows the night. Raises DatabaseAway."""
        # A press and the caretaker may come at the same moment; threads and letters must be made once.
        return await self._one_at_a_time.change(night_id, lambda: self._attend_to(night_id))

    async def _attend_to(self, night_id: int) -> Night:
        night = await self.host.nights.night(night_id)
        if not self.languages.servers.is_here(night.guild_id):
            return night
        announced = _threads(night)
        if night.is_open and night.round_is_on:
            night = await self.tables.play(night)
        night = await self._after_time(night)
        # The messages that the tables' threads begin with have come below it.
        has_new_threads = _threads(night) > announced
        if has_new_threads or night.behind:
            await self.messages.show(night, post_again=has_new_threads)
            night = await self.host.nights.night(night_id)
        night = await self._tell(night)
        night = await self._keep_event_in_step(night)
        if not night.is_open and not night.rests:
            night = await self._rest(night)
        if not night.is_open and night.choices.repeats is not Rule.NONE:
            night = await self._plan_again(night)
        return night

    async def _after_time(self, night: Night) -> Night:
        """Does what the time brings; an hour before, those who are coming are reminded."""
        now, keep = self.now(), self.host.nights
        after = changes.after_time(night, now)
        # A clock that has jumped, or a gap in which nobody could come, ends no night.
        if after.is_open or self.host.time.attended.is_steady(night.guild_id):
            night = await keep.change(night.id, changes.after_time, now)
        # Of an evening that was missed nobody is reminded.
        if not after.is_open or night.reminder_at is None or now < night.reminder_at:
            return night
        # Asked now, since nobody should be reminded who cannot come any more.
        night = await self.without_absent(night, night.coming | night.here | {night.host})
        return await keep.note(night.id, changes.remind, await self.events.interested(night))

    async def without_absent(self, night: Night, people: Collection[int]) -> Night:
        """The night without those of the people who have left the server: Discord tells few bots of that, so it asks.

        An heir leads the night of a host who has left, or it is off.
        """
        guild = self.languages.servers.known(night.guild_id)
        if guild is None or not night.is_open:
            return night
        absent = list[int]()

        async def look_for(person: int) -> None:
            if await is_member(guild, person) is False:
                absent.append(person)

        await each(people, look_for, ASKED_AT_A_TIME)
        # In one order: who is removed first may decide who inherits the night.
        for person in sorted(absent):
            night = await self.host.nights.change(night.id, changes.without_attendee, person)
        return night

    async def _tell(self, night: Night) -> Night:
        """Tells people what they are owed. What fails for a while stays owed."""
        for owed in night.owed:
            try:
                async for people in self.notices.tell_of_night(night, owed):
                    # Noted person by person, so that a crash in between tells nobody twice.
                    night = await self.host.nights.note(night.id, changes.told, owed, people)
            except NOT_DELIVERED as error:
                log.info("Not everybody could be told of night %d: %s", night.id, error)
        return night

    async def _keep_event_in_step(self, night: Night) -> Night:
        """Discord's event is made when there is a date, and goes the way of the night."""
        if night.evening is None or night.evening.event.phase is night.phase:
            return night
        note, event_id = self.host.nights.note, night.evening.event.id
        try:
            if night.phase is Phase.SET:
                if night.evening.event.location is None:
                    if night.post.message_id is None:
                        # The channel's own address would be that of its other nights, too.
                        return night
                    # Stored before the event is made, or a crash in between would leave one that nobody finds.
                    night = await note(night.id, changes.with_event, location=self.events.location(night))
                event_id = await self.events.ensure(night, await self.languages.speaker_of(night))
            else:
                await self.events.keep_in_step(night)
        except NOT_DELIVERED as error:
            log.info("The event of night %d is behind: %s", night.id, error)
            # What may not pass is given up for this phase: asking for ever would use up the limit for others.
            if may_pass(error):
                return night
        return await note(night.id, changes.with_event, id=event_id, phase=night.phase)

    async def _plan_again(self, night: Night) -> Night:
        """The next of a night that takes place again and again, once."""
        keep, now = self.host.nights, self.now()
        following = changes.again(night, now)
        planned = [changes.series_of(other) for other in await keep.of_server(night.guild_id, only_open=True)]
        if following is not None and changes.series_of(following) not in planned:
            try:
                await keep.plan(following, several=True)
            except Refused as refusal:
                log.info("Night %d does not come again: %s", night.id, refusal)
        # Only the latest of a series repeats it: this one has done its part.
        return await keep.note(night.id, changes.with_choices, repeats=Rule.NONE)

    async def _rest(self, night: Night) -> Night:
        """Its threads go out of the way once all tables are over and their results were posted."""
        tables = [table for played in night.played for table in played.tables]
        threads = [table.channel_id for table in tables if table.channel_id is not None]
        for thread in threads:
            # A thread put away while a match goes on would refuse its presses on phones.
            if await self.host.any_open_table_in(thread) is not None:
                return night
        for thread in threads:
            with suppress(*NOT_DELIVERED):
                await self.archive(thread)
        return await self.host.nights.note(night.id, replace, rests=True)

    async def channel_deleted(self, guild_id: int, channel_id: int) -> None:
        """The nights there do not take place, nor their series."""
        for night in await self.host.nights.of_server(guild_id, only_open=True):
            if night.channel_id == channel_id:
                await self.host.nights.change(night.id, changes.abandon)

    async def person_left(self, guild_id: int, person_id: int) -> None:
        """Somebody has left the server: they are not coming, and another leads the nights that they led."""
        for night in await self.host.nights.of_server(guild_id, only_open=True):
            if person_id in night.people:
                await self.host.nights.change(night.id, changes.without_attendee, person_id)


def _threads(night: Night) -> int:
    return sum(table.channel_id is not None for each in night.played for table in each.tables)
