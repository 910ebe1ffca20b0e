"""Notices to one person outside a table: by direct message, or with a mention in its channel.

A mention notifies those whom it names and nobody else.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord

from cogs.components.layout import NO_MENTIONS, Message
from cogs.requests.delivery import NOT_DELIVERED, may_pass, patiently
from host.public_table import PublicTable

log = logging.getLogger(__name__)


class PersonalNotices:
    """``channel_of`` gives the channel of a server by both ids, ``direct_messages_of`` a person's direct messages.

    A ``nonce`` keeps what is sent twice within some minutes from being posted twice, to the same person or channel.
    """

    def __init__(
        self,
        channel_of: Callable[[int, int], discord.PartialMessageable],
        direct_messages_of: Callable[[int], Awaitable[discord.abc.Messageable]],
    ) -> None:
        self._channel_of = channel_of
        self._direct_messages_of = direct_messages_of

    async def write(self, person_id: int, message: Message, nonce: str) -> bool:
        """By direct message. Returns False if the person takes none; raises what may pass."""
        try:
            channel = await patiently(lambda: self._direct_messages_of(person_id))
            own = nonce_for(person_id, nonce)
            await patiently(lambda: channel.send(view=message.layout, nonce=own, allowed_mentions=NO_MENTIONS))
        except NOT_DELIVERED as error:
            if may_pass(error):
                raise
            log.info("Person %d gets no direct message: %s", person_id, error)
            return False
        return True

    async def mention(self, table: PublicTable, people: Sequence[int], message: Message, nonce: str) -> bool:
        """In the table's channel. Returns False if nothing can be posted there; raises what may pass."""
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in people]
        )
        channel = self._channel_of(table.guild_id, table.channel_id)
        try:
            await patiently(lambda: channel.send(view=message.layout, nonce=nonce, allowed_mentions=mentions))
        except NOT_DELIVERED as error:
            if may_pass(error):
                raise
            log.info("Nobody can be mentioned in the channel of table %d: %s", table.id, error)
            return False
        return True


def nonce_for(person_id: int, nonce: str) -> str:
    """The nonce for what is sent to that person: at most the 25 characters that Discord allows.

    Discord posts nothing where the bot has sent the same nonce to anybody else just before.
    """
    return f"sa{hashlib.blake2s(f'{nonce} {person_id}'.encode(), digest_size=11).hexdigest()}"
