"""Servers as Discord knows them: their language, who is a member and sees a channel, and the link that adds the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import monotonic

import discord
from cachetools import LRUCache

from cogs.requests.delivery import NOT_DELIVERED, may_pass
from host.people.own_zone import zone_of_server
from host.people.preferences import Preferences
from host.posts import Place
from localization.catalog import Language, Speaker
from store.rows import DIRECT_MESSAGES

MINIMAL_RIGHTS = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
"""Permissions that games need, as discord.py and the texts name them."""

ASKED_PERMISSIONS = discord.Permissions(**dict.fromkeys(MINIMAL_RIGHTS, True), create_events=True)
"""Permissions that the invitation link asks for: game nights have events in Discord's calendar where that is allowed.
"""

REMEMBERED = 500
"""The number of other processes' servers that are kept: those that were asked for last."""

REMEMBERED_SECONDS = 600.0

_UNKNOWN_SECONDS = 60.0
"""A server that Discord did not give is asked for again after this long."""

MISSING_SECONDS = 30 * 60.0
"""For how long a channel must not be found until it counts as deleted, unless Discord says that it was."""

_UNKNOWN_CHANNEL = 10003


@dataclass(eq=False)
class Servers:
    """``known`` gives a server from memory, ``fetch`` asks Discord; ``serves``: whether one is this process's.

    ``now`` returns seconds.
    """

    known: Callable[[int], discord.Guild | None]
    fetch: Callable[[int], Awaitable[discord.Guild]]
    serves: Callable[[int], bool]
    now: Callable[[], float]
    _others: LRUCache[int, tuple[discord.Guild | None, float]] = field(
        default_factory=partial(LRUCache, REMEMBERED), init=False
    )
    _missing: LRUCache[int, float] = field(default_factory=partial(LRUCache, 10_000), init=False)

    async def of(self, guild_id: int) -> discord.Guild | None:
        """None for direct messages, and where the bot is not. Other processes' servers have roles, but no channels."""
        if guild_id == DIRECT_MESSAGES or self.serves(guild_id):
            return self.known(guild_id)
        guild, until = self._others.get(guild_id, (None, 0.0))
        if self.now() < until:
            return guild
        try:
            guild, seconds = await self.fetch(guild_id), REMEMBERED_SECONDS
        except NOT_DELIVERED:
            guild, seconds = None, _UNKNOWN_SECONDS
        # A failure is remembered, too, or every message would ask again.
        self._others[guild_id] = (guild, self.now() + seconds)
        return guild

    def is_here(self, guild_id: int) -> bool:
        """Tell whether the bot is there and Discord calls it available: else not even its language is known."""
        guild = self.known(guild_id)
        return guild is not None and not guild.unavailable

    def is_public(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether everybody on the server sees that channel."""
        guild = self.known(guild_id)
        channel = None if guild is None else guild.get_channel(channel_id)
        return guild is not None and channel is not None and channel.permissions_for(guild.default_role).view_channel

    def is_gone(self, channel_id: int, error: BaseException) -> bool | None:
        """Tell whether a channel that was not found just now counts as deleted: Discord may be wrong for a moment.

        None if the error says something else. It counts from the first time since the channel was `found`.
        """
        if not (isinstance(error, discord.NotFound) and error.code == _UNKNOWN_CHANNEL):
            return None
        # By the machine's own clock: half an hour must have passed for real.
        now = monotonic()
        return now - self._missing.setdefault(channel_id, now) >= MISSING_SECONDS

    def found(self, channel_id: int) -> None:
        self._missing.pop(channel_id, None)


@dataclass(eq=False)
class Languages:
    speakers: Mapping[Language, Speaker]
    preferences: Preferences
    servers: Servers

    async def speaker_of(self, place: Place) -> Speaker:
        """The language in which the table, or the night, speaks."""
        if place.language is not None:
            return self.speakers[Language(place.language)]
        locale = await self._locale_of(place.guild_id)
        return self.speakers[await self.preferences.language_of(place.guild_id, locale)]

    async def zone_of(self, guild_id: int) -> str:
        """The IANA name of the zone in which the server's days begin."""
        return zone_of_server(await self.preferences.servers.of(guild_id), await self._locale_of(guild_id))

    async def _locale_of(self, guild_id: int) -> str:
        guild = await self.servers.of(guild_id)
        return Language.ENGLISH.value if guild is None else guild.preferred_locale.value

    async def speaker_to(self, person_id: int, place: Place) -> Speaker:
        """The language in which that person is written to about it: their own choice, or the one spoken there."""
        language = (await self.preferences.people.of(person_id)).language
        return await self.speaker_of(place) if language is None else self.speakers[language]


_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


async def is_member(guild: discord.Guild, person_id: int) -> bool | None:
    """Tell whether the person is on the server; None if Discord does not say."""
    try:
        await guild.fetch_member(person_id)
    except discord.NotFound as error:
        # Another 404 says that the server or the route is unknown, and nothing of the person.
        return False if error.code in _GONE else None
    except NOT_DELIVERED:
        return None
    return True


async def may_be_member(guild: discord.Guild | None, person_id: int) -> bool:
    """Tell whether the person may be on the server, which is taken to be so until Discord says that they are not."""
    return guild is not None and await is_member(guild, person_id) is not False


async def may_view(guild: discord.Guild, person: discord.Member, channel_id: int) -> bool | None:
    """Tell whether the person sees that channel or thread of their server; None if Discord fails to say."""
    try:
        # Threads that are archived are not remembered.
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        permissions = channel.permissions_for(person)
        if not permissions.view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private() and not permissions.manage_threads:
            await channel.fetch_member(person.id)
    except (*NOT_DELIVERED, discord.ClientException) as error:
        return None if may_pass(error) else False
    return True


def invitation_link(application: int) -> str:
    """``application`` is the application's id."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application, permissions=ASKED_PERMISSIONS, scopes=scopes)
