"""A Discord of our own on this machine's loopback: the real discord.py talks to it over real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from types import MappingProxyType
from typing import Any, Protocol

import discord
from aiohttp import BodyPartReader, web

Json = dict[str, Any]

TOKEN = "MTIz.secret.token"
GUILD, CHANNEL, BOT = "10", "20", "1"

COMMAND, PRESS, AUTOCOMPLETE = 2, 3, 4
"""Kinds of interactions."""

_HEARTBEAT, _IDENTIFY, _HEARTBEAT_ACKNOWLEDGED = 1, 2, 11
"""Operations of the gateway. A bot whose heartbeats nobody acknowledges connects again after a minute."""

_INTENTS_NOT_GRANTED = 4014
"""The code with which Discord's gateway ends a connection that asks for more than the portal grants."""

_MEMBERS_INTENT = 1 << 1

RIGHTS = str((1 << 53) - 1)


def answer(content: object, status: int = 200, headers: Mapping[str, str] = MappingProxyType({})) -> web.Response:
    # discord.py reads JSON only where the content type says exactly this.
    all_headers = {"Content-Type": "application/json", **headers}
    return web.Response(body=json.dumps(content).encode(), status=status, headers=all_headers)


def user(user_id: str, name: str) -> Json:
    return {"id": user_id, "username": name, "global_name": None, "discriminator": "0", "avatar": None}


@dataclass(frozen=True, slots=True)
class Request:
    """A request over the socket. ``files`` are those of a multipart body, by name."""

    method: str
    path: str
    content_type: str
    body: Json
    # pytest would print whole pictures.
    files: dict[str, bytes] = field(repr=False)
    query: dict[str, str] = field(default_factory=dict)


