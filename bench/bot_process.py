"""A bot in a process of its own, connected with a Discord that runs on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

from tests.sockets.loopback_discord import LoopbackDiscord

_READY_SECONDS = 120


def write_key(folder: Path) -> bytes:
    """Makes the server's key beside the databases in that folder, where the bot looks for it."""
    key = secrets.token_bytes(32)
    file = folder / "spieleabend.key"
    file.write_text(key.hex())
    file.chmod(0o600)
    return key


@contextlib.asynccontextmanager
async def running_bot(discord: LoopbackDiscord, log: Path, module: str, *arguments: str) -> AsyncIterator[Process]:
    """The bot that ``python -m MODULE API GATEWAY ARGUMENTS`` starts, from when Discord has let it in until the end.

    Raises AssertionError with its log if it has ended by itself.
    """
    with log.open("w") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, discord.base, discord.gateway, *arguments, stdout=written, stderr=written
        )
    try:
        await asyncio.wait_for(discord.ready.wait(), _READY_SECONDS)
        yield process
        assert process.returncode is None, log.read_text()  # noqa: ASYNC240 - the bot has ended
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()
