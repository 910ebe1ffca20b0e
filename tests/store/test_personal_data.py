"""What is kept of a person leaves the database at once, and nothing of anybody else does."""

from typing import Any

from store.rows import Json
from store.store import Store
from tests.store.ended_matches import without_person
from tests.store.rows import everything, row, save, seat_result

GUILD, ANNA, BEN, CHLOE = 100, 123456789012345671, 123456789012345672, 123456789012345673


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


async def ended(store: Store, channel: int, *people: int, **others: Any) -> int:
    """A match that is over, with its results."""
    names = {ANNA: "Anna", BEN: "Ben", CHLOE: "Chloé"}
    known = {person: names[person] for person in people}
    columns: dict[str, Any] = {"status": "finished", "rules_version": 1, **others}
    new = row(document(*people, leader=people[0]), **columns)
    table_id = await store.create_table(GUILD, channel, new, seats=people, names=known)
    results = [seat_result(table_id, seat, person, guild_id=GUILD) for seat, person in enumerate(people)]
    await save(store, table_id, revision=0, document=new.document, open=False, results=results)
    return table_id


TABLES = ("game_table", "game_record", "table_seat", "seat_result", "person", "person_setting")


async def test_a_person_who_is_forgotten_is_nowhere_in_the_database(store: Store, database_url: str) -> None:
    tables = [await ended(store, channel, ANNA, BEN) for channel in range(1, 4)]
    invitation = row(document(CHLOE, leader=BEN, kick=(BEN,)), status="closed", open=False)
    kick = await store.create_table(GUILD, 9, invitation, seats=(CHLOE,))
    await store.person_settings.set(BEN, "notice", "never")
    await store.person_settings.set(ANNA, "notice", "late")
    assert str(BEN) in str(await everything(database_url, *TABLES))
    assert await store.personal_data.tables(BEN) == [*tables, kick]
    changed = await store.personal_data.forget(BEN, without_person)
    assert changed == [*tables, kick]
    kept = str(await everything(database_url, *TABLES))
    assert str(BEN) not in kept
    assert "Ben" not in kept
    assert kept.count(str(ANNA)) >= 3 * 3
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
