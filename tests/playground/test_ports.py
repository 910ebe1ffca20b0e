"""Ports that other programs have, and how the playground ends."""

import signal
import socket
import urllib.request
from contextlib import closing
from pathlib import Path

from tests.playground.conftest import free_ports, start_playground
from tests.playground.pages import read_start_page
from tests.startup.bot_command import run_bot


def test_a_page_whose_port_is_taken_moves_to_another_and_all_of_them_end(tmp_path: Path) -> None:
    port = free_ports()
    with closing(socket.create_server(("127.0.0.1", port + 1))):
        process, address = start_playground(port, tmp_path)
        try:
            start = read_start_page(address)
            assert len(start.letters) == 4
            assert f":{port + 1}/" not in start.channel
            for page in (start.channel, *start.letters.values()):
                with urllib.request.urlopen(page.partition("#")[0]) as response:
                    assert response.status == 200
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=5) == 0
            assert list(tmp_path.iterdir()) == []
        finally:
            process.kill()
            process.wait()


def test_a_start_page_whose_port_is_taken_is_one_sentence() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        result = run_bot(PLAYGROUND_PORT=str(port))
    assert result.returncode == 1
    assert len([line for line in result.stderr.splitlines() if "FriBiDi" not in line]) == 1
    assert str(port) in result.stderr
