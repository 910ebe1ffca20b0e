"""What stands in ``deploy/`` starts: the command lines there, two processes at once on an empty PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from string import Template

import pytest

from startup.settings import ROOT
from tests.startup.conftest import until
from tests.startup.loopback_discord import TOKEN, LoopbackDiscord
from tests.store.cluster import PASSWORD, Cluster

INSTANCES = ("0-3", "4-7")
"""As in the hosting guide and in the unit's first lines."""

KEY = "ab" * 32

Deployed = Callable[[str, str], Sequence[tuple[Sequence[str], Mapping[str, str]]]]
"""Returns commands with their environments, of the database's address and of where a service manager listens."""


def of_systemd(url: str, listening: str) -> Sequence[tuple[Sequence[str], Mapping[str, str]]]:
    """Of each instance, as systemd makes them of the unit."""
    unit = (ROOT / "deploy" / "spieleabend@.service").read_text(encoding="utf-8")
    settings = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url, "SECRET_KEY": KEY, "SHARD_COUNT": "8"}
    given = dict(line.split("=", 1) for line in re.findall("^Environment=(.*)$", unit, re.MULTILINE))
    [command] = re.findall("^ExecStart=(.*)$", unit, re.MULTILINE)
    return [
        (
            shlex.split(Template(command.replace("%i", instance)).substitute(settings)),
            given | settings | {"NOTIFY_SOCKET": listening},
        )
        for instance in INSTANCES
    ]


def of_compose(url: str, listening: str) -> Sequence[tuple[Sequence[str], Mapping[str, str]]]:
    """Of each service of the bot's, as Docker makes them of the file."""
    services = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    settings = {"DISCORD_TOKEN": TOKEN, "SECRET_KEY": KEY, "POSTGRES_PASSWORD": PASSWORD}
    bots = services.partition("x-bot:")[2].partition("services:")[0]
    given = dict(re.findall(r"^    ([A-Z_]+): (.*)$", bots, re.MULTILINE))
    environment = {name: Template(value.replace(":?}", "}")).substitute(settings) for name, value in given.items()}
    # The service's name is that of its host; here the database is on this machine.
    address, _, database = environment["DATABASE_URL"].partition("@database/")
    assert database == "spieleabend"
    assert url.startswith(f"{address}@")
    environment |= {"DATABASE_URL": url, "container": "docker", "NOTIFY_SOCKET": listening}
    return [(json.loads(command), environment) for command in re.findall(r"command: (\[.*\])", services)]


@pytest.mark.parametrize("deployed", [of_systemd, of_compose])
async def test_processes_start_with_the_command_lines_there(
    loopback: LoopbackDiscord, postgresql: Cluster, tmp_path: Path, deployed: Deployed
) -> None:
    url = postgresql.create_database()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        processes = [
            await start(command, environment, loopback) for command, environment in deployed(url, manager.getsockname())
        ]
        try:
            await until(lambda: sorted(loopback.identified) == [(shard, 8) for shard in range(8)])
            heard = [await asyncio.wait_for(asyncio.get_running_loop().sock_recv(manager, 100), 30) for _ in processes]
            assert heard == [b"READY=1"] * 2
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
        assert [await asyncio.wait_for(process.wait(), 20) for process in processes] == [0, 0]


async def start(
    command: Sequence[str], environment: Mapping[str, str], loopback: LoopbackDiscord
) -> asyncio.subprocess.Process:
    """From the folder with the code, where the unit and the image are."""
    python, script, *arguments = command
    assert (Path(python).name, script) == ("python", "bot.py")
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.processes.on_loopback", loopback.base, loopback.gateway, *arguments,
        cwd=ROOT, env={"PATH": os.environ["PATH"], **environment},
    )  # fmt: skip
