"""Reports of the bot to systemd, over a socket like systemd's own."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from operation.service_manager import ServiceManager
from startup.settings import ROOT

UNIT = (ROOT / "deploy" / "spieleabend.service").read_text(encoding="utf-8")


@pytest.fixture(params=["path", "abstract"])
def systemd(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, socket.socket]]:
    """The address that a service is given, and the end where it is heard."""
    name = str(tmp_path / "notify") if request.param == "path" else f"@spieleabend-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(name.replace("@", "\0", 1))
        heard.setblocking(False)
        yield name, heard


async def test_it_hears_of_the_beginning_the_state_and_the_end(systemd: tuple[str, socket.socket]) -> None:
    address, heard = systemd
    manager = ServiceManager({"NOTIFY_SOCKET": address})
    manager.ready()
    manager.status("ok;\n3 servers")
    manager.stopping()
    assert [heard.recv(100) for _ in range(3)] == [b"READY=1", b"STATUS=ok; 3 servers", b"STOPPING=1"]


async def test_the_watchdog_is_fed_for_as_long_as_the_loop_runs(systemd: tuple[str, socket.socket]) -> None:
    address, heard = systemd
    watched = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "30000", "WATCHDOG_PID": str(os.getpid())}
    feeding = asyncio.create_task(ServiceManager(watched).feed_watchdog())
    loop = asyncio.get_running_loop()
    for _ in range(3):
        assert await asyncio.wait_for(loop.sock_recv(heard, 100), 10) == b"WATCHDOG=1"
    feeding.cancel()


@pytest.mark.parametrize("pid", ["1", "x"])
async def test_another_processs_watchdog_is_left_alone(pid: str) -> None:
    watched = {"NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "30000", "WATCHDOG_PID": pid}
    await asyncio.wait_for(ServiceManager(watched).feed_watchdog(), 5)


async def test_without_a_manager_nothing_is_sent() -> None:
    manager = ServiceManager({})
    manager.ready()
    await asyncio.wait_for(manager.feed_watchdog(), 5)
    assert not manager.listens


def test_the_unit_expects_what_the_bot_sends() -> None:
    assert "Type=notify" in UNIT
    assert "WatchdogSec=" in UNIT
    assert "RestartPreventExitStatus=78" in UNIT
    assert "MemoryMax=" in UNIT


def test_the_unit_leaves_metrics_what_they_read() -> None:
    """Without ``/proc/stat``, prometheus-client says nothing of a process's memory, processor time and open files."""
    assert "ProcSubset=pid" not in UNIT.splitlines()


def test_the_unit_for_one_of_several_processes_is_as_guarded_as_the_other() -> None:
    instance = (ROOT / "deploy" / "spieleabend@.service").read_text(encoding="utf-8")
    of_its_own = ("Description=", "ExecStart=", "Environment=DATABASE_URL=", "TimeoutStartSec=", "StateDirectory")
    kept = [line for line in UNIT.splitlines() if line[:1] not in ("", "#") and not line.startswith(of_its_own)]
    assert set(kept) <= set(instance.splitlines())
    assert "bot.py --shards %i/${SHARD_COUNT}" in instance
    assert "StateDirectory" not in instance, "each start would take it away from the other processes' users"
