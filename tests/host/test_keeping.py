"""Tables in memory: few of those that have ended, and none that another process has changed."""

import asyncio
import json

import pytest

from engine.match import Match
from host.match import showing
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, end_by_vote, open_host, play, seated, started


async def test_a_change_that_another_process_came_before_is_made_on_what_it_stored(store: Store) -> None:
    one, other = open_host(store), open_host(store)
    table = await seated(one, "kaeseschieben", (ANNA,))
    await other.table(table.id)
    await one.join(table.id, BEN, "22")
    joined = await other.join(table.id, CHLOE, "33")
    assert [person.id for person in joined.people] == [ANNA.id, BEN.id, CHLOE.id]


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
