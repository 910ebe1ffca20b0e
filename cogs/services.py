"""Shared services for press and command handlers. The bot builds it once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Executor
from functools import partial
from typing import Any

import discord
from cachetools import LRUCache, TTLCache

from cogs.components.press_id import Interaction
from cogs.drawers import Drawers
from cogs.faces.face import GameFace
from cogs.health.metrics import Metrics
from cogs.messages.front_desk import FrontDesks
from cogs.messages.live_messages import LiveMessages
from cogs.messages.painter import TablePainter
from cogs.messages.puzzle_poster import PuzzlePoster
from cogs.messages.recap_poster import RecapPoster
from cogs.messages.replays import Replays
from cogs.messages.sending import Shown
from cogs.messages.stray_messages import StrayMessages
from cogs.messages.words_letters import WordsLetters
from cogs.nights.events import Events
from cogs.nights.keeper import NightKeeper
from cogs.nights.night_messages import NightMessages
from cogs.nights.pictures import NightPictures
from cogs.nights.tables import NightTables
from cogs.notices.match_notices import SeatNotices, WatchNotices
from cogs.notices.personal_notices import PersonalNotices
from cogs.notices.turn_notices import TurnNotices
from cogs.requests.delivery import PatientAnswers
from cogs.requests.pacing import BY_ITSELF, Pacing
from cogs.requests.rate_limits import RateLimits
from cogs.servers.avatars import Avatars
from cogs.servers.servers import Languages, Servers
from host.async_lru_cache import AsyncLRUCache
from host.background.computers import ComputerPlayers
from host.host import Host
from host.people.blocks import Blocks
from host.people.preferences import Preferences
from host.people.role_calls import RoleCalls
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import Workers
from localization.catalog import load_speakers
from store.store import Store


class Services:
    """They reach Discord through the ``client``. ``drawing`` is where pictures are made; the rest is as the bot has it.

    ``faces`` are the games by key, all that can be played, ``controls`` what people do in them (`controls_of`);
    ``now`` returns seconds since 1970.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        host: Host,
        faces: Mapping[str, GameFace[Any]],
        controls: Mapping[str, Any],
        *,
        now: Callable[[], float],
        metrics: Metrics,
        drawing: Executor,
        workers: Workers,
        computer_pace: float,
        rate_limits: RateLimits,
        motion: bool,
    ) -> None:
        def channel_of(guild_id: int | None, channel_id: int) -> discord.PartialMessageable:
            return client.get_partial_messageable(channel_id, guild_id=guild_id or None)

        async def direct_messages_of(person_id: int) -> discord.DMChannel:
            return await client.create_dm(discord.Object(person_id))

        self.host, self.faces, self.controls = host, faces, controls
        self.now, self.metrics, self.workers, self.rate_limits = now, metrics, workers, rate_limits
        self.speakers = load_speakers()
        # For what the bot sends without a press, so that presses need not wait.
        self.by_itself = Pacing(BY_ITSELF.part(store.shards.share))
        self.preferences = preferences = Preferences(store)
        self.blocks = Blocks(store, now)
        self.role_calls = RoleCalls(preferences, now)
        self.avatars = Avatars(client.fetch_user, now)
        self.servers = Servers(client.get_guild, partial(client.fetch_guild, with_counts=False), host.serves, now)
        self.languages = languages = Languages(self.speakers, preferences, self.servers)
        self.painter = painter = TablePainter(
            faces, languages, preferences, drawing, self.avatars, metrics, now, host.nights.won_on, motion=motion
        )
        personal = PersonalNotices(preferences, channel_of, direct_messages_of, now)
        self.turn_notices = TurnNotices(host, languages, preferences, personal, now)
        self.seat_notices = SeatNotices(languages, preferences, personal)
        self.watch_notices = WatchNotices(host, languages, personal)
        self.live_messages = LiveMessages(
            servers=self.servers,
            channel_of=channel_of,
            host=host,
            painter=painter,
            notices=self.turn_notices,
            letters=WordsLetters(painter, personal),
        )
        self.stray_messages = StrayMessages(host, painter, self.live_messages)
        self.replays = Replays(host, painter)
        self.computers = ComputerPlayers(host, show=self.live_messages.show, pace=computer_pace, workers=workers)
        self.puzzles = PuzzlePoster(painter, store.server_settings, channel_of, host.puzzles)
        self.recaps = RecapPoster(painter, store.server_settings, channel_of, host)
        self.desks = FrontDesks(
            servers=self.servers,
            channel_of=channel_of,
            preferences=preferences,
            settings=store.server_settings,
            languages=languages,
            games=len(faces),
            turn=self.by_itself.turn,
            now=now,
        )
        night_pictures = NightPictures(host, painter)
        self.nights = NightKeeper(
            host,
            languages,
            self.seat_notices,
            NightMessages(
                servers=self.servers, channel_of=channel_of, host=host, languages=languages, pictures=night_pictures
            ),
            Events(client.get_guild, night_pictures.cover),
            NightTables(
                host,
                store,
                languages,
                preferences,
                show_table=self.show_change,
                add_to_thread=lambda thread_id, person_id: client.http.add_user_to_thread(thread_id, person_id),
            ),
            turn=self.by_itself.turn,
            archive=lambda thread_id: client.http.edit_channel(thread_id, archived=True),
            now=now,
        )
        self.drawers = Drawers()
        self.delivery = PatientAnswers()
        # The ids of interactions that are being handled, or were: Discord repeats some within minutes.
        self.begun: LRUCache[int, None] = LRUCache(10_000)
        # Several lines sent at once get one answer.
        self.answered_directly: TTLCache[int, None] = TTLCache(10_000, ttl=10.0)
        # The latest direct messages with what only their readers may know, by table and person.
        self.letters: LRUCache[tuple[int, int], discord.Message] = LRUCache(1000)
        # What took long to find out of a position, by all that it depends on: some lines of text each.
        self.answers: AsyncLRUCache[Hashable, Any] = AsyncLRUCache(512)

    async def show_change(self, table: PublicTable, *, post_again: bool = False) -> Shown:
        """Shows a stored change in the channel, and lets computer players go on."""
        if not self.host.serves(table.guild_id):
            # The process that serves it has heard of the change, and does both.
            return Shown.UP_TO_DATE
        self.computers.wake(table.id)
        shown = await self.live_messages.show(table, post_again=post_again)
        await self.drawers.settle(table)
        return shown

    async def admits_completion(self, interaction: Interaction) -> bool:
        """Tell whether to complete what somebody types: not for people who are blocked, or who ask for too much."""
        if not self.rate_limits.admits_completion(interaction):
            return False
        try:
            await self.blocks.admit(interaction.user.id, interaction.guild_id)
        except Refused:
            return False
        return True

    def forget_person(self, person_id: int) -> None:
        """Leaves nothing in memory of somebody of whom nothing is stored any more."""
        self.preferences.people.forget(person_id)
        self.avatars.forget(person_id)
        self.answers.clear()
        for key in [key for key in self.letters if key[1] == person_id]:
            del self.letters[key]
        self.replays.forget()
        self.painter.forget_people()
        self.live_messages.forget_people()
        self.live_messages.letters.forget(person_id)
        self.nights.messages.forget_people()
