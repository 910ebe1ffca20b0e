"""The caretaker in Discord: its clock, what leaves or archives itself, and what it needs of Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import discord
from discord.ext import commands, tasks

from cogs.messages.front_desk import FrontDesks
from cogs.messages.puzzle_poster import PuzzlePoster
from cogs.messages.recap_poster import RecapPoster
from cogs.nights.keeper import NightKeeper
from cogs.requests.delivery import NOT_DELIVERED
from cogs.requests.patches import plan_from_now
from cogs.servers.servers import is_member
from cogs.services import Services
from host.background.caretaker import BATCH, PAUSE_SECONDS, Caretaker
from host.background.discord_port import Sent
from host.table.public_table import PublicTable
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES
from store.store import Store

Changed = discord.abc.GuildChannel | discord.Role | discord.Thread


class Caretaking(commands.Cog):
    """Tells the caretaker, too, when what could not be shown for lack of a right may be shown again."""

    def __init__(
        self,
        caretaker: Caretaker,
        nights: NightKeeper,
        puzzles: PuzzlePoster,
        recaps: RecapPoster,
        desks: FrontDesks,
    ) -> None:
        self._caretaker = caretaker
        self._nights = nights
        self._puzzles = puzzles
        self._recaps = recaps
        self._desks = desks
        self._looked: dict[str, float] = {}

    @property
    def longest_pause(self) -> float:
        """For how many seconds one of the loops has not finished a look; 0 before they begin."""
        return max((monotonic() - looked for looked in self._looked.values()), default=0.0)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_update")
    async def rights_changed(self, _before: Changed, after: Changed) -> None:
        await self._rights_changed(after.guild.id)

    async def _rights_changed(self, guild_id: int) -> None:
        await self._caretaker.rights_changed(guild_id)
        await self._nights.rights_changed(guild_id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Roles that the bot itself was given or lost: that arrives without the members intent."""
        if after.id == after.guild.me.id:
            await self._rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Also one that was archived and is open again."""
        await self._rights_changed(thread.guild.id)

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def server_is_here(self, guild: discord.Guild) -> None:
        # Before the first look, a start says so of every server, and shows all tables itself.
        if self.look.is_running():
            await self._rights_changed(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Only now are all servers known. It is said again after a lost connection."""
        for loop in (self.look, self.look_at_nights):
            if not loop.is_running():
                self._looked[loop.coro.__name__] = monotonic()
                loop.start()

    async def cog_unload(self) -> None:
        """Returns when nothing is being looked at any more."""
        # Cancelled is not ended yet, and the store must not close before.
        for loop in (self.look, self.look_at_nights):
            if (looking := loop.get_task()) is not None:
                loop.cancel()
                await asyncio.wait([looking])

    @tasks.loop(seconds=PAUSE_SECONDS)
    async def look(self) -> None:
        await self._caretaker.look()
        # By the machine's own clock, which nobody sets.
        self._looked["look"] = monotonic()
        plan_from_now(self.look)

    @tasks.loop(seconds=PAUSE_SECONDS)
    async def look_at_nights(self) -> None:
        """And at whatever is posted by the day, apart from the tables: a round of many people takes Discord a while."""
        await self._nights.look()
        await self._puzzles.look()
        await self._recaps.look()
        await self._desks.look()
        self._looked["look_at_nights"] = monotonic()
        plan_from_now(self.look_at_nights)

    @look.before_loop
    async def resume(self) -> None:
        await self._caretaker.resume()


class Departures(commands.Cog):
    def __init__(self, services: Services, client: discord.Client, store: Store) -> None:
        self._services = services
        self._client = client
        self._store = store

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._keep_open(payload.thread_id, payload.data)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Looks, one after the other, for threads that were archived while Discord could not say so."""
        latest = 0
        with suppress(DatabaseAway):
            while tables := await self._store.open_tables(BATCH, after=latest):
                for table in tables:
                    guild = self._client.get_guild(table.guild_id)
                    if guild is None or guild.unavailable:
                        continue
                    # A thread that is archived is unknown, or known as such.
                    channel = guild.get_channel_or_thread(table.channel_id)
                    if getattr(channel, "archived", channel is None):
                        with suppress(*NOT_DELIVERED):
                            found = await self._client.http.get_channel(table.channel_id)
                            await self._keep_open(table.channel_id, found)
                latest = tables[-1].id

    async def _keep_open(self, thread_id: int, thread: Mapping[str, Any]) -> None:
        """An open table's thread is opened again: on phones Discord refuses presses in one that is archived."""
        state = thread.get("thread_metadata", {})
        # A locked thread was closed by a moderator, and stays so.
        if state.get("archived") and not state.get("locked"):
            with suppress(DatabaseAway, *NOT_DELIVERED):
                if await self._services.host.any_open_table_in(thread_id) is not None:
                    await self._client.http.edit_channel(thread_id, archived=False)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the channel's table and nights, which nobody can see any more."""
        with suppress(DatabaseAway):
            await self._services.host.upkeep.abandon_channel(channel.id)
            await self._services.nights.channel_deleted(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Begin the time after which the server's data are deleted."""
        with suppress(DatabaseAway):
            await self._services.host.upkeep.server_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Wake the tables of a server that has invited the bot again."""
        with suppress(DatabaseAway):
            await self._services.host.upkeep.server_returned(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        with suppress(DatabaseAway):
            await self._services.host.upkeep.abandon_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Arrives only where the owner switched the members intent on."""
        with suppress(DatabaseAway):
            await person_left_server(self._services, payload.guild_id, payload.user.id)
            await self._services.nights.person_left(payload.guild_id, payload.user.id)


async def person_left_server(services: Services, guild_id: int, person_id: int) -> None:
    """Hands the person's seats on that server to computer players."""
    for table in await services.host.upkeep.person_left(guild_id, person_id):
        await services.show_change(table)


class DiscordAdapter:
    """``client`` has the servers that this process serves; ``shards_away`` have no session."""

    def __init__(self, services: Services, client: discord.Client, shards_away: Container[int]) -> None:
        self._services = services
        self._client, self._shards_away = client, shards_away

    def serves(self, guild_id: int) -> bool:
        if guild_id == DIRECT_MESSAGES or not self._services.host.serves(guild_id):
            return True  # Whether the bot is on another process's server, only that one knows.
        return self._client.get_guild(guild_id) is not None

    def away(self) -> frozenset[int]:
        away = self._shards_away
        servers = {guild.id for guild in self._client.guilds if guild.unavailable or guild.shard_id in away}
        # Direct messages arrive by the first shard.
        return frozenset(servers | {DIRECT_MESSAGES} if 0 in away else servers)

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        if guild_id == DIRECT_MESSAGES:
            return True  # Nobody leaves their own direct messages.
        guild = self._client.get_guild(guild_id)
        return None if guild is None else await is_member(guild, person_id)

    async def show(self, table: PublicTable) -> None:
        # What the bot does by itself waits in a queue of its own, so that people's presses do not.
        await self._services.by_itself.turn()
        await self._services.show_change(table)

    async def remind_directly(self, person_id: int, tables: Sequence[PublicTable]) -> Sent | None:
        await self._services.by_itself.turn()
        return await self._services.turn_notices.remind_directly(person_id, tables)

    async def remind_at(self, table: PublicTable, person_id: int) -> Sent | None:
        await self._services.by_itself.turn()
        return await self._services.turn_notices.remind_at(table, person_id)

    async def notify_watchers(self, table_id: int) -> None:
        await self._services.watch_notices.notify(table_id)
