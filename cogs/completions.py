"""Completions while somebody types: only the latest keystroke counts, and nobody waits long for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.games.controls import Choices
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import shortened
from engine.game import IllegalAction
from host.refusal import Refused
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after which the answer is that there is nothing to choose. Discord takes none after three."""

_MOST_CHOICES = 25
_LONGEST_CHOICE = 100

Find = Callable[[], Awaitable[Choices]]


class Completions:
    """What every person is typing at the moment."""

    def __init__(self) -> None:
        self._finding: dict[int, asyncio.Task[Choices]] = {}

    async def answer(self, interaction: discord.Interaction[Any], find: Find) -> list[app_commands.Choice[str]]:
        """Sends what ``find`` finds for the keystroke, or nothing if it comes too late."""
        choices = [
            app_commands.Choice(name=shortened(label, _LONGEST_CHOICE), value=value[:_LONGEST_CHOICE])
            for label, value in (await self._found(interaction.user.id, find))[:_MOST_CHOICES]
        ]
        try:
            await interaction.response.autocomplete(choices)
        except NOT_DELIVERED as error:
            log.info("Nobody waits for completion %d any more: %s", interaction.id, error)
            # discord.py would try the same once more, and log an error. This ends the task of this one keystroke.
            raise asyncio.CancelledError from error
        return choices

    async def _found(self, person_id: int, find: Find) -> Choices:
        """Nothing if the person has gone on typing, or if it takes too long."""
        former = self._finding.get(person_id)
        if former is not None:
            former.cancel()
        finding = asyncio.ensure_future(_nothing_if_refused(find))
        self._finding[person_id] = finding
        try:
            await asyncio.wait([finding], timeout=PATIENCE)
        finally:
            finding.cancel()
            if self._finding.get(person_id) is finding:
                del self._finding[person_id]
        return finding.result() if finding.done() and not finding.cancelled() else []


async def _nothing_if_refused(find: Find) -> Choices:
    try:
        return await find()
    except (Refused, IllegalAction, DatabaseAway):
        return []
