"""The bot itself: builds what belongs together and connects it with Discord's events."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.caretaking import Caretaking, Departures, DiscordAdapter
from cogs.command_handlers import Translator
from cogs.command_tree import CheckingTree, UnfitOption, complete_with_nothing
from cogs.commands.front_desk import answer_directly
from cogs.commands.presses import Presses
from cogs.commands.registration import registered_commands
from cogs.conversation import Conversation
from cogs.emoji import EmojiKeeper
from cogs.games.registry import HostedGames, editions_of, hosted_games
from cogs.health.figures import Figures
from cogs.health.metrics import LoopLag, Metrics
from cogs.interactions import converse
from cogs.requests.pacing import Pacing, SessionGate, SharedPacing, requests
from cogs.requests.patches import leave_out_unreadable_events, pace_requests, tracing
from cogs.requests.rate_limits import Allowance, RateLimits
from cogs.services import Services
from host.background.caretaker import Caretaker
from host.background.cluster_listener import ClusterListener
from host.host import Host
from host.match.schedule import TableLimits
from host.refusal import Refused
from host.table.table import Table
from host.workers import ANALYSIS_PATIENCE, Workers, coaches
from store.cluster import Shards
from store.processes import REQUESTS_A_SECOND
from store.store import Store

log = logging.getLogger(__name__)

LONGEST_SESSION_START_SECONDS = 3600.0
"""Seconds that one shard's session may take to begin: where there are many, the last waits for all others."""

LEAVING_SECONDS = 2.0
"""Seconds that everything that uses the store and Discord may take to end."""


