"""A small Discord on loopback sockets that remembers what it shows: channels, messages, private answers, nonces.

What the bot must never do is noted in ``broken``: messages that Discord would refuse, buttons of no use.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import discord
from aiohttp import web

from tests.cogs.discord_limits import check_message
from tests.soak.chaos import Chaos, Mishap
from tests.soak.gateway import Gateway
from tests.soak.messages import DEFERRED_ANSWER, Asked, Shown
from tests.soak.objects import channel_json, direct_channel, is_direct, message_json, person_json
from tests.sockets.loopback_discord import (
    BOT,
    GUILD,
    RIGHTS,
    Json,
    Request,
    answer,
    guild,
    member,
    read,
    ready,
    session_starts,
    user,
)

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15

COMMAND, PRESS, COMPLETION, FORM = 2, 3, 4, 5
"""Kinds of interactions."""

DEFERRED_UPDATE, COMPLETED, SHOW_FORM = 6, 8, 9
"""Kinds of first replies besides "thinking…"."""

_SECONDS_TO_ACKNOWLEDGE = 3.0


@dataclass
class SoakDiscord:
    """``people`` are ids, ``channels`` those of the one server. ``watch`` is called with each message that all see."""

    people: tuple[str, ...]
    channels: list[str]
    randomness: random.Random
    chaos: Chaos
    watch: Callable[[Shown], None] = lambda shown: None
    base: str = ""
    gateway: str = ""
    messages: dict[str, Shown] = field(default_factory=dict)
    posted: set[str] = field(default_factory=set)
    asked: dict[str, Asked] = field(default_factory=dict)
    threads: dict[str, str] = field(default_factory=dict)
    """The channel from which each was made."""
    archived: set[str] = field(default_factory=set)
    """Threads in which nothing can be changed until somebody posts there."""
    commands: list[Json] = field(default_factory=list)
    files: list[bytes] = field(default_factory=list)
    """Exported records that people have got, the latest last."""
    broken: list[str] = field(default_factory=list)
    events: Gateway = field(default_factory=Gateway)
    gone: set[str] = field(default_factory=set)
    """People who have left the server."""
    lives: int = 0
    """The number of processes that have been started."""
    busy: int = 0
    """Requests that are being answered."""
    latest_request: float = 0.0
    scheduled_events: dict[str, Json] = field(default_factory=dict)
    _attached: list[bytes] = field(default_factory=list)
    # Ids say when something was made.
    _ids: Any = field(default_factory=lambda: count(discord.utils.time_snowflake(discord.utils.utcnow())))

    def expect_start(self) -> None:
        """A process without a memory comes: what was sent to the one before is not sent again."""
        self.lives += 1
        self.events.forget()

    @property
    def ready(self) -> asyncio.Event:
        """Set once the present process has introduced itself."""
        return self.events.introduced

    async def drop_gateway(self) -> None:
        """The connection ends; the bot may resume."""
        await self.events.drop()

    async def answer_gateway_bot(self, _request: web.Request) -> web.Response:
        return session_starts(self.gateway)

    async def answer_gateway(self, request: web.Request) -> web.WebSocketResponse:
        return await self.events.serve(request, self._begin_session)

    async def _begin_session(self, session: str) -> None:
        await self.events.send("READY", ready(self.gateway, session, [GUILD], (0, 1)))
        await self.events.send("GUILD_CREATE", guild(self.channels))

    # What people do

    async def interact(
        self, person: str, channel: str, kind: int, data: Json, what: str, pressed: Shown | None = None
    ) -> Asked:
        asked = Asked(str(next(self._ids)), person, channel, what, self.lives, time.monotonic(), pressed)
        self.asked[asked.id] = asked
        await self.events.send("INTERACTION_CREATE", self._interaction(asked, kind, data))
        return asked

    async def repeat(self, asked: Asked, kind: int, data: Json) -> None:
        """Delivers it a second time."""
        await self.events.send("INTERACTION_CREATE", self._interaction(asked, kind, data))

    def _interaction(self, asked: Asked, kind: int, data: Json) -> Json:
        where: Json = {
            "guild_id": GUILD,
            "channel": self.channel(asked.channel),
            "member": member(asked.person) | {"permissions": RIGHTS},
            "guild_locale": "en-US",
            "context": 0,
        }
        if is_direct(asked.channel):
            where = {"channel": self.channel(asked.channel), "user": person_json(asked.person), "context": 1}
        return {
            "id": asked.id,
            "application_id": BOT,
            "type": kind,
            "data": data,
            "channel_id": asked.channel,
            "token": f"token-{asked.id}",
            "version": 1,
            "locale": ("en-US", "de", "fr")[int(asked.person) % 3],
            "app_permissions": RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_485_760,
            **where,
            **({} if asked.pressed is None else {"message": message_json(asked.pressed)}),
        }

    def chat(self, channel: str) -> None:
        """Somebody says something, which pushes the table up."""
        number = str(next(self._ids))
        self.messages[number] = Shown(number, channel, [])

    def archive(self) -> None:
        """One of the threads is archived, as Discord does where nobody writes."""
        if self.threads:
            self.archived.add(self.randomness.choice(list(self.threads)))

    def delete_a_nights_message(self) -> int:
        """A moderator does that. Returns the number of messages that there were to delete, one at most."""
        shown = [number for number, each in self.messages.items() if each.audience is None and each.is_of_a_night]
        if shown:
            del self.messages[self.randomness.choice(shown)]
        return len(shown[:1])

    async def open_threads(self) -> None:
        """Somebody opens all that are archived."""
        while self.archived:
            await self.events.send("THREAD_UPDATE", self.channel(self.archived.pop()))

    def visible_to(self, person: str, channel: str) -> list[Shown]:
        shown = (each for each in self.messages.values() if each.channel == channel)
        return [each for each in shown if each.audience in (None, person)]

    def attach(self, content: bytes) -> int:
        """Somebody uploads a file; returns its number."""
        self._attached.append(content)
        return len(self._attached) - 1

    async def replied(self, asked: Asked, within: float = 6.0) -> None:
        """Waits until the bot has replied and does nothing more, or for that number of seconds."""
        end = time.monotonic() + within
        while time.monotonic() < end and not (asked.is_answered and self.idle_for(0.08)):
            await asyncio.sleep(0.01)

    def idle_for(self, seconds: float) -> bool:
        """Return whether the bot has asked for nothing in the latest ``seconds``."""
        return not self.busy and time.monotonic() - self.latest_request > seconds

    # What the bot asks for

    async def answer_user(self, _request: web.Request) -> web.Response:
        return answer(user(BOT, "spieleabend"))

    async def answer_application(self, _request: web.Request) -> web.Response:
        return answer(
            {"id": BOT, "name": "Spieleabend", "description": "", "icon": None, "verify_key": "", "flags": 0}
            | {"bot_public": True, "bot_require_code_grant": False, "owner": user("2", "anna")}
        )

    async def answer_anything(self, request: web.Request) -> web.StreamResponse:
        life = self.lives
        noted = await read(request)
        self.busy += 1
        try:
            mishap = self.chaos.next() if "/commands" not in noted.path else None
            if mishap is not None:
                self._note_mishap(noted)
            match mishap:
                case Mishap.REFUSED:
                    return answer({"message": "Internal Server Error", "code": 0}, status=500)
                case Mishap.LIMITED:
                    limit = {"message": "slow down", "retry_after": 0.2, "global": False}
                    return answer(limit, status=429, headers={"Via": "1.1 google"})
                case Mishap.DROPPED:
                    return self._hang_up(request)
                case Mishap.SLOW:
                    await asyncio.sleep(self.randomness.uniform(0.05, 1.0))
            if life != self.lives:
                # The process that asked is gone.
                return self._hang_up(request)
            carried_out = self._carry_out(noted)
            if mishap is Mishap.UNCONFIRMED:
                return answer({"message": "Bad Gateway", "code": 0}, status=502)
            if mishap is Mishap.GARBLED:
                return web.Response(text="<html></html>", content_type="text/html")
            return self._hang_up(request) if mishap is Mishap.LOST else carried_out
        finally:
            self.busy -= 1
            self.latest_request = time.monotonic()

    def _note_mishap(self, noted: Request) -> None:
        parts = noted.path.split("/")
        if "interactions" in parts:
            self.asked[parts[parts.index("interactions") + 1]].hindered = True

    def _hang_up(self, request: web.Request) -> web.Response:
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    def _carry_out(self, noted: Request) -> web.Response:
        match (noted.method, *noted.path.removeprefix("/api/").strip("/").split("/")):
            case ("POST", "interactions", number, _, "callback"):
                return self._reply_first(self.asked[number], noted)
            case (method, "webhooks", _, token, *rest):
                return self._reply(method, self.asked[token.removeprefix("token-")], rest, noted)
            case ("POST", "channels", channel, "messages"):
                return self._post(channel, noted)
            case ("GET", "channels", channel, "messages"):
                after, limit = (int(noted.query.get(name, usual)) for name, usual in (("after", 0), ("limit", 50)))
                there = [each for each in self.messages.values() if each.channel == channel and each.audience is None]
                newer = sorted((each for each in there if int(each.id) > after), key=_age)
                # The nearest ones to the message asked for, or else the newest; those come first.
                return answer([message_json(each) for each in (newer[:limit] if after else newer[-limit:])[::-1]])
            case ("PATCH" | "DELETE", "channels", channel, "messages", _) if channel in self.archived:
                return answer({"message": "Thread is archived", "code": 50083}, status=400)
            case (method, "channels", _, "messages", number):
                return self._change(method, self.messages.get(number), noted)
            case ("POST", "channels", channel, "threads"):
                return self._open_thread(channel, str(next(self._ids)))
            case ("POST", "channels", channel, "messages", number, "threads"):
                return self._open_thread(channel, number)
            case ("PUT", "channels", _, "thread-members", _):
                return web.Response(status=204)
            case ("POST", "guilds", guild, "scheduled-events"):
                number = str(next(self._ids))
                event = {"id": number, "guild_id": guild, "creator_id": BOT, "status": 1, **noted.body, "image": None}
                self.scheduled_events[number] = event
                return answer(event)
            case ("GET", "guilds", guild, "scheduled-events"):
                return answer([event for event in self.scheduled_events.values() if event["guild_id"] == guild])
            case ("GET" | "PATCH", "guilds", _, "scheduled-events", number) if number in self.scheduled_events:
                self.scheduled_events[number] |= noted.body
                return answer(self.scheduled_events[number])
            case ("DELETE", "guilds", _, "scheduled-events", number):
                self.scheduled_events.pop(number, None)
                return web.Response(status=204)
            case ("POST", "users", "@me", "channels"):
                person = str(noted.body["recipient_id"])
                return answer(self.channel(direct_channel(person)))
            case ("GET", "users", person):
                return answer(person_json(person))
            case ("GET", "guilds", _, "members", person):
                if person in self.gone:
                    return _missing(10007)
                return answer(member(person))
            case ("GET", "files", number):
                # What somebody has attached to a command.
                return web.Response(body=self._attached[int(number)])
            case ("GET", "channels", channel):
                return answer(self.channel(channel))
            case ("PUT", "applications", _, "commands"):
                self.commands = noted.body["list"]
                return answer([])
            case ("GET", *_):
                return answer([])
        self.broken.append(f"a request that no test knows: {noted.method} {noted.path}")
        return _missing(0)

    def _reply_first(self, asked: Asked, noted: Request) -> web.Response:
        if asked.callback is not None:
            return answer({"message": "Already acknowledged", "code": 40060}, status=400)
        if time.monotonic() - asked.at > _SECONDS_TO_ACKNOWLEDGE:
            asked.hindered = True
            return _missing(10062)
        asked.callback = kind = noted.body["type"]
        content = noted.body.get("data") or {}
        if kind == SHOW_FORM:
            asked.form = content
        elif kind == COMPLETED:
            asked.choices = content["choices"]
        elif kind == DEFERRED_UPDATE:
            asked.original = asked.pressed
        elif kind == DEFERRED_ANSWER and not content.get("flags", 0) & EPHEMERAL:
            self.broken.append(f"{asked.what} is not answered in private")
        return answer({"interaction": {"id": asked.id, "type": 2}})

    def _reply(self, method: str, asked: Asked, rest: list[str], noted: Request) -> web.Response:
        if asked.callback is None:
            return _missing(10015)
        asked.replies += 1
        if rest and rest[-1] != "@original":
            return self._change(method, self.messages.get(rest[-1]), noted)
        if not rest:
            private = bool(noted.body.get("flags", 0) & EPHEMERAL)
            return self._show(noted, asked.channel, asked.person if private else None)
        if asked.original is None and method == "PATCH":
            response = self._show(noted, asked.channel, asked.person)
            asked.original = list(self.messages.values())[-1]
            return response
        if asked.original is None:
            return web.Response(status=204)
        return self._change(method, self.messages.get(asked.original.id), noted)

    def _post(self, channel: str, noted: Request) -> web.Response:
        if channel not in (*self.channels, *self.threads) and not is_direct(channel):
            return _missing(10003)
        self.archived.discard(channel)
        nonce = noted.body.get("nonce") if noted.body.get("enforce_nonce") else None
        if nonce is not None and (known := [each for each in self.messages.values() if each.nonce == str(nonce)]):
            return answer(message_json(known[0]))
        return self._show(noted, channel, None, None if nonce is None else str(nonce))

    def _show(self, noted: Request, channel: str, audience: str | None, nonce: str | None = None) -> web.Response:
        shown = Shown(str(next(self._ids)), channel, [], noted.body.get("flags", 0), audience, nonce)
        if audience is not None:
            shown.flags |= EPHEMERAL | COMPONENTS_V2
        self.messages[shown.id] = shown
        self.posted.add(shown.id)
        return self._fill(shown, noted)

    def _change(self, method: str, shown: Shown | None, noted: Request) -> web.Response:
        if shown is None:
            return _missing(10008)
        if method == "DELETE":
            del self.messages[shown.id]
            return web.Response(status=204)
        return answer(message_json(shown)) if method == "GET" else self._fill(shown, noted)

    def _fill(self, shown: Shown, noted: Request) -> web.Response:
        shown.components = noted.body.get("components") or []
        shown.pictures = tuple(noted.files)
        self.files += [content for name, content in noted.files.items() if name.endswith(".json")]
        del self.files[:-20]
        try:
            check_message(shown.components, noted.files)
        except AssertionError as error:
            self.broken.append(f"no message that Discord takes: {error!r} {json.dumps(noted.body)[:2000]}")
        if shown.audience is None:
            self.watch(shown)
        return answer(message_json(shown))

    def _open_thread(self, parent: str, number: str) -> web.Response:
        """A thread that begins with a message has its number, and a message has one."""
        if number in self.threads:
            return answer({"message": "A thread has already been created", "code": 160004}, status=400)
        self.threads[number] = parent
        return answer(self.channel(number))

    def channel(self, number: str) -> Json:
        return channel_json(number, self.threads.get(number))


def _missing(code: int) -> web.Response:
    return answer({"message": "Unknown", "code": code}, status=404)


def _age(shown: Shown) -> int:
    return int(shown.id)
