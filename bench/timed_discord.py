"""A Discord on this machine that notes how long the bot takes to acknowledge what people do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tests.sockets.loopback_discord import Json, LoopbackDiscord, Request

DISCORDS_PATIENCE = 3.0
"""Seconds after which an interaction fails: an acknowledgement that never came counts as that long."""

_MISTAKE = "That was our mistake"
"""Part of what the bot says with an incident's number, to people whose Discord is in English."""


@dataclass
class TimedDiscord(LoopbackDiscord):
    """Notes when each interaction was sent and when it was acknowledged, in seconds."""

    sent: dict[str, float] = field(default_factory=dict)
    acknowledged_at: dict[str, float] = field(default_factory=dict)

    async def interact(self, person: str, kind: int, data: Json, **more: Any) -> str:
        began = perf_counter()
        interaction = await super().interact(person, kind, data, **more)
        self.sent[interaction] = began
        return interaction

    async def waits(self, interactions: Sequence[str]) -> list[float]:
        """How long each of them took, once the last of them had its time."""
        await asyncio.sleep(DISCORDS_PATIENCE)
        return [
            self.acknowledged_at.get(each, self.sent[each] + DISCORDS_PATIENCE) - self.sent[each]
            for each in interactions
        ]

    async def answer_anything(self, request: Any) -> Any:
        parts = request.path.split("/")
        if parts[-1] == "callback":
            self.acknowledged_at.setdefault(parts[-3], perf_counter())
        answered = await super().answer_anything(request)
        for request_made in self.requests:
            self.notice(request_made)
        # Pictures of many minutes are not worth keeping.
        self.requests.clear()
        return answered

    def notice(self, request: Request) -> None:
        """Something of it may be worth remembering. What the bot did wrong is printed: it is not to be measured."""
        if ("webhooks" in request.path or request.path.endswith("/callback")) and _MISTAKE in str(request.body):
            print(f"  !!! an incident, so the figures are worth nothing: {request.body}")


def percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]