@dataclass
class LoopbackDiscord:
    """Knows one token, one server with one channel, and refuses the members intent."""

    base: str = ""
    gateway: str = ""
    tokens: list[str] = field(default_factory=list)
    intents: list[int] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    carried_out_but_failed: list[str] = field(default_factory=list)
    """Endings of paths whose next request is carried out and answered with 502 all the same."""
    unconfirmed: list[str] = field(default_factory=list)
    """Endings of paths whose next request is carried out and never answered."""
    garbled: list[str] = field(default_factory=list)
    """Endings of paths whose next request is carried out, and answered with a page that a proxy made."""
    dropped: list[str] = field(default_factory=list)
    """Endings of paths whose next request is not carried out: the connection ends without a reply."""
    posted: dict[str, str] = field(default_factory=dict)
    """The messages of the channel: nonces by id."""
    acknowledged: set[str] = field(default_factory=set)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    held_back: asyncio.Event = field(default_factory=asyncio.Event)
    """Cleared, nobody learns who they are, so no bot gets any further."""
    held_back_paths: tuple[str, ...] = ()
    """Requests whose path holds one of these are never answered."""
    forbidden: tuple[str, ...] = ()
    """Requests whose path ends like this are answered with 403."""
    deleted: tuple[str, ...] = ()
    """Requests whose path ends like this are answered as for a message that somebody has deleted."""
    waiting: int = 0
    """The number of requests that are held back so."""
    servers: Sequence[str] = (GUILD,)
    """Servers that the bot is on."""
    guilds: list[Json] = field(default_factory=list)
    """Contents of the list of the bot's servers."""
    application: Json = field(default_factory=dict)
    """Further fields of the application."""
    _limited: dict[str, tuple[float, bool]] = field(default_factory=dict)
    identified: list[tuple[int, int]] = field(default_factory=list)
    """The shards that have introduced themselves, each with the number of all."""
    _sockets: dict[int, web.WebSocketResponse] = field(default_factory=dict)
    # Ids say when something was made, and an old message would be posted again.
    _ids: Any = field(default_factory=lambda: count(discord.utils.time_snowflake(discord.utils.utcnow())))
    _sequence: Any = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.held_back.set()

    def limit_next(self, path_ending: str, *, seconds: float, everywhere: bool = False) -> None:
        """The next request of that path is answered with 429, which goes for that path or for all."""
        self._limited[path_ending] = seconds, everywhere

    def of(self, method: str, path_ending: str) -> list[Request]:
        return [r for r in self.requests if r.method == method and r.path.endswith(path_ending)]

    async def send(self, event: str, content: Json, shard: int | None = None) -> None:
        """Something happens on the server that the event names, or to that shard."""
        if shard is None:
            count = self.identified[-1][1]
            shard = (int(content.get("guild_id") or 0) >> 22) % count
        sent = {"op": 0, "t": event, "s": next(self._sequence), "d": content}
        await self._sockets[shard].send_str(json.dumps(sent))

    async def close(self, code: int, shard: int = 0) -> None:
        """Discord ends the shard's connection."""
        await self._sockets[shard].close(code=code)

    async def interact(self, person: str, kind: int, data: Json, **more: Any) -> str:
        """A person uses a command (COMMAND) or presses a button (PRESS); returns the interaction's id."""
        interaction = str(next(self._ids))
        await self.send(
            "INTERACTION_CREATE",
            {
                "id": interaction,
                "application_id": BOT,
                "type": kind,
                "data": data,
                "guild_id": GUILD,
                "channel_id": CHANNEL,
                "channel": _channel(),
                "member": member(person) | {"permissions": RIGHTS},
                "token": f"token-{interaction}",
                "version": 1,
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": RIGHTS,
                "entitlements": [],
                "authorizing_integration_owners": {},
                "context": 0,
                "attachment_size_limit": 10_485_760,
                **more,
            },
        )
        return interaction

    async def answer_user(self, request: web.Request) -> web.Response:
        self.tokens.append(request.headers["Authorization"])
        await self.held_back.wait()
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return answer(user(BOT, "spieleabend"))

    async def answer_application(self, _request: web.Request) -> web.Response:
        return answer(
            {"id": BOT, "name": "Spieleabend", "description": "", "icon": None, "verify_key": "", "flags": 0}
            | {"bot_public": True, "bot_require_code_grant": False, "owner": user("2", "anna")}
            | self.application
        )

    async def answer_gateway_bot(self, _request: web.Request) -> web.Response:
        return session_starts(self.gateway)

    async def answer_gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}))
        async for message in socket:
            sent = json.loads(message.data)
            if sent["op"] == _HEARTBEAT:
                await socket.send_str(json.dumps({"op": _HEARTBEAT_ACKNOWLEDGED, "d": None, "s": None, "t": None}))
            if sent["op"] != _IDENTIFY:
                continue
            self.intents.append(sent["d"]["intents"])
            if sent["d"]["intents"] & _MEMBERS_INTENT:
                await socket.close(code=_INTENTS_NOT_GRANTED)
                break
            shard, count = sent["d"].get("shard", (0, 1))
            self._sockets[shard] = socket
            self.identified.append((shard, count))
            servers = [server for server in self.servers if (int(server) >> 22) % count == shard]
            await self.send("READY", ready(self.gateway, "session", servers, (shard, count)), shard)
            for server in servers:
                await self.send("GUILD_CREATE", guild(server=server), shard)
            self.ready.set()
        return socket

    async def answer_anything(self, request: web.Request) -> web.Response:
        """Commands, interactions and messages: noted, and answered as far as discord.py looks."""
        noted = await read(request)
        if any(held in noted.path for held in self.held_back_paths) and "/channels/" in noted.path:
            self.waiting += 1
            await asyncio.Event().wait()
        for limited in [path for path in self._limited if noted.path.endswith(path)]:
            seconds, everywhere = self._limited.pop(limited)
            limit = {"message": "slow down", "retry_after": seconds, "global": everywhere}
            return answer(limit, status=429, headers={"Via": "1.1 google"})
        for dropped in [path for path in self.dropped if noted.path.endswith(path)]:
            self.dropped.remove(dropped)
            assert request.transport is not None
            request.transport.abort()
            return web.Response(status=500)
        if noted.path.endswith(self.forbidden):
            return answer({"message": "Missing Access", "code": 50001}, status=403)
        self.requests.append(noted)
        if noted.path.endswith("/users/@me/guilds"):
            query = request.query
            later = [each for each in self.guilds if int(each["id"]) > int(query.get("after", 0))]
            return answer(later[: int(query["limit"])])
        if noted.path.endswith(self.deleted):
            return answer({"message": "Unknown Message", "code": 10008}, status=404)
        ending = next((each for each in self.carried_out_but_failed if noted.path.endswith(each)), None)
        carried_out = self._carry_out(noted)
        if ending is not None:
            self.carried_out_but_failed.remove(ending)
            return answer({"message": "Bad Gateway", "code": 0}, status=502)
        for unconfirmed in [path for path in self.unconfirmed if noted.path.endswith(path)]:
            self.unconfirmed.remove(unconfirmed)
            await asyncio.Event().wait()
        for garbled in [path for path in self.garbled if noted.path.endswith(path)]:
            self.garbled.remove(garbled)
            return web.Response(text="<html></html>", content_type="text/html")
        return carried_out

    def _carry_out(self, noted: Request) -> web.Response:
        if noted.path.endswith("/callback"):
            if noted.path in self.acknowledged:
                return answer({"message": "Already acknowledged", "code": 40060}, status=400)
            self.acknowledged.add(noted.path)
            return answer({"interaction": {"id": noted.path.split("/")[-3], "type": COMMAND}})
        if noted.method == "GET" and noted.path.split("/")[-2] == "guilds":
            return answer(guild(server=noted.path.rsplit("/", 1)[-1]))
        if noted.method == "GET" and noted.path.split("/")[-2] == "members":
            return answer(member(noted.path.rsplit("/", 1)[-1]))
        if noted.method == "GET" and noted.path.split("/")[-2] == "channels":
            return answer(_channel(noted.path.rsplit("/", 1)[-1]))
        if noted.method == "GET" and noted.path.split("/")[-2] == "users":
            return answer(_person(noted.path.rsplit("/", 1)[-1]))
        if noted.method == "DELETE":
            return web.Response(status=204)
        if noted.method in {"POST", "PATCH"}:
            ending = noted.path.rsplit("/", 1)[-1]
            message_id = ending if ending.isdecimal() else self._post(noted)
            return answer(bots_message(message_id, noted.body.get("flags", 0)))
        return answer([])

    def _post(self, noted: Request) -> str:
        """A new message's id, or that of the one which the nonce has posted before."""
        nonce = noted.body.get("nonce") if noted.body.get("enforce_nonce") else None
        message_id = next((each for each, known in self.posted.items() if known == nonce), None) or str(next(self._ids))
        if nonce is not None:
            self.posted[message_id] = nonce
        return message_id


