"""How the playground ends."""

from __future__ import annotations

import signal

from tests.playground.conftest import free_ports, start_playground


def test_it_ends_when_it_is_asked_to() -> None:
    process, _ = start_playground(free_ports())
    try:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=5) == 0
    finally:
        process.kill()
        process.wait()
