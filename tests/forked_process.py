"""Processes that are to be killed, or to end, forked from one that has made the imports."""

import asyncio
import importlib
import multiprocessing
import os
import sys
from multiprocessing.connection import Connection

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.store.saving_process", "tests.processes.serving_process"])


class ForkedProcess:
    """The module's ``main``, a coroutine, with these arguments; what it returns is the process's exit code.

    ``output`` is the reading end of what it prints.
    """

    def __init__(self, module: str, *arguments: str) -> None:
        self.output, theirs = _CONTEXT.Pipe(duplex=False)
        self._process = _CONTEXT.Process(target=_run, args=(module, arguments, theirs), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def runs(self) -> bool:
        return self._process.is_alive()

    def read(self) -> bytes:
        """Output since the last reading; empty when it has ended."""
        return os.read(self.output.fileno(), 1 << 16)

    def kill(self) -> None:
        """SIGKILL, wherever it is."""
        self._process.kill()

    def wait(self) -> int | None:
        """The exit code; None if it runs on for half a minute."""
        self._process.join(30)
        return self._process.exitcode


def _run(module: str, arguments: tuple[str, ...], output: Connection) -> None:
    sys.stdout = os.fdopen(os.dup(output.fileno()), "w")
    sys.exit(asyncio.run(importlib.import_module(module).main(*arguments)))
