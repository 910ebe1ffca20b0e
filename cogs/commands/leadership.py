"""An invitation whose leader has left the server goes on under somebody else, and keeps no seat for who has left.

Without the members intent nobody says that they have left, so it is asked when somebody wants what only the leader may
do, or joins.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.caretaking import person_left_server
from cogs.conversation import Conversation
from cogs.servers.servers import is_member
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status

_PERHAPS_FOR_ABSENCE = ("only-leader", "only-leader-or-moderator", "table-full")
"""Refusals that may end when a leader who has left the server gives the lead and the seat away."""


async def retry_without_absent_leader(
    conversation: Conversation, table: PublicTable, attempt: Callable[[PublicTable], Awaitable[None]]
) -> None:
    """Attempts it. If somebody who has left the server stands in its way, it is attempted again without them."""
    try:
        await attempt(table)
    except Refused as refusal:
        if refusal.code == "seats-kept":
            relieved = await _stop_waiting_for_absent(conversation, table)
        else:
            relieved = refusal.code in _PERHAPS_FOR_ABSENCE and await relieve_absent_leader(conversation, table)
        if not relieved:
            raise
        await attempt(await conversation.host.table(table.id))


async def relieve_absent_leader(conversation: Conversation, table: PublicTable) -> bool:
    """Free the seat of a leader who has left the server, and let the next person lead; False if they have not."""
    guild = conversation.interaction.guild
    if guild is None or table.status is not Status.LOBBY or table.leader == conversation.person_id:
        return False
    if await is_member(guild, table.leader) is not False:
        return False
    await person_left_server(conversation.services, table.guild_id, table.leader)
    return True


async def _stop_waiting_for_absent(conversation: Conversation, table: PublicTable) -> bool:
    """Free the seats that a rematch kept for people who have left the server; False if there were none."""
    guild, absent = conversation.interaction.guild, False
    if guild is None:
        return False
    for person_id in table.awaited:
        if await is_member(guild, person_id) is False:
            await person_left_server(conversation.services, table.guild_id, person_id)
            absent = True
    return absent
