"""``loopback``: a Discord on this machine that discord.py believes to be the real one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.startup.loopback_discord import LoopbackDiscord, serve


@pytest.fixture
async def loopback(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    async with serve() as server:
        monkeypatch.setattr(Route, "BASE", server.base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway))
        yield server