def ready(gateway: str, session: str, servers: Sequence[str], shard: tuple[int, int]) -> Json:
    """The first event of a session; ``shard`` comes with the number of all."""
    return {
        "v": 10,
        "shard": [*shard],
        "user": user(BOT, "spieleabend"),
        "guilds": [{"id": server, "unavailable": True} for server in servers],
        "session_id": session,
        "resume_gateway_url": gateway,
        "application": {"id": BOT, "flags": 0},
    }


def bots_message(message_id: str, flags: int) -> Json:
    """As far as discord.py looks at it."""
    return {
        "id": message_id,
        "channel_id": CHANNEL,
        "author": user(BOT, "spieleabend"),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")},
        "pinned": False,
        "type": 0,
        "flags": flags,
    }


async def read(request: web.Request) -> Request:
    body: Json = {}
    files: dict[str, bytes] = {}
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            content = bytes(await part.read())
            if part.name == "payload_json":
                body = json.loads(content)
            else:
                files[part.filename or ""] = content
    elif request.can_read_body:
        read = await request.json()
        body = read if isinstance(read, dict) else {"list": read}
    return Request(request.method, request.path, request.content_type, body, files, dict(request.query))


def _person(person: str) -> Json:
    return user(person, f"person{person}")


def member(person: str) -> Json:
    known = {"user": _person(person), "roles": [], "flags": 0}
    return known | {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}


