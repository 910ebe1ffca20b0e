"""Deeds of matches, on both databases: whose they are, how rare, who holds a record, and counting them again."""

from store.store import Store
from tests.store.ended_matches import ANNA, BEN, CHLOE, GAME, GUILD, ended, without_person


async def with_deeds(store: Store, *people: int, odds: int, at: float = 100.0) -> int:
    table_id = await ended(store, *people, ended_at=at)
    deeds = [{"seat": 0, "name": "odds", "number": -odds}, {"seat": 0, "name": "luck", "number": -60}]
    await store.facts.keep(table_id, (), [*deeds, {"seat": 1, "name": "luck", "number": -40}])
    return table_id


async def test_deeds_are_found_by_table_person_server_and_record(store: Store) -> None:
    first, second = (
        await with_deeds(store, ANNA, BEN, odds=36),
        await with_deeds(store, ANNA, CHLOE, odds=216, at=200.0),
    )
    assert [(each.person_id, each.name) for each in await store.deeds.of_table(first)] == [
        (ANNA, "luck"),
        (ANNA, "odds"),
        (BEN, "luck"),
    ]
    found = await store.deeds.of_person(ANNA, GUILD, ["odds"])
    assert [(each.table_id, others) for each, others in found] == [
        (first, frozenset({BEN})),
        (second, frozenset({CHLOE})),
    ]
    assert [each.table_id for each, _ in await store.deeds.of_person(ANNA, None, ["odds"], since=150.0)] == [second]
    assert await store.deeds.counted(GUILD, GAME, ["odds", "luck"]) == {"odds": 2, "luck": 2}
    assert await store.deeds.company(ANNA, GUILD) == (2, {GAME})
    assert await store.deeds.company(ANNA, None, without=second) == (1, {GAME})
    assert await store.deeds.lessons(ANNA) == set()
    channels = await store.chronicle.channels(GUILD)
    assert len(channels) == 2
    best = await store.chronicle.record(GUILD, GAME, "odds", channels, [])
    assert best is not None
    assert (best.table_id, best.number) == (second, -216)
    assert await store.chronicle.record(GUILD, GAME, "odds", channels, [ANNA]) is None
    assert await store.chronicle.former(GUILD, GAME, "odds", second, 1) == -36
    assert await store.chronicle.former(GUILD, GAME, "odds", second, 2) is None
    [meeting] = await store.chronicle.meetings(ANNA, BEN, GUILD, channels)
    assert (meeting.place, meeting.others_place, meeting.luck, meeting.others_luck) == (1, 2, 60, 40)
    await store.personal_data.forget(ANNA, without_person)
    assert [each.person_id for each in await store.deeds.of_table(first)] == [BEN]
    assert await store.deeds.recount() == 2
    assert await store.facts.due(0.0, 9) == [second, first]
