"""A message of one text, with a button that leads to its table."""

from __future__ import annotations

from discord import ui

from cogs.components.layout import Layout, Message, jump_url, link, text
from host.table.public_table import PublicTable
from localization.catalog import Speaker


def linked_message(content: str, table: PublicTable, say: Speaker) -> Message:
    """``say`` is the speaker to those who read it, for the button."""
    to_table = link(say("button-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
    return Message(Layout(text(content), ui.ActionRow(to_table)))
