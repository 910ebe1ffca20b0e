"""The playground as people start it: ``bot.py`` without a token, on ports of its own."""

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from startup.settings import ROOT

PAGES = 6
"""The playground takes that many ports in a row."""


def free_ports() -> int:
    """The first of six free ports in a row; by chance, since other tests look for some at the same time."""
    for _ in range(100):
        first = random.randrange(20_000, 30_000, PAGES)
        try:
            with ExitStack() as stack:
                for port in range(first, first + PAGES):
                    stack.enter_context(closing(socket.create_server(("127.0.0.1", port))))
        except OSError:
            continue
        return first
    raise RuntimeError("no free ports")


def start_playground(port: int, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """The process, which keeps its files in the folder, and the address that it prints."""
    environment = {"PATH": os.environ["PATH"], "DISCORD_TOKEN": "", "LC_ALL": "C", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "bot.py")],
        env={**environment, "PLAYGROUND_PORT": str(port), "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    printed = ""
    for line in process.stdout:
        printed += line
        if "Ctrl-C" in line:
            break
    address = re.search(r"http://127\.0\.0\.1:\d+/", printed)
    assert address, printed
    assert [line for line in printed.splitlines() if "WARNING" in line and "FriBiDi" not in line] == []
    return process, address[0]


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a playground's first page."""
    process, address = start_playground(free_ports(), tmp_path_factory.mktemp("playground"))
    yield address
    process.kill()
    process.wait()
