"""Writes that come at the same time share one transaction, and still succeed or fail each for itself."""

import asyncio
import math
import traceback

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, StatementError

from store.errors import ChannelTaken, StoreClosed
from store.rows import Json, StoredTable
from store.store import Store
from tests.store.cluster import Cluster
from tests.store.rows import row, save


async def open_tables(store: Store, number: int) -> list[int]:
    return list(await asyncio.gather(*(store.create_table(1, channel, row({"moves": 0})) for channel in range(number))))


async def move(store: Store, table_id: int, revision: int = 0) -> int:
    return await save(
        store,
        table_id,
        revision=revision,
        document={"moves": revision + 1},
        open=True,
        first_record=revision,
        records=[{"move": revision}],
    )


def moved(table: StoredTable | None, moves: int = 1) -> bool:
    """Return whether the table is stored whole after that number of moves."""
    assert table is not None
    return (table.revision, table.row.document, table.records) == (
        moves,
        {"moves": moves},
        tuple({"move": number} for number in range(moves)),
    )


async def test_more_than_a_statement_can_name_at_once(store: Store) -> None:
    tables = await open_tables(store, 2500)
    await asyncio.gather(*(move(store, table_id) for table_id in tables))
    assert [table.revision for table in await store.open_tables()] == [1] * 2500
    assert moved(await store.load(tables[-1]))


async def test_a_table_saved_while_others_are_written_joins_the_next_commit(
    store: Store, commits: list[Connection]
) -> None:
    tables = await open_tables(store, 20)
    del commits[:]

    async def play(table_id: int) -> None:
        for revision in range(10):
            await move(store, table_id, revision)

    await asyncio.gather(*(play(table_id) for table_id in tables))
    assert 10 <= len(commits) <= 20
    for table_id in tables:
        assert moved(await store.load(table_id), 10)


@pytest.mark.parametrize(
    ("document", "first_record", "error"),
    [
        pytest.param({"moves": math.nan}, 1, StatementError, id="not JSON"),
        pytest.param({"moves": object()}, 1, StatementError, id="no value that could be stored"),
        pytest.param({"moves": 2}, 0, IntegrityError, id="a record that is there already"),
    ],
)
async def test_one_that_cannot_be_stored_fails_alone(
    store: Store, document: Json, first_record: int, error: type[Exception]
) -> None:
    tables = await open_tables(store, 5)
    await asyncio.gather(*(move(store, table_id) for table_id in tables))
    wrong = save(
        store, tables[2], revision=1, document=document, open=False, first_record=first_record, records=[{"move": 1}]
    )
    results = await asyncio.gather(
        *(wrong if table_id == tables[2] else move(store, table_id, 1) for table_id in tables), return_exceptions=True
    )
    assert isinstance(results.pop(2), error)
    assert results == [2] * 4
    for table_id in tables:
        assert moved(await store.load(table_id), 1 if table_id == tables[2] else 2)
    assert await move(store, tables[2], 1) == 2


async def test_a_save_may_follow_another_that_is_not_written_yet(store: Store) -> None:
    [table_id] = await open_tables(store, 1)
    assert await asyncio.gather(*(move(store, table_id, revision) for revision in range(3))) == [1, 2, 3]
    assert moved(await store.load(table_id), 3)


async def test_a_taken_channel_fails_only_those_who_want_it(store: Store) -> None:
    [table_id] = await open_tables(store, 1)
    results = await asyncio.gather(
        move(store, table_id),
        store.create_table(1, 0, row({})),
        store.person_settings.set(1, "ping", True),
        return_exceptions=True,
    )
    assert results[0] == 1
    assert isinstance(results[1], ChannelTaken)
    assert await store.person_settings.of(1) == {"ping": True}


@pytest.mark.parametrize("steps", [0, 1, 3])
async def test_a_save_whose_caller_is_cancelled_is_stored_whole_or_not_at_all(store: Store, steps: int) -> None:
    """``steps`` is for how many turns of the loop the caller waits."""
    tables = await open_tables(store, 3)
    saves = [asyncio.create_task(move(store, table_id)) for table_id in tables]
    for _ in range(steps):
        await asyncio.sleep(0)
    saves[1].cancel()
    results = await asyncio.gather(*saves, return_exceptions=True)
    assert (results[0], results[2]) == (1, 1)
    assert isinstance(results[1], asyncio.CancelledError)
    # Begun saves are made; one that was cancelled before its first step never began.
    await move(store, tables[0], 1)
    assert moved(await store.load(tables[1]), 1 if steps else 0)
    assert moved(await store.load(tables[0]), 2)
    assert moved(await store.load(tables[2]))


