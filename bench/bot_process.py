"""The real bot in a process of its own, on a Discord of this machine that notes how fast the bot acknowledges.

``python -m bench.bot_process API GATEWAY DATABASE WORKERS`` is that process.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import uvloop
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from localization.catalog import Language, load_speakers
from operation.running import run_on_discord
from render.rasterising import keep_drawings_in
from startup.settings import Settings
from tests.soak.chaos import Chaos
from tests.soak.discord_server import SoakDiscord
from tests.soak.messages import Asked
from tests.sockets.loopback_discord import TOKEN, Json, guild, ready

_READY_SECONDS = 120


DISCORDS_PATIENCE = 3.0
"""Seconds after which an interaction fails: an acknowledgement that never came counts as that long."""


@dataclass
class MeasuringDiscord(SoakDiscord):
    """The soak's Discord without mishaps. ``others`` are servers besides the one with the ``channels``.

    ``counted`` are interaction responses ("answers"), and requests for which there is a limit in all ("limited").
    """

    others: Sequence[Json] = ()
    counted: Counter[str] = field(default_factory=Counter)
    _acknowledged_at: dict[str, float] = field(default_factory=dict)

    async def waits(self, interactions: Iterable[Asked]) -> list[float]:
        """How many seconds each of them took, once the last of them had its time."""
        await asyncio.sleep(DISCORDS_PATIENCE)
        return [self._acknowledged_at.get(each.id, each.at + DISCORDS_PATIENCE) - each.at for each in interactions]

    async def answer_anything(self, request: web.Request) -> web.StreamResponse:
        parts = request.path.split("/")
        if parts[-1] == "callback":
            self._acknowledged_at.setdefault(parts[-3], monotonic())
        self.counted["answers" if parts[-1] == "callback" or "webhooks" in parts else "limited"] += 1
        return await super().answer_anything(request)

    async def _begin_session(self, session: str) -> None:
        servers = [guild(self.channels), *self.others]
        await self.events.send("READY", ready(self.gateway, session, [each["id"] for each in servers], (0, 1)))
        for server in servers:
            await self.events.send("GUILD_CREATE", server)


def measuring_discord(channels: Iterable[str] = ("20",), others: Sequence[Json] = ()) -> MeasuringDiscord:
    return MeasuringDiscord((), list(channels), random.Random(), Chaos(random.Random(), 0), others=others)


@contextlib.asynccontextmanager
async def running_bot(discord: MeasuringDiscord, log: Path, database: str, workers: int) -> AsyncIterator[Process]:
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
