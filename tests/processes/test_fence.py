"""Two processes that both believe they serve a shard: only the one that came last writes anything."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from store import database
from store.errors import DatabaseAway, Superseded, TooManyTables
from store.rows import MostTables, Planned
from store.store import Store
from tests.processes.conftest import Serve
from tests.store.rows import row, save

ON_0, ON_1 = 4 << 22, 5 << 22
"""Servers on shard 0 and 1 of two."""


async def test_who_was_superseded_writes_nothing_and_learns_it(serve: Serve) -> None:
    former = await serve("0/2")
    table = await former.create_table(ON_0, 1, row({"moves": 0}))
    await save(former, table, revision=0, document={"moves": 1})
    successor = await serve("0/2")
    with pytest.raises(Superseded):
        await save(former, table, revision=1, document={"moves": 2})
    with pytest.raises(DatabaseAway):  # so that people are asked to wait
        await former.create_table(ON_0, 2, row({}))
    assert former.superseded.is_set()
    stored = await successor.load(table)
    assert stored is not None
    assert (stored.revision, stored.row.document) == (1, {"moves": 1})
    assert await save(successor, table, revision=1, document={"moves": 2}) == 2
    assert not successor.superseded.is_set()


async def test_a_transaction_that_its_process_left_behind_does_not_keep_the_successor_waiting(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LEFT_BEHIND_SECONDS", 0.3)
    former = await serve("0/2")
    begun = asyncio.Event()

    async def never_ending(_connection: AsyncConnection) -> None:
        begun.set()
        await asyncio.Event().wait()

    # As if the machine had lost its power: the server is not informed.
    left = asyncio.create_task(former._writing.write(never_ending))
    await begun.wait()
    successor = await asyncio.wait_for(serve("0/2"), 10)
    assert len(await successor.processes.present()) == 1
    writer = former._writing._writer
    assert writer is not None
    writer.cancel()
    await asyncio.wait([left, writer])


async def test_what_time_brings_is_asked_of_the_own_tables_alone(serve: Serve) -> None:
    stores = [await serve("0/2"), await serve("1/2")]
    due = {"due_at": 1.0, "show_at": 1.0, "unshown_since": 1.0}
    tables = [
        await store.create_table(server, number, row({}, **due))
        for number, (store, server) in enumerate(zip(stores, (ON_0, ON_1), strict=True))
    ]
    in_direct_messages = await stores[0].create_table(0, 9, row({}, **due))
    for store, own in ((stores[0], [tables[0], in_direct_messages]), (stores[1], [tables[1]])):
        for found in (
            await store.due(Planned.LOOK, 2.0, 10, latest=3.0),
            await store.due(Planned.SHOWING, 2.0, 10, latest=3.0),
            await store.open_tables(),
        ):
            assert sorted(table.id for table in found) == own
        assert sorted(await store.open_table_ids()) == own
        assert len(await store.open_table_ids(everywhere=True)) == 3
        assert sum((await store.count_open_tables()).values()) == len(own)
    assert await stores[1].retention.servers() == {ON_1}
    await stores[0].retention.note_departure(ON_0, 5.0)
    assert await stores[1].retention.departed_servers() == {}
    assert await stores[1].retention.delete_ended(["lobby"], 9.0, 10) == []


async def test_somebody_who_opens_two_tables_at_once_in_two_processes_has_one_limit(serve: Serve) -> None:
    stores: list[Store] = [await serve("0/2"), await serve("1/2")]
    for person in range(5):
        most = MostTables(person, per_person=1, per_server=9, in_total=9)
        opening = (
            store.create_table(server, 10 * person + server, row({}), seats=[person], most=most)
            for store, server in zip(stores, (ON_0, ON_1), strict=True)
        )
        results = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(result, TooManyTables) for result in results) == 1, results


async def test_sessions_of_one_remainder_begin_one_after_the_other(serve: Serve) -> None:
    first, second = await serve("0/2"), await serve("1/2")
    waits = await asyncio.gather(*(store.session_starts.take(0) for store in (first, second)))
    assert min(waits) == 0
    assert 4 < max(waits) < 6
    assert await second.session_starts.take(1) == 0, "the other remainder is free"
