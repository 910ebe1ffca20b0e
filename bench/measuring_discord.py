"""A Discord on this machine that remembers what can be pressed, and notes how long the bot takes to acknowledge it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from aiohttp import web

from tests.sockets.loopback_discord import COMMAND, PRESS, Json, LoopbackDiscord, Request, bots_message, in_channel

DISCORDS_PATIENCE = 3.0
"""Seconds after which an interaction fails: an acknowledgement that never came counts as that long."""

_MISTAKE = "That was our mistake"
"""Part of what the bot says with an incident's number, to people whose Discord is in English."""

_EPHEMERAL = 1 << 6


@dataclass
class Seen:
    """What somebody sees of a message: its id, the person who alone sees it, if any, and what can be pressed on it."""

    message: str
    flags: int
    person: str | None
    components: list[Json]


@dataclass
class MeasuringDiscord(LoopbackDiscord):
    """Times are in seconds, by interaction.

    ``seen`` are the latest messages of each channel, and of each person's private ones there. ``in_turn`` has whom a
    channel's table waits for. ``counted`` are interaction responses ("answers"), and requests for which there is a
    limit in all ("limited").
    """

    sent: dict[str, float] = field(default_factory=dict)
    acknowledged_at: dict[str, float] = field(default_factory=dict)
    counted: Counter[str] = field(default_factory=Counter)
    seen: dict[tuple[str, str | None], deque[Seen]] = field(default_factory=dict)
    in_turn: dict[str, str] = field(default_factory=dict)
    _asked: dict[str, tuple[str, str]] = field(default_factory=dict)
    _pressed: dict[str, str] = field(default_factory=dict)

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

    async def answer_anything(self, request: web.Request) -> web.Response:
        parts = request.path.split("/")
        if parts[-1] == "callback":
            self.acknowledged_at.setdefault(parts[-3], perf_counter())
        self.counted["answers" if parts[-1] == "callback" or "webhooks" in parts else "limited"] += 1
        response = await super().answer_anything(request)
        for noted in self.requests:
            self._look_at(noted, response)
        # Pictures of many minutes are not worth keeping.
        self.requests.clear()
        return response

    def _look_at(self, noted: Request, response: web.Response) -> None:
        """What the bot did wrong is printed: it is not to be measured."""
        parts, shown = noted.path.split("/"), json.dumps(noted.body)
        if ("webhooks" in parts or parts[-1] == "callback") and _MISTAKE in shown:
            print(f"  !!! an incident, so the figures are worth nothing: {noted.body}")
        if noted.method not in {"POST", "PATCH"} or not noted.body.get("components"):
            return
        channel, person = self._whose(parts)
        if person is None and "roll" in shown and (named := re.findall("<@([0-9]+)>", shown)):
            self.in_turn[channel] = named[-1]
        message = json.loads(response.body if isinstance(response.body, bytes) else b"{}")
        pressed = self._pressed.get(_token(parts)) if parts[-1] == "@original" else None
        usable = [part for part in _walk(noted.body["components"]) if _usable(part)]
        found = Seen(pressed or message["id"], noted.body.get("flags", 0), person, usable)
        self.seen.setdefault((channel, person), deque(maxlen=2)).append(found)

    def _whose(self, parts: Sequence[str]) -> tuple[str, str | None]:
        """The channel of a message, and the person who alone sees it."""
        if "channels" in parts:
            return parts[parts.index("channels") + 1], None
        channel, person = self._asked.get(_token(parts), ("", None))
        return channel, None if parts[-1] == "@original" and _token(parts) in self._pressed else person

    def seen_by(self, person: str, channel: str) -> list[tuple[Seen, Json]]:
        """All that the person can press there, each with its message."""
        messages = [message for whose in (None, person) for message in self.seen.get((channel, whose), ())]
        return [(message, part) for message in messages for part in message.components]

    async def command(self, channel: str, person: str, name: str, *options: Json) -> str:
        """Returns the interaction's id."""
        return await self._do(channel, person, COMMAND, {"id": "1", "name": name, "type": 1, "options": list(options)})

    async def press(self, channel: str, person: str, message: Seen, part: Json, pick: random.Random) -> str:
        """A press on that button, or any choice of that menu. Returns the interaction's id."""
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part.get("options"):
            data["values"] = [pick.choice(part["options"])["value"]]
        flags = message.flags | (_EPHEMERAL if message.person else 0)
        interaction = await self._do(channel, person, PRESS, data, message=bots_message(message.message, flags))
        if message.person is None:
            self._pressed[f"token-{interaction}"] = message.message
        return interaction

    async def _do(self, channel: str, person: str, kind: int, data: Json, **more: Any) -> str:
        interaction = await self.interact(person, kind, data, **in_channel(channel), **more)
        self._asked[f"token-{interaction}"] = (channel, person)
        return interaction


def percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def _walk(components: Sequence[Json]) -> list[Json]:
    return [found for part in components for found in (part, *_walk(part.get("components") or []))]


def _token(parts: Sequence[str]) -> str:
    return next((part for part in parts if part.startswith("token-")), "")


def _usable(part: Json) -> bool:
    return bool(part.get("custom_id")) and not part.get("disabled")
