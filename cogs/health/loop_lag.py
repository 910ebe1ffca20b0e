"""How late the event loop comes to what is due: whatever holds it up keeps everybody waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

PAUSE_SECONDS = 0.25
REMEMBERED_SECONDS = 30.0


class LoopLag:
    """``observe`` gets every measurement, in seconds."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._recent: deque[float] = deque([0.0], maxlen=int(REMEMBERED_SECONDS / PAUSE_SECONDS))

    @property
    def worst(self) -> float:
        """The longest delay of the last `REMEMBERED_SECONDS`."""
        return max(self._recent)

    async def measure(self) -> None:
        """Measures until it is cancelled."""
        while True:
            due = monotonic() + PAUSE_SECONDS
            await asyncio.sleep(PAUSE_SECONDS)
            lag = max(0.0, monotonic() - due)
            self._recent.append(lag)
            self._observe(lag)
