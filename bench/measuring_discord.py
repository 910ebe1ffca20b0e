"""A Discord on this machine that notes how long the bot takes to acknowledge what people do."""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from aiohttp import web

from tests.sockets.loopback_discord import COMMAND, PRESS, Json, LoopbackDiscord, Request, bots_message

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


PRESSES_PER_SECOND = 12.0
SEED = 7

_EPHEMERAL = 1 << 6


@dataclass
class Seen:
    """What somebody sees of a message: its id, who may press, and what they may press on."""

    message: str
    flags: int
    channel: str
    person: str | None
    components: list[Json] = field(default_factory=list)


class PressedDiscord(LoopbackDiscord):
    """Remembers the latest messages of each channel, and of each person's private ones, to press on."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str | None], deque[Seen]] = {}
        self.asked: dict[str, tuple[str, str]] = {}
        self.pressed: dict[str, str] = {}
        self.answered = 0

    async def answer_anything(self, request: web.Request) -> web.Response:
        response = await super().answer_anything(request)
        noted = self.requests.pop()
        self.requests.clear()
        parts = noted.path.split("/")
        if noted.path.endswith("/callback"):
            self.answered += 1
        if noted.method in {"POST", "PATCH"} and noted.body.get("components"):
            message = json.loads(response.body if isinstance(response.body, bytes) else b"{}")
            channel, person = self._whose(parts)
            pressed = self.pressed.get(_token(parts)) if parts[-1] == "@original" else None
            found = Seen(pressed or message["id"], noted.body.get("flags", 0), channel, person)
            found.components = [part for part in _walk(noted.body["components"]) if _usable(part)]
            self.seen.setdefault((channel, person), deque(maxlen=2)).append(found)
        return response

    def _whose(self, parts: Sequence[str]) -> tuple[str, str | None]:
        """The channel of a message, and the person who alone sees it."""
        if "channels" in parts:
            return parts[parts.index("channels") + 1], None
        channel, person = self.asked.get(_token(parts), ("", None))
        return channel, None if parts[-1] == "@original" and _token(parts) in self.pressed else person

    def seen_by(self, person: str, channel: str) -> list[tuple[Seen, Json]]:
        """All that the person can press there, each with its message."""
        messages = [message for whose in (None, person) for message in self.seen.get((channel, whose), ())]
        return [(message, part) for message in messages for part in message.components]

    async def command(self, channel: str, person: str, name: str, *options: Json) -> None:
        await self._do(channel, person, COMMAND, {"id": "1", "name": name, "type": 1, "options": list(options)})

    async def press(self, person: str, message: Seen, part: Json, channel: str, pick: random.Random) -> None:
        """A press on that button, or any choice of that menu."""
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part.get("options"):
            data["values"] = [pick.choice(part["options"])["value"]]
        flags = message.flags | (_EPHEMERAL if message.person else 0)
        token = await self._do(channel, person, PRESS, data, message=bots_message(message.message, flags))
        if message.person is None:
            self.pressed[token] = message.message

    async def _do(self, channel: str, person: str, kind: int, data: Json, **more: Any) -> str:
        where = {
            "id": channel,
            "type": 0,
            "name": "games",
            "position": 0,
            "permission_overwrites": [],
            "guild_id": "10",
        }
        interaction = await self.interact(person, kind, data, channel_id=channel, channel=where, **more)
        self.asked[f"token-{interaction}"] = (channel, person)
        if len(self.asked) > 1000:
            del self.asked[next(iter(self.asked))]
        return f"token-{interaction}"


def _walk(components: Sequence[Json]) -> list[Json]:
    return [found for part in components for found in (part, *_walk(part.get("components") or []))]


def _token(parts: Sequence[str]) -> str:
    return next((part for part in parts if part.startswith("token-")), "")


def _usable(part: Json) -> bool:
    return bool(part.get("custom_id")) and not part.get("disabled")
