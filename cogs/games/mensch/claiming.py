"""An overlooked capture and who says so (P7): the buttons, and /claim."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import turns
from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.games.mensch.pawn_text import claim_label, claimable, complete_claim, read_claim
from cogs.layout import Button, button
from cogs.press_id import PressId
from engine.mensch.events import CaptureClaimed
from engine.mensch.rules import EINIGKEIT
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker

CLAIM = "claim"

KEY = EINIGKEIT.spec.key


class ClaimCommands(commands.Cog):
    @app_commands.command(name=named("command-claim"), description=named("command-claim-description"))
    @app_commands.rename(pawn=named("command-claim-pawn"))
    @app_commands.describe(pawn=named("command-claim-pawn-description"))
    @app_commands.guild_only()
    async def claim(self, interaction: discord.Interaction[Any], pawn: str = "") -> None:
        async def handle(conversation: Conversation) -> None:
            table = await _table(conversation)
            seat = table.seat_of(conversation.person.id)
            if seat is None:
                raise Refused("not-seated")
            code = read_claim(table.view, seat, pawn)
            await claim(conversation, table.id, code, table.version)

        await converse(interaction, handle)

    @claim.autocomplete("pawn")
    async def complete_pawn(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        conversation = Conversation(interaction)
        try:
            table = await _table(conversation)
        except Refused:
            return []
        pairs = complete_claim(table.view, current, conversation.say)
        return [app_commands.Choice(name=label[:100], value=value) for label, value in pairs]


async def claim(conversation: Conversation, table_id: int, code: str, version: int) -> None:
    """The pawn goes back to its base, unless the next roll has been made since."""
    try:
        await turns.play_move(conversation, table_id, code, version)
    except Refused as refusal:
        if refusal.code != "outdated":
            raise
        table = await conversation.bot.host.table(table_id)
        claimed = any(isinstance(event, CaptureClaimed) for event in table.events_of(version))
        raise Refused("claim-made" if claimed else "claim-too-late") from refusal


def only_claimed_since(table: PublicTable, version: int) -> bool:
    """Whether a claim is all that has happened since, so that whose turn it was is still to roll."""
    events = table.events_since(version)
    return bool(events) and all(isinstance(event, CaptureClaimed) for event in events)


def claim_buttons(table: PublicTable, say: Speaker) -> list[Button]:
    """One for each pawn that could have captured, for everybody to see."""
    return [
        button(
            claim_label(table.view, pawn, say),
            PressId(table.id, table.version, CLAIM, (str(pawn.pawn + 1),)),
            style=discord.ButtonStyle.danger,
            emoji="☝️",
        )
        for pawn in claimable(table.view)
    ]


async def _table(conversation: Conversation) -> PublicTable:
    """The channel's open table. Raises Refused if another game is played there, or none yet."""
    table = await turns.open_table_of(conversation, KEY)
    if table.view is None:
        raise Refused("not-started")
    return table
