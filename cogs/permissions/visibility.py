"""Which tables somebody may ask about from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.conversation import Conversation
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.membership import may_view
from host.refusal import Refused
from host.table.public_table import PublicTable


async def require_visible(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused("no-such-table"), as for a table that never was, unless the person may know of this one.

    They may in its own channel, where they hold a seat, and where they see the channel.
    """
    if table.guild_id == conversation.place:
        if table.channel_id == conversation.channel_id or table.seat_of(conversation.person.id) is not None:
            return
        if await sees_channel(conversation, table.channel_id):
            return
    raise Refused("no-such-table")


async def sees_channel(conversation: Conversation, channel_id: int) -> bool:
    """Whether the person sees that channel of the server where they ask."""
    guild, person = conversation.interaction.guild, conversation.interaction.user
    return guild is not None and isinstance(person, discord.Member) and await may_view(guild, person, channel_id)


async def visible_among(conversation: Conversation, tables: Sequence[PublicTable]) -> list[PublicTable]:
    """Those that the person may know of, on whatever server."""
    members: dict[int, discord.Member | None] = {}
    visible = []
    for table in tables:
        guild = await conversation.services.servers.of(table.guild_id)
        if guild is None:
            continue
        if guild.id not in members:
            members[guild.id] = await _member(guild, conversation.person.id)
        member = members[guild.id]
        if member is not None and await may_view(guild, member, table.channel_id):
            visible.append(table)
    return visible


async def _member(guild: discord.Guild, person_id: int) -> discord.Member | None:
    try:
        return guild.get_member(person_id) or await guild.fetch_member(person_id)
    except NOT_DELIVERED:
        return None
