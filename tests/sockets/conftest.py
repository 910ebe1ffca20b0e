"""``loopback``: a Discord on this machine that discord.py believes to be the real one; ``start``: the bot on it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from operation.problems import CannotStart
from startup.settings import Settings
from store.database import sqlite_address
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord, serve
from tests.sockets.started_bot import Started

_PAUSE_AFTER_SERVERS_SECONDS = 0.25
"""Time the bot waits for another server before it is ready. discord.py waits two seconds for Discord's many."""


@pytest.fixture
async def loopback(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    async with serve() as server:
        monkeypatch.setattr(Route, "BASE", server.base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway))
        # A property takes precedence over what each connection sets for itself.
        pause = property(lambda _: _PAUSE_AFTER_SERVERS_SECONDS, lambda _state, _seconds: None)
        monkeypatch.setattr(ConnectionState, "guild_ready_timeout", pause, raising=False)
        yield server


@pytest.fixture
async def start(loopback: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[Callable[..., Started]]:
    """Starts the bot, with these settings besides; what still runs at the end is ended."""
    started: list[Started] = []

    def begin(**more: object) -> Started:
        database = sqlite_address(tmp_path / "games.sqlite")
        settings = Settings(TOKEN, database, 8765, "INFO", False, **more)  # type: ignore[arg-type]
        started.append(Started(loopback, settings))
        return started[-1]

    yield begin
    for each in started:
        each.task.cancel()
        with contextlib.suppress(asyncio.CancelledError, CannotStart):
            await each.task
