"""/verify and /export: anybody can check the dice, here or at home."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.components.layout import Attachment, Layout, Message, button, text, words
from cogs.components.press_id import PressId
from cogs.conversation import Conversation, converse
from cogs.permissions.visibility import match_asked_for
from cogs.requests.delivery import NOT_DELIVERED
from cogs.services import Services
from cogs.wording.command_names import named
from cogs.wording.names import escaped, plain
from engine.record_file import MOST_BYTES
from engine.verification import Verification
from host.public_table import PublicTable
from host.refusal import Refused
from render.seat_marks import MARKS

log = logging.getLogger(__name__)

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_record.py"
"""The standalone script that checks an exported match without this bot."""

_MOST_NUMBERS = 20
"""The number of wrong draws that are named."""

_LONGEST_NAME = 40


class Records(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-verify"), description=named("command-verify-description"))
    @app_commands.rename(table=named("command-record-table"), file=named("command-verify-file"))
    @app_commands.describe(
        table=named("command-record-table-description"), file=named("command-verify-file-description")
    )
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            if file is None:
                await verify(conversation, await match_asked_for(conversation, table))
            elif table is None:
                await _verify_file(conversation, file)
            else:
                raise Refused("table-or-file")

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-export"), description=named("command-export-description"))
    @app_commands.rename(table=named("command-record-table"))
    @app_commands.describe(table=named("command-record-table-description"))
    async def export(
        self, interaction: discord.Interaction[Any], table: app_commands.Range[int, 1] | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await export(conversation, await match_asked_for(conversation, table))

        await converse(self._services, interaction, handle)


async def verify(conversation: Conversation, table: PublicTable) -> None:
    """What checking the dice and the moves has found, and the way to the record. Raises Refused."""
    say = conversation.say
    verification = await conversation.services.host.records.verify(table.id)
    verdict = _verdict(say("verify-table", table=str(table.id)), verification, conversation)
    record = button(say("button-export"), PressId(table.id, table.version, "export"), emoji="📄")
    await conversation.answer(Message(Layout(text(verdict), ui.ActionRow(record))))


async def _verify_file(conversation: Conversation, file: discord.Attachment) -> None:
    """Any record, of this bot or of another. Nothing in the file is trusted."""
    if file.size > MOST_BYTES:
        raise Refused("file-too-large", most=MOST_BYTES // 1_000_000)
    try:
        content = await file.read()
    except NOT_DELIVERED as error:
        log.info("Attachment %d could not be read: %s", file.id, error)
        raise Refused("file-not-loaded") from error
    verification = await conversation.services.host.records.verify_file(content)
    await conversation.answer(words(_verdict(conversation.say("verify-file"), verification, conversation)))


def _verdict(what: str, verification: Verification, conversation: Conversation) -> str:
    """What was checked, with which result, and what cannot be checked."""
    say, header = conversation.say, verification.header
    wrong = [str(index) for index in verification.wrong_draws]
    lines = [
        say(
            "verify-passed" if verification.passed else "verify-failed",
            what=what,
            commitment=verification.commitment,
            secret=verification.secret,
            fits="yes" if verification.secret_fits else "no",
            draws=verification.draws,
            wrong=", ".join([*wrong[:_MOST_NUMBERS], *(["…"] if len(wrong) > _MOST_NUMBERS else [])]) or "–",
        )
    ]
    seeds = [f"{MARKS[seat].letter} {escaped(seed)}" for seat, seed in enumerate(header.seeds) if seed is not None]
    lines.append(say("verify-seeds", seeds=", ".join(seeds) or "–"))
    if (check := verification.rules) is not None:
        known = header.game in conversation.services.faces
        lines.append(
            say(
                "verify-rules",
                finding=check.finding.value,
                record=check.record or 0,
                game=say(f"game-{header.game}") if known else plain(header.game[:_LONGEST_NAME]),
                version=header.rules_version,
            )
        )
    return "\n".join([*lines, say("verify-unknown")])


async def export(conversation: Conversation, table: PublicTable) -> None:
    """The record as a file, and what checks it. Raises Refused."""
    say = conversation.say
    names = [
        (holder.person.name or say("person-without-name"))
        if holder.person
        else say("computer-name", letter=MARKS[seat].letter)
        for seat, holder in enumerate(table.seats)
    ]
    content = await conversation.services.host.records.export_file(table.id, names)
    attachments = [Attachment(f"{table.game_key}-{table.id}.json", content)]
    if not table.status.is_open:
        attachments.append(Attachment(VERIFIER.name, await asyncio.to_thread(VERIFIER.read_bytes)))
    introduction = say("export-running" if table.status.is_open else "export-finished", script=VERIFIER.name)
    files: list[ui.Item[Layout]] = [attachment.component() for attachment in attachments]
    await conversation.answer(Message(Layout(text(introduction), *files), tuple(attachments)))
