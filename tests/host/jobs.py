"""Jobs that the tests give to worker processes."""

import os
import signal
import sys
import threading
import time
from pathlib import Path


def process() -> int:
    return os.getpid()


def thread() -> int:
    return threading.get_ident()


def packages() -> set[str]:
    return {module.split(".")[0] for module in sys.modules}


def variables() -> dict[str, str]:
    return dict(os.environ)


def hang() -> None:
    print("hanging", flush=True)
    # A process that ignores what it is asked politely.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(1)


def die() -> None:
    os._exit(3)


def die_once(mark: Path) -> str:
    if mark.exists():
        return "done"
    mark.touch()
    os._exit(3)


def leave(mark: Path) -> None:
    mark.touch()


def wait_for(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0.005)
