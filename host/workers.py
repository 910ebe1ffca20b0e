"""A pool of worker processes for long work, which must not block the event loop: values in, values out.

Threads are no help with what is pure Python: only one of them runs at a time, and the event loop has to wait for its
turn. `multiprocessing` and `ProcessPoolExecutor` are no help either: each of their processes imports ``bot.py`` again,
and with it Discord and the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pipe
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from host.refusal import Refused

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds that one piece of work may take; the longest known takes two."""

ANALYSIS_PATIENCE = 120.0
"""Seconds for a coach's answer, whose longest known match takes 10 on a quiet core."""

_CORES_FOR_TWO_COACHES = 4
"""With fewer, a second one would take from the games."""

_ROOT = Path(__file__).parent.parent
_ENVIRONMENT = ("PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "TZ")
"""Environment that a worker gets of ours: no token, no key, no password."""

P = ParamSpec("P")
R = TypeVar("R")


class Workers:
    """At most this many ``processes``, each started when it is first needed. With 0, a thread does the work.

    What runs must be a function of a module, its arguments and result values that can be pickled. A process that dies,
    or takes longer than ``patience`` seconds, is replaced. Where none can run at all, a thread does the work, too.
    """

    def __init__(self, processes: int = 0, *, patience: float = PATIENCE) -> None:
        self._processes = processes
        self._patience = patience
        # One thread waits for each process.
        self._waiting = ThreadPoolExecutor(max_workers=self.at_once, thread_name_prefix="worker")
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._closed = False
        self._proven = False

    @property
    def at_once(self) -> int:
        """The number of pieces of work that are done at a time."""
        return max(1, self._processes)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Returns what the work returns. It begins when a worker is free; cancelled before that, it never does.

        Raises what the work raises, and Refused("took-too-long") if it takes longer than anything should, or kills
        every worker that tries.
        """
        carry_out = partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._waiting, self._carry_out, carry_out)

    def close(self) -> None:
        """Ends all processes, whatever they are doing."""
        self._closed = True
        # Work that waits is dropped: its callers are ending as well.
        self._waiting.shutdown(wait=False, cancel_futures=True)
        for process in tuple(self._all):
            process.end()

    def _carry_out(self, work: partial[R]) -> R:
        if not self._processes:
            return work()
        # Once, outside of the tries: what cannot be pickled fails the same way every time.
        request = pickle.dumps((work, ()))
        # Idle workers that have died are noticed one by one; then a new one is tried twice.
        for _ in range(self._processes + 2):
            try:
                done, result = self._asked(request)
            except TimeoutError as error:
                log.error("A worker took longer than %s s for %s and was ended", self._patience, _name(work))
                raise Refused("took-too-long") from error
            except (EOFError, OSError) as error:
                if self._closed:
                    raise Refused("took-too-long") from error
                log.warning("A worker died (%s); %s is tried again", error or type(error).__name__, _name(work))
                continue
            if not done:
                raise result
            answer: R = result
            return answer
        if self._proven:
            # The work itself seems to kill them, and must not kill the bot.
            raise Refused("took-too-long")
        log.error("No worker process can run here; a thread does its work. WORKERS=0 saves the attempts")
        self._processes = 0
        return work()

    def _asked(self, request: bytes) -> tuple[bool, Any]:
        """Asks an idle process or a new one. One that does not reply is ended."""
        try:
            process = self._idle.pop()
        except IndexError:
            process = _Process()
            self._all.add(process)
        try:
            reply = process.ask(request, self._patience)
        except BaseException:
            # Whatever it is still doing, its next reply would be taken for that of another request.
            self._all.discard(process)
            process.end()
            raise
        self._idle.append(process)
        # From here on a death speaks against the work, not against this machine.
        self._proven = True
        return reply


class _Process:
    def __init__(self) -> None:
        self._ours, theirs = Pipe()
        # The worker starts in this folder or another, and must find the same modules.
        search = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "host.worker_process", str(theirs.fileno())],
                pass_fds=(theirs.fileno(),),
                # It ends when this pipe is closed, also where the bot is killed.
                stdin=subprocess.PIPE,
                env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ} | {"PYTHONPATH": search},
            )

    def ask(self, request: bytes, patience: float) -> tuple[bool, Any]:
        """Raises TimeoutError, or EOFError or OSError if the process is dead."""
        self._ours.send_bytes(request)
        if not self._ours.poll(patience):
            raise TimeoutError
        done, result = pickle.loads(self._ours.recv_bytes())  # noqa: S301 -- from a process of ours
        return done, result

    def end(self) -> None:
        # No kinder signal: it ignores those that go to all processes.
        self._process.kill()
        self._process.communicate()


def coaches(workers: int) -> int:
    """The number of processes for analyses beside that many ``workers``: games go first."""
    return min(workers, 2 if len(os.sched_getaffinity(0)) >= _CORES_FOR_TWO_COACHES else 1)


def _name(work: partial[Any]) -> str:
    return str(getattr(work.func, "__qualname__", work.func))


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class WorkerQuery(Generic[T]):
    """``work`` of the rules with its arguments, for `Workers.run`, and how to ``tell`` its result."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    tell: Callable[[Any], T]


async def carried_out(workers: Workers, begin: Callable[[], T | WorkerQuery[T]]) -> T:
    """Result of ``begin``, or of the inquiry that it returns. Both are put into words off the event loop."""
    begun = await asyncio.to_thread(begin)
    if not isinstance(begun, WorkerQuery):
        return begun
    found = await workers.run(begun.work, *begun.args)
    return await asyncio.to_thread(begun.tell, found)
