"""The leader takes somebody out of an invitation, by command or by a menu below the options."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.components.layout import Layout
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.scene import label_name
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.seat_marks import MARKS

VERB = "put-out"


async def kick(conversation: Conversation, table: PublicTable, person_id: int) -> None:
    """Everybody sees the invitation without them; they read why when they want to join it again."""
    changed = await conversation.services.host.kick(table.id, conversation.person, person_id)
    await conversation.tell("put-out", person=f"<@{person_id}>")
    await conversation.show_change(changed)


def menu(table: PublicTable, say: Speaker) -> ui.Select[Layout] | None:
    """Everybody but the leader; None if there is nobody else."""
    options = [
        discord.SelectOption(
            label=f"{MARKS[seat].letter} · {label_name(seat, holder.person)}",
            value=str(holder.person.id),
            emoji=MARKS[seat].emoji,
        )
        for seat, holder in enumerate(table.seats)
        if holder.person is not None and holder.person.id != table.leader
    ]
    if not options:
        return None
    press = PressId(table.id, table.version, VERB)
    select: ui.Select[Any] = ui.Select(custom_id=str(press), placeholder=say("put-out-choose"), options=options)
    return select