class GameNightBot(commands.AutoShardedBot):
    """``key`` is the server's, from which secrets follow.

    ``computer_pace`` is in seconds. ``members_intent`` needs the owner's consent in the portal. Without ``limits`` and
    ``rate_limits``, the usual ones hold. ``workers`` are processes for long work (`Workers`). Without ``motion``, no
    move is animated, whatever anybody prefers. With ``emoji``, its messages show its own.
    ``owner_server`` is the id of the server with the owner's commands, None for none. ``requests_a_second`` is what
    Discord allows the bot in all its processes; which shards are this one's, the store says.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        key: bytes,
        computer_pace: float = 1.0,
        members_intent: bool = False,
        games: HostedGames | None = None,
        metrics: Metrics | None = None,
        owner_server: int | None = None,
        limits: TableLimits | None = None,
        rate_limits: RateLimits | None = None,
        workers: int = 0,
        motion: bool = True,
        emoji: bool = False,
        requests_a_second: int = REQUESTS_A_SECOND,
    ) -> None:
        self.metrics = metrics = metrics or Metrics()
        self.lag = LoopLag(metrics.loop_lag.observe)
        self._owner_server, self._emoji = owner_server, emoji
        self.started_at, self.announcing = now(), asyncio.Lock()
        self._logged_in = False
        # Of direct messages to the bot, which are no privileged intent, it learns only that there are some.
        intents = discord.Intents(guilds=True, members=members_intent, dm_messages=True)
        super().__init__(
            # There are no text commands: `on_message` looks for none.
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=CheckingTree,
            allowed_mentions=discord.AllowedMentions.none(),
            # Installed for a person alone, the bot finds no table: most commands need it on the server.
            allowed_installs=app_commands.AppInstallationType(guild=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=tracing(metrics),
            **_sharding(store.shards),
            shard_connect_timeout=LONGEST_SESSION_START_SECONDS,
        )
        pace_requests(self, _pacing(store, requests(requests_a_second)).turn, metrics)
        leave_out_unreadable_events(self)
        self.shards_away: dict[int, float] = {}  # since when, by the monotonic clock
        self._session_gate = SessionGate(self.fetch_session_start_limits, store.session_starts.take)
        games = hosted_games() if games is None else games
        self.store = store
        self._rendering = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rendering")
        self._workers = Workers(workers)
        self._coach = Workers(coaches(workers), patience=ANALYSIS_PATIENCE)
        host = Host(
            store,
            editions_of(games),
            now=now,
            random_bytes=random_bytes,
            key=key,
            limits=limits,
            workers=self._workers,
            coach=self._coach,
            watch=self._table_changed,
        )
        self.services = Services(
            self,
            store,
            host,
            games.each(lambda game: game.face),
            games.each(lambda game: game.controls),
            now=now,
            metrics=metrics,
            drawing=self._rendering,
            workers=self._workers,
            computer_pace=computer_pace,
            rate_limits=rate_limits or RateLimits(time.monotonic),
            motion=motion,
        )
        self.figures = Figures(
            store,
            metrics,
            self.lag,
            servers=lambda: len(self.guilds),
            unshown=lambda: self.services.live_messages.unshown,
        )
        preferences, wake = self.services.preferences, self.services.computers.wake
        self._cluster_listener = ClusterListener(
            host,
            preferences,
            self.services.blocks,
            show=self.services.show_change,
            wake=wake,
            forget_person=self.services.forget_person,
        )
        store.changes.subscribe(self._cluster_listener.hear)
        discord_port = DiscordAdapter(self.services, self, self.shards_away)
        self._caretaker = Caretaker(host, store, discord_port, preferences, wake=wake, now=now)
        services = self.services
        self.caretaking = Caretaking(
            self._caretaker, services.nights, services.puzzles, services.recaps, services.desks
        )

    async def setup_hook(self) -> None:
        for cog in (
            Presses(self.services),
            Departures(self.services, self, self.store),
            self.caretaking,
        ):
            await self.add_cog(cog)
        if self._emoji:
            await self.add_cog(EmojiKeeper(self, self.services.painter, makes=self.store.shards.lead))
        for command in registered_commands(self.services):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator(self.services.speakers))
        self.tree.error(self._explain_command_error)
        if self._owner_server is not None:
            for command in registered_commands(self.services, for_owner=True):
                self.tree.add_command(command, guild=discord.Object(self._owner_server))
        # Commands are the bot's, not a process's: one of them registers them.
        if self.store.shards.lead:
            await self._register_commands()

    async def login(self, token: str) -> None:
        self._logged_in = True
        await super().login(token)

    async def on_message(self, message: discord.Message) -> None:
        await answer_directly(self.services, message)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.shards_away.setdefault(shard, time.monotonic())

    async def on_shard_ready(self, shard: int) -> None:
        self.shards_away.pop(shard, None)

    on_shard_resumed = on_shard_ready

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the shard's turn to begin a session, which all processes share."""
        await self._session_gate.pass_through(shard_id or 0)

    async def _register_commands(self) -> None:
        await self.tree.sync()
        if self._owner_server is None:
            return
        server = discord.Object(self._owner_server)
        try:
            await self.tree.sync(guild=server)
        except discord.Forbidden as error:
            # Games matter more than the owner's commands.
            log.warning("The owner's commands cannot be registered on server %d: %s", server.id, error)

    async def close(self) -> None:
        """Ends what uses the store, then the store itself, even if the former takes too long."""
        try:
            async with asyncio.timeout(LEAVING_SECONDS):
                await self._leave()
        except TimeoutError:
            log.warning("Discord was left without a goodbye: that took too long")
        finally:
            self._rendering.shutdown(wait=False, cancel_futures=True)
            self._workers.close()
            self._coach.close()
            await self.store.close()

    async def _leave(self) -> None:
        await self._cluster_listener.close()
        await self.services.computers.close()
        await self.services.delivery.close()
        await self.services.avatars.close()
        # discord.py cannot close what never began to connect.
        if self._logged_in:
            await super().close()

    def _table_changed(self, before: Table | None, after: Table) -> None:
        self.metrics.table_changed(before, after)
        if not after.behind:
            self.services.live_messages.nothing_to_show(after.id)

    async def _explain_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Errors before a command's own code runs: nobody's options fit, or Discord still shows a former command."""
        if interaction.type is discord.InteractionType.autocomplete:
            await complete_with_nothing(interaction)
            return

        async def handle(conversation: Conversation) -> None:
            match error:
                case UnfitOption() | app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
                    raise Refused("unfit-option") from error
                case app_commands.CommandNotFound():
                    raise Refused("unknown-command") from error
            raise error

        await converse(self.services, interaction, handle)


def _pacing(store: Store, allowance: Allowance) -> Pacing | SharedPacing:
    """Alone, a process need ask nobody how many requests it may send."""
    if store.shards.are_all:
        return Pacing(allowance)
    return SharedPacing(allowance, store.shards.share, store.request_budget.reserve)


def _sharding(shards: Shards) -> dict[str, Any]:
    """The arguments by which discord.py knows which shards to connect."""
    if shards.counted_by_discord:
        return {}
    return {"shard_count": shards.count, "shard_ids": list(shards.numbers)}
