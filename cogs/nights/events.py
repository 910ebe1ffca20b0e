"""A game night in calendars: Discord's own event, made where the bot may and kept in step, and a file for others.

A server that does not let the bot create events has its night all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import discord

from cogs.components.layout import jump_url
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import tidy
from host.nights.night import MOST_PEOPLE, Night
from localization.catalog import Speaker

log = logging.getLogger(__name__)

_LASTS = 4 * 3600.0
"""Discord wants to know when an event ends; in seconds, an evening takes about so long."""


_LONGEST_LOCATION = 100
"""Characters that Discord allows."""


def expected_end(night: Night) -> float:
    """Of a night that has a date."""
    assert night.evening is not None
    return night.ends_at or night.evening.date + _LASTS


class Events:
    """``guild_of`` gives the servers that the bot is on; ``cover`` draws what Discord shows with an event."""

    def __init__(
        self, guild_of: Callable[[int], discord.Guild | None], cover: Callable[[Speaker], Awaitable[bytes]]
    ) -> None:
        self._guild_of, self._cover = guild_of, cover

    def location(self, night: Night) -> str:
        """Place where the event says that it takes place, by which it is found again."""
        return jump_url(night.guild_id, night.channel_id, night.post.message_id)[:_LONGEST_LOCATION]

    async def ensure(self, night: Night, say: Speaker) -> int | None:
        """The one event of a night that has a date, on that date: made, moved, or found as a lost answer left it.

        None where the bot or the planner may make none, and where not everybody sees the channel: all of a server see
        its events. Raises what Discord answers.
        """
        guild, evening = self._guild_of(night.guild_id), night.evening
        if guild is None or evening is None or not night.choices.calendar:
            return None
        start, end = datetime.fromtimestamp(evening.date, UTC), datetime.fromtimestamp(expected_end(night), UTC)
        ours = await self._ours(guild, night)
        for begun in [event for event in ours if event.status is discord.EventStatus.active]:
            # The doors are closed again, and an event that has begun cannot be put off.
            await begun.delete()
            ours.remove(begun)
        if not ours:
            channel = guild.get_channel(night.channel_id)
            # Events are seen by a whole server: one must not tell of a channel that is not for everybody.
            may_be_seen = channel is not None and channel.permissions_for(guild.default_role).view_channel
            if not (may_be_seen and guild.me.guild_permissions.create_events):
                return None
            made = await guild.create_scheduled_event(
                name=night.choices.title,
                image=await self._cover(say),
                start_time=start,
                end_time=end,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=evening.event.location or self.location(night),
            )
            # A request that was repeated after a lost answer leaves two.
            ours = await self._ours(guild, night) or [made]
        kept, *doubles = ours
        for double in doubles:
            await double.delete()
        # An edit that changes nothing would cost a request all the same.
        if (kept.start_time, kept.end_time) != (start, end):
            await kept.edit(start_time=start, end_time=end)
        return kept.id

    async def interested(self, night: Night) -> list[int]:
        """People who pressed *Interested* on the event."""
        try:
            event = await self._event(night)
            if event is None:
                return []
            return [user.id async for user in event.users(limit=MOST_PEOPLE) if not user.bot]
        except NOT_DELIVERED as error:
            log.info("Nobody knows who is interested in night %d: %s", night.id, error)
            return []

    async def keep_in_step(self, night: Night) -> None:
        """Starts, completes or cancels the event as the night has been. Raises what Discord answers."""
        event = await self._event(night)
        if event is None:
            return
        match night.phase.value, event.status:
            case ("open", discord.EventStatus.scheduled):
                await event.start()
            case ("open", discord.EventStatus.active):
                await event.edit(end_time=datetime.fromtimestamp(expected_end(night), UTC))
            case ("over" | "called-off", discord.EventStatus.active):
                await event.end()
            case ("over" | "called-off", discord.EventStatus.scheduled):
                await event.cancel()

    async def _ours(self, guild: discord.Guild, night: Night) -> list[discord.ScheduledEvent]:
        """The night's events that have not ended, the one that is known or the oldest first."""
        assert night.evening is not None
        known, running = night.evening.event, (discord.EventStatus.scheduled, discord.EventStatus.active)
        found = [
            event
            for event in await guild.fetch_scheduled_events(with_counts=False)
            if event.status in running
            # Somebody else's event may be at the same address.
            and (event.id == known.id or (event.creator_id == guild.me.id and event.location == known.location))
        ]
        # All processes keep the same one of several.
        return sorted(found, key=lambda event: (event.id != known.id, event.id))

    async def _event(self, night: Night) -> discord.ScheduledEvent | None:
        guild = self._guild_of(night.guild_id)
        if guild is None or night.evening is None or night.evening.event.id is None:
            return None
        try:
            return await guild.fetch_scheduled_event(night.evening.event.id)
        except discord.NotFound:
            return None


def calendar_file(title: str, start: float, end: float, url: str, uid: str, now: float) -> bytes:
    """A date as a file that calendars import (RFC 5545), with an alarm an hour before.

    Times are in seconds since 1970; ``now`` is when the file is made.

    A calendar that has imported a file with the same ``uid`` changes that date instead of adding another.
    """
    from icalendar import Alarm, Calendar, Event  # It takes long, and is rarely needed.

    summary = tidy(title)
    stamp, begin, over = (datetime.fromtimestamp(moment, UTC) for moment in (now, start, end))
    alarm = Alarm.new(description=summary)
    alarm.add("action", "DISPLAY")
    alarm.add("trigger", timedelta(hours=-1))
    event = Event.new(
        summary=summary, start=begin, end=over, stamp=stamp, uid=uid, url=url, description=url, subcomponents=[alarm]
    )
    file: bytes = Calendar.new(prodid="-//Spieleabend//EN", subcomponents=[event]).to_ical()
    return file
