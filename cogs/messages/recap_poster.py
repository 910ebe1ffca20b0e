"""Posts recaps where servers want them: once, and some days late rather than never."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta, tzinfo
from functools import partial

import discord

from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.messages.recaps import OPEN, ToldMatch, recap_message
from cogs.messages.sending import deliver, post, posted_before
from cogs.messages.server_poster import ServerPoster
from cogs.requests.nonces import nonce
from cogs.servers.servers import may_be_member
from host.host import Host
from host.people.absence import zone_of
from host.people.front_desk import FrontDesk
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from host.results.recaps import LATE_DAYS, Occasion, Recap, occasion_at
from localization.catalog import Speaker

HOUR = 12
"""Of the server's day: people are awake, and the match that began before midnight is over."""


@dataclass(eq=False)
class RecapPoster(ServerPoster):
    """Posts a month's recap, and a year's."""

    host: Host
    setting, what = "recap_channel", "recap"

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
        if recap.matches:
            posting = self._post(recap, occasion, desk, self.channel_of(guild_id, channel_id))
            if not await self._is_settled(guild_id, channel_id, posting):
                return
        await preferences.change(guild_id, partial(_noted, day=day))

    async def _recap(self, guild_id: int, occasion: Occasion, zone: tzinfo) -> Recap:
        """Of channels that everybody on the server sees, and people who are there."""
        servers = self.painter.languages.servers
        is_here = partial(may_be_member, await servers.of(guild_id))
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
