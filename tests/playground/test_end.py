"""How the playground ends."""

from __future__ import annotations

import signal
from pathlib import Path

from tests.playground.conftest import free_ports, start_playground


def test_it_ends_when_it_is_asked_to_and_leaves_nothing(tmp_path: Path) -> None:
    process, _ = start_playground(free_ports(), tmp_path)
    try:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=5) == 0
        assert list(tmp_path.iterdir()) == []
    finally:
        process.kill()
        process.wait()
