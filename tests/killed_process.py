"""A process that is ended by SIGKILL, in the middle of whatever it does."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection

_MODULES = ["tests.host.playing_process", "tests.store.saving_process"]

# Every process is forked from one that has made the imports.
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(_MODULES)


def lines_until_killed(module: str, url: str, seconds: float) -> list[list[str]]:
    """What the module's ``main(url)`` printed, line by line in words. ``seconds`` count from the first line."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_run, args=(module, url, theirs), daemon=True)
    process.start()
    theirs.close()
    said = os.read(ours.fileno(), 1 << 16)
    # Reads on meanwhile: a full pipe would hold the process up.
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and ours.poll(left):
        if not (more := os.read(ours.fileno(), 1 << 16)):
            break
        said += more
    process.kill()
    while more := os.read(ours.fileno(), 1 << 16):
        said += more
    process.join(30)
    ours.close()
    # The last line may be cut off.
    return [line.split() for line in said[: said.rfind(b"\n") + 1].decode().splitlines()]


def _run(module: str, url: str, output: Connection) -> None:
    sys.stdout = os.fdopen(os.dup(output.fileno()), "w")
    asyncio.run(importlib.import_module(module).main(url))
