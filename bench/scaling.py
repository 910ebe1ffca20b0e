"""What a move costs the bot's process, and of Discord's limit; and what servers take of memory.

``python -m bench scaling`` takes some minutes. Processor time is counted, not the time by the clock, so that a busy
machine matters less.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bench.bot_process import running_bot
from bench.measure import megabytes, processor_seconds, tell
from bench.measuring_discord import PRESSES_PER_SECOND, SEED, PressedDiscord
from store.database import sqlite_address
from store.store import Store
from tests.sockets import loopback_discord
from tests.sockets.loopback_discord import Json, Request, serve

PRESSING_SECONDS = float(os.environ.get("BENCH_SECONDS", "60"))
TABLES = 12
WORKERS = 2
GAMES = ("mensch", "einigkeit", "wiedumir")
"""Games with a button for every move."""

SERVERS, CHANNELS, ROLES = 1000, 40, 25
"""A server of ordinary size has about as many channels and roles."""


def report() -> None:
    print(f"Scaling: a bot at {TABLES} tables, people press {PRESSES_PER_SECOND:.0f} times a second")
    asyncio.run(_moves())
    asyncio.run(_memory_of_servers())


# The bot


class CountingDiscord(PressedDiscord):
    """Counts what it is asked for: interaction responses, and requests for which there is a limit in all."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()
        self.in_turn: dict[str, str] = {}

    async def answer_anything(self, request: web.Request) -> web.Response:
        is_answer = "/webhooks/" in request.path or request.path.endswith("/callback")
        self.counted["answers" if is_answer else "limited"] += 1
        return await super().answer_anything(request)

    def _carry_out(self, noted: Request) -> web.Response:
        """Each table's message mentions who is to act, and has what they can press."""
        named = re.findall("<@([0-9]+)>", json.dumps(noted.body))
        channel, person = self._whose(noted.path.split("/"))
        if person is None and named and "roll" in json.dumps(noted.body):
            self.in_turn[channel] = named[-1]
        return super()._carry_out(noted)


async def _moves() -> None:
    async with serve(CountingDiscord()) as discord:
        assert isinstance(discord, CountingDiscord)
        async with _bot(discord) as (process, database):
            await asyncio.sleep(15)  # until the covers are drawn
            loop = asyncio.get_running_loop()
            pressing = asyncio.create_task(_play(discord, loop.time() + PRESSING_SECONDS + 15))
            await asyncio.sleep(15)  # until every game runs
            before, spent = Counter(discord.counted), processor_seconds(process)
            moves, saves = await _moves_in(database)
            presses = discord.answered
            await asyncio.sleep(PRESSING_SECONDS)
            spent = processor_seconds(process) - spent
            moves_after, saves_after = await _moves_in(database)
            moves, saves = moves_after - moves, saves_after - saves
            presses = discord.answered - presses
            counted = discord.counted - before
            pressing.cancel()
    tell("presses, and decisions that were made of them", f"{presses:9} and {moves}, computers' included")
    tell("the bot's processor, a press", f"{1000 * spent / presses:9.1f} ms")
    tell("the same, a decision", f"{1000 * spent / moves:9.1f} ms")
    tell("saves of tables, a decision", f"{saves / moves:9.2f}")
    tell("requests within Discord's limit, a decision", f"{counted['limited'] / moves:9.2f}")
    tell("interaction responses, a press", f"{counted['answers'] / presses:9.2f}")


async def _play(discord: CountingDiscord, until: float) -> None:
    """The person in turn presses what their game has for them, at all tables in turns."""
    pick = random.Random(SEED)
    loop = asyncio.get_running_loop()
    channels = {str(20 + number): GAMES[number % len(GAMES)] for number in range(TABLES)}
    for channel, game in channels.items():
        option = {"name": "game", "type": 3, "value": game}
        await discord.command(channel, "100", "play", option)
        await asyncio.sleep(0.3)
        for person in ("101", "102"):
            await discord.command(channel, person, "join")
        await asyncio.sleep(0.2)
        await discord.command(channel, "100", "start")
    while loop.time() < until:
        channel = pick.choice(list(channels))
        person = discord.in_turn.get(channel, "100")
        moves = [(message, part) for message, part in discord.seen_by(person, channel) if _is_move(part)]
        if moves:
            await discord.press(person, *pick.choice(moves), channel, pick)
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


async def _memory_of_servers() -> None:
    plain = loopback_discord.guild
    loopback_discord.guild = _ordinary_server
    try:
        few, many = [await _memory_with(number) for number in (1, SERVERS)]
    finally:
        loopback_discord.guild = plain
    tell("memory of a server, 40 channels and 25 roles", f"{1024 * (many - few) / (SERVERS - 1):9.0f} KB")


async def _memory_with(servers: int) -> float:
    discord = PressedDiscord()
    discord.servers = [str((number << 22) + 10) for number in range(servers)]
    async with serve(discord), _bot(discord) as (process, _):
        await asyncio.sleep(20)
        return megabytes(process)


@asynccontextmanager
async def _bot(discord: PressedDiscord) -> AsyncIterator[tuple[int, str]]:
    """The process of a bot that Discord has let in, and the address of its database."""
    with tempfile.TemporaryDirectory(prefix="spieleabend-") as name:
        folder = Path(name)
        database = sqlite_address(folder / "games.sqlite")
        async with running_bot(discord, folder / "log.txt", database, WORKERS) as process:
            yield process.pid, database


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
