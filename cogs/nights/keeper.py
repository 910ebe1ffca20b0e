"""Game nights as they go: their message is shown, and what is due happens.

Everything is stored before it is believed, and done again after a restart where it was cut off: a night that is behind
in its channel, or has a round on, is looked at with every look of the caretaker.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

import discord

from cogs.components.layout import NO_MENTIONS, Message
from cogs.nights.events import Events
from cogs.nights.message import night_message
from cogs.nights.pictures import NightPictures
from cogs.nights.tables import NightTables
from cogs.notices.match_notices import SeatNotices
from cogs.requests.delivery import NOT_DELIVERED, UNKNOWN_MESSAGE, may_pass, needs_new_message, retry
from cogs.requests.nonces import nonce
from cogs.servers.servers import Languages
from host.host import Host
from host.nights import changes
from host.nights.night import REMINDER_SECONDS, Night, Phase
from host.nights.recurrence import Rule, next_occurrence
from host.refusal import Refused
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

_RETRY_SECONDS = 300.0
"""What the channel does not take is tried again after this long."""


@dataclass(eq=False)
class NightKeeper:
    """``channel_of`` gives channels, ``archive`` puts a thread away; ``now`` returns seconds since 1970."""

    host: Host
    languages: Languages
    notices: SeatNotices
    pictures: NightPictures
    events: Events
    tables: NightTables
    channel_of: Callable[[int, int], discord.PartialMessageable]
    archive: Callable[[int], Awaitable[object]]
    now: Callable[[], float]
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary, init=False)

    async def look(self) -> None:
        """Looks after every night of this process that is due. Does not raise."""
        with suppress(DatabaseAway):
            await asyncio.gather(*(self._look_after(night) for night in await self.host.nights.due()))

    async def _look_after(self, night: Night) -> None:
        try:
            await self.attend_to(night.id)
        except DatabaseAway:
            log.info("Night %d is looked at again at the next look", night.id)
        except Exception:
            log.exception("Night %d could not be looked after", night.id)
            await self._later(night)

    async def attend_to(self, night_id: int) -> None:
        """Does what is due and shows the night. Raises DatabaseAway."""
        lock = self._locks.setdefault(night_id, asyncio.Lock())
        async with lock:
            night = await self.host.nights.night(night_id)
            if not self.languages.servers.is_here(night.guild_id):
                return
            night = await self._after_time(night)
            announced = _threads(night)
            if night.is_open and night.round_is_on:
                night = await self.tables.play(night)
            if night.show_at is not None and night.show_at <= self.now():
                # Discord says in the channel that there are new threads: the message comes below that.
                night = await self._show(night, post_again=_threads(night) > announced)
            night = await self._keep_event_in_step(night)
            if not night.is_open and not night.rests:
                night = await self._rest(night)
            if not night.is_open and night.repeats is not Rule.NONE:
                await self._plan_again(night)

    async def _after_time(self, night: Night) -> Night:
        """What the time brings; an hour before, those who are coming are reminded."""
        now, keep, asking = self.now(), self.host.nights, night.phase is Phase.ASKING
        after = changes.after_time(night, now)
        # A clock that has jumped, or a gap in which nobody could come, ends no night.
        if after.is_open or self.host.time.attended.is_steady(night.guild_id):
            night = await keep.change(night.id, changes.after_time, now)
        if asking and not night.is_open:
            await self.notices.tell_of_night(night, "night-is-off", night.expected)
        if asking and night.phase is Phase.SET:
            await self.notices.tell_of_night(night, "night-decided", night.expected)
        due = night.phase is Phase.SET and night.date is not None and now >= night.date - REMINDER_SECONDS
        if due and not night.reminded:
            interested = await self.events.interested(night)
            night = await keep.change(night.id, changes.reminded, interested)
            await self.notices.tell_of_night(night, "night-reminder", night.coming)
        return night

    async def _keep_event_in_step(self, night: Night) -> Night:
        """Discord's event is made when there is a date, and goes the way of the night."""
        if night.event_phase is night.phase or night.date is None:
            return night
        try:
            if night.phase is Phase.SET:
                cover = await self.pictures.cover(await self.languages.speaker_of(night))
                event_id = await self.events.move(night) or await self.events.create(night, cover)
                night = await self.host.nights.note(night.id, replace, event_id=event_id)
            else:
                await self.events.keep_in_step(night)
        except NOT_DELIVERED as error:
            log.info("The event of night %d is behind: %s", night.id, error)
            if may_pass(error):
                return await self._later(night)
        return await self.host.nights.note(night.id, replace, event_phase=night.phase)

    async def _plan_again(self, night: Night) -> None:
        """The next of a night that takes place again and again, once; not of one to which nobody came."""
        assert night.date is not None
        goes_on = night.players or night.phase is Phase.CALLED_OFF
        keep, now = self.host.nights, self.now()
        first = night.moved_from or night.date
        date = next_occurrence(night.repeats, first, max(night.date, now), night.zone)
        planned = [(each.title, each.date) for each in await keep.of_server(night.guild_id, only_open=True)]
        if date is not None and goes_on and (night.title, date) not in planned:
            try:
                await keep.plan(changes.again(night, date, now))
            except Refused as refusal:
                log.info("Night %d does not come again: %s", night.id, refusal)
        await keep.note(night.id, replace, repeats=Rule.NONE)

    async def _show(self, night: Night, *, post_again: bool) -> Night:
        say = await self.languages.speaker_of(night)
        picture = None
        if self._may_attach(night):
            picture = await self.pictures.of(night, say)
        message = night_message(night, say, picture)
        keep, message_id = self.host.nights, None
        try:
            if not post_again:
                message_id = await self._edit(night, message)
            # What is long over does not come again.
            if message_id is None and not night.rests:
                message_id = await self._post(night, message)
        except NOT_DELIVERED as error:
            log.info("Night %d could not be shown: %s", night.id, error)
            gone = self.languages.servers.is_gone(night.channel_id, error)
            if gone and night.is_open:
                night = await keep.change(night.id, changes.call_off)
            elif night.is_open or gone is False or may_pass(error):
                return await self._later(night)
            return await keep.note(night.id, replace, show_at=None)
        self.languages.servers.found(night.channel_id)
        shown = await keep.note(night.id, _shown, message_id, night.show_at)
        if night.message_id not in (None, message_id):
            with suppress(*NOT_DELIVERED):
                await self._message(night).delete()
        return shown

    def _may_attach(self, night: Night) -> bool:
        guild = self.languages.servers.known(night.guild_id)
        channel = None if guild is None else guild.get_channel(night.channel_id)
        return guild is not None and channel is not None and channel.permissions_for(guild.me).attach_files

    def _message(self, night: Night) -> discord.PartialMessage:
        assert night.message_id is not None
        return self.channel_of(night.guild_id, night.channel_id).get_partial_message(night.message_id)

    async def _edit(self, night: Night, message: Message) -> int | None:
        """None if there is no message that can be edited."""
        if night.message_id is None:
            return None
        former = self._message(night)
        try:
            await retry(
                lambda: former.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE or needs_new_message(error):
                return None
            raise
        return night.message_id

    async def _post(self, night: Night, message: Message) -> int:
        channel, occasion = (
            self.channel_of(night.guild_id, night.channel_id),
            nonce("night", night.id, "post", night.revision),
        )
        sent = await retry(
            lambda: channel.send(view=message.layout, files=message.files, allowed_mentions=NO_MENTIONS, nonce=occasion)
        )
        return sent.id

    async def _later(self, night: Night) -> Night:
        with suppress(DatabaseAway):
            return await self.host.nights.note(night.id, replace, show_at=self.now() + _RETRY_SECONDS)
        return night

    async def _rest(self, night: Night) -> Night:
        """Its threads go out of the way once all tables are over and their results were posted."""
        tables = [table for each in night.played for table in each.tables]
        threads = [table.channel_id for table in tables if table.channel_id is not None]
        for thread in threads:
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
                await self.host.nights.change(night.id, changes.call_off)

    async def person_left(self, guild_id: int, person_id: int) -> None:
        """Somebody has left the server: they are not coming, and another leads the nights that they led."""
        for night in await self.host.nights.of_server(guild_id, only_open=True):
            if person_id in night.people:
                await self.host.nights.change(night.id, changes.left, person_id)


def _threads(night: Night) -> int:
    return sum(table.channel_id is not None for each in night.played for table in each.tables)


def _shown(night: Night, message_id: int | None, show_at: float | None) -> Night:
    """The message shows what was to be shown at ``show_at``; what has changed since is still to be shown."""
    return replace(night, message_id=message_id, show_at=None if night.show_at == show_at else night.show_at)
