"""The one message of each game night that is kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from cogs.components.layout import Message, jump_url, text_message
from cogs.messages.channel_message import ChannelMessage
from cogs.nights.message import ANSWER, COME, OPTIONS, WISH, night_message
from cogs.nights.pictures import NightPictures
from cogs.servers.servers import Languages
from host.host import Host
from host.nights import changes
from host.nights.night import Night, Phase
from host.posts import Post


@dataclass(eq=False, kw_only=True)
class NightMessages(ChannelMessage[Night]):
    """The nights of this process."""

    kind: ClassVar[str] = "night"
    buttons: ClassVar[frozenset[str]] = frozenset({ANSWER, COME, WISH, OPTIONS})

    host: Host
    languages: Languages
    pictures: NightPictures

    async def load(self, number: int) -> Night:
        return await self.host.nights.night(number)

    async def note(self, number: int, change: Callable[[Post], Post]) -> Night:
        return await self.host.nights.note(number, lambda night: replace(night, post=change(night.post)))

    async def paint(self, place: Night, *, pictures: bool) -> Message:
        say = await self.languages.speaker_of(place)
        return night_message(place, say, await self.pictures.of(place, say) if pictures else None)

    async def paint_moved_on(self, place: Night) -> Message:
        say = await self.languages.speaker_of(place)
        url = jump_url(place.guild_id, place.channel_id, place.post.message_id)
        return text_message(say("night-moved-on", url=url))

    async def abandon(self, number: int) -> None:
        await self.host.nights.change(number, changes.abandon)

    def is_open(self, place: Night) -> bool:
        return place.is_open

    def moves(self, place: Night) -> bool:
        return place.phase in (Phase.OPEN, Phase.OVER)

    def must_be_seen(self, place: Night) -> bool:
        """Answer no for nights that are long over: they do not come again."""
        return not place.rests
