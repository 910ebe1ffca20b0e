"""Permissions: rules of a server, and tables that somebody may ask about from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord

from cogs.conversation import Conversation
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.servers import may_view
from host.people.front_desk import FrontDesk
from host.people.preferences import Cancelling, ServerPreferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status

_POSTING = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)


def require_opening(conversation: Conversation, server: ServerPreferences) -> None:
    """Raises Refused, with the channels or the roles that may, unless the person may open a table here.

    A channel stands for its threads, a category for its channels. Those who manage the server need no role.
    """
    _require(conversation, server, elsewhere="not-in-this-channel", without_role="not-with-your-roles")


async def require_substituting(conversation: Conversation) -> None:
    """Require that the person may take over a seat of a running match, to which nobody has invited them."""
    server = await conversation.server()
    _require(
        conversation, server, elsewhere="no-taking-over-in-this-channel", without_role="no-taking-over-by-your-roles"
    )


def _require(conversation: Conversation, server: ServerPreferences, *, elsewhere: str, without_role: str) -> None:
    guild, channel = conversation.interaction.guild, conversation.interaction.channel
    if guild is None:
        return
    server = without_what_is_gone(server, guild)
    if server.channels and not _places_of(channel) & set(server.channels):
        raise Refused(elsewhere, channels=mentions_of_channels(server.channels))
    if conversation.interaction.permissions.manage_guild:
        return
    own = {role.id for role in getattr(conversation.interaction.user, "roles", ())}
    if server.roles and not own & set(server.roles):
        raise Refused(without_role, roles=mentions_of_roles(server.roles))


def without_what_is_gone(server: ServerPreferences, guild: discord.Guild) -> ServerPreferences:
    """Channels and roles that have been deleted since restrict nothing."""
    if guild.unavailable:
        return server  # Which there are is not known: after a start, or while Discord has an outage.
    return replace(
        server,
        channels=tuple(channel for channel in server.channels if guild.get_channel(channel) is not None),
        roles=tuple(role for role in server.roles if guild.get_role(role) is not None),
        called=tuple(role for role in server.called if guild.get_role(role) is not None),
        puzzle_channel=tuple(each for each in server.puzzle_channel if guild.get_channel(each) is not None),
        recap_channel=tuple(each for each in server.recap_channel if guild.get_channel(each) is not None),
        desk=server.desk if guild.get_channel(server.desk.channel_id) is not None else FrontDesk(),
    )


def require_posting(conversation: Conversation, channel_id: int) -> None:
    """Raises Refused("cannot-post-in") unless the bot may post in that channel of the server, pictures included."""
    guild = conversation.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None or not _POSTING.is_subset(channel.permissions_for(guild.me)):
        raise Refused("cannot-post-in", channel=f"<#{channel_id}>")


async def may_cancel(conversation: Conversation, table: PublicTable) -> bool:
    """Tell whether the person may cancel the table without being its leader.

    Raises Refused("only-moderators") if not even its leader may: on that server, moderators alone cancel a match.
    """
    if conversation.is_moderator:
        return True
    cancelling = (await conversation.server()).cancelling
    running = table.status is Status.PLAYING and not table.asleep
    if cancelling is Cancelling.MODERATORS and running:
        raise Refused("only-moderators")
    return cancelling is Cancelling.SEATED and table.belongs_to(conversation.person_id)


def mentions_of_channels(channels: Iterable[int]) -> str:
    return ", ".join(f"<#{channel}>" for channel in channels)


def mentions_of_roles(roles: Iterable[int]) -> str:
    return ", ".join(f"<@&{role}>" for role in roles)


def _places_of(channel: object) -> set[int]:
    """The channel, the one that it is a thread of, and their category."""
    ids = (getattr(channel, name, None) for name in ("id", "parent_id", "category_id"))
    return {each for each in ids if each is not None}


async def require_visible(conversation: Conversation, table: PublicTable, *, in_letters: bool = False) -> None:
    """Raises Refused("no-such-table"), as for a table that never was, unless the person may know of this one.

    They may in its own channel, where they hold a seat, and where they see the channel. ``in_letters``: what they ask
    stands in direct messages, too, for those who hold a seat and see the channel.
    """
    is_seated = table.seat_of(conversation.person_id) is not None
    if table.guild_id == conversation.place:
        if table.channel_id == conversation.channel_id or is_seated:
            return
        if await sees_channel(conversation, table.channel_id):
            return
    from_letter = in_letters and is_seated and conversation.in_direct_messages
    if from_letter and await visible_among(conversation, [table]):
        return
    raise Refused("no-such-table")


def shares(conversation: Conversation, table: PublicTable) -> bool:
    """Tell whether the person may show everybody what they see of it: in its own channel, those who had a seat."""
    here = table.channel_id == conversation.channel_id
    return here and not table.is_for_one and table.seat_of(conversation.person_id) is not None


async def sees_channel(conversation: Conversation, channel_id: int) -> bool:
    """Tell whether the person sees that channel of the server where they ask."""
    guild, person = conversation.interaction.guild, conversation.interaction.user
    return guild is not None and isinstance(person, discord.Member) and bool(await may_view(guild, person, channel_id))


async def person_sees_channel(conversation: Conversation, person: int, channel_id: int) -> bool:
    """Tell whether that other person is on the server, no bot, and sees the channel."""
    guild = conversation.interaction.guild
    if guild is None:
        return False
    try:
        member = await guild.fetch_member(person)
    except NOT_DELIVERED:
        return False
    return not member.bot and bool(await may_view(guild, member, channel_id))


async def seen_among(conversation: Conversation, channels: Iterable[int]) -> frozenset[int]:
    """Channels among these of the server that the person sees."""
    return frozenset([channel for channel in channels if await sees_channel(conversation, channel)])


async def visible_among(conversation: Conversation, tables: Sequence[PublicTable]) -> list[PublicTable]:
    """Tables among these that the person may know of, on whatever server."""
    members: dict[int, discord.Member | None] = {}
    visible = []
    for table in tables:
        guild = await conversation.services.servers.of(table.guild_id)
        if guild is None:
            continue
        if guild.id not in members:
            members[guild.id] = await _member(guild, conversation.person_id)
        member = members[guild.id]
        if member is not None and await may_view(guild, member, table.channel_id):
            visible.append(table)
    return visible


async def _member(guild: discord.Guild, person_id: int) -> discord.Member | None:
    try:
        return guild.get_member(person_id) or await guild.fetch_member(person_id)
    except NOT_DELIVERED:
        return None
