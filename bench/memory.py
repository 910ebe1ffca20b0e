"""What the bot needs of memory, and whether it grows: the real one over loopback sockets, pressed at random.

``python -m bench memory`` takes some minutes. The bot is a process of its own, so nothing of the simulated Discord
counts.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from pathlib import Path

from bench.bot_process import running_bot
from bench.measure import megabytes, tell, threads
from bench.measuring_discord import PRESSES_PER_SECOND, SEED, PressedDiscord
from store.database import sqlite_address
from tests.sockets.loopback_discord import serve

MINUTES = float(os.environ.get("BENCH_MINUTES", "6"))
CHANNELS = 12
PEOPLE = 3
GAMES = ("kaeseschieben", "mensch", "einigkeit", "wiedumir", "forgetit")
COMMANDS = ("board", "roll", "score", "rules", "start", "join")
WORKERS = 2

_LEFT_ALONE = (":give-up:", ":leave:", ":own-seed:")
"""Buttons that would end a match before its time, or open a form."""


def report() -> None:
    print(f"Memory: {CHANNELS} tables, {PRESSES_PER_SECOND:.0f} presses a second at random, {MINUTES:g} minutes")
    asyncio.run(_measure())


async def _measure() -> None:
    async with serve(PressedDiscord()) as discord:
        assert isinstance(discord, PressedDiscord)
        with tempfile.TemporaryDirectory(prefix="spieleabend-") as name:
            folder = Path(name)
            database = sqlite_address(folder / "games.sqlite")
            async with running_bot(discord, folder / "log.txt", database, WORKERS) as bot:
                await asyncio.sleep(2)
                tell("connected, no table", f"{megabytes(bot.pid):9.0f} MB")
                loop = asyncio.get_running_loop()
                pressing = asyncio.create_task(_press_at_random(discord, loop.time() + MINUTES * 60))
                minute = 0
                while not pressing.done():
                    await asyncio.wait([pressing], timeout=60)
                    minute += 1
                    figure = f"{megabytes(bot.pid):9.0f} MB, {threads(bot.pid)} threads"
                    tell(f"minute {minute}", f"{figure}, {discord.answered} acknowledged")
                tell("at most", f"{megabytes(bot.pid, 'VmHWM'):9.0f} MB after {pressing.result()} presses")


async def _press_at_random(discord: PressedDiscord, until: float) -> int:
    """Returns the number of presses."""
    pick = random.Random(SEED)
    loop, presses = asyncio.get_running_loop(), 0
    channels = [str(20 + number) for number in range(CHANNELS)]
    for number, channel in enumerate(channels):
        game = {"name": "game", "type": 3, "value": GAMES[number % len(GAMES)]}
        await discord.command(channel, "100", "play", game)
        await asyncio.sleep(0.5)
        for guest in range(1, PEOPLE):
            await discord.command(channel, str(100 + guest), "join")
        await asyncio.sleep(0.3)
        await discord.command(channel, "100", "start")
    while loop.time() < until:
        presses += 1
        channel, person = pick.choice(channels), str(100 + pick.randrange(PEOPLE))
        choices = [
            (message, part)
            for message, part in discord.seen_by(person, channel)
            if not any(word in part["custom_id"] for word in _LEFT_ALONE)
        ]
        if not choices or pick.random() < 0.1:
            await discord.command(channel, person, pick.choice(COMMANDS))
        else:
            await discord.press(person, *pick.choice(choices), channel, pick)
        await asyncio.sleep(1 / PRESSES_PER_SECOND)
    return presses
