"""The bot itself: what belongs together, and what happens when a table has changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

import discord
from discord import app_commands
from discord.ext import commands

from cogs.caretaking import Caretaking
from cogs.command_names import Translator
from cogs.conversation import Conversation, converse
from cogs.ending import Ending, Vanishing
from cogs.games.face import GameFace
from cogs.games.registry import FACES
from cogs.live_messages import LiveMessages, Shown
from cogs.odds import Odds
from cogs.opening import Opening
from cogs.presses import Presses
from cogs.records import Records
from cogs.rulebook import Rulebook
from cogs.seating import Seating
from cogs.seats import Seats
from cogs.settings import Settings
from cogs.surroundings import DiscordSurroundings
from cogs.table_message import TablePainter
from cogs.turns import Turns
from engine.editions import Editions
from engine.game import Pick
from host.caretaker import Caretaker
from host.computers import ComputerPlayers
from host.host import Host
from host.preferences import Preferences
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import load_speakers
from store.store import Store

log = logging.getLogger(__name__)


class GameNightBot(commands.Bot):
    """``computer_pace`` is in seconds; ``members_intent`` needs the owner's consent in the portal.

    ``faces`` are the games by key, all that can be played.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        pick: Pick,
        computer_pace: float = 1.0,
        members_intent: bool = False,
        faces: Mapping[str, GameFace] = FACES,
    ) -> None:
        intents = discord.Intents(guilds=True, members=members_intent)
        super().__init__(
            # There are no text commands: the prefix is never listened for without message intents.
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            # Whoever installed it for themselves alone would find no table: it must be on the server.
            allowed_installs=app_commands.AppInstallationType(guild=True),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.store = store
        self.now = now
        self.speakers = load_speakers()
        self.faces = faces
        editions = Editions(face.game for face in faces.values())
        self.host = Host(store, editions, now=now, random_bytes=random_bytes)
        self.preferences = Preferences(store)
        self._rendering = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rendering")
        self.painter = TablePainter(faces, self.speakers, self.preferences, self.get_guild, self._rendering)
        self.live_messages = LiveMessages(self, self.painter)
        self.computers = ComputerPlayers(self.host, show=self.table_changed, pick=pick, pace=computer_pace)
        self.caretaker = Caretaker(self.host, store, DiscordSurroundings(self), wake=self.computers.wake, now=now)

    async def setup_hook(self) -> None:
        everybodys = (
            Opening(),
            Seats(),
            Seating(),
            Turns(),
            Odds(),
            Ending(),
            Records(),
            Rulebook(),
            Settings(),
            Presses(),
        )
        for cog in (*everybodys, Vanishing(self), Caretaking(self.caretaker)):
            await self.add_cog(cog)
        for face in self.faces.values():
            for games_own in face.cogs():
                await self.add_cog(games_own)
        await self.tree.set_translator(Translator(self.speakers))
        self.tree.error(_explain_command_error)
        await self.tree.sync()

    async def close(self) -> None:
        await self.computers.close()
        await super().close()
        self._rendering.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def table_changed(
        self, table: PublicTable, conversation: Conversation | None = None, *, anew: bool = False
    ) -> None:
        """Shows a stored change in the channel, and lets the computers and absent people be looked after."""
        self.computers.wake(table.id)
        shown = await self.live_messages.show(table, anew=anew)
        if conversation is not None and shown is not Shown.COMPLETE:
            await conversation.tell(f"shown-{shown.name.lower().replace('_', '-')}")

    async def redraw_table_in(self, channel_id: int) -> None:
        """Shows the channel's open table as it looks now, if there is one."""
        try:
            table = await self.host.open_table_in(channel_id)
        except Refused:
            return
        await self.live_messages.show(table)

    async def person_left_server(self, guild_id: int, person_id: int) -> None:
        """Hands the person's seats on that server to computer players."""
        for table in await self.host.person_left(guild_id, person_id):
            await self.table_changed(table)


async def _explain_command_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Errors before a command's own code runs, such as an option that Discord's data does not fit."""

    async def handle(conversation: Conversation) -> None:
        raise error

    await converse(interaction, handle)
