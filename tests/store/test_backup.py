"""A backup is made and restored with the commands of docs/hosting.md, and the match goes on from there."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from startup.settings import ROOT
from store.store import Store
from tests.host.tables import open_host, play, started

GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = {"sqlite": (".backup ", ".restore "), "postgresql": ("pg_dump -Fc", "pg_restore ")}


def run(part: str, database_url: str, folder: Path) -> None:
    """The guide's command with that part, for this database."""
    [line] = re.findall(rf"^    (?:sudo )?(.*{re.escape(part)}.*)$", GUIDE, re.MULTILINE)
    file = database_url.removeprefix("sqlite:///")
    line = line.replace("/var/lib/spieleabend/spieleabend.sqlite", shlex.quote(file))
    line = re.sub(r"postgresql://spieleabend:PASSWORD@localhost/spieleabend", shlex.quote(database_url), line)
    if shutil.which(shlex.split(line)[0]) is None:
        pytest.skip(f"{shlex.split(line)[0]} is not installed")
    subprocess.run(line, shell=True, check=True, cwd=folder, env=os.environ)


async def test_a_match_goes_on_from_a_restored_backup(kind: str, database_url: str, tmp_path: Path) -> None:
    backup, restore = COMMANDS[kind]
    store = await Store.open(database_url)
    host = open_host(store)
    table = await play(host, (await started(host, "mensch")).id, 10)
    run(backup, database_url, tmp_path)
    await play(host, table.id, 30)
    await store.close()
    run(restore, database_url, tmp_path)
    store = await Store.open(database_url)
    try:
        host = open_host(store)
        restored = await host.table(table.id)
        assert (restored.version, restored.view) == (table.version, table.view)
        assert (await play(host, table.id)).outcome is not None
    finally:
        await store.close()
