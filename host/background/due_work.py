"""Works off what is due: a few at a time, each within a limit, and none that goes wrong holds the others up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from store.errors import DatabaseAway

log = logging.getLogger(__name__)


class _Numbered(Protocol):
    @property
    def id(self) -> int: ...


D = TypeVar("D", bound=_Numbered)
T = TypeVar("T")


async def attempt(work: Awaitable[object], failed: str, *values: int, seconds: float | None = None) -> bool:
    """Awaits the work, for that many seconds at most. Returns whether to plan it again; logs why, as ``failed``.

    While the database is away nothing can be planned, and what was due stays due. Does not raise.
    """
    try:
        async with asyncio.timeout(seconds):
            await work
    except DatabaseAway:
        return False
    except TimeoutError:
        log.info(failed + " in time: it is tried again later", *values)
        return True
    except Exception:
        log.exception(failed, *values)
        return True
    return False


async def each(things: Iterable[T], work: Callable[[T], Awaitable[None]], at_a_time: int) -> None:
    """Awaits the work on each of them, a few at a time."""
    waiting = iter(things)

    async def work_through() -> None:
        for thing in waiting:
            await work(thing)

    await asyncio.gather(*(work_through() for _ in range(at_a_time)))


async def work_off(
    due: Callable[[D | None], Awaitable[Sequence[D]]], work: Callable[[D], Awaitable[None]], at_a_time: int
) -> None:
    """Works on everything that is due, each once. ``due`` gets the last of the portion before, and returns the next."""
    seen: set[int] = set()
    last: D | None = None
    while batch := await due(last):
        last = batch[-1]
        # What is due again already was planned again meanwhile: that is for the next look.
        await each([thing for thing in batch if thing.id not in seen], work, at_a_time)
        seen.update(thing.id for thing in batch)
