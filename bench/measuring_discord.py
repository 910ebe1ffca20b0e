"""The soak's Discord without mishaps, which notes how long the bot takes to acknowledge what people do."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import monotonic

from aiohttp import web

from tests.soak.chaos import Chaos
from tests.soak.discord_server import SoakDiscord
from tests.soak.messages import Asked
from tests.sockets.loopback_discord import Json, guild, ready

DISCORDS_PATIENCE = 3.0
"""Seconds after which an interaction fails: an acknowledgement that never came counts as that long."""


@dataclass
class MeasuringDiscord(SoakDiscord):
    """``others`` are servers besides the one with the ``channels``.

    ``counted`` are interaction responses ("answers"), and requests for which there is a limit in all ("limited").
    """

    others: Sequence[Json] = ()
    counted: Counter[str] = field(default_factory=Counter)
    _acknowledged_at: dict[str, float] = field(default_factory=dict)

    async def waits(self, interactions: Iterable[Asked]) -> list[float]:
        """Seconds that each of them took, once the last of them had its time."""
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


def percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]
