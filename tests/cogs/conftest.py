"""The whole bot on a simulated Discord: ``world`` with ``anna`` (German), ``ben`` (English) and ``chloe`` (French).

Every test fails if anything was logged as an error or a press was not acknowledged, unless it
says ``world.expects_errors = True``.
"""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import pytest
from simcord import Env
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.client import GameNightBot
from cogs.drawers import Drawers
from cogs.requests.rate_limits import RateLimits
from playground.simulated_discord import settle_quickly
from store.database import sqlite_address
from store.store import Store
from tests import sqlite_without_threads
from tests.cogs.discord_limits import check_choices, check_form, check_message
from tests.cogs.quick_discord import blank_pictures, in_a_hurry
from tests.quick_database import unchecked
from tests.simulated_discord import Player, World

settle_quickly()

KEY = bytes(range(32))


class Clock:
    """The bot's clock, which tests move."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Patience:
    """The clock of the rate limits: an hour goes by between two presses, unless a test is in a hurry."""

    def __init__(self) -> None:
        self.now = 0.0
        self.hurried = False

    def __call__(self) -> float:
        if not self.hurried:
            self.now += 3600
        return self.now


class TestWorld(World):
    """``bot`` is the one that runs now; `restart_bot` puts another in its place, on the same database."""

    __test__ = False
    expects_errors = False
    database: Path
    clock: Clock
    patience: Patience
    random_bytes: Callable[[int], bytes]
    bot: GameNightBot

    def __init__(self, env: Env) -> None:
        super().__init__(env)
        self._checked: dict[int, tuple[Any, Any]] = {}
        self._seen: dict[int, Any] = {}

    def message(self, channel_id: int, message_id: int) -> Any:
        """Also one that has gone since: a client may not know that yet."""
        return self._seen.get(message_id) or super().message(channel_id, message_id)

    def acted(self, interaction: Any) -> None:
        super().acted(interaction)
        check_choices(interaction.autocomplete_choices or [])
        if interaction.modal is not None:
            check_form(interaction.modal)
        for channel in self.env.backend.messages.values():
            self._seen.update(channel)
            for stored in channel.values():
                # People's own messages and "thinking …" have no components. An edit puts other lists in their place.
                components, attachments = self._checked.get(stored.id, (None, None))
                if stored.components and (components is not stored.components or attachments is not stored.attachments):
                    check_message(stored.components, {attachment["filename"]: b"" for attachment in stored.attachments})
                    self._checked[stored.id] = stored.components, stored.attachments

    async def restart_bot(self) -> None:
        former, self.bot = self.bot, await open_bot(self.database, self.clock, self.patience, self.random_bytes)
        await self.env.restart_bot(self.bot)
        await former.store.close()
        await self.env.settle()

    def forbid(self, **rights: bool) -> None:
        """Takes rights from the bot in the channel: ``attach_files=True``. Called again, it takes only the new ones."""
        bot_id = self.env.backend.bot_user.id
        denied = discord.Permissions(**rights).value
        self.env.backend.set_overwrite(self.channel.id, Overwrite(bot_id, OverwriteType.MEMBER, allow=0, deny=denied))

    def hide_channel(self, *people: Player) -> None:
        """Nobody sees the channel any more but these people and the bot."""
        view, bot_id = discord.Permissions(view_channel=True).value, self.env.backend.bot_user.id
        hidden = Overwrite(self.guild.id, OverwriteType.ROLE, allow=0, deny=view)
        seen = [
            Overwrite(person, OverwriteType.MEMBER, allow=view, deny=0) for person in (bot_id, *(p.id for p in people))
        ]
        for overwrite in (hidden, *seen):
            self.env.backend.set_overwrite(self.channel.id, overwrite)

    def deny(self, player: Player, **rights: bool) -> None:
        """Takes rights from one person in the channel."""
        denied = discord.Permissions(**rights).value
        overwrite = Overwrite(player.id, OverwriteType.MEMBER, allow=0, deny=denied)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def rename(self, player: Player, name: str) -> None:
        """The person calls themselves that on the server from now on."""
        self.env.backend.guilds[self.guild.id].members[player.id].nick = name

    def allow(self, player: Player, **rights: bool) -> None:
        """Gives rights to one person in the channel."""
        allowed = discord.Permissions(**rights).value
        overwrite = Overwrite(player.id, OverwriteType.MEMBER, allow=allowed, deny=0)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def unacknowledged(self) -> list[Any]:
        return [result for result in self.interactions if not result.acknowledged]


async def open_bot(
    database: Path, clock: Clock, patience: Patience, random_bytes: Callable[[int], bytes], *, motion: bool = False
) -> GameNightBot:
    store = await Store.open(sqlite_address(database))
    return GameNightBot(
        store,
        now=clock,
        random_bytes=random_bytes,
        key=KEY,
        computer_pace=0.001,
        requests_a_second=100_000,
        rate_limits=RateLimits(patience),
        # Few tests look at pictures, and these are quicker.
        motion=motion,
    )


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    monkeypatch.setattr(aiosqlite, "connect", sqlite_without_threads.connect)
    with in_a_hurry(), nullcontext() if request.node.get_closest_marker("pictures") else blank_pictures():
        yield


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Private messages stay where they are, so that all of them can be looked through."""

    async def leave(*_: object) -> None: ...

    monkeypatch.setattr(Drawers, "put", leave)


@pytest.fixture
def database(tmp_path: Path, empty_database: Callable[[Path], Path]) -> Path:
    return empty_database(tmp_path / "tables.sqlite")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def patience() -> Patience:
    return Patience()


@pytest.fixture
async def simcord_bot(
    database: Path, clock: Clock, patience: Patience, random_bytes: Callable[[int], bytes]
) -> GameNightBot:
    with unchecked():
        return await open_bot(database, clock, patience, random_bytes)


@pytest.fixture
def errors_logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO)
    return caplog


@pytest.fixture
async def world(
    simcord_env: Env,
    simcord_bot: GameNightBot,
    database: Path,
    clock: Clock,
    patience: Patience,
    random_bytes: Callable[[int], bytes],
    errors_logged: pytest.LogCaptureFixture,
) -> AsyncIterator[TestWorld]:
    world = TestWorld(simcord_env)
    world.database, world.clock, world.patience, world.bot = database, clock, patience, simcord_bot
    world.random_bytes = random_bytes
    await simcord_env.settle()
    yield world
    await world.bot.close()
    if not world.expects_errors:
        errors = [record for record in errors_logged.get_records("call") if record.levelno >= logging.ERROR]
        assert not errors, [record.getMessage() for record in errors]
        assert not list(world.unacknowledged())


@pytest.fixture
def anna(world: TestWorld) -> Player:
    return world.person("Anna", "de")


@pytest.fixture
def ben(world: TestWorld) -> Player:
    return world.person("Ben")


@pytest.fixture
def chloe(world: TestWorld) -> Player:
    return world.person("Chloé", "fr")
