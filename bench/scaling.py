"""Cost of a move for the bot's process, its database, and of Discord's limit; and the memory that servers take.

``python -m bench scaling`` takes ten minutes. Processor time is counted, not the time by the clock, so that a busy
machine matters less.
"""

import asyncio
import os
import random
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path

from bench.bot_process import running_bot
from bench.measure import megabytes, processor_seconds, tell
from bench.measuring_discord import MeasuringDiscord, measuring_discord, percentile
from store.database import sqlite_address
from store.store import Store
from tests.soak.messages import Shown
from tests.sockets.loopback_discord import COMMAND, PRESS, Json, guild, serving
from tests.store.cluster import Cluster

PRESSING_SECONDS = float(os.environ.get("BENCH_SECONDS", "60"))
LOADS = ((12, 1.0), (12, 12.0), (50, 12.0))
"""Tables, and the seconds between two presses at one of them: a crowd in a hurry, and people's own pace."""

WORKERS = 2
GAMES = ("mensch", "einigkeit", "wiedumir")
"""Games with a button for every move."""

SEED = 7

SERVERS = 1000


def report() -> None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    with _cluster(folders[-1]) if folders else nullcontext() as cluster:
        for tables, pause in LOADS:
            print(f"Scaling: a bot at {tables} tables, a press in {pause:.0f} s at each of them")
            print("SQLite")
            asyncio.run(_moves(tables, pause))
            if cluster is not None:
                print("PostgreSQL")
                asyncio.run(_moves(tables, pause, cluster))
    asyncio.run(_memory_of_servers())


@contextmanager
def _cluster(binaries: Path) -> Iterator[Cluster]:
    cluster = Cluster(binaries)
    cluster.start(durable=True)
    try:
        yield cluster
    finally:
        cluster.remove()


async def _moves(tables: int, pause: float, cluster: Cluster | None = None) -> None:
    """``pause``: seconds between two presses at one table. ``cluster`` is the server of the database, if it has one."""
    channels = [str(20 + number) for number in range(tables)]
    discord = measuring_discord(channels)
    database_server = None if cluster is None else cluster.create_database()
    async with serving(discord), _bot(discord, database_server) as (process, database):
        await asyncio.sleep(15)  # until the covers are drawn
        connected = megabytes(process)
        await _open_tables(discord, channels)
        pressing = asyncio.create_task(_play(discord, channels, pause / tables))
        await asyncio.sleep(5)
        before, asked = Counter(discord.counted), len(discord.asked)
        spent, servers = processor_seconds(process), _server_seconds(cluster)
        moves, saves = await _moves_in(database)
        await asyncio.sleep(PRESSING_SECONDS)
        spent, servers = processor_seconds(process) - spent, _server_seconds(cluster) - servers
        moves_after, saves_after = await _moves_in(database)
        moves, saves = moves_after - moves, saves_after - saves
        counted, presses = discord.counted - before, list(discord.asked.values())[asked:]
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


async def _open_tables(discord: MeasuringDiscord, channels: Sequence[str]) -> None:
    for number, channel in enumerate(channels):
        # A different opener for each table, because of the rate limit.
        opener, *others = (f"{channel}{seat}" for seat in range(4))
        options = [{"name": "game", "type": 3, "value": GAMES[number % len(GAMES)]}]
        for person, name in ((opener, "play"), *((other, "join") for other in others), (opener, "start")):
            data: Json = {"id": "1", "name": name, "type": 1, "options": options if name == "play" else []}
            await discord.replied(await discord.interact(person, channel, COMMAND, data, name), within=30)


async def _play(discord: MeasuringDiscord, channels: Sequence[str], pause: float) -> None:
    """The person in turn presses what their game has for them, at a table drawn by lot, until it is cancelled."""
    pick = random.Random(SEED)
    while True:
        channel = pick.choice(channels)
        if moves := _moves_at(discord, channel):
            person, message, part = pick.choice(moves)
            data: Json = {"custom_id": part["custom_id"], "component_type": part["type"]}
            if part.get("options"):
                data["values"] = [pick.choice(part["options"])["value"]]
            await discord.interact(person, channel, PRESS, data, "move", message)
        await asyncio.sleep(pause)


def _moves_at(discord: MeasuringDiscord, channel: str) -> list[tuple[str, Shown, Json]]:
    """Presses that are open to the person in turn, whom the table mentions."""
    tables = [each for each in discord.visible_to("", channel) if any(map(_is_move, each.controls))]
    named = re.findall("<@([0-9]+)>", tables[-1].text) if tables else []
    return [
        (person, message, part)
        for person in named[-1:]
        for message in discord.visible_to(person, channel)[-3:]
        for part in message.controls
        if _is_move(part)
    ]


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
    """Processor seconds of all the server's processes so far."""
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
    none, many = [await _memory_with(number) for number in (0, SERVERS)]
    tell("memory of a server, 40 channels and 25 roles", f"{1024 * (many - none) / SERVERS:9.0f} KB")


async def _memory_with(servers: int) -> float:
    discord = measuring_discord(others=[_ordinary_server((number + 1 << 22) + 10) for number in range(servers)])
    async with serving(discord), _bot(discord) as (process, _):
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


def _ordinary_server(number: int) -> Json:
    """One that has about as many channels and roles as is usual."""
    server = guild([str(number + 100 + channel) for channel in range(40)], server=str(number))
    [everyone] = server["roles"]
    return server | {"roles": [everyone, *({**everyone, "id": str(number + 1000 + role)} for role in range(25))]}
