"""What holds up an event loop: every callback that takes longer than it may, with its name."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from time import thread_time

LIMIT = 0.005
"""Seconds."""


@dataclass
class LoopWatch:
    """Of each name the processor seconds that its slow callbacks took: waiting for other processes does not count."""

    slow: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def begin(self) -> None:
        """Watches every loop of this process from now on. asyncio's own debug mode would slow everything down."""
        run = asyncio.events.Handle._run

        def watched(handle: asyncio.events.Handle) -> None:
            began = thread_time()
            run(handle)
            lasted = thread_time() - began
            if lasted > LIMIT:
                self.slow[_name(handle)].append(lasted)

        # Every step of the loop comes through here; asyncio's log of slow ones needs its debug mode.
        asyncio.events.Handle._run = watched  # type: ignore[method-assign, assignment]  # to watch it

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(self.slow))


def _name(handle: asyncio.events.Handle) -> str:
    """The coroutine of a task's step, else the function."""
    # Typeshed does not know the attribute.
    callback = handle._callback  # type: ignore[attr-defined]  # private to asyncio
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine = task.get_coro()
        return str(getattr(coroutine, "__qualname__", coroutine))
    return str(getattr(callback, "__qualname__", callback))
