"""Threads, each made once: a public one begins from a message, whose id it has."""

from __future__ import annotations

from typing import Final

import discord

from cogs.requests.delivery import retry

_WEEK_MINUTES: Final = 10080
"""After which Discord archives a thread in which nothing happens; the longest it allows."""

_HAS_THREAD = 160004
"""Discord's code for a message from which a thread has begun already."""


async def thread_from(starter: discord.PartialMessage, name: str) -> int:
    """The id of the thread of that message: it is begun now, or was by a try whose answer was lost.

    Raises what Discord raises.
    """
    try:
        await retry(lambda: starter.create_thread(name=name, auto_archive_duration=_WEEK_MINUTES))
    except discord.HTTPException as error:
        if error.code != _HAS_THREAD:
            raise
    return starter.id


async def private_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread into which its members bring nobody. Raises what Discord raises."""
    kind = discord.ChannelType.private_thread
    return await channel.create_thread(name=name, type=kind, auto_archive_duration=_WEEK_MINUTES, invitable=False)
