"""The real bot in a process of its own, connected with a Discord that runs on this machine.

``python -m bench.bot_process API GATEWAY DATABASE WORKERS`` is that process.
"""

import asyncio
import contextlib
import secrets
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import uvloop
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from localization.catalog import Language, load_speakers
from operation.running import run_on_discord
from render.rasterising import keep_drawings_in
from startup.settings import Settings
from tests.soak.discord_server import SoakDiscord
from tests.sockets.loopback_discord import TOKEN

_READY_SECONDS = 120


def write_key(folder: Path) -> bytes:
    """Makes the server's key beside the databases in that folder, where the bot looks for it."""
    key = secrets.token_bytes(32)
    file = folder / "spieleabend.key"
    file.write_text(key.hex())
    file.chmod(0o600)
    return key


@contextlib.asynccontextmanager
async def running_bot(discord: SoakDiscord, log: Path, database: str, workers: int) -> AsyncIterator[Process]:
    """The bot from when Discord has let it in until the end.

    Raises AssertionError with its log if it has ended by itself.
    """
    arguments = (discord.base, discord.gateway, database, str(workers))
    with log.open("w") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.bot_process", *arguments, stdout=written, stderr=written
        )
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


async def main(api: str, gateway: str, database: str, workers: str) -> None:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    settings = Settings(token=TOKEN, database_url=database, log_level="ERROR", workers=int(workers))
    keep_drawings_in(settings.data_folder / "drawings")
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await run_on_discord(settings, TOKEN, load_speakers()[Language.ENGLISH])


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
