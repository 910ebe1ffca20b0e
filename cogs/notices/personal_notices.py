"""Notices to one person outside a table: by direct message, or with a mention in its channel.

A mention notifies those whom it names and nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord

from cogs.components.layout import NO_MENTIONS, Message
from cogs.requests.delivery import NOT_DELIVERED, UNKNOWN_MESSAGE, may_pass, retry
from cogs.requests.nonces import nonce
from host.background.discord_port import Sent
from host.people.absence import quiet_until
from host.people.preferences import Preferences
from host.posts import Place, Posted

log = logging.getLogger(__name__)

MOST_MENTIONED = 100
"""Discord takes no message that may notify more people."""

Occasion = tuple[str | int, ...]
"""Occasion of a notice: its kind, the number of the thing, and a stored counter of the thing (`nonce`)."""


@dataclass(eq=False)
class PersonalNotices:
    """``channel_of`` gives the channel of a server by both ids, ``direct_messages_of`` a person's direct messages.

    ``now`` returns seconds since 1970. In their quiet hours people get what is sent without a sound. Of one occasion,
    each person and channel is written to once within some minutes.
    """

    preferences: Preferences
    channel_of: Callable[[int, int], discord.PartialMessageable]
    direct_messages_of: Callable[[int], Awaitable[discord.abc.Messageable]]
    now: Callable[[], float]

    async def write(self, person_id: int, message: Message, occasion: Occasion) -> Sent | None:
        """By direct message. Returns None if the person takes none; raises what may pass."""
        layout = message.layout.plainly()
        own, silent = nonce(*occasion, person_id), await self._is_quiet(person_id)
        try:
            channel = await retry(lambda: self.direct_messages_of(person_id))
            sent = await retry(
                lambda: channel.send(view=layout, nonce=own, allowed_mentions=NO_MENTIONS, silent=silent)
            )
        except NOT_DELIVERED as error:
            if may_pass(error):
                raise
            log.info("Person %d gets no direct message: %s", person_id, error)
            return None
        return Sent(Posted(sent.channel.id, sent.id))

    async def mention(
        self, place: Place, people: Sequence[int], message: Message, occasion: Occasion, *, roles: Sequence[int] = ()
    ) -> Sent | None:
        """At most `MOST_MENTIONED` in the channel of the place, and roles.

        Returns None if nothing can be posted there; raises what may pass.
        """
        quiet = {person for person in people if await self._is_quiet(person)}
        silent = not roles and quiet.issuperset(people)
        notified = [discord.Object(person) for person in people if silent or person not in quiet]
        called = [discord.Object(role) for role in roles]
        mentions = discord.AllowedMentions(everyone=False, roles=called, users=notified)
        layout, channel = message.layout.plainly(), self.channel_of(place.guild_id, place.channel_id)
        own = nonce(*occasion, "channel", *people[:1], *roles)
        try:
            sent = await retry(lambda: channel.send(view=layout, nonce=own, allowed_mentions=mentions, silent=silent))
        except NOT_DELIVERED as error:
            if may_pass(error):
                raise
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE:
                return Sent(None)  # It was posted, and somebody has deleted it since.
            log.info("Nobody can be mentioned in channel %d: %s", place.channel_id, error)
            return None
        return Sent(Posted(place.channel_id, sent.id))

    async def _is_quiet(self, person_id: int) -> bool:
        wishes = await self.preferences.people.of(person_id)
        return quiet_until(wishes.quiet_hours, wishes.time_zone, self.now()) is not None
