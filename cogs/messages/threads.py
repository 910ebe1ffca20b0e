"""Threads, each made once: a public one begins from a message, whose id it has."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from cogs.components.layout import Message
from cogs.messages.sending import post
from cogs.requests.delivery import NOT_DELIVERED, may_pass, retry

_WEEK_MINUTES: Final = 10080
"""After which Discord archives a thread in which nothing happens; the longest it allows."""

_HAS_THREAD = 160004
"""Discord's code for a message from which a thread has begun already."""


async def new_thread(channel: discord.TextChannel, starter: Message, occasion: str, name: str) -> int:
    """The id of a public thread that begins with that message.

    Both are made once for the nonce of that ``occasion``, also where an answer is lost. Raises what Discord raises; a
    message from which no thread can begin does not stay.
    """
    sent = await retry(lambda: post(channel, starter, occasion))
    message = channel.get_partial_message(sent.id)
    try:
        await retry(lambda: message.create_thread(name=name, auto_archive_duration=_WEEK_MINUTES))
    except NOT_DELIVERED as error:
        if isinstance(error, discord.HTTPException) and error.code == _HAS_THREAD:
            return sent.id
        if not may_pass(error):
            with suppress(*NOT_DELIVERED):
                await message.delete()
        raise
    return sent.id


async def private_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread into which its members bring nobody. Raises what Discord raises."""
    kind = discord.ChannelType.private_thread
    return await channel.create_thread(name=name, type=kind, auto_archive_duration=_WEEK_MINUTES, invitable=False)
