"""A game night in calendars: Discord's own event, made where the bot may and kept in step, and a file for others.

A server that does not let the bot create events has its night all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import discord

from cogs.components.layout import jump_url
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import tidy
from host.nights.night import MOST_PEOPLE, Night

log = logging.getLogger(__name__)

_LASTS = 4 * 3600.0
"""Discord wants to know when an event ends; in seconds, an evening takes about so long."""


def expected_end(night: Night) -> float:
    """Of a night that has a date."""
    assert night.date is not None
    return night.ends_at or night.date + _LASTS


class Events:
    """``guild_of`` gives the servers that the bot is on."""

    def __init__(self, guild_of: Callable[[int], discord.Guild | None]) -> None:
        self._guild_of = guild_of

    async def create(self, night: Night, cover: bytes) -> int | None:
        """The event of a night that has a date, with that picture; None where the bot or the planner may make none.

        None, too, where not everybody sees the channel: all of a server see its events. Raises what Discord answers.
        """
        guild = self._guild_of(night.guild_id)
        channel = None if guild is None else guild.get_channel(night.channel_id)
        if guild is None or channel is None or night.date is None or not night.calendar:
            return None
        may_be_seen = channel.permissions_for(guild.default_role).view_channel
        if not (may_be_seen and guild.me.guild_permissions.create_events):
            return None
        event = await guild.create_scheduled_event(
            name=night.title,
            image=cover,
            start_time=datetime.fromtimestamp(night.date, UTC),
            end_time=datetime.fromtimestamp(expected_end(night), UTC),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=jump_url(night.guild_id, night.channel_id, night.message_id)[:100],
        )
        return event.id

    async def move(self, night: Night) -> int | None:
        """The event that the night had before, on its date; None if it had none. Raises what Discord answers."""
        event = await self._event(night)
        if event is None or night.date is None:
            return None
        await event.edit(
            start_time=datetime.fromtimestamp(night.date, UTC),
            end_time=datetime.fromtimestamp(expected_end(night), UTC),
        )
        return event.id

    async def interested(self, night: Night) -> list[int]:
        """Who pressed *Interested* on the event."""
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

    async def _event(self, night: Night) -> discord.ScheduledEvent | None:
        guild = self._guild_of(night.guild_id)
        if guild is None or night.event_id is None:
            return None
        try:
            return await guild.fetch_scheduled_event(night.event_id)
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
