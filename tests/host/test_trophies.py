"""Trophies of people: kept with a match's counts, once a day with the same people, and gone with those who leave."""

import pytest
import pytest_asyncio

from host.results import trophies
from host.results.trophies import Earned
from store.store import Store
from tests.host.tables import ANNA, BEN, GUILD, play, started
from tests.host.world import World
from tests.store.ended_matches import ended, without_person

CHLOE = 33
_DAY = 24 * 3600.0


@pytest_asyncio.fixture
async def world(store: Store) -> World:
    return World(store)


async def with_trophy(store: Store, *people: int, name: str = "phoenix", at: float = 0.0) -> int:
    table_id = await ended(store, *people, guild=GUILD, ended_at=at)
    played = [{"seat": seat, "name": "played", "number": 9} for seat in range(len(people))]
    mine = [{"seat": 0, "name": name, "number": 1}] if name else []
    await store.facts.keep(table_id, [{"numbers": {}, "luck": {}}] * len(people), [*played, *mine])
    return table_id


async def test_the_same_trophy_with_the_same_people_counts_once_a_day(world: World, store: Store) -> None:
    first = await with_trophy(store, ANNA.id, BEN.id, at=10.0)
    again = await with_trophy(store, ANNA.id, BEN.id, at=20.0)
    with_another = await with_trophy(store, ANNA.id, BEN.id, CHLOE, at=30.0)
    next_day = await with_trophy(store, ANNA.id, BEN.id, at=_DAY)
    told = [bool(await world.host.earned(table)) for table in (first, again, with_another, next_day)]
    assert told == [True, False, True, True]
    [kept] = await world.host.trophies.of_person(ANNA.id, GUILD)
    assert (kept.name, kept.times, kept.rarity) == ("phoenix", 3, None)


async def test_how_rare_it_is_is_said_where_there_are_enough_matches(
    world: World, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trophies, "FEWEST_MATCHES", 3)
    table = await with_trophy(store, ANNA.id, BEN.id)
    for day in (1, 2):
        await with_trophy(store, ANNA.id, BEN.id, name="", at=day * _DAY)
    assert await world.host.earned(table) == (Earned(0, "phoenix", 3),)


async def test_trophies_are_hidden_with_the_ratings_and_gone_with_the_data(world: World, store: Store) -> None:
    table = await with_trophy(store, ANNA.id, BEN.id)
    await store.person_settings.set(ANNA.id, "listed", False)
    assert not await world.host.earned(table)
    await store.person_settings.set(ANNA.id, "listed", None)
    [result] = (await world.host.privacy.export(ANNA.id))["results"]
    assert result["deeds"] == {"played": 9, "phoenix": 1}
    await store.personal_data.forget(ANNA.id, without_person)
    assert not await world.host.earned(table)
    assert await store.deeds.counted(GUILD, "mensch", ["played", "phoenix"]) == {"played": 1}


async def test_ten_people_met_are_told_with_the_match_that_brought_the_tenth(world: World, store: Store) -> None:
    await with_trophy(store, ANNA.id, *range(100, 109), name="")
    last = await with_trophy(store, ANNA.id, 109, name="")
    assert Earned(0, "met-ten") in await world.host.earned(last)
    later = await with_trophy(store, ANNA.id, 110, name="")
    assert Earned(0, "met-ten") not in await world.host.earned(later)


async def test_a_match_to_its_end_is_counted_again_when_conditions_change(world: World, store: Store) -> None:
    table = await started(world.host, "forgetit")
    await play(world.host, table.id)
    earned = await world.host.earned(table.id)
    before = await store.deeds.of_person(ANNA.id, None)
    assert {deed.name for deed, _ in before} >= {"points"}
    assert await store.deeds.recount() == 1
    assert await store.facts.is_due(table.id)
    await world.caretaker.look()
    assert await store.deeds.of_person(ANNA.id, None) == before
    assert await world.host.earned(table.id) == earned


async def test_a_match_against_computers_alone_earns_nothing(world: World, store: Store) -> None:
    alone = await started(world.host, "forgetit", (ANNA,))
    await play(world.host, alone.id)
    assert await world.host.facts.of_table(alone.id)
    assert await store.deeds.of_person(ANNA.id, None) == []
