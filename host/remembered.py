"""Results that are worked out once: all who ask in the meantime wait for one, and the most recent are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True)
class _Work(Generic[V]):
    task: asyncio.Future[V]
    askers: int = 0


class Remembered(Generic[K, V]):
    """Keeps the ``most`` recent results. Failures are not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[K, V] = OrderedDict()
        self._working: dict[K, _Work[V]] = {}

    def forget(self) -> None:
        """Drops all answers. Those that are still being worked out reach those who asked, and are not kept."""
        self._answers = OrderedDict()
        self._working = {}

    async def get(self, question: K, work: Callable[[], Awaitable[V]]) -> V:
        """The answer. ``work`` finds it, unless it is known or being found. Work that nobody waits for is cancelled."""
        if question in self._answers:
            self._answers.move_to_end(question)
            return self._answers[question]
        under_way = self._working.get(question)
        if under_way is None:
            under_way = self._working[question] = _Work(asyncio.ensure_future(self._answer(question, work)))
        under_way.askers += 1
        try:
            return await asyncio.shield(under_way.task)
        finally:
            under_way.askers -= 1
            if not under_way.askers and not under_way.task.done():
                under_way.task.cancel()
                # Those who ask next must not be given what has been cancelled.
                self._drop(question, under_way.task)

    async def _answer(self, question: K, work: Callable[[], Awaitable[V]]) -> V:
        # What is worked out while everything is forgotten goes with the former answers.
        answers = self._answers
        try:
            answer = await work()
        finally:
            self._drop(question, asyncio.current_task())
        answers[question] = answer
        while len(answers) > self._most:
            answers.popitem(last=False)
        return answer

    def _drop(self, question: K, task: asyncio.Future[V] | None) -> None:
        """That task no longer works the answer out; another one may by now."""
        if (under_way := self._working.get(question)) is not None and under_way.task is task:
            del self._working[question]
