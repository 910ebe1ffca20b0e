"""The caretaker's clock: discord.py's own loop, which ends with the bot."""

from __future__ import annotations

from discord.ext import commands, tasks

from host.caretaker import PAUSE_SECONDS, Caretaker


class Caretaking(commands.Cog):
    def __init__(self, caretaker: Caretaker) -> None:
        self._caretaker = caretaker

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Only now are all servers known. It is said again after a lost connection."""
        if not self.look.is_running():
            self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(seconds=PAUSE_SECONDS)
    async def look(self) -> None:
        await self._caretaker.look()

    @look.before_loop
    async def resume(self) -> None:
        await self._caretaker.resume()
