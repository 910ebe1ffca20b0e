"""Which tables somebody may ask about from elsewhere."""

from __future__ import annotations

from cogs.conversation import Conversation
from cogs.membership import may_view
from host.public_table import PublicTable
from host.refusal import Refused


async def require_visible(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused("no-such-table"), as for a table that never was, unless the person may know of this one.

    They may in its own channel, where they hold a seat, and where they see the channel.
    """
    if table.guild_id == conversation.guild_id:
        if table.channel_id == conversation.channel_id or table.seat_of(conversation.person.id) is not None:
            return
        if await may_view(conversation.interaction, table.channel_id):
            return
    raise Refused("no-such-table")
