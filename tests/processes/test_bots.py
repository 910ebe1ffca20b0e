"""Two whole bots with a shard each, over real sockets: who answers what, and what one shows of the other's tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from startup.settings import Settings
from store.cluster import Shards
from store.errors import DatabaseInUse
from store.store import Store
from tests.sockets.loopback_discord import BOT, CHANNEL, COMMAND, GUILD, TOKEN, Json, LoopbackDiscord, user
from tests.sockets.started_bot import Started, texts, until

ANNA, BEN, OWNER = "100", "200", "2"
FIRST, SECOND = GUILD, str(5 << 22)
"""Servers on shard 0 and 1 of two."""

Start = Callable[[str], Started]


@pytest_asyncio.fixture
async def start(loopback: LoopbackDiscord, url: str) -> AsyncIterator[Start]:
    loopback.servers = (FIRST, SECOND)
    started: list[Started] = []

    def begin(shards: str) -> Started:
        settings = Settings(
            TOKEN, url, 8765, "INFO", False, server_key="ab" * 32, owner_server=int(GUILD), shards=Shards.parse(shards)
        )
        started.append(Started(loopback, settings))
        return started[-1]

    yield begin
    for each in started:
        each.task.cancel()
        with contextlib.suppress(asyncio.CancelledError, DatabaseInUse):
            await each.task


def in_channel(server: str) -> Json:
    channel = CHANNEL if server == FIRST else f"{server}1"
    described: Json = {"id": channel, "type": 0, "guild_id": server, "name": "games", "position": 0}
    return {"channel_id": channel, "channel": described}


async def command(loopback: LoopbackDiscord, person: str, server: str | None, name: str, **options: str) -> str:
    """Text that the person is shown in private; ``server`` None is their direct messages."""
    where: Json = {"guild_id": server}
    if server is None:
        where |= {
            "channel_id": "77",
            "channel": {"id": "77", "type": 1, "recipients": []},
            "member": None,
            "context": 1,
        }
        where["user"] = user(person, "anna")
    else:
        where |= in_channel(server)
    given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
    word, _, within = name.partition(" ")
    data: Json = {"id": "1", "name": word, "type": 1, "options": given}
    if within:
        data["options"] = [{"name": within, "type": 1, "options": given}]
    if word == "owner":
        data["guild_id"] = GUILD
    interaction = await loopback.interact(person, COMMAND, data, **where)
    answers = f"/token-{interaction}/messages/@original"
    await until(lambda: loopback.of("PATCH", answers) or loopback.of("DELETE", answers))
    assert len(loopback.of("POST", f"/token-{interaction}/callback")) == 1, "one process answers"
    return "\n".join(texts(answer) for answer in loopback.of("PATCH", answers)[-1:])


async def test_two_bots_share_the_servers(loopback: LoopbackDiscord, start: Start, url: str) -> None:
    first, second = start("0/2"), start("1/2")
    await asyncio.gather(first.ready(), second.ready())
    assert sorted(loopback.identified) == [(0, 2), (1, 2)]
    assert len(loopback.of("PUT", f"/applications/{BOT}/commands")) == 1
    assert len(loopback.of("PUT", f"/applications/{BOT}/guilds/{GUILD}/commands")) == 1

    await command(loopback, ANNA, SECOND, "play", game="mensch")
    await command(loopback, BEN, SECOND, "join")
    await command(loopback, ANNA, SECOND, "start")
    await until(lambda: any("board.png" in request.files for request in first.boards(f"{SECOND}1")))
    # Direct messages come to the first process; the table is the second's.
    own_tables = await command(loopback, ANNA, None, "mine")
    assert f"discord.com/channels/{SECOND}/{SECOND}1" in own_tables
    assert "Game night" in own_tables

    numbers = await command(loopback, OWNER, FIRST, "owner numbers")
    assert "Servers: 2" in numbers
    assert "Open tables: 1" in numbers
    assert "`0/2`: one server" in numbers
    assert "`1/2`: one server" in numbers

    with pytest.raises(DatabaseInUse):
        await start("1/2").task
    second.stop.ask()
    await second.task
    again = start("1/2")
    await again.ready()
    shown = len(again.boards(f"{SECOND}1"))
    await command(loopback, ANNA, SECOND, "board")
    await until(lambda: len(again.boards(f"{SECOND}1")) > shown)

    # Another process takes the second's place, as if its lock had been lost: it must end by itself.
    successor = await Store.open(url, shards=Shards.parse("1/2"))
    await successor.processes.begin(0.0)
    await loopback.interact(
        ANNA, COMMAND, {"id": "1", "name": "leave", "type": 1}, guild_id=SECOND, **in_channel(SECOND)
    )
    with pytest.raises(DatabaseInUse):
        await asyncio.wait_for(again.task, 40)
    [table] = await successor.open_tables()
    assert table.row.document["seats"][0]["away"] is False
    await successor.close()
