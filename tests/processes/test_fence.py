"""Two processes that both believe they serve a shard: only the one that came last writes anything."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from store import database
from store.errors import DatabaseAway, Superseded, TooManyTables
from store.rows import MostTables
from store.store import Store
from tests.processes.conftest import Serve
from tests.store.cluster import Cluster
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


async def test_who_was_superseded_and_does_not_know_writes_nothing_at_its_end_either(serve: Serve) -> None:
    former = await serve("0/2")
    table = await former.create_table(ON_0, 1, row({}))
    successor = await serve("0/2")
    saving = asyncio.create_task(save(former, table, revision=0, document={"moves": 1}))
    await former.close()
    with pytest.raises(DatabaseAway):
        await saving
    stored = await successor.load(table)
    assert stored is not None
    assert stored.revision == 0
    assert len(await successor.processes.present()) == 1


async def test_what_is_being_written_is_written_before_the_successor_begins(serve: Serve) -> None:
    former = await serve("0/2")
    table = await former.create_table(ON_0, 1, row({}))
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(_connection: AsyncConnection) -> None:
        begun.set()
        await go_on.wait()

    writing = asyncio.create_task(former._writing.write(slowly))
    await begun.wait()
    waiting = asyncio.create_task(save(former, table, revision=0, document={}))
    taking_over = asyncio.ensure_future(serve("0/2"))
    await asyncio.sleep(0.1)
    assert not taking_over.done(), "the former one would write behind its back"
    go_on.set()
    await writing
    await taking_over
    results = await asyncio.gather(waiting, return_exceptions=True)
    stored = await former.load(table)
    assert stored is not None
    assert (stored.revision == 0) == isinstance(results[0], Superseded)


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


async def test_neighbours_leave_each_other_alone_until_the_shards_are_counted_otherwise(serve: Serve) -> None:
    first, second = await serve("0/2"), await serve("1/2")
    for store, server in ((first, ON_0), (second, ON_1)):
        await store.create_table(server, server, row({}))
    whole = await serve("0-3/4")
    for store, server in ((first, ON_0), (second, ON_1)):
        with pytest.raises(Superseded):
            await store.create_table(server, server + 1, row({}))
    assert [process.shards for process in await whole.processes.present()] == ["0-3/4"]


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
            await store.due_tables(2.0, 10, latest=3.0),
            await store.unshown_tables(2.0, 10, latest=3.0),
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


async def test_attended_time_goes_on_with_the_least_where_shards_are_counted_otherwise(serve: Serve) -> None:
    first, second = await serve("0/2"), await serve("1/2")
    await first.attendance.keep({0: 500.0}, 1.0)
    await second.attendance.keep({1: 300.0}, 1.0)
    again = await serve("0/2")
    assert {shard: kept.seconds for shard, kept in (await again.attendance.of_shards()).items()} == {0: 500, 1: 300}
    third = await serve("0-3/4")
    assert {shard: kept.seconds for shard, kept in (await third.attendance.of_shards()).items()} == dict.fromkeys(
        range(4), 300.0
    )


async def test_sessions_of_one_remainder_begin_one_after_the_other(serve: Serve) -> None:
    first, second = await serve("0/2"), await serve("1/2")
    waits = await asyncio.gather(*(store.session_starts.take(0) for store in (first, second)))
    assert min(waits) == 0
    assert 4 < max(waits) < 6
    assert await second.session_starts.take(1) == 0, "the other remainder is free"


async def test_nobody_waits_until_a_moment_that_a_wrong_clock_of_the_database_named(
    serve: Serve, postgresql: Cluster, url: str
) -> None:
    store = await serve("0/2")
    assert await store.session_starts.take(0) == 0
    await store.request_budget.reserve(1, burst=5, per_second=45)
    database = url.rpartition("/")[2]
    for table in ("session_start", "request_budget"):
        postgresql.run_sql(database, f"UPDATE {table} SET free_at = free_at + 86400")
    assert await store.session_starts.take(0) == 0
    assert await store.request_budget.reserve(1, burst=5, per_second=45) <= 0
    assert 4 < await store.session_starts.take(0) < 6
