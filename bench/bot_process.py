"""A bot in a process of its own, connected with a Discord that runs on this machine."""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

from startup.settings import NAMES
from tests.soak.discord_server import SoakDiscord
from tests.sockets.loopback_discord import TOKEN

REAL, BARE = "bench.connecting", "bench.bare_bot"
"""Modules that connect a bot."""

_READY_SECONDS = 120


def write_key(folder: Path) -> bytes:
    """Makes the server's key beside the databases in that folder, where the bot looks for it."""
    key = secrets.token_bytes(32)
    file = folder / "spieleabend.key"
    file.write_text(key.hex())
    file.chmod(0o600)
    return key


@contextlib.asynccontextmanager
async def running_bot(
    discord: SoakDiscord, log: Path, database: str, workers: int, module: str = REAL
) -> AsyncIterator[Process]:
    """The bot from when Discord has let it in until the end; ``module`` connects it.

    Raises AssertionError with its log if it has ended by itself.
    """
    settings = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": database, "LOG_LEVEL": "ERROR", "WORKERS": str(workers)}
    # What is empty counts as not set, in ``.env`` as well.
    environment = os.environ | dict.fromkeys(NAMES, "") | settings
    command = (sys.executable, "-m", module, discord.base, discord.gateway)
    with log.open("w") as written:
        process = await asyncio.create_subprocess_exec(*command, stdout=written, stderr=written, env=environment)
    try:
        await asyncio.wait_for(discord.ready.wait(), _READY_SECONDS)
        yield process
        assert process.returncode is None, log.read_text()  # noqa: ASYNC240 - the bot has ended
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()
        if "Incident" in log.read_text():  # noqa: ASYNC240 - the bot has ended
            print("  !!! an incident, so the figures are worth nothing")
