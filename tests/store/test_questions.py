"""Questions to the store: what is due, who sits where, for whom a table waits, how matches ended."""

from dataclasses import replace
from typing import Any

import pytest

from store.errors import Stale
from store.people import Watcher
from store.rows import Planned, StoredTable
from store.store import Store
from tests.store.rows import row, save, seat_result

GUILD, ANNA, BEN = 2**63 - 1, 2**63 - 3, 2**63 - 4


async def table(store: Store, channel: int, *, guild: int = GUILD, seats: tuple[Any, ...] = (), **columns: Any) -> int:
    return await store.create_table(guild, channel, row({}, **columns), seats=seats)


def ids(tables: list[Any]) -> list[int]:
    return [found.id for found in tables]


async def test_what_is_due_comes_the_longest_due_first_and_a_few_at_a_time(store: Store) -> None:
    late = await table(store, 1, due_at=30.0)
    later = await table(store, 2, due_at=20.0)
    await table(store, 3, due_at=31.5)
    await table(store, 4, due_at=None)
    assert ids(await store.due(Planned.LOOK, 30.0, 10, latest=1000.0)) == [later, late]
    assert ids(await store.due(Planned.LOOK, 30.0, 1, latest=1000.0)) == [later]
    assert await store.due(Planned.LOOK, 19.0, 10, latest=1000.0) == []


async def test_what_was_planned_by_a_clock_far_ahead_is_due(store: Store) -> None:
    planned = await table(store, 1, due_at=5000.0)
    assert ids(await store.due(Planned.LOOK, 30.0, 10, latest=1000.0)) == [planned]


async def test_after_a_clock_was_set_back_matches_are_due_and_what_else_was_planned_stays_so(store: Store) -> None:
    played = await table(store, 1, status="playing", due_at=500.0)
    overdue = await table(store, 2, status="playing", due_at=20.0)
    await table(store, 3, status="lobby", due_at=500.0)
    await table(store, 4, status="playing", due_at=None)
    await store.look_again(30.0)
    found = await store.due(Planned.LOOK, 30.0, 10, latest=1000.0)
    assert [(each.id, each.row.due_at) for each in found] == [(overdue, 20.0), (played, 30.0)]


async def test_what_is_due_is_read_piece_by_piece_the_ended_last(store: Store) -> None:
    ended = await table(store, 1, due_at=10.0, open=False)
    late, later = await table(store, 2, due_at=20.0), await table(store, 3, due_at=15.0)
    twin = await table(store, 4, due_at=20.0)
    wrong_clock = await table(store, 5, due_at=5000.0)
    await table(store, 6, due_at=40.0)
    found: list[StoredTable] = []
    while piece := await store.due(Planned.LOOK, 30.0, 2, latest=1000.0, after=found[-1] if found else None):
        found += piece
    assert ids(found) == [later, late, twin, wrong_clock, ended]


async def test_what_is_to_be_shown_is_read_piece_by_piece(store: Store) -> None:
    expected = [await table(store, channel, show_at=10.0 * channel, due_at=None) for channel in (1, 2, 3)]
    found: list[StoredTable] = []
    while piece := await store.due(Planned.SHOWING, 30.0, 2, latest=1000.0, after=found[-1] if found else None):
        found += piece
    assert ids(found) == expected


async def test_a_look_can_be_planned_without_changing_the_table(store: Store) -> None:
    table_id = await table(store, 1, due_at=30.0)
    await store.plan(Planned.LOOK, table_id, revision=0, at=60.0)
    assert await store.due(Planned.LOOK, 59.0, 10, latest=1000.0) == []
    [due] = await store.due(Planned.LOOK, 60.0, 10, latest=1000.0)
    assert due.revision == 0
    await store.plan(Planned.LOOK, table_id, revision=0, at=None)
    assert await store.due(Planned.LOOK, 10.0**9, 10, latest=10.0**9) == []


async def test_the_open_tables_of_a_server(store: Store) -> None:
    here = await table(store, 1)
    await table(store, 2, open=False)
    elsewhere = await table(store, 3, guild=7)
    await table(store, 4, guild=8, open=False)
    assert ids(await store.open_tables_of_server(GUILD)) == [here]
    assert ids(await store.open_tables_of_server(7)) == [elsewhere]


RESULT = seat_result(1, 0, ANNA, guild_id=GUILD, game="forgetit", rules_version=2, score=120, ended_at=50.5)


async def test_results_are_written_with_the_save_that_ends_the_match(store: Store) -> None:
    table_id = await table(store, 1, seats=(ANNA, None))
    results = [
        replace(RESULT, table_id=table_id),
        replace(
            RESULT, table_id=table_id, seat=1, person_id=None, place=None, score=None, turns_by_person=None,
            turns_by_computer=None, computer_level="hard", rated=False,
            turns_by_others=0,
        ),
    ]  # fmt: skip
    await save(store, table_id, revision=0, document={}, open=False, results=results)
    assert await store.results_of_table(table_id) == results
    assert await store.results_of_person(ANNA) == results[:1]
    assert await store.results_of_person(BEN) == []


async def test_an_outdated_save_writes_neither_results_nor_seats_nor_names(store: Store) -> None:
    table_id = await table(store, 1, seats=(BEN,))
    await save(store, table_id, revision=0, document={})
    late = save(
        store,
        table_id,
        revision=0,
        document={},
        results=[replace(RESULT, table_id=table_id)],
        seats=(ANNA,),
        names={BEN: "Benno"},
    )
    with pytest.raises(Stale):
        await late
    assert await store.results_of_table(table_id) == []
    assert await store.open_tables_of_person(ANNA) == []
    found = await store.load(table_id)
    assert found is not None
    assert found.names == {}


async def test_a_name_is_kept_once(store: Store) -> None:
    names = {ANNA: "Anna", BEN: "Zoë „🧀“ O'Neill\n"}
    one = await store.create_table(GUILD, 1, row({}), seats=(ANNA, BEN), names=names)
    other = await store.create_table(GUILD, 2, row({}), seats=(BEN, None), names={BEN: "Ben\0"})

    async def names_at(table_id: int) -> dict[int, str]:
        found = await store.load(table_id)
        assert found is not None
        return dict(found.names)

    assert await names_at(one) == {ANNA: "Anna", BEN: "Ben"}
    assert await names_at(other) == {BEN: "Ben"}
    await save(store, other, revision=0, document={}, names={BEN: "Benno"})
    assert await names_at(one) == {ANNA: "Anna", BEN: "Benno"}


async def test_those_who_watch_a_table_and_the_tables_that_somebody_watches(store: Store) -> None:
    first, second, third = [await table(store, channel) for channel in (1, 2, 3)]
    for number, person in ((first, ANNA), (second, BEN), (second, ANNA), (third, BEN)):
        assert await store.watchers.add(Watcher(number, person, "direct"), 9)
    assert {watcher.person_id for watcher in await store.watchers.of_table(second)} == {ANNA, BEN}
    assert [watcher.person_id for watcher in await store.watchers.of_table(third)] == [BEN]
    assert [watcher.table_id for watcher in await store.watchers.of_person(ANNA)] == [second, first]
