"""The real bot in a process of its own, on a Discord that runs on this machine.

``python -m bench.real_bot API GATEWAY DATABASE WORKERS [SLOW]``; the last is the file for what held up its event
loop, which is asyncio's own then, since uvloop's cannot be watched so. Watching takes some percent of the time. At
SIGUSR1 it gives back what memory it does not use.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import signal
import sys
from pathlib import Path

import uvloop
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bench.loop_watch import LoopWatch
from localization.catalog import Language, load_speakers
from operation.running import run_on_discord
from startup.settings import Settings
from tests.sockets.loopback_discord import TOKEN


async def main(api: str, gateway: str, database: str, workers: str, slow: str | None = None) -> None:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    settings = Settings(
        token=TOKEN,
        database_url=database,
        playground_port=0,
        log_level="ERROR",
        members_intent=False,
        workers=int(workers),
    )
    watch = LoopWatch()
    if slow is not None:
        watch.begin()
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _give_back_memory)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await run_on_discord(settings, TOKEN, load_speakers()[Language.ENGLISH])
    finally:
        if slow is not None:
            watch.write(Path(slow))


def _give_back_memory() -> None:
    """What is resident afterwards is in use. Only glibc can do that; elsewhere garbage goes, and freed pages stay."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


if __name__ == "__main__":
    run = asyncio.run if len(sys.argv) > 5 else uvloop.run
    run(main(*sys.argv[1:]))
