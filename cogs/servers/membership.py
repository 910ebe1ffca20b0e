"""Who is on a server, and what they may look at there, as Discord says."""

from __future__ import annotations

import discord

from cogs.requests.delivery import NOT_DELIVERED

_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


async def is_member(guild: discord.Guild, person_id: int) -> bool | None:
    """Whether the person is on the server; None if Discord does not say."""
    try:
        await guild.fetch_member(person_id)
    except discord.NotFound as error:
        return False if error.code in _GONE else None
    except NOT_DELIVERED:
        return None
    return True


async def may_view(guild: discord.Guild, person: discord.Member, channel_id: int) -> bool:
    """Whether the person sees that channel or thread of their server. False where nobody can say."""
    try:
        # Threads that are archived are not remembered.
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        permissions = channel.permissions_for(person)
        if not permissions.view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private() and not permissions.manage_threads:
            await channel.fetch_member(person.id)
    except (*NOT_DELIVERED, discord.ClientException):
        return False
    return True
