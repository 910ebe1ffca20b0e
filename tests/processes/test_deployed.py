"""Start of what stands in ``deploy/``: the command lines there, two processes at once on an empty PostgreSQL."""

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from startup.settings import ROOT
from tests.shared_artwork import FOLDER
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord
from tests.sockets.started_bot import until
from tests.store.cluster import PASSWORD, USER, Cluster

INSTANCES = ("0-3", "4-7")
"""As in the hosting guide and in the unit's first lines."""


def of_systemd(url: str, listening: str) -> list[tuple[list[str], Mapping[str, str]]]:
    """The commands of the instances and their environment, as systemd makes them of the unit."""
    unit = (ROOT / "deploy" / "spieleabend@.service").read_text(encoding="utf-8")
    settings = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": url, "SECRET_KEY": "ab" * 32, "SHARD_COUNT": "8"}
    given = dict(line.split("=", 1) for line in re.findall("^Environment=(.*)$", unit, re.MULTILINE))
    [command] = re.findall("^ExecStart=(.*)$", unit, re.MULTILINE)
    environment = given | settings | {"NOTIFY_SOCKET": listening}
    return [
        (shlex.split(Template(command.replace("%i", instance)).substitute(settings)), environment)
        for instance in INSTANCES
    ]


async def test_the_units_start(loopback: LoopbackDiscord, postgresql: Cluster, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        commands = of_systemd(postgresql.create_database(), manager.getsockname())
        processes = [await start(command, environment, loopback) for command, environment in commands]
        try:
            await until(lambda: sorted(loopback.identified) == [(shard, 8) for shard in range(8)])
            heard = [await asyncio.wait_for(asyncio.get_running_loop().sock_recv(manager, 100), 30) for _ in processes]
            assert heard == [b"READY=1"] * 2
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
        assert [await asyncio.wait_for(process.wait(), 20) for process in processes] == [0, 0]


def test_dockers_services_start_with_the_same(postgresql: Cluster) -> None:
    services = (ROOT / "deploy" / "compose.processes.yaml").read_text(encoding="utf-8")
    commands = [json.loads(command) for command in re.findall(r"command: (\[.*\])", services)]
    assert [command[1:] for command in commands] == [command[1:] for command, _ in of_systemd("", "")]
    [address] = re.findall("DATABASE_URL: (.*)", services)
    filled = address.replace("${POSTGRES_PASSWORD:?}", PASSWORD).replace("@database", f"@127.0.0.1:{postgresql.port}")
    assert filled == postgresql.url(USER)


async def start(
    command: Sequence[str], environment: Mapping[str, str], loopback: LoopbackDiscord
) -> asyncio.subprocess.Process:
    """From the folder with the code, where the unit and the image are."""
    python, script, *arguments = command
    assert (Path(python).name, script) == ("python", "bot.py")
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.processes.on_loopback", loopback.base, loopback.gateway, *arguments,
        cwd=ROOT, env={"PATH": os.environ["PATH"], FOLDER: os.environ[FOLDER], **environment},
    )  # fmt: skip
