"""Starts, kills and ends the bot's process."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from store.database import sqlite_address
from tests.soak.discord_server import SoakDiscord
from tests.sockets.loopback_discord import TOKEN

ROOT = Path(__file__).parents[2]

STARTING_SECONDS = 180.0
ENDING_SECONDS = 20.0


class RunningBot:
    """One bot at a time, on the database and the log in ``folder``."""

    def __init__(self, folder: Path, discord: SoakDiscord, *, speed: float, epoch: float, workers: int) -> None:
        self.database = folder / "games.sqlite"
        self.log = folder / "bot.log"
        self.key = folder / "key"
        self.lives = 0
        self._discord = discord
        self._speed, self._epoch, self._workers = speed, epoch, workers
        self._pattern: asyncio.subprocess.Process | None = None
        self._number: int | None = None

    async def prepare(self) -> None:
        """Makes the imports, once for all starts."""
        self._pattern = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.soak.bot_process",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await asyncio.wait_for(self._said(), STARTING_SECONDS)

    async def start(self) -> None:
        """Returns when the process runs; what it does then, Discord sees."""
        assert self._pattern is not None
        assert self._pattern.stdin is not None
        start: dict[str, Any] = {
            "environment": {
                **{name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "TMPDIR")},
                "DISCORD_TOKEN": TOKEN,
                "DATABASE_URL": sqlite_address(self.database),
                "SECRET_KEY_FILE": str(self.key),
                "WORKERS": str(self._workers),
                "LOG_LEVEL": "INFO",
                "LOG_FORMAT": "json",
            },
            "discord": self._discord.base,
            "gateway": self._discord.gateway,
            "speed": self._speed,
            "epoch": self._epoch,
            "output": str(self.log),
        }
        self._discord.expect_start()
        self._pattern.stdin.write(json.dumps(start).encode() + b"\n")
        self._number = int(await self._said())
        self.lives += 1

    async def kill(self) -> int:
        """SIGKILL, wherever it is; returns the exit code."""
        return await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """As an operator ends it; returns the exit code."""
        return await self._end(signal.SIGTERM)

    async def close(self) -> None:
        if self._number is not None:
            await self.kill()
        if self._pattern is not None:
            with contextlib.suppress(ProcessLookupError):
                self._pattern.kill()
            await self._pattern.wait()

    async def _end(self, how: signal.Signals) -> int:
        assert self._number is not None
        number, self._number = self._number, None
        os.kill(number, how)
        return int(await asyncio.wait_for(self._said(), ENDING_SECONDS))

    async def _said(self) -> bytes:
        assert self._pattern is not None
        assert self._pattern.stdout is not None
        if not (line := await self._pattern.stdout.readline()):
            raise AssertionError("the process from which bots are forked has ended")
        return line
