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
    if table.guild_id == conversation.place:
        if table.channel_id == conversation.channel_id or table.seat_of(conversation.person.id) is not None:
            return
        if await may_view(conversation.interaction, table.channel_id):
            return
    raise Refused("no-such-table")


async def table_asked_for(conversation: Conversation, number: int | None) -> PublicTable:
    """The table of that number, if the person may know of it, else the channel's latest; perhaps not folded.

    Raises Refused.
    """
    host = conversation.services.host
    if number is None:
        return await host.latest_table_in(conversation.channel_id, folded=False)
    table = await host.table(number, folded=False)
    await require_visible(conversation, table)
    return table
