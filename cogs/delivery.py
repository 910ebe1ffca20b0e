"""How a request to Discord can fail through nobody's fault here, and how long it is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

NOT_DELIVERED = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Discord refused or failed, or the network did."""

PAUSES = (0.5, 2.0, 5.0)
"""Seconds before each further try of what the caretaker can do later, too."""

PATIENCE_SECONDS = 10.0
"""No further try begins after this long: discord.py has tried several times by itself by then."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that has been deleted."""

_BAD_REQUEST = 400
_TOO_MANY_REQUESTS = 429

T = TypeVar("T")


async def patiently(
    attempt: Callable[[], Awaitable[T]], *, pauses: Sequence[float] = PAUSES, within: float = PATIENCE_SECONDS
) -> T:
    """Tries again after each of the pauses for as long as the failure may pass. Raises what the last try raised."""
    clock = asyncio.get_running_loop().time
    began = clock()
    for pause in pauses:
        try:
            return await attempt()
        except NOT_DELIVERED as error:
            if not may_pass(error) or clock() + pause - began > within:
                raise
            log.info("Trying again in %s s: %s", pause, error)
            await asyncio.sleep(pause)
    return await attempt()


def may_pass(error: BaseException) -> bool:
    """Whether the same request may succeed a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == _TOO_MANY_REQUESTS
    return isinstance(error, NOT_DELIVERED)


def is_our_mistake(error: BaseException) -> bool:
    """Whether Discord understood the request, and takes none like it."""
    return isinstance(error, discord.HTTPException) and error.status == _BAD_REQUEST
