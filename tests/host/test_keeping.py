"""How tables are kept in memory: few of those that have ended, and none that another process has changed."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.match import Match
from host import repository
from host.table import showing
from host.table.status import Status
from store.errors import StaleTable
from store.rows import Save
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, end_by_vote, open_host, play, seated, started


async def test_a_change_that_another_process_came_before_is_made_on_what_it_stored(store: Store) -> None:
    one, other = open_host(store), open_host(store)
    table = await seated(one, "kaeseschieben", (ANNA,))
    await other.table(table.id)
    await one.join(table.id, BEN, "22")
    joined = await other.join(table.id, CHLOE, "33")
    assert [person.id for person in joined.people] == [ANNA.id, BEN.id, CHLOE.id]


async def test_a_change_that_is_always_late_is_not_tried_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben", (ANNA,))
    tries = 0

    async def always_late(save: Save) -> int:
        nonlocal tries
        tries += 1
        raise StaleTable(save.table_id)

    monkeypatch.setattr(store, "save", always_late)
    with pytest.raises(StaleTable):
        await host.join(table.id, BEN, "22")
    assert 2 <= tries <= 10


async def test_a_record_is_folded_once_although_many_ask(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(open_host(store), "forgetit")
    await play(open_host(store), table.id, 120)
    folds = 0
    fold = Match.fold

    def counted(*args: object) -> Match:
        nonlocal folds
        folds += 1
        return fold(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "fold", counted)
    host = open_host(store)
    await asyncio.gather(*(host.table(table.id) for _ in range(20)))
    assert folds == 1


async def test_ended_tables_in_memory_are_bounded_by_their_records(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_host(store)
    ended = []
    for channel in range(4):
        table = await play(host, (await started(host, "mensch", channel=channel)).id, 20)
        table = await end_by_vote(host, table.id)
        await host.note(table.id, showing.announced, table.milestones)
        ended.append(table.id)
    loads: list[int] = []
    load = store.load

    async def counted(table_id: int) -> object:
        loads.append(table_id)
        return await load(table_id)

    monkeypatch.setattr(store, "load", counted)
    records = len((await open_host(store).records.export(ended[0]))["records"])
    monkeypatch.setattr(repository, "ENDED_RECORDS", records * 5 // 2)
    host = open_host(store)
    loads.clear()
    for table_id in ended:
        await host.table(table_id)
    await host.table(ended[3])
    await host.table(ended[2])
    assert loads == ended
    await host.table(ended[0])
    assert loads == [*ended, ended[0]]
    monkeypatch.setattr(repository, "ENDED_RECORDS", 1)
    host = open_host(store)
    await host.table(ended[1])
    await host.table(ended[1])
    assert loads[5:] == [ended[1]], "the one that was used last stays, however long it is"


async def test_a_match_that_is_over_is_not_folded_to_be_checked_or_played_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_host(store)
    table = await end_by_vote(host, (await started(host, "mensch")).id)
    await host.note(table.id, showing.announced, table.milestones)

    def fold(*args: object) -> Match:
        raise AssertionError("the record is folded")

    monkeypatch.setattr(Match, "fold", fold)
    host = open_host(store)
    over = await host.table(table.id, folded=False)
    assert (over.status, over.outcome, over.seats) == (table.status, table.outcome, table.seats)
    assert (await host.latest_table_in(CHANNEL, folded=False)).id == table.id
    assert (await host.records.verify(table.id)).passed
    assert json.loads(await host.records.export_file(table.id, ["Anna", "Ben"]))["names"] == ["Anna", "Ben"]
    again = await host.opening.rematch(table.id, ANNA, "7")
    assert (await host.table(again.id, folded=False)).status is Status.LOBBY


async def test_a_table_keeps_its_language_and_its_rematch_too(store: Store) -> None:
    host = open_host(store)
    table = await end_by_vote(host, (await started(host, "mensch")).id)
    await host.note(table.id, showing.announced, table.milestones)
    assert (await open_host(store).table(table.id)).language == "de"
    assert (await open_host(store).opening.rematch(table.id, ANNA, "7")).language == "de"
