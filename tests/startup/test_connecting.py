"""Starting on a Discord of our own, over real sockets: what the owner is told when it does not work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import CannotStart, run_on_discord
from localization.catalog import Language, load_speakers
from startup.settings import Settings

TOKEN = "MTIz.secret.token"
IDENTIFY = 2
"""The operation with which a bot introduces itself at the gateway."""

INTENTS_NOT_GRANTED = 4014
"""The code with which Discord's gateway ends a connection that asks for more than the portal grants."""

say = load_speakers()[Language.ENGLISH]


def _answer(content: object, status: int = 200) -> web.Response:
    # discord.py reads JSON only where the content type says exactly this.
    return web.Response(body=json.dumps(content).encode(), status=status, headers={"Content-Type": "application/json"})


def _user(user_id: str, name: str) -> dict[str, str | None]:
    return {"id": user_id, "username": name, "global_name": None, "discriminator": "0", "avatar": None}


@dataclass
class LoopbackDiscord:
    """Knows one token, and refuses the members intent."""

    tokens: list[str] = field(default_factory=list)
    intents: list[int] = field(default_factory=list)

    async def answer_user(self, request: web.Request) -> web.Response:
        self.tokens.append(request.headers["Authorization"])
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return _answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return _answer(_user("1", "spieleabend"))

    async def answer_application(self, _request: web.Request) -> web.Response:
        return _answer(
            {"id": "1", "name": "Spieleabend", "description": "", "icon": None, "verify_key": "", "flags": 0}
            | {"bot_public": True, "bot_require_code_grant": False, "owner": _user("2", "anna")}
        )

    async def answer_commands(self, _request: web.Request) -> web.Response:
        return _answer([])

    async def answer_gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}))
        async for message in socket:
            sent = json.loads(message.data)
            if sent["op"] == IDENTIFY:  # heartbeats may come before
                self.intents.append(sent["d"]["intents"])
                break
        await socket.close(code=INTENTS_NOT_GRANTED)
        return socket


@pytest.fixture
async def loopback(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    server = LoopbackDiscord()
    app = web.Application()
    app.router.add_get("/api/users/@me", server.answer_user)
    app.router.add_get("/api/oauth2/applications/@me", server.answer_application)
    app.router.add_put("/api/applications/1/commands", server.answer_commands)
    app.router.add_get("/", server.answer_gateway)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}/api")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://{host}:{port}/"))
    yield server
    await runner.cleanup()


def settings(tmp_path: Path, *, members_intent: bool = False) -> Settings:
    return Settings(
        token=TOKEN,
        database_url=f"sqlite:///{tmp_path / 'games.sqlite'}",
        playground_port=8765,
        log_level="INFO",
        members_intent=members_intent,
    )


async def test_a_wrong_token_is_called_so_and_not_repeated(loopback: LoopbackDiscord, tmp_path: Path) -> None:
    with pytest.raises(CannotStart) as cannot:
        await run_on_discord(settings(tmp_path), "wrong", say)
    assert str(cannot.value) == (
        "Discord does not accept this DISCORD_TOKEN. Copy it anew from the developer portal (Bot → Reset Token)."
    )
    assert loopback.tokens == ["Bot wrong"]


async def test_the_members_intent_without_consent_in_the_portal_is_called_so(
    loopback: LoopbackDiscord, tmp_path: Path
) -> None:
    with pytest.raises(CannotStart) as cannot:
        # discord.py comes back for ever to a gateway that it misunderstands.
        await asyncio.wait_for(run_on_discord(settings(tmp_path, members_intent=True), TOKEN, say), 20)
    assert str(cannot.value).startswith("MEMBERS_INTENT is on, but the Server Members Intent is off")
    assert loopback.intents == [discord.Intents(guilds=True, members=True).value]


async def test_without_a_network_the_owner_reads_that_discord_cannot_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api")  # the discard port, where nobody listens
    with pytest.raises(CannotStart) as cannot:
        await run_on_discord(settings(tmp_path), TOKEN, say)
    assert str(cannot.value).startswith("Discord cannot be reached: ")
    assert TOKEN not in str(cannot.value)
