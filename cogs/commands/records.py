"""/verify and /export: anybody can check the dice, here or at home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.layout import Attachment, Layout, Message, text, words
from cogs.services import Services
from host.public_table import PublicTable
from host.refusal import Refused

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_record.py"
"""The standalone script that checks an exported match without this bot."""


class Records(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-verify"), description=named("command-verify-description"))
    @app_commands.rename(table=named("command-record-table"))
    @app_commands.describe(table=named("command-record-table-description"))
    @app_commands.guild_only()
    async def verify(
        self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1] | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await _verify(conversation, await _table(conversation, table))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-export"), description=named("command-export-description"))
    @app_commands.rename(table=named("command-record-table"))
    @app_commands.describe(table=named("command-record-table-description"))
    @app_commands.guild_only()
    async def export(
        self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1] | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await _export(conversation, await _table(conversation, table))

        await converse(self._services, interaction, handle)


async def _table(conversation: Conversation, table_id: int | None) -> PublicTable:
    """The table of that number on this server, else the channel's latest."""
    host = conversation.services.host
    if table_id is None:
        return await host.latest_table_in(conversation.channel_id)
    table = await host.table(table_id)
    if table.guild_id != conversation.guild_id:
        raise Refused("no-such-table")
    return table


async def _verify(conversation: Conversation, table: PublicTable) -> None:
    verification = await conversation.services.host.verify(table.id)
    say = conversation.say
    verdict = "verify-passed" if verification.passed else "verify-failed"
    verdict_text = say(
        verdict,
        table=str(table.id),
        commitment=verification.commitment,
        secret=verification.secret,
        draws=verification.draws,
        wrong=", ".join(str(index) for index in verification.wrong_draws) or "–",
    )
    await conversation.answer(words(verdict_text))


async def _export(conversation: Conversation, table: PublicTable) -> None:
    say = conversation.say
    record = {
        **await conversation.services.host.export(table.id),
        "names": [
            holder.person.name if holder.person else say("computer-name", letter=letter)
            for holder, letter in zip(table.seats, "ABCDEFGHIJKLMNOP", strict=False)
        ],
    }
    content = json.dumps(record, ensure_ascii=False, indent=1).encode()
    attachments = [Attachment(f"{table.game_key}-{table.id}.json", content)]
    if not table.status.is_open:
        attachments.append(Attachment(VERIFIER.name, VERIFIER.read_bytes()))
    introduction = say("export-running" if table.status.is_open else "export-finished", script=VERIFIER.name)
    files: list[ui.Item[Layout]] = [attachment.component() for attachment in attachments]
    await conversation.answer(Message(Layout(text(introduction), *files), tuple(attachments)))
