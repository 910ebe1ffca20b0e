"""Cancelling tasks at the end, whatever they are doing."""

import asyncio
from collections.abc import Iterable
from typing import Any


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks, and return when all have ended; what one of them raises meanwhile is nobody's concern."""
    # A copy: tasks leave the collections that hold them when they end.
    cancelled = list(tasks)
    for task in cancelled:
        task.cancel()
    await asyncio.gather(*cancelled, return_exceptions=True)
