"""Replacements of parts of discord.py, each with a test that fails when the library changes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import timedelta
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from cogs.components import own_emoji
from cogs.health.metrics import Metrics

_HELD_BACK_SECONDS = 0.05
"""Less than this is no waiting, but the work around a request."""

GLOBAL_PAUSE_SECONDS = 10.0
"""After this long requests are made again when the one that met the global limit was given up."""

_ACKNOWLEDGEMENT = "/callback"
"""Suffix of the path of a request that acknowledges an interaction."""

_BAD_REQUEST, _NO_SUCH_EMOJI = 400, b"Invalid emoji"

_TURNS = 3
"""Turns of the event loop that an acknowledgement takes from Discord's event to the socket."""


@dataclass(slots=True)
class _OnTheWire:
    seconds: float = 0.0


_call: ContextVar[_OnTheWire | None] = ContextVar("call", default=None)


def tracing(metrics: Metrics) -> aiohttp.TraceConfig:
    """For discord.py's session: times every try of every request, and has others wait for acknowledgements.

    People see those, and nothing else is as urgent. Making a request of a message with its picture holds the loop up.
    An answer that a proxy has cut off is a failure of the network (`whole_answers`).
    """
    trace: aiohttp.TraceConfig = aiohttp.TraceConfig()

    async def started(
        _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if not params.url.path.endswith(_ACKNOWLEDGEMENT):
            # Each turn lets everything that is ready run first, acknowledgements among it.
            for _ in range(_TURNS):
                await asyncio.sleep(0)
        context.began = perf_counter()

    def ended(context: SimpleNamespace, method: str, status: str) -> None:
        seconds = perf_counter() - context.began
        if (call := _call.get()) is not None:
            call.seconds += seconds
        metrics.requested(method, status, seconds)

    async def answered(
        _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        await require_whole(params.response)
        # The gateway is a request, too, that is answered with a change of protocols.
        ended(context, params.method, str(params.response.status))
        if params.response.status == _BAD_REQUEST and _NO_SUCH_EMOJI in await params.response.read():
            own_emoji.use({}, {})  # Somebody has deleted one.
        # Not every answer has these headers, and their form is Discord's.
        with suppress(KeyError, ValueError):
            limit, remaining = (params.response.headers[f"X-RateLimit-{name}"] for name in ("Limit", "Remaining"))
            metrics.bucket(params.method, params.url.path, limit, float(remaining))

    async def failed(
        _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        ended(context, params.method, "none")

    trace.on_request_start.append(started)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def plan_from_now(loop: tasks.Loop[Any]) -> None:
    """Plan the loop's next turn a whole interval from now.

    By itself it follows the system's clock: it catches up when that jumps forward, and rests when it jumps back.
    """
    vars(loop)["_next_iteration"] = discord.utils.utcnow() + timedelta(seconds=loop.seconds or 0)


def pace_requests(client: discord.Client, turn: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
    """discord.py waits within its one method for requests: what is not spent on the wire there is waiting.

    Interaction responses go another way, and do not count for the global limit.
    """
    request = client.http.request

    async def timed(*args: Any, **options: Any) -> Any:
        wire = _OnTheWire()
        token, began = _call.set(wire), perf_counter()
        try:
            # discord.py knows limits of single routes beforehand, and the global one when it is too late.
            await turn()
            return await request(*args, **options)
        except asyncio.CancelledError:
            _reopen(client.http)
            raise
        finally:
            _call.reset(token)
            held_back = perf_counter() - began - wire.seconds
            if held_back >= _HELD_BACK_SECONDS:
                metrics.waited(held_back)

    # discord.py offers no hook around a request with its waiting for rate limits.
    client.http.request = timed  # type: ignore[method-assign]


def _reopen(http: discord.http.HTTPClient) -> None:
    """A request was given up, perhaps the one that was to end a pause of all requests.

    discord.py holds everything back for as long as Discord's global limit says, and only the request that met the
    limit ends that. Where the pause was ended too early, the next request meets the limit again.
    """
    over = http._global_over
    # Before a login it is missing.
    if over and not over.is_set():
        asyncio.get_running_loop().call_later(GLOBAL_PAUSE_SECONDS, over.set)


_API = "/api/"
"""Prefix of the paths that answer in JSON. Pictures and the gateway have others."""

_NO_CONTENT, _TOO_MANY_REQUESTS = 204, 429

_BRACKETS = (b"{", b"}"), (b"[", b"]")


class Garbled(aiohttp.ClientPayloadError):
    """The answer is not what Discord sends. What was asked for may have been done."""


async def require_whole(response: aiohttp.ClientResponse) -> None:
    """Reads what discord.py is going to read. Raises Garbled if it is not the JSON that must be there."""
    if not response.url.path.startswith(_API) or not _holds_json(response):
        return
    content = await response.read()
    if response.status == _TOO_MANY_REQUESTS:
        limit = _parsed(content, response)
        if not (isinstance(limit, dict) and "retry_after" in limit):
            raise Garbled(f"429 without the time to wait to {response.method} {response.url.path}")
    elif not _seems_whole(content):
        _parsed(content, response)


def _seems_whole(content: bytes) -> bool:
    """Without parsing it, which discord.py does again. What is cut off has more brackets that open than close."""
    ends = content[:1] + content[-1:]
    return ends in (b"{}", b"[]") and all(content.count(one) == content.count(other) for one, other in _BRACKETS)


def _parsed(content: bytes, response: aiohttp.ClientResponse) -> object:
    try:
        return json.loads(content)
    except ValueError as error:
        raise Garbled(f"{response.status} without JSON to {response.method} {response.url.path}") from error


def _holds_json(response: aiohttp.ClientResponse) -> bool:
    """Tell whether discord.py relies on it. Of other failures it reads whatever is there."""
    if response.status == _TOO_MANY_REQUESTS:
        # Without that header it does not ask how long to wait.
        return "Via" in response.headers
    return response.ok and response.status != _NO_CONTENT


log = logging.getLogger(__name__)

_INDISPENSABLE = frozenset({"READY", "RESUMED"})
"""Without these there is no session, which discord.py must notice."""


def leave_out_unreadable_events(client: discord.Client) -> None:
    """Replace the readers of all events but the indispensable ones: an unreadable event is logged and left out."""
    # discord.py offers no hook between an event's arrival and its being read.
    parsers = client._connection.parsers
    for event in parsers.keys() - _INDISPENSABLE:
        parsers[event] = _guarded(event, parsers[event])


def _guarded(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def parse_if_readable(content: Any) -> None:
        try:
            # discord.py reads an interaction without a person, and fails only in our code.
            if event == "INTERACTION_CREATE":
                _require_person(content)
            parse(content)
        except Exception:
            log.exception("Discord has sent an event that cannot be read: %s", event)

    return parse_if_readable


def _require_person(interaction: Any) -> None:
    """Raises KeyError for what nobody has pressed or typed. On servers Discord names a member, elsewhere a user."""
    interaction["member" if interaction.get("guild_id") else "user"]
