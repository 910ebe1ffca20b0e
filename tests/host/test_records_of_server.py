"""Chronicle: records of a server and when they fall, and what two people have made of their matches."""

import pytest
import pytest_asyncio

from host.results import chronicle
from host.results.chronicle import Fallen, Tally
from store.store import Store
from tests.host.tables import ANNA, BEN, GUILD
from tests.host.world import World
from tests.store.ended_matches import ended


@pytest_asyncio.fixture
async def world(store: Store) -> World:
    return World(store)


async def with_odds(store: Store, *odds: int, luck: int = 50, places: tuple[int, ...] = ()) -> int:
    table_id = await ended(store, ANNA.id, BEN.id, guild=GUILD, places=places, ended_at=float(odds[0]))
    deeds = [{"seat": seat, "name": "odds", "number": -number} for seat, number in enumerate(odds)]
    lucks = [{"seat": seat, "name": "luck", "number": -number} for seat, number in enumerate((luck, 30))]
    await store.facts.keep(table_id, (), [*deeds, *lucks])
    return table_id


async def test_a_record_falls_once_there_are_others_and_only_if_it_is_better(
    world: World, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chronicle, "YOUNG", 2)
    first, second = await with_odds(store, 36, 6), await with_odds(store, 6, 216)
    level = await with_odds(store, 216, 1)
    assert await world.host.chronicle.fallen(level) == ()
    better = await with_odds(store, 1, 1296)
    assert await world.host.chronicle.fallen(better) == (Fallen(1, "odds", -1296),)
    await store.person_settings.set(BEN.id, "listed", False)
    assert await world.host.chronicle.fallen(better) == (), "who hides breaks no record"
    channels = await world.host.chronicle.channels(GUILD)
    [best, _] = await world.host.chronicle.records(GUILD, "mensch", channels)
    assert (best.person_id, best.number, best.table_id) == (ANNA.id, -216, level)
    elsewhere = await store.load(level)
    assert elsewhere is not None
    seen = [channel for channel in channels if channel != elsewhere.channel_id]
    [best, _] = await world.host.chronicle.records(GUILD, "mensch", seen)
    assert (best.number, best.table_id) == (-36, first), "of a channel that the asker does not see, nothing counts"
    assert second in range(first, level)
    assert await world.host.chronicle.records(GUILD, "mensch", channels, without=[ANNA.id]) == []


async def test_two_people_against_each_other(world: World, store: Store) -> None:
    for number, places in enumerate([(2, 1), (1, 2), (1, 2)], start=1):
        await with_odds(store, number, 1, places=places, luck=40 + 10 * number)
    channels = await world.host.chronicle.channels(GUILD)
    found = await world.host.chronicle.between(ANNA.id, BEN.id, GUILD, channels)
    assert (found.games, found.streak, found.luck) == ({"mensch": Tally(3, 2, 1)}, 2, (60, 30))
    turned = await world.host.chronicle.between(BEN.id, ANNA.id, GUILD, channels)
    assert (turned.games, turned.streak, turned.luck) == ({"mensch": Tally(3, 1, 2)}, -2, (30, 60))
    assert (await world.host.chronicle.between(ANNA.id, BEN.id, GUILD, [])).games == {}