def _channel(channel_id: str = CHANNEL, server: str = GUILD) -> Json:
    return {
        "id": channel_id,
        "type": 0,
        "name": "game-table",
        "position": 0,
        "permission_overwrites": [],
        "guild_id": server,
    }


def in_channel(channel: str) -> Json:
    """Fields of an interaction about the channel that it comes from, if it is not the usual one."""
    return {"channel_id": channel, "channel": _channel(channel)}


def guild(channels: Sequence[str] | None = None, *, server: str = GUILD) -> Json:
    """A server with these channels, without any word of them with one."""
    if channels is None:
        channels = (CHANNEL,) if server == GUILD else (f"{server}1",)
    everyone = {"id": server, "name": "@everyone", "permissions": RIGHTS, "position": 0, "color": 0, "hoist": False}
    everyone |= {"managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0}}
    return {
        "id": server,
        "name": "Game night",
        "owner_id": "2",
        "preferred_locale": "en-US",
        "roles": [everyone],
        "channels": [_channel(channel, server) for channel in channels],
        "member_count": 3,
        "large": False,
        "afk_timeout": 300,
        "premium_tier": 0,
        **dict.fromkeys(("verification_level", "nsfw_level", "explicit_content_filter", "mfa_level"), 0),
        **dict.fromkeys(("default_message_notifications", "system_channel_flags"), 0),
        **{key: [] for key in ("emojis", "stickers", "features", "members", "threads", "presences", "voice_states")},
        **{key: [] for key in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
    }


def session_starts(gateway: str) -> web.Response:
    """Answer that says where bots connect, and that one shard is enough."""
    limits = {"total": 1000, "remaining": 1000, "reset_after": 1000, "max_concurrency": 16}
    return answer({"url": gateway, "shards": 1, "session_start_limit": limits})


@asynccontextmanager
async def serve(server: LoopbackDiscord | None = None) -> AsyncIterator[LoopbackDiscord]:
    server = server or LoopbackDiscord()
    async with serving(server):
        yield server


class Server(Protocol):
    """A server for a bot's requests. ``base`` and ``gateway`` are its addresses, once it is served."""

    base: str
    gateway: str

    async def answer_user(self, request: web.Request, /) -> web.StreamResponse: ...

    async def answer_application(self, request: web.Request, /) -> web.StreamResponse: ...

    async def answer_gateway_bot(self, request: web.Request, /) -> web.StreamResponse: ...

    async def answer_gateway(self, request: web.Request, /) -> web.StreamResponse: ...

    async def answer_anything(self, request: web.Request, /) -> web.StreamResponse: ...


@asynccontextmanager
async def serving(server: Server) -> AsyncIterator[None]:
    app = web.Application(client_max_size=20 * 1024 * 1024)
    app.router.add_get("/api/users/@me", server.answer_user)
    app.router.add_get("/api/oauth2/applications/@me", server.answer_application)
    app.router.add_get("/api/gateway/bot", server.answer_gateway_bot)
    app.router.add_get("/", server.answer_gateway)
    app.router.add_route("*", "/api/{rest:.*}", server.answer_anything)
    # What people attach is elsewhere, and need not be JSON.
    app.router.add_get("/files/{number}", server.answer_anything)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    server.base, server.gateway = f"http://{host}:{port}/api", f"ws://{host}:{port}/"
    yield
    await runner.cleanup()
