"""Holds requests to Discord back for its limit, lets acknowledgements go first, and watches how long each takes."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from dataclasses import dataclass
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from cogs.health.metrics import Metrics
from cogs.requests.pacing import RequestSlots
from cogs.requests.whole_answers import require_whole

_HELD_BACK_SECONDS = 0.05
"""Less than this is no waiting, but the work around a request."""

GLOBAL_PAUSE_SECONDS = 10.0
"""After this long requests are made again when the one that met the global limit was given up."""

_ACKNOWLEDGEMENT = "/callback"
"""How the path of a request ends that acknowledges an interaction."""

_TURNS = 3
"""How many turns of the event loop an acknowledgement takes from Discord's event to the socket."""


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

    async def failed(
        _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        ended(context, params.method, "none")

    trace.on_request_start.append(started)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def pace_requests(client: discord.Client, pacing: RequestSlots, metrics: Metrics) -> None:
    """discord.py waits within its one method for requests: what is not spent on the wire there is waiting.

    Interaction responses go another way, and do not count for the global limit.
    """
    request = client.http.request

    async def timed(*args: Any, **options: Any) -> Any:
        wire = _OnTheWire()
        token, began = _call.set(wire), perf_counter()
        try:
            # discord.py knows limits of single routes beforehand, and the global one when it is too late.
            await pacing.turn()
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
