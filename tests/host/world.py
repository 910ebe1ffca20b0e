"""Surroundings of the caretaker in tests: a clock, servers and channels."""

import asyncio
from collections.abc import Sequence
from unittest.mock import patch

from engine.editions import Editions
from host.background.caretaker import PAUSE_SECONDS, Caretaker
from host.background.discord_port import Sent
from host.host import Host
from host.keeping import attended_time
from host.match import showing
from host.people.preferences import Preferences
from host.table.public_table import PublicTable
from host.table.status import Status
from store.store import Store
from tests.host.tables import GUILD, Clock, open_host

MESSAGE = 5
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class World:
    """The discord_port: who is where, what was shown, what fails."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.servers = {GUILD}
        self.gone: set[int] = set()
        self.out_of_reach: set[int] = set()
        self.asked: list[float] = []
        self.shown: list[PublicTable] = []
        self.woken: list[int] = []
        self.reminded: list[tuple[int, list[int], bool]] = []
        self.closed: set[int] = set()
        self.notified: list[tuple[int, int]] = []
        self.cannot_show = False
        self.at_once = self.most_at_once = 0
        self.open()

    def open(self, editions: Editions | None = None) -> None:
        """A process of the bot, in place of the one before."""
        self.host: Host = open_host(self.store, editions, self.clock)
        self.preferences = Preferences(self.store)
        self.caretaker = Caretaker(
            self.host, self.store, self, self.preferences, wake=self.woken.append, now=self.clock
        )

    def serves(self, guild_id: int) -> bool:
        return guild_id in self.servers

    def away(self) -> frozenset[int]:
        return frozenset(self.out_of_reach)

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        self.asked.append(self.clock.time)
        return person_id not in self.gone

    async def notify_watchers(self, table_id: int) -> None:
        for watcher in await self.host.watching.watchers.of_table(table_id):
            self.notified.append((table_id, watcher.person_id))
            await self.host.watching.watchers.remove(table_id, watcher.person_id)

    async def show(self, table: PublicTable) -> None:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.cannot_show:
            return
        self.shown.append(table)
        await self.host.note(table.id, showing.announced, table.milestones)
        changes = (await self.host.table(table.id)).display.changes
        await self.host.note(table.id, showing.with_post, lambda post: post.posted(table.channel_id, MESSAGE, changes))

    async def remind_directly(self, person_id: int, tables: Sequence[PublicTable]) -> Sent | None:
        if person_id in self.closed:
            return None
        self.reminded.append((person_id, [table.id for table in tables], True))
        return Sent(None)

    async def remind_at(self, table: PublicTable, person_id: int) -> Sent | None:
        self.reminded.append((person_id, [table.id], False))
        return Sent(None)

    async def pass_time(self, seconds: float, step: float | None = None) -> None:
        """The bot runs meanwhile; the longer that is, the more rarely it looks, unless ``step`` says otherwise."""
        if step is None:
            step = PAUSE_SECONDS if seconds <= 2 * MINUTE else MINUTE if seconds < HOUR else 4 * MINUTE
        end = self.clock.time + seconds
        while self.clock.time < end:
            self.clock.time += min(step, end - self.clock.time)
            await self.caretaker.look()

    async def pass_days(self, days: float, step: float | None = None) -> None:
        """The bot looks every hour or six only, and takes that for no gap: what counts in days needs no more."""
        if step is None:
            step = HOUR if days < 2 else 6 * HOUR
        with (
            patch.object(attended_time, "GAP_SECONDS", step),
            patch.object(attended_time, "LONGEST_STEP_SECONDS", step),
        ):
            await self.pass_time(days * DAY, step=step)

    async def status_of(self, table: PublicTable) -> Status:
        return (await self.host.table(table.id)).status
