"""What a move costs the bot's process, its database, and of Discord's limit; and what servers take of memory.

``python -m bench scaling`` takes some minutes. Processor time is counted, not the time by the clock, so that a busy
machine matters less.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bench.bot_process import running_bot
from bench.measure import megabytes, processor_seconds, tell
from bench.measuring_discord import MeasuringDiscord, percentile
from store.database import sqlite_address
from store.store import Store
from tests.sockets import loopback_discord
from tests.sockets.loopback_discord import Json, serve
from tests.store.cluster import Cluster

PRESSING_SECONDS = float(os.environ.get("BENCH_SECONDS", "60"))
PRESSES_PER_SECOND = 12.0
TABLES = 12
WORKERS = 2
GAMES = ("mensch", "einigkeit", "wiedumir")
"""Games with a button for every move."""

SEED = 7

SERVERS, CHANNELS, ROLES = 1000, 40, 25
"""A server of ordinary size has about as many channels and roles."""


def report() -> None:
    print(f"Scaling: a bot at {TABLES} tables, people press {PRESSES_PER_SECOND:.0f} times a second")
    print("SQLite")
    asyncio.run(_moves())
    if folders := sorted(Path("/usr/lib/postgresql").glob("*/bin")):
        print("PostgreSQL")
        with _cluster(folders[-1]) as cluster:
            asyncio.run(_moves(cluster))
    asyncio.run(_memory_of_servers())


@contextmanager
def _cluster(binaries: Path) -> Iterator[Cluster]:
    cluster = Cluster(binaries)
    cluster.start(durable=True)
    try:
        yield cluster
    finally:
        cluster.remove()


async def _moves(cluster: Cluster | None = None) -> None:
    """``cluster`` is the server of the database, if it has one."""
    async with serve(MeasuringDiscord()) as discord:
        assert isinstance(discord, MeasuringDiscord)
        async with _bot(discord, None if cluster is None else cluster.create_database()) as (process, database):
            await asyncio.sleep(15)  # until the covers are drawn
            connected = megabytes(process)
            pressing = asyncio.create_task(_play(discord))
            await asyncio.sleep(15)  # until every game runs
            before, asked = Counter(discord.counted), set(discord.sent)
            spent, servers = processor_seconds(process), _server_seconds(cluster)
            moves, saves = await _moves_in(database)
            await asyncio.sleep(PRESSING_SECONDS)
            spent, servers = processor_seconds(process) - spent, _server_seconds(cluster) - servers
            moves_after, saves_after = await _moves_in(database)
            moves, saves = moves_after - moves, saves_after - saves
            counted, presses = discord.counted - before, [each for each in discord.sent if each not in asked]
            pressing.cancel()
            waits = [1000 * wait for wait in await discord.waits(presses)]
            most = megabytes(process, "VmHWM")
    tell("presses, and decisions that were made of them", f"{len(presses):9} and {moves}, computers' included")
    tell(
        "from a press to its acknowledgement", f"p50 {percentile(waits, 50):.1f} ms, p99 {percentile(waits, 99):.1f} ms"
    )
    tell("the bot's processor, a press", f"{1000 * spent / len(presses):9.1f} ms")
    tell("the same, a decision", f"{1000 * spent / moves:9.1f} ms")
    if cluster is not None:
        tell("the database server's processor, a decision", f"{1000 * servers / moves:9.1f} ms")
    tell("saves of tables, a decision", f"{saves / moves:9.2f}")
    tell("requests within Discord's limit, a decision", f"{counted['limited'] / moves:9.2f}")
    tell("interaction responses, a press", f"{counted['answers'] / len(presses):9.2f}")
    tell("memory, connected and at most", f"{connected:9.0f} MB, {most:.0f} MB")


async def _play(discord: MeasuringDiscord) -> None:
    """The person in turn presses what their game has for them, at all tables in turns, until it is cancelled."""
    pick = random.Random(SEED)
    channels = {str(20 + number): GAMES[number % len(GAMES)] for number in range(TABLES)}
    for channel, game in channels.items():
        option = {"name": "game", "type": 3, "value": game}
        await discord.command(channel, "100", "play", option)
        await asyncio.sleep(0.3)
        for person in ("101", "102"):
            await discord.command(channel, person, "join")
        await asyncio.sleep(0.2)
        await discord.command(channel, "100", "start")
    while True:
        channel = pick.choice(list(channels))
        person = discord.in_turn.get(channel, "100")
        moves = [(message, part) for message, part in discord.seen_by(person, channel) if _is_move(part)]
        if moves:
            await discord.press(channel, person, *pick.choice(moves), pick)
        await asyncio.sleep(1 / PRESSES_PER_SECOND)


def _is_move(part: Json) -> bool:
    verb = part["custom_id"].split(":")[3]
    return verb == "roll" or "." in verb


async def _moves_in(database: str) -> tuple[int, int]:
    """The decisions at open tables, and how often these were saved."""
    store = await Store.open(database)
    try:
        loaded = [await store.load(table) for table in await store.open_table_ids()]
        tables = [table for table in loaded if table is not None]
        return (
            sum("action" in record for table in tables for record in table.records),
            sum(table.revision for table in tables),
        )
    finally:
        await store.close()


def _server_seconds(cluster: Cluster | None) -> float:
    """What all of the server's processes have used so far."""
    if cluster is None:
        return 0.0
    first = cluster.process
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False)
    total = 0.0
    for process in (first, *map(int, children.stdout.split())):
        try:
            total += processor_seconds(process)
        except OSError:
            continue  # It has just ended, and is counted with its parent.
    return total


async def _memory_of_servers() -> None:
    plain = loopback_discord.guild
    loopback_discord.guild = _ordinary_server
    try:
        few, many = [await _memory_with(number) for number in (1, SERVERS)]
    finally:
        loopback_discord.guild = plain
    tell("memory of a server, 40 channels and 25 roles", f"{1024 * (many - few) / (SERVERS - 1):9.0f} KB")


async def _memory_with(servers: int) -> float:
    discord = MeasuringDiscord(servers=[str((number << 22) + 10) for number in range(servers)])
    async with serve(discord), _bot(discord) as (process, _):
        await asyncio.sleep(20)
        return megabytes(process)


@asynccontextmanager
async def _bot(discord: MeasuringDiscord, database: str | None = None) -> AsyncIterator[tuple[int, str]]:
    """The process of a bot that Discord has let in, and the address of its database; without one, of a file's."""
    with tempfile.TemporaryDirectory(prefix="spieleabend-") as name:
        folder = Path(name)
        address = database or sqlite_address(folder / "games.sqlite")
        async with running_bot(discord, folder / "log.txt", address, WORKERS) as process:
            yield process.pid, address


def _ordinary_server(channels: Sequence[str] | None = None, *, server: str = "10") -> Json:
    found: Json = _PLAIN_SERVER(channels, server=server)
    everyone, channel = found["roles"][0], found["channels"][0]
    found["roles"] = [everyone] + [
        everyone | {"id": str(int(server) + 1000 + number), "name": f"role {number}"} for number in range(ROLES)
    ]
    found["channels"] = [
        channel | {"id": str(int(server) + 100 + number), "name": f"channel-{number}"} for number in range(CHANNELS)
    ]
    return found


_PLAIN_SERVER = loopback_discord.guild
