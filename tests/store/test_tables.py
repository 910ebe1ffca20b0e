"""Tables in the store: all that is stored comes back, in order, and only what was meant to be stored is."""

import asyncio
from collections import Counter

import pytest

from store.errors import ChannelTaken, Stale
from store.rows import StoredTable
from store.store import Store
from tests.store.rows import row, save

GUILD, CHANNEL, PERSON = 2**63 - 1, 2**63 - 2, 2**63 - 3
"""As large as Discord's ids can ever get."""

DOCUMENT = {"status": "lobby", "seats": [None, {"name": "Zoë „🧀“ O'Neill\n\0"}], "secret": "5ec2e7", "share": 0.5}


async def test_records_come_back_in_order_and_after_a_restart(database_url: str) -> None:
    store = await Store.open(database_url)
    table_id = await store.create_table(GUILD, CHANNEL, row(DOCUMENT))
    # More than ten, so that an order by their text would show.
    records = [{"seat": number % 4, "code": f"step {number}"} for number in range(25)]
    revision = await save(store, table_id, revision=0, document=DOCUMENT, open=True, records=records[:3])
    revision = await save(
        store, table_id, revision=revision, document={"ended": True}, open=False, first_record=3, records=records[3:]
    )
    await store.close()

    store = await Store.open(database_url)
    expected = StoredTable(table_id, GUILD, CHANNEL, 2, row({"ended": True}, open=False), records=tuple(records))
    assert revision == 2
    assert await store.load(table_id) == expected
    await store.close()


async def test_a_table_that_never_was(store: Store) -> None:
    assert await store.load(1) is None
    assert await store.open_table_in(CHANNEL) is None
    assert await store.latest_table_in(CHANNEL) is None
    assert await store.open_tables() == []
    with pytest.raises(Stale):
        await save(store, 1, revision=0, document={}, open=True, records=[{}])


async def test_a_channel_holds_one_open_table_at_a_time(store: Store) -> None:
    first = await store.create_table(GUILD, CHANNEL, row({}))
    with pytest.raises(ChannelTaken) as taken:
        await store.create_table(GUILD, CHANNEL, row({}))
    assert taken.value.table_id == first
    elsewhere = await store.create_table(GUILD, CHANNEL - 10, row({}))
    await save(store, first, revision=0, document={}, open=False)
    second = await store.create_table(GUILD, CHANNEL, row({}))
    assert len({first, elsewhere, second}) == 3


async def test_of_two_who_open_a_table_at_once_one_is_refused_with_the_other(store: Store) -> None:
    results = await asyncio.gather(
        *(store.create_table(GUILD, CHANNEL, row({"opener": opener})) for opener in range(5)), return_exceptions=True
    )
    opened = [result for result in results if isinstance(result, int)]
    refused = [result.table_id for result in results if isinstance(result, ChannelTaken)]
    assert len(opened) == 1
    assert refused == opened * 4


async def test_the_open_table_of_a_channel_is_found_and_after_its_end_the_latest(store: Store) -> None:
    former = await store.create_table(GUILD, CHANNEL, row({"which": "former"}))
    await save(store, former, revision=0, document={"which": "former"}, open=False)
    latter = await store.create_table(GUILD, CHANNEL, row({"which": "latter"}))
    await store.create_table(GUILD, CHANNEL - 10, row({"which": "elsewhere"}))
    expected = StoredTable(latter, GUILD, CHANNEL, 0, row({"which": "latter"}, open=True))
    assert await store.open_table_in(CHANNEL) == expected
    assert await store.latest_table_in(CHANNEL) == expected

    await save(store, latter, revision=0, document={}, open=False, records=[{}])
    assert await store.open_table_in(CHANNEL) is None
    assert await store.latest_table_in(CHANNEL) == StoredTable(latter, GUILD, CHANNEL, 1, row({}, open=False))


async def test_an_open_table_comes_before_a_later_one_that_has_ended(store: Store) -> None:
    reopened = await store.create_table(GUILD, CHANNEL, row({}))
    await save(store, reopened, revision=0, document={}, open=False)
    ended = await store.create_table(GUILD, CHANNEL, row({}))
    await save(store, ended, revision=0, document={}, open=False)
    await save(store, reopened, revision=1, document={}, open=True)
    latest = await store.latest_table_in(CHANNEL)
    assert latest is not None
    assert latest.id == reopened


async def test_open_tables_are_listed_without_records_and_closed_ones_not(store: Store) -> None:
    tables = [await store.create_table(GUILD, channel, row({"channel": channel})) for channel in (7, 8, 9)]
    await save(store, tables[1], revision=0, document={}, open=False)
    await save(store, tables[2], revision=0, document={"moved": True}, open=True, records=[{}])
    assert await store.open_tables() == [
        StoredTable(tables[0], GUILD, 7, 0, row({"channel": 7}, open=True)),
        StoredTable(tables[2], GUILD, 9, 1, row({"moved": True}, open=True)),
    ]


async def test_of_two_processes_that_change_a_table_one_wins(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    table_id = await stores[0].create_table(GUILD, CHANNEL, row({}))
    for revision in range(10):
        results = await asyncio.gather(
            *(
                save(
                    store,
                    table_id,
                    revision=revision,
                    document={"by": name},
                    open=True,
                    first_record=revision,
                    records=[{"by": name}],
                )
                for name, store in enumerate(stores)
            ),
            return_exceptions=True,
        )
        assert Counter(map(type, results)) == {int: 1, Stale: 1}
        winner = results.index(revision + 1)
        table = await stores[0].load(table_id)
        assert table is not None
        assert table.row.document == table.records[-1] == {"by": winner}
        assert len(table.records) == table.revision == revision + 1
    for store in stores:
        await store.close()


async def test_a_table_is_read_as_it_was_at_one_moment(store: Store) -> None:
    """Somebody exports a match while it is played."""
    table_id = await store.create_table(GUILD, CHANNEL, row({"moves": 0}))
    moves = 75
    read: list[StoredTable] = []

    async def export() -> None:
        while not read or read[-1].revision < moves:
            table = await store.load(table_id)
            assert table is not None
            read.append(table)

    async def play() -> None:
        for move in range(moves):
            document = {"moves": move + 1}
            await save(
                store,
                table_id,
                revision=move,
                document=document,
                open=True,
                first_record=move,
                records=[{"move": move}],
            )

    await asyncio.wait_for(asyncio.gather(export(), export(), play()), 60)
    assert len({table.revision for table in read}) > 10, "it was hardly read while it was played"
    for table in read:
        assert len(table.records) == table.row.document["moves"] == table.revision


async def test_a_number_that_no_table_can_have(store: Store) -> None:
    for table_id in (0, -1, 2**31, 2**63, 10**30):
        assert await store.load(table_id) is None
