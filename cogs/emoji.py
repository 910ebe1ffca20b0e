"""Makes the bot's own emoji in Discord, and finds those that are there."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import timedelta
from functools import cached_property

import discord
from discord.ext import commands, tasks

from cogs.components import own_emoji
from cogs.messages.painter import TablePainter
from cogs.requests.patches import plan_from_now
from render.emoji import COMMON, Emoji, drawn, name_of

log = logging.getLogger(__name__)

_PAUSE_SECONDS = 3600.0
_KNOWN_AFTER = timedelta(hours=2)
"""By then, every process has looked again."""


class EmojiKeeper(commands.Cog):
    """Looks once the bot is ready, and every hour: nothing waits for it. Only one process ``makes`` those missing."""

    def __init__(self, client: discord.Client, painter: TablePainter, *, makes: bool) -> None:
        self._client = client
        self._painter = painter
        self._makes = makes

    @cached_property
    def _every(self) -> Mapping[str, Emoji]:
        games = (face.emoji for face in self._painter.faces.values())
        return {name: emoji for each in (COMMON, *games) for name, emoji in each.items()}

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(seconds=_PAUSE_SECONDS)
    async def look(self) -> None:
        try:
            await self._client.wait_until_ready()
            found = await self._client.fetch_application_emojis()
            signs = {name: emoji.sign for name, emoji in self._every.items()}
            own = {name_of(emoji.name): emoji for emoji in sorted(found, key=lambda emoji: emoji.id)}
            own_emoji.use({name: emoji for name, emoji in own.items() if name in self._every}, signs)
            if self._makes:
                own_emoji.use({name: await self._made(name, found) for name in self._every}, signs)
        except Exception as error:
            # They are an ornament: whatever Discord answers, nothing has failed.
            log.info("Messages are without some of the bot's own emoji: %r", error)
        plan_from_now(self.look)

    async def _made(self, name: str, found: list[discord.Emoji]) -> discord.Emoji:
        """The present drawing. Former ones go when every process knows it."""
        stored_name, png = await self._painter.when_calm(lambda: drawn(name, self._every[name]))
        present = next((emoji for emoji in found if emoji.name == stored_name), None)
        if present is None:
            return await self._client.create_application_emoji(name=stored_name, image=png)
        if discord.utils.utcnow() - present.created_at > _KNOWN_AFTER:
            for emoji in found:
                if name_of(emoji.name) == name and emoji is not present:
                    await emoji.delete()
        return present
