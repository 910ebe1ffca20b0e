"""The real discord.py over real sockets: what Discord would receive, byte by byte, when people play."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from pathlib import Path

import discord
import pytest
from PIL import Image

from cogs.health.metrics import Metrics
from cogs.requests.pacing import Pacing, requests
from cogs.requests.patches import pace_requests
from localization.catalog import Language, load_speakers
from operation.running import run_on_discord
from startup.settings import Settings
from store.database import sqlite_address
from tests.cogs.discord_limits import check_message
from tests.sockets.loopback_discord import (
    BOT,
    CHANNEL,
    COMMAND,
    PRESS,
    TOKEN,
    Json,
    LoopbackDiscord,
    Request,
    bots_message,
)
from tests.sockets.started_bot import until

COMPONENTS_V2, EPHEMERAL = 1 << 15, 1 << 6
DEFERRED_ANSWER, DEFERRED_UPDATE = 5, 6


@pytest.fixture
async def running(loopback: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[asyncio.Task[None]]:
    settings = Settings(
        token=TOKEN,
        database_url=sqlite_address(tmp_path / "games.sqlite"),
        playground_port=8765,
        log_level="INFO",
        members_intent=False,
    )
    task = asyncio.create_task(run_on_discord(settings, TOKEN, load_speakers()[Language.ENGLISH]))
    await asyncio.wait_for(loopback.ready.wait(), 20)
    yield task
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def check(request: Request) -> None:
    """A message of ours as Discord demands it."""
    assert request.body["flags"] & COMPONENTS_V2
    assert not request.body.get("content")
    assert not request.body.get("embeds")
    assert request.body["allowed_mentions"]["parse"] == []
    check_message(request.body["components"], request.files)
    named = {attachment["filename"] for attachment in request.body.get("attachments") or []}
    assert named == set(request.files)
    if request.files:
        assert request.content_type == "multipart/form-data"


async def test_a_table_is_opened_and_played_over_real_sockets(
    loopback: LoopbackDiscord, running: asyncio.Task[None]
) -> None:
    await until(lambda: loopback.of("PUT", f"/applications/{BOT}/commands"))
    [registered] = loopback.of("PUT", f"/applications/{BOT}/commands")
    assert "play" in {command["name"] for command in registered.body["list"]}

    play = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "kaeseschieben"}]}
    first = await loopback.interact("100", COMMAND, play)
    await until(lambda: loopback.of("DELETE", f"/token-{first}/messages/@original"))
    [callback] = loopback.of("POST", f"/{first}/token-{first}/callback")
    assert callback.body == {"type": DEFERRED_ANSWER, "data": {"flags": EPHEMERAL}}
    assert loopback.requests.index(callback) == 1, "acknowledged before anything else"
    [posted] = loopback.of("POST", f"/channels/{CHANNEL}/messages")
    check(posted)

    for person, command in (("200", "join"), ("100", "start")):
        answered = await loopback.interact(person, COMMAND, {"id": "2", "name": command, "type": 1, "options": []})
        await until(partial(loopback.of, "DELETE", f"/token-{answered}/messages/@original"))
    await until(lambda: any("board.png" in r.files for r in loopback.requests))
    board = next(r for r in loopback.requests if "board.png" in r.files)
    check(board)
    assert board.method == "PATCH"
    with Image.open(BytesIO(board.files["board.png"])) as picture:
        assert picture.size == (1024, 1024)

    # The player to roll presses the button that the message shows.
    [mover] = {part["content"] for part in _walk(board.body["components"]) if "<@" in part.get("content", "")}
    person = mover.split("<@")[1].split(">")[0]
    roll = next(part["custom_id"] for part in _walk(board.body["components"]) if part.get("label") == "Roll")
    pressed = await loopback.interact(
        person, PRESS, {"custom_id": roll, "component_type": 2}, message=bots_message("1", COMPONENTS_V2)
    )
    await until(lambda: loopback.of("POST", f"/token-{pressed}"))
    [callback] = loopback.of("POST", f"/{pressed}/token-{pressed}/callback")
    assert callback.body["type"] == DEFERRED_UPDATE
    [pad] = [r for r in loopback.requests if r.path.endswith(f"/token-{pressed}") and r.method == "POST"]
    check(pad)
    assert pad.body["flags"] & EPHEMERAL
    assert not pad.files, "the board stands right above"
    await until(lambda: any("board.gif" in r.files for r in loopback.requests))


async def test_what_discord_carried_out_and_answered_with_an_error_happens_once(
    loopback: LoopbackDiscord, running: asyncio.Task[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py repeats such requests by itself, and so do we when it has given up."""
    sleep = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds: sleep(min(seconds, 0.01)))
    await until(lambda: loopback.of("PUT", f"/applications/{BOT}/commands"))
    posting = f"/channels/{CHANNEL}/messages"
    loopback.carried_out_but_failed += ["/callback", *[posting] * 7]
    play = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "mensch"}]}
    first = await loopback.interact("100", COMMAND, play)
    await until(lambda: loopback.of("DELETE", f"/token-{first}/messages/@original"))
    assert len(loopback.of("POST", f"/token-{first}/callback")) == 2
    assert len(loopback.of("POST", posting)) == 8
    [nonce] = loopback.posted.values()
    assert len(nonce) <= 25


