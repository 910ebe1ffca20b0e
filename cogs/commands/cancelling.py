"""Cancelling a match, for a reason that everybody is shown; and closing an invitation."""

from __future__ import annotations

import discord
from discord import ui

from cogs.components.forms import form, typed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.permissions.server_rules import may_cancel
from cogs.press_handlers import on_form, on_press
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import LONGEST_REASON

GIVE_UP = "give-up"
"""The verb of the button that cancels without a reason."""

CANCEL = "cancel"
"""The verb of the button that asks for a reason, and of the form that it opens."""


async def offers_cancelling(conversation: Conversation, table: PublicTable) -> bool:
    """Whether the person may cancel the table, at once or when it has stood still for long enough."""
    try:
        return await may_cancel(conversation, table) or table.leader == conversation.person.id
    except Refused:
        return False


def reason_form(conversation: Conversation, press: PressId) -> ui.Modal:
    """The form that asks why. The reason may stay empty."""
    say = conversation.say
    return form(
        press,
        title=say("cancel-form-title"),
        label=say("cancel-form-label"),
        description=say("cancel-form-description"),
        longest=LONGEST_REASON,
        required=False,
        style=discord.TextStyle.paragraph,
    )


@on_form(CANCEL, reason_form)
async def cancel_for_typed_reason(conversation: Conversation, table: PublicTable) -> None:
    """What was typed into the form."""
    await give_up(conversation, table, typed(conversation.interaction))


@on_press(GIVE_UP)
async def give_up(conversation: Conversation, table: PublicTable, reason: str = "") -> None:
    """Closes an invitation or cancels a match; those who played learn the reason. Raises Refused."""
    may = await may_cancel(conversation, table)
    closed = await conversation.services.host.give_up(table.id, conversation.person, moderator=may, reason=reason)
    await conversation.close_panel()
    await conversation.show_change(closed)
    await conversation.services.seat_notices.notify_of_cancellation(table, closed, conversation.person.id)
