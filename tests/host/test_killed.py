"""SIGKILL in the middle of games: every roll that anybody has seen stands, and every game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.game import NORMAL
from host.host import Host
from host.table.status import Status
from store.database import sqlite_address
from tests.host.playing_process import digest, open_host
from tests.killed_process import lines_until_killed


def play_until_killed(url: str, seconds: float) -> dict[int, tuple[int, str]]:
    """For each table how many records it was last known to have, and their digest."""
    printed = lines_until_killed("tests.host.playing_process", url, seconds)
    return {int(table): (int(records), their_digest) for table, records, their_digest in printed}


@pytest.mark.parametrize("attempt", range(3))
async def test_a_killed_bot_goes_on_where_it_was(tmp_path: Path, attempt: int, seed: int) -> None:
    url = sqlite_address(tmp_path / "tables.sqlite")
    for _ in range(2):
        printed = play_until_killed(url, random.Random(seed).uniform(0, 0.6))
        assert printed, "nothing was played before the end"
        host, store = await open_host(url)
        for table_id, (count, their_digest) in printed.items():
            table = await host.table(table_id)
            records = (await host.records.export(table_id))["records"]
            if table.status is Status.PLAYING:
                # Running and finished exports differ in what they hide; the running one was printed.
                assert digest(records[:count]) == their_digest, "something that was stored has changed"
                await act_once(table_id, host)
            assert len(records) >= count
        await store.close()


async def act_once(table_id: int, host: Host) -> None:
    """The person who is to act can."""
    table = await host.table(table_id)
    person = table.seats[table.to_act[0]].person
    assert person is not None
    action = table.edition.choose(await host.own_view(table_id, person.id), NORMAL, lambda _: 0)
    after = await host.act(table_id, person.id, table.edition.encode(action), press="5")
    assert after.version > table.version
