"""Data in the database while a match runs: of no use without the server's key."""

import sqlite3
from pathlib import Path

import pytest

from host.host import Host
from host.refusal import Refused
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, KEY, SECRET, Clock, act, end_by_vote, exported_by, open_host, seated, started
from tests.hosted import EDITIONS


def raw(folder: Path) -> bytes:
    """Everything that is in the database's files."""
    return b"".join(file.read_bytes() for file in folder.glob("tables.sqlite*"))


def stored(folder: Path, query: str) -> list[str]:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return [str(value) for (value,) in database.execute(query)]


async def test_the_file_of_a_running_match_holds_neither_secret_nor_hidden_results(
    store: Store, tmp_path: Path
) -> None:
    host = open_host(store)
    table = await started(host, "kaeseschieben")
    for _ in range(6):
        await act(host, table.id)
    for secret in (SECRET, SECRET.hex().encode(), KEY, KEY.hex().encode()):
        assert secret not in raw(tmp_path)
    hidden = stored(tmp_path, "SELECT entry FROM game_record WHERE entry LIKE '%\"hidden\":true%'")
    assert len(hidden) == 2
    assert all('"result":null' in entry for entry in hidden)
    # The worms are known all the same, to those who have the key.
    worms = (await host.own_view(table.id, ANNA.id), await open_host(store).own_view(table.id, ANNA.id))
    assert worms[0] == worms[1]
    await act(open_host(store), table.id)

    await end_by_vote(open_host(store), table.id)
    assert SECRET.hex().encode() in raw(tmp_path), "now everybody may know it"
    without_key = Host(store, EDITIONS, now=Clock(), random_bytes=bytes, key=b"?" * 32)
    assert (await without_key.records.verify(table.id)).passed
    assert all(
        record["result"] for record in (await exported_by(without_key, table.id))["records"] if "chance" in record
    )


async def test_a_match_whose_key_is_lost_is_retired_and_accuses_nobody(store: Store) -> None:
    running = await started(open_host(store), "kaeseschieben")
    invited = await seated(open_host(store), "forgetit", channel=77)
    host = Host(store, EDITIONS, now=Clock(), random_bytes=bytes, key=b"?" * 32)
    retired = await host.table(running.id)
    assert (retired.status, retired.revealed_secret, retired.display.notice_due) == (Status.RETIRED, None, True)
    assert retired.commitment == running.commitment
    with pytest.raises(Refused, match="secret-lost"):
        await host.records.verify(running.id)
    assert "secret" not in await exported_by(host, running.id)
    with pytest.raises(Refused, match="table-retired"):
        await host.act(running.id, ANNA.id, "roll", press="5")
    assert (await host.table(invited.id)).status is Status.CLOSED
    assert (await started(host, "kaeseschieben")).status is Status.PLAYING, "the channel is free"
    # With the key found again, the secret is back.
    assert (await open_host(store).table(running.id)).revealed_secret == SECRET.hex()
