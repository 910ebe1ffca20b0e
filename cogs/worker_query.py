"""What the workers have to find out before something can be said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from host.workers import Workers

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class WorkerQuery(Generic[T]):
    """``work`` of the rules with its arguments, for `Workers.run`, and how to ``tell`` its result."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    tell: Callable[[Any], T]


async def carried_out(workers: Workers, begin: Callable[[], T | WorkerQuery[T]]) -> T:
    """What ``begin`` returns, or what its inquiry leads to. Both are put into words off the event loop."""
    begun = await asyncio.to_thread(begin)
    if not isinstance(begun, WorkerQuery):
        return begun
    found = await workers.run(begun.work, *begun.args)
    return await asyncio.to_thread(begun.tell, found)
