"""Posts recaps where servers want them: once, and some days late rather than never."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, tzinfo
from functools import partial

import discord

from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.messages.painter import TablePainter
from cogs.messages.recaps import OPEN, ToldMatch, recap_message
from cogs.messages.sending import deliver, post, posted_before
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.requests.nonces import nonce
from cogs.servers.servers import is_member
from host.background.due_work import attempt, each
from host.host import Host
from host.people.absence import zone_of
from host.people.front_desk import FrontDesk
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from host.results.recaps import LATE_DAYS, Occasion, Recap, occasion_at
from localization.catalog import Speaker
from store.people import ServerSettings

log = logging.getLogger(__name__)

HOUR = 12
"""Of the server's day: people are awake, and the match that began before midnight is over."""

AT_A_TIME, POST_SECONDS = 2, 60.0
"""Servers whose recap is posted at the same time, and how long one may take before it is tried again."""


@dataclass(eq=False)
class RecapPoster:
    """A day is noted once its recap is posted; what was posted and not noted is looked for first."""

    host: Host
    painter: TablePainter
    settings: ServerSettings
    channel_of: Callable[[int | None, int], discord.PartialMessageable]
    _looked_at: int = field(default=0, init=False)

    async def look(self) -> None:
        """Once a minute, posts what is due on servers of this process. Does not raise."""
        minute = int(self.painter.now() // 60)
        if minute != self._looked_at and not await attempt(self._look(), "Not every recap could be posted"):
            self._looked_at = minute

    async def _look(self) -> None:
        await each(await self.settings.owners_with("recap_channel"), self._look_at, AT_A_TIME)

    async def _look_at(self, guild_id: int) -> None:
        failed = "The recap could not be posted on server %d"
        await attempt(self._post_due(guild_id), failed, guild_id, seconds=POST_SECONDS)

    async def _post_due(self, guild_id: int) -> None:
        languages, preferences = self.painter.languages, self.painter.preferences.servers
        server, zone = await preferences.of(guild_id), zone_of(await languages.zone_of(guild_id))
        now = datetime.fromtimestamp(self.painter.now(), zone)
        occasion = occasion_at(now)
        day = occasion.day.toordinal()
        late = now.date() - occasion.day > timedelta(days=LATE_DAYS)
        due = server.recap_posted < day and not late and (now.hour >= HOUR or now.date() > occasion.day)
        if not (due and server.recap_channel and languages.servers.is_here(guild_id)):
            return
        channel_id, desk = server.recap_channel[0], replace(server.desk, guild_id=guild_id)
        recap = await self._recap(guild_id, occasion, zone)
        try:
            if recap.matches:
                await self._post(recap, occasion, desk, self.channel_of(guild_id, channel_id))
        except NOT_DELIVERED as error:
            log.info("The recap could not be posted on server %d: %s", guild_id, error)
            if may_pass(error) or languages.servers.is_gone(channel_id, error) is False:
                return
        else:
            languages.servers.found(channel_id)
        await preferences.change(guild_id, partial(_noted, day=day))

    async def _recap(self, guild_id: int, occasion: Occasion, zone: tzinfo) -> Recap:
        """Of channels that everybody on the server sees, and people who are there."""
        servers = self.painter.languages.servers
        guild, known = await servers.of(guild_id), dict[int, bool]()

        async def is_here(person_id: int) -> bool:
            if person_id not in known:
                known[person_id] = guild is not None and await is_member(guild, person_id) is not False
            return known[person_id]

        channels = [one for one in await self.host.chronicle.channels(guild_id) if servers.is_public(guild_id, one)]
        return await self.host.recaps.of_server(guild_id, occasion, zone, channels, is_here)

    async def _match_of_year(self, recap: Recap, say: Speaker) -> ToldMatch | None:
        """None where it cannot be told any more."""
        if recap.comeback is None or recap.comeback.game not in self.painter.faces:
            return None
        table_id = recap.comeback.table_id
        try:
            story, table = await self.host.records.story(table_id), await self.host.table(table_id)
            return ToldMatch(story, self.painter.faces[table.game_key], await self.painter.scene(table, say))
        except Refused:
            return None

    async def _post(
        self, recap: Recap, occasion: Occasion, desk: FrontDesk, channel: discord.PartialMessageable
    ) -> None:
        """Raises what Discord raises."""
        day, guild_id = occasion.day.toordinal(), desk.guild_id
        say = await self.painter.languages.speaker_of(desk)

        told = await self._match_of_year(recap, say) if occasion.is_year else None

        def is_it(press: PressId) -> bool:
            return press.verb == OPEN and press.args == (str(day),)

        async def paint(pictures: bool) -> Message:
            return await recap_message(recap, occasion, guild_id, self.painter, say, told, pictures=pictures)

        if await posted_before(channel, is_it) is None:
            await deliver(paint, lambda message: post(channel, message, nonce("recap", guild_id, day)))


def _noted(server: ServerPreferences, day: int) -> ServerPreferences:
    return replace(server, recap_posted=day)
