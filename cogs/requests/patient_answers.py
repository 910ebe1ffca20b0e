"""Sends private replies again, in the background, while Discord does not accept them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.requests.delivery import NOT_DELIVERED, is_our_mistake, may_pass, retry

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14 * 60.0
"""An interaction can be replied to for a quarter of an hour."""

PAUSES = (1.0, 2.0, 5.0, 10.0, 20.0, 40.0, *[60.0] * 14)


class PatientAnswers:
    """Goes on trying to send an answer for as long as Discord accepts answers to its interaction."""

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
            task = asyncio.create_task(_go_on(send, interaction_id), name=f"answer-to-{interaction_id}")
            self._unanswered.add(task)
            task.add_done_callback(self._unanswered.discard)

    async def close(self) -> None:
        self.closed = True
        tasks = list(self._unanswered)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _go_on(send: Callable[[], Awaitable[object]], interaction_id: int) -> None:
    try:
        await asyncio.sleep(PAUSES[0])
        await retry(send, pauses=PAUSES[1:], within=TOKEN_SECONDS)
    except NOT_DELIVERED as error:
        log.warning("Could not answer interaction %d: %s", interaction_id, error)