async def test_what_a_proxy_answers_in_place_of_discord_loses_nothing_and_is_no_incident(
    loopback: LoopbackDiscord, running: asyncio.Task[None], caplog: pytest.LogCaptureFixture
) -> None:
    await until(lambda: loopback.of("PUT", f"/applications/{BOT}/commands"))
    loopback.garbled += ["/callback", f"/channels/{CHANNEL}/messages"]
    play = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "mensch"}]}
    first = await loopback.interact("100", COMMAND, play)
    await until(lambda: loopback.of("DELETE", f"/token-{first}/messages/@original"))
    assert not loopback.garbled
    assert len(loopback.posted) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_an_acknowledgement_whose_connection_is_lost_is_made_again(
    loopback: LoopbackDiscord, running: asyncio.Task[None], caplog: pytest.LogCaptureFixture
) -> None:
    """Discord may close an idle connection just when it is used. Without it, the person would read of a failure."""
    await until(lambda: loopback.of("PUT", f"/applications/{BOT}/commands"))
    loopback.dropped.append("/callback")
    asked = await loopback.interact("100", COMMAND, {"id": "1", "name": "help", "type": 1, "options": []})
    await until(lambda: loopback.of("PATCH", f"/token-{asked}/messages/@original"))
    assert not loopback.dropped
    assert len(loopback.of("POST", f"/token-{asked}/callback")) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_what_discord_never_confirms_happens_all_the_same_and_once(
    loopback: LoopbackDiscord, running: asyncio.Task[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.interactions._LONGEST_ACKNOWLEDGING", 1.0)
    monkeypatch.setattr("cogs.requests.delivery.LONGEST_TRY_SECONDS", 1.0)
    await until(lambda: loopback.of("PUT", f"/applications/{BOT}/commands"))
    loopback.unconfirmed += ["/callback", f"/channels/{CHANNEL}/messages"]
    play = {"id": "1", "name": "play", "type": 1, "options": [{"name": "game", "type": 3, "value": "mensch"}]}
    first = await loopback.interact("100", COMMAND, play)
    await until(lambda: loopback.of("DELETE", f"/token-{first}/messages/@original"))
    assert not loopback.unconfirmed
    assert len(loopback.posted) == 1


async def test_a_limit_for_all_requests_ends_though_the_one_that_met_it_was_given_up(
    loopback: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would hold everything back for ever."""
    monkeypatch.setattr("cogs.requests.patches.GLOBAL_PAUSE_SECONDS", 0.05)
    async with discord.Client(intents=discord.Intents.none()) as client:
        pace_requests(client, Pacing(requests(50)).turn, Metrics())
        await client.login(TOKEN)
        loopback.limit_next("/messages", seconds=600, everywhere=True)
        posting = asyncio.create_task(client.get_partial_messageable(int(CHANNEL)).send("…"))
        await until(lambda: not client.http._global_over.is_set())
        posting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await posting
        async with asyncio.timeout(10):
            await client.http.get_user(100)


async def test_it_says_where_it_is_and_ends_at_once(
    loopback: LoopbackDiscord, running: asyncio.Task[None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await until(lambda: any("oauth2/authorize" in record.getMessage() for record in caplog.records))
    lines = [record.getMessage() for record in caplog.records if record.name == "spieleabend"]
    assert any("spieleabend" in line and "one server" in line for line in lines)
    assert any("client_id=1" in line and "permissions=17901423741952" in line for line in lines)
    began = time.monotonic()
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    assert time.monotonic() - began < 5


def _walk(components: list[Json]) -> list[Json]:
    return [found for part in components for found in (part, *_walk(part.get("components") or []))]
