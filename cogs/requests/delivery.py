"""Send to Discord: which errors to ignore, and retries; private answers are retried for fifteen minutes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import aiohttp
import discord

from host.background.cancelling import cancel

log = logging.getLogger(__name__)

NOT_DELIVERED = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Discord refused or failed, or the network did."""

PAUSES = (0.5, 2.0, 5.0)
"""Seconds before each further try of what the caretaker can do later, too."""

PATIENCE_SECONDS = 10.0
"""No further try begins after this long: discord.py has tried several times by itself by then."""

LONGEST_TRY_SECONDS = 60.0
"""A try that takes longer counts as one that the network lost; discord.py would wait for five minutes."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that has been deleted."""

_BAD_REQUEST = 400
_TOO_MANY_REQUESTS = 429

_CLOSED_THREAD = frozenset({50083, 160005})
"""Discord's codes for a thread that is archived or locked. They come with 400 and with 403."""

_TOO_MANY_EDITS = 30046
"""Discord's code for a message older than an hour that was changed too often. It comes with 429."""

T = TypeVar("T")


async def retry(
    attempt: Callable[[], Awaitable[T]], *, pauses: Sequence[float] = PAUSES, within: float = PATIENCE_SECONDS
) -> T:
    """Tries again after each of the pauses for as long as the failure may pass. Raises what the last try raised."""
    clock = asyncio.get_running_loop().time
    began = clock()
    for pause in pauses:
        try:
            return await _once(attempt)
        except NOT_DELIVERED as error:
            # A pause that would end too late helps nobody: the caller learns of the failure sooner.
            if not may_pass(error) or clock() + pause - began > within:
                raise
            log.info("Trying again in %s s: %r", pause, error)
            await asyncio.sleep(pause)
    return await _once(attempt)


async def _once(attempt: Callable[[], Awaitable[T]]) -> T:
    async with asyncio.timeout(LONGEST_TRY_SECONDS):
        return await attempt()


def may_pass(error: BaseException) -> bool:
    """Tell whether the same request may succeed a little later."""
    if isinstance(error, discord.HTTPException):
        # A message edited too often stays so for an hour, though Discord calls it a rate limit.
        return error.status >= 500 or (error.status == _TOO_MANY_REQUESTS and error.code != _TOO_MANY_EDITS)
    return isinstance(error, NOT_DELIVERED)


def is_closed_thread(error: BaseException) -> bool:
    """Tell whether the thread is archived or locked, so that nothing in it can be changed."""
    return isinstance(error, discord.HTTPException) and error.code in _CLOSED_THREAD


def needs_new_message(error: discord.HTTPException) -> bool:
    """Tell whether the message cannot be changed, but perhaps be posted again: a post opens an archived thread."""
    return is_closed_thread(error) or error.code == _TOO_MANY_EDITS


def is_forbidden(error: BaseException) -> bool:
    """Tell whether the server does not let the bot do that there, until somebody on the server changes it."""
    return isinstance(error, discord.Forbidden) or is_closed_thread(error)


def is_our_mistake(error: BaseException) -> bool:
    """Tell whether Discord understood the request, and takes none like it."""
    return isinstance(error, discord.HTTPException) and error.status == _BAD_REQUEST and not is_closed_thread(error)


TOKEN_SECONDS = 14 * 60.0
"""An interaction can be replied to for a quarter of an hour."""

ANSWER_PAUSES = (1.0, 2.0, 5.0, 10.0, 20.0, 40.0, *[60.0] * 14)


class PatientAnswers:
    """Retry an answer for as long as Discord accepts answers to its interaction."""

    def __init__(self) -> None:
        self._unanswered: set[asyncio.Task[None]] = set()
        self.closed = False
        """The bot is ending: what is cut off now is nobody's mistake."""

    async def deliver(self, send: Callable[[], Awaitable[object]], interaction_id: int) -> None:
        """Sends once, and goes on trying later if that failed in a way that may pass.

        Raises discord.HTTPException if Discord takes no such message at all, and nothing else. After the end, nothing
        is sent.
        """
        if self.closed:
            log.info("Interaction %d is not answered: the bot is ending", interaction_id)
            return
        try:
            await send()
        except RuntimeError as error:
            # The connections were closed meanwhile.
            if not self.closed:
                raise
            log.info("Interaction %d is not answered: %s", interaction_id, error)
        except NOT_DELIVERED as error:
            if is_our_mistake(error):
                raise
            if not may_pass(error):
                log.warning("Could not answer interaction %d: %s", interaction_id, error)
                return
            log.info("Interaction %d is answered later: %s", interaction_id, error)
            # Kept in a set: the loop itself holds tasks weakly, and one could vanish in mid-wait.
            task = asyncio.create_task(_go_on(send, interaction_id), name=f"answer-to-{interaction_id}")
            self._unanswered.add(task)
            task.add_done_callback(self._unanswered.discard)

    async def close(self) -> None:
        self.closed = True
        await cancel(self._unanswered)


async def _go_on(send: Callable[[], Awaitable[object]], interaction_id: int) -> None:
    try:
        # The first try has just failed.
        await asyncio.sleep(ANSWER_PAUSES[0])
        await retry(send, pauses=ANSWER_PAUSES[1:], within=TOKEN_SECONDS)
    except NOT_DELIVERED as error:
        log.warning("Could not answer interaction %d: %s", interaction_id, error)
