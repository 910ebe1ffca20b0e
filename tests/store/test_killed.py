"""SIGKILL at any moment: what was acknowledged is there, and nothing is there by half."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
from pathlib import Path

import pytest

from store.store import Store

ROOT = Path(__file__).resolve().parents[2]


def save_until_killed(url: str, seconds: float) -> dict[int, int]:
    """The last acknowledged move of each table. ``seconds`` count from the first acknowledgement."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.saving_process", url], cwd=ROOT, stdout=subprocess.PIPE, bufsize=0
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    # Reads on meanwhile: a full pipe would hold the process up.
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=seconds)
    process.kill()
    said += process.communicate(timeout=30)[0]
    acknowledged: dict[int, int] = {}
    # The last line may be cut off.
    for line in said[: said.rfind(b"\n")].splitlines():
        table_id, moves = map(int, line.split())
        acknowledged[table_id] = moves
    return acknowledged


@pytest.mark.parametrize("attempt", range(3))
async def test_a_killed_process_loses_nothing_that_it_acknowledged(database_url: str, attempt: int) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201
    chance = random.Random(seed)
    acknowledged: dict[int, int] = {}
    for _ in range(2):
        acknowledged |= save_until_killed(database_url, chance.uniform(0, 0.5))
        store = await Store.open(database_url)
        assert acknowledged, "nothing was saved before the end"
        for table in await store.open_tables():
            whole = await store.load(table.id)
            assert whole is not None
            moves = whole.revision
            assert acknowledged.get(table.id, 0) <= moves
            # An acknowledgement on its way when the process ended is one move at most.
            assert moves <= acknowledged.get(table.id, 0) + 1
            assert whole.document["moves"] == moves
            assert list(whole.records) == [
                entry for move in range(moves) for entry in ({"chance": move}, {"act": move})
            ]
        await store.close()