async def test_close_waits_for_what_is_being_saved(database_url: str) -> None:
    store = await Store.open(database_url)
    tables = await open_tables(store, 50)
    saves = [asyncio.create_task(move(store, table_id)) for table_id in tables]
    await asyncio.sleep(0)
    await store.close()
    assert [await save for save in saves] == [1] * 50

    store = await Store.open(database_url)
    for table_id in tables:
        assert moved(await store.load(table_id))
    await store.close()


async def test_after_the_end_nothing_is_written(database_url: str) -> None:
    store = await Store.open(database_url)
    [table_id] = await open_tables(store, 1)
    await store.close()
    with pytest.raises(StoreClosed):
        await move(store, table_id)
    with pytest.raises(StoreClosed):
        await store.create_table(1, 2, row({}))
    with pytest.raises(StoreClosed):
        await store.person_settings.set(1, "ping", True)
    await store.close()


async def test_when_the_loop_is_torn_down_nobody_waits_for_ever(store: Store) -> None:
    """Then every task is cancelled, the writer too."""
    tables = await open_tables(store, 20)
    cut_off = 0
    for steps in (0, 3, 9, 18):
        revisions = {table_id: await revision_of(store, table_id) for table_id in tables}
        before = asyncio.all_tasks()
        saves = [asyncio.create_task(move(store, table_id, revisions[table_id])) for table_id in tables]
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in asyncio.all_tasks() - before - set(saves):
            task.cancel()
        results = await asyncio.wait_for(asyncio.gather(*saves, return_exceptions=True), 60)
        for table_id, result in zip(tables, results, strict=True):
            stored = await revision_of(store, table_id)
            assert moved(await store.load(table_id), stored)
            if isinstance(result, BaseException):
                assert isinstance(result, asyncio.CancelledError)
                cut_off += 1
                assert stored in {revisions[table_id], revisions[table_id] + 1}
            else:
                assert stored == result
    assert cut_off > 0


async def revision_of(store: Store, table_id: int) -> int:
    table = await store.load(table_id)
    assert table is not None
    return table.revision


@pytest.mark.parametrize("first_record", [0, 1], ids=["refused by the database", "refused before"])
async def test_an_error_tells_no_secret(store: Store, first_record: int) -> None:
    """Errors are logged, and the secret behind the dice is in every document."""
    [table_id] = await open_tables(store, 1)
    await move(store, table_id)
    secret = {"secret": "5ec2e7", "wrong": math.nan if first_record else 0}
    with pytest.raises(StatementError) as caught:
        await save(
            store,
            table_id,
            revision=1,
            document=secret,
            open=True,
            first_record=first_record,
            records=[{"worm": "5ec2e7"}],
        )
    assert "5ec2e7" not in "".join(traceback.format_exception(caught.value))


async def test_a_server_that_was_restarted_in_between_costs_no_save(
    postgresql: Cluster, postgresql_pattern: str
) -> None:
    store = await Store.open(postgresql.create_database(postgresql_pattern))
    tables = await open_tables(store, 3)
    await asyncio.gather(*(move(store, table_id) for table_id in tables))
    postgresql.crash()
    postgresql.start()
    assert await asyncio.gather(*(move(store, table_id, 1) for table_id in tables)) == [2] * 3
    for table_id in tables:
        assert moved(await store.load(table_id), 2)
    await store.close()


async def test_what_was_acknowledged_survives_a_server_that_goes_away_while_it_writes(
    postgresql: Cluster, postgresql_pattern: str
) -> None:
    store = await Store.open(postgresql.create_database(postgresql_pattern))
    tables = await open_tables(store, 20)
    acknowledged = dict.fromkeys(tables, 0)

    async def play(table_id: int) -> None:
        while True:
            acknowledged[table_id] = await move(store, table_id, acknowledged[table_id])

    playing = asyncio.gather(*(play(table_id) for table_id in tables), return_exceptions=True)
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgresql.crash)
    # Each would wait long for a server that is gone, if it were tried alone.
    errors = await asyncio.wait_for(playing, 30)
    await asyncio.to_thread(postgresql.start)
    assert all(isinstance(error, Exception) for error in errors)
    assert min(acknowledged.values()) > 0
    for table_id in tables:
        stored = await revision_of(store, table_id)
        assert acknowledged[table_id] <= stored <= acknowledged[table_id] + 1
        assert moved(await store.load(table_id), stored)
    await store.close()
