"""Completions of what is typed into the commands of settings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.completions import Completions
from cogs.conversation import Conversation
from cogs.games.controls import Choices
from cogs.services import Services

Offers = Callable[[Conversation], Awaitable[Choices]]
"""What there is to choose for that person there. May raise Refused."""


class SettingCompletions:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._completions = Completions()

    async def answer(
        self, interaction: discord.Interaction[Any], typed: str, offers: Offers
    ) -> list[app_commands.Choice[str]]:
        """Sends those of the offers whose label holds what was typed."""

        async def find() -> Choices:
            if not await self._services.admits_completion(interaction):
                return []
            conversation = Conversation(self._services, interaction)
            await conversation.recognize()
            begun = typed.casefold()
            return [(label, value) for label, value in await offers(conversation) if begun in label.casefold()]

        return await self._completions.answer(interaction, find)
