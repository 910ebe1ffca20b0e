"""What handlers of presses and commands need. The bot builds it once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import LRUCache

from cogs.drawers import Drawers
from cogs.games.face import GameFace
from cogs.health.metrics import Metrics
from cogs.messages.live_messages import LiveMessages, Shown
from cogs.messages.painter import TablePainter
from cogs.messages.replays import Replays
from cogs.messages.stray_messages import StrayMessages
from cogs.nights.keeper import NightKeeper
from cogs.notices.match_notices import SeatNotices, WatchNotices
from cogs.notices.turn_notices import TurnNotices
from cogs.requests.delivery import PatientAnswers
from cogs.requests.rate_limits import RateLimits
from cogs.servers.avatars import Avatars
from cogs.servers.servers import Languages, Servers
from host.async_lru_cache import AsyncLRUCache
from host.host import Host
from host.match.computers import ComputerPlayers
from host.people.blocks import Blocks
from host.people.preferences import Preferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import Workers
from localization.catalog import Language, Speaker

_ANSWERS = 512
"""The number of answers that are remembered. Each is some lines of text."""

_LETTERS = 1000

_BEGUN = 10_000
"""Discord repeats interactions within minutes, if at all."""


@dataclass(frozen=True, slots=True)
class Services:
    """``faces`` are the games by key, all that can be played, ``controls`` what people do in them (`controls_of`);
    ``now`` returns seconds since 1970.

    ``answers`` are what took long to find out of a position, by all that it depends on. ``letters`` are the latest
    direct messages with what only their readers may know, by table and person. ``begun`` are the ids of interactions
    that are being handled, or were.
    """

    host: Host
    faces: Mapping[str, GameFace[Any]]
    controls: Mapping[str, Any]
    painter: TablePainter
    avatars: Avatars
    languages: Languages
    live_messages: LiveMessages
    preferences: Preferences
    computers: ComputerPlayers
    workers: Workers
    speakers: Mapping[Language, Speaker]
    now: Callable[[], float]
    rate_limits: RateLimits
    metrics: Metrics
    blocks: Blocks
    replays: Replays
    stray_messages: StrayMessages
    turn_notices: TurnNotices
    seat_notices: SeatNotices
    watch_notices: WatchNotices
    servers: Servers
    nights: NightKeeper
    begun: LRUCache[int, None] = field(default_factory=lambda: LRUCache(_BEGUN))
    letters: LRUCache[tuple[int, int], discord.Message] = field(default_factory=lambda: LRUCache(_LETTERS))
    drawers: Drawers = field(default_factory=Drawers)
    delivery: PatientAnswers = field(default_factory=PatientAnswers)
    answers: AsyncLRUCache[Hashable, Any] = field(default_factory=lambda: AsyncLRUCache(_ANSWERS))

    async def show_change(self, table: PublicTable, *, post_again: bool = False) -> Shown:
        """Shows a stored change in the channel, and lets computer players go on."""
        if not self.host.serves(table.guild_id):
            # The process that serves it has heard of the change, and does both.
            return Shown.COMPLETE
        self.computers.wake(table.id)
        shown = await self.live_messages.show(table, post_again=post_again)
        await self.drawers.settle(table)
        return shown

    async def admits_completion(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether what somebody types is to be completed: not for people who are blocked, or who ask for too much."""
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
