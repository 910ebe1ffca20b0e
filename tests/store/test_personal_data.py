"""Removal of a person's data from the database: at once, and nothing of anybody else with it."""

from typing import Any

from store.people import Watcher
from store.rows import Json, Save
from store.store import Store
from tests.store.ended_matches import without_person
from tests.store.rows import everything, row, save, seat_result

GUILD, ANNA, BEN, CHLOE, DORA = 100, *range(123456789012345671, 123456789012345675)


def document(*people: int | None, leader: int = ANNA, kick: tuple[int, ...] = ()) -> Json:
    seats = [{"person": person, "seed": "words", "away": False, "level": "normal"} for person in people]
    return {
        "seats": seats,
        "leader": leader,
        "proposal": None,
        "header": None,
        "kick": list(kick),
        "former_holders": [],
        "log": [],
        "series": None,
    }


async def former_seat(store: Store, person: int) -> int:
    """A match that is over, of people who do not matter; that person had a seat there and lost it."""
    told = {**document(DORA, CHLOE), "log": [{"person": person}]}
    over = row(told, status="finished", rules_version=1, open=False)
    table_id = await store.create_table(GUILD, 50, over, seats=(DORA, CHLOE), names={person: "Ben"})
    await store.save(Save(table_id=table_id, revision=0, row=over, past_holders=frozenset({person, ANNA})))
    return table_id


async def tables_with(url: str, person: int, name: str) -> set[str]:
    """The tables of the database, of all that there are, which have the person's number or name."""
    held = await everything(url)
    return {table for table, rows in held.items() if str(person) in rows or name in rows}


async def ended(store: Store, channel: int, *people: int, guild: int = GUILD, **others: Any) -> int:
    """A match that is over, with its results."""
    names = {ANNA: "Anna", BEN: "Ben", CHLOE: "Chloé"}
    known = {person: names[person] for person in people}
    columns: dict[str, Any] = {"status": "finished", "rules_version": 1, **others}
    new = row(document(*people, leader=people[0]), **columns)
    table_id = await store.create_table(guild, channel, new, seats=people, names=known)
    results = [seat_result(table_id, seat, person, guild_id=guild) for seat, person in enumerate(people)]
    await save(store, table_id, revision=0, document=new.document, open=False, results=results)
    return table_id


async def test_a_person_who_is_forgotten_is_nowhere_in_the_database(store: Store, database_url: str) -> None:
    tables = [await ended(store, channel, ANNA, BEN) for channel in range(1, 4)]
    invitation = row(document(CHLOE, leader=BEN, kick=(BEN,)), status="closed", open=False)
    kick = await store.create_table(GUILD, 9, invitation, seats=(CHLOE,))
    sat = await former_seat(store, BEN)
    await store.person_settings.set(BEN, "notice", "never")
    await store.person_settings.set(ANNA, "notice", "late")
    await store.puzzle_answers.add(BEN, 7, "mensch 1", 0, 1)
    await store.watchers.add(Watcher(tables[0], BEN, "message"), 9)
    assert len(await store.ratings.of_person(BEN)) == 1
    assert await store.personal_data.tables(BEN) == [*tables, kick, sat]
    before = await tables_with(database_url, BEN, "Ben")
    assert {"past_holder", "person", "person_setting", "puzzle_answer", "rating", "watcher"} < before
    changed = await store.personal_data.forget(BEN, without_person)
    assert changed == [*tables, kick, sat]
    assert await tables_with(database_url, BEN, "Ben") == set()
    assert await tables_with(database_url, ANNA, "Anna") == {*before, "seat_result"} - {"puzzle_answer", "watcher"}
    assert [result.person_id for result in await store.results_of_table(tables[0])] == [ANNA, None]
    assert await store.person_settings.of(ANNA) == {"notice": "late"}
    assert set((await store.personal_data.names(ANNA)).values()) == {"Anna"}
    assert await store.personal_data.forget(BEN, without_person) == []


async def test_what_is_still_open_is_left_to_its_rules(store: Store) -> None:
    over = await ended(store, 1, ANNA, BEN)
    new = row(document(ANNA, BEN), status="playing", rules_version=1)
    running = await store.create_table(GUILD, 2, new, seats=(ANNA, BEN))
    assert await store.personal_data.tables(BEN, only_open=True) == [running]
    assert await store.personal_data.forget(BEN, without_person) == [over]
    assert await store.personal_data.tables(BEN) == [running]


async def test_who_knew_a_table_before_cannot_bring_a_person_back(store: Store) -> None:
    table_id = await ended(store, 1, ANNA, BEN)
    before = await store.load(table_id)
    await store.personal_data.forget(BEN, without_person)
    after = await store.load(table_id)
    assert before is not None
    assert after is not None
    assert after.revision > before.revision


async def test_a_number_within_another_is_somebody_else(store: Store) -> None:
    invitation = row(document(ANNA, leader=ANNA), status="closed", open=False)
    table_id = await store.create_table(GUILD, 1, invitation, seats=(ANNA,))
    await store.personal_data.forget(ANNA // 10, without_person)
    found = await store.load(table_id)
    assert found is not None
    assert found.row.document == document(ANNA)


# Servers and old tables


async def test_a_server_is_deleted_with_all_that_only_it_knew(store: Store, database_url: str) -> None:
    gone = [await ended(store, channel, ANNA, BEN) for channel in range(1, 4)]
    stays = await store.create_table(GUILD + 1, 9, row(document(ANNA)), seats=(ANNA,), names={ANNA: "Anna"})
    for guild in (GUILD, GUILD + 1):
        await store.server_settings.set(guild, "theme", "light")
    await store.retention.note_departure(GUILD, 50.0)
    await store.retention.note_departure(GUILD, 99.0)
    assert await store.retention.departed_servers() == {GUILD: 50.0}
    assert await store.retention.servers() == {GUILD, GUILD + 1}
    assert await store.retention.delete_tables_of(GUILD, 2) == gone[:2]
    assert await store.retention.delete_tables_of(GUILD, 2) == gone[2:]
    await store.retention.delete_server(GUILD)
    assert await store.retention.servers() == {GUILD + 1}
    assert await store.retention.departed_servers() == {}
    assert await store.server_settings.of(GUILD) == {}
    assert await store.server_settings.of(GUILD + 1) == {"theme": "light"}
    assert await store.results_of_person(ANNA) == []
    assert await store.personal_data.names(BEN) == {}
    assert set((await store.personal_data.names(ANNA)).values()) == {"Anna"}, "she still sits elsewhere"
    assert await store.personal_data.tables(ANNA) == [stays]


async def test_a_rating_alone_keeps_a_name_and_only_on_its_server(store: Store) -> None:
    """Results are deleted after a time where the host wants that; leaderboards go on naming people."""
    for guild in (GUILD, GUILD + 1):
        table_id = await ended(store, guild, ANNA, BEN, guild=guild)
        assert await store.retention.delete_tables_of(guild, 9) == [table_id]
    await store.create_table(GUILD + 2, 5, row(document(CHLOE)), names={CHLOE: "Chloé"})
    assert await store.retention.delete_names(9) == 1, "of nobody who is shown"
    assert await store.personal_data.names(CHLOE) == {}
    assert await store.personal_data.names(BEN) == {str(GUILD): "Ben", str(GUILD + 1): "Ben"}
    await store.retention.delete_server(GUILD)
    assert await store.personal_data.names(BEN) == {str(GUILD + 1): "Ben"}
    assert [rating["guild_id"] for rating in await store.ratings.of_person(BEN)] == [GUILD + 1]
