"""SIGKILL at any moment: what was acknowledged is there, and nothing is there by half."""

import random

from store.store import Store
from tests.killed_process import lines_until_killed


def save_until_killed(url: str, seconds: float) -> dict[int, int]:
    """The last acknowledged move of each table."""
    printed = lines_until_killed("tests.store.saving_process", url, seconds)
    return {int(table_id): int(moves) for table_id, moves in printed}


async def test_a_killed_process_loses_nothing_that_it_acknowledged(database_url: str, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: dict[int, int] = {}
    for _ in range(4):
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
            assert whole.row.document["moves"] == moves
            assert list(whole.records) == [
                entry for move in range(moves) for entry in ({"chance": move}, {"act": move})
            ]
        await store.close()
