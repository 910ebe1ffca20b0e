"""/table: what changes the whole table, typed: here its seats, and its end for a reason."""

from __future__ import annotations

import discord
from discord.app_commands import Range

from cogs.command_handlers import Command
from cogs.commands.ending import give_up
from cogs.commands.seats import kick, seats_by_letter
from cogs.conversation import Conversation
from host.match import lobby
from host.table.public_table import PublicTable
from host.table.status import LONGEST_REASON


@Command("table cancel")
async def cancel(
    conversation: Conversation, table: PublicTable, reason: Range[str, 1, LONGEST_REASON] | None = None
) -> None:
    await give_up(conversation, table, reason or "")


@Command("table remove")
async def remove(conversation: Conversation, table: PublicTable, person: discord.User) -> None:
    await kick(conversation, table, person.id)


@Command("table swap", {"one": seats_by_letter, "other": seats_by_letter})
async def swap(conversation: Conversation, table: PublicTable, one: int, other: int) -> None:
    swapped = await conversation.services.host.change(table.id, lobby.swap_seats, conversation.person, one, other)
    await conversation.show_change(swapped)
