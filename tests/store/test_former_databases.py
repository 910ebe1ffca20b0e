"""Databases of earlier versions are carried over. ``former/make_0001.py`` says what is in the first one."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from host.host import Host
from host.person import Person
from host.preferences import Notice, PersonPreferences, Preferences, ServerPreferences
from host.status import Status
from localization.catalog import Language
from render.theme import Theme
from store import engine as opening
from store.address import parse_address, sqlite_address
from store.store import Store
from tests.host.tables import end_by_vote, play
from tests.hosted import EDITIONS, GAMES

FORMER = Path(__file__).parent / "former" / "0001.sqlite"
RUNNING = dict(enumerate(sorted(GAMES), start=1))
LOBBY, FINISHED, UNANNOUNCED, CANCELLED, REMATCH, CLOSED, ASLEEP = 6, 7, 8, 9, 10, 11, 12
GUILD, ANNA, BEN, CHLOE = 100, 1, 2, 3
MOVED = 1_700_000_000.0
NOW = MOVED + 3600


@pytest.fixture
async def carried_over(request: pytest.FixtureRequest, new_database_url: str) -> str:
    """The former database's address, as it was before it is opened by us."""
    if new_database_url.startswith("sqlite"):
        file = parse_address(new_database_url).file
        assert file is not None
        shutil.copy(FORMER, file)
        return sqlite_address(file)
    await _copy_to_postgresql(new_database_url)
    return new_database_url


async def _copy_to_postgresql(url: str) -> None:
    source = sqlite3.connect(FORMER)
    source.row_factory = sqlite3.Row
    engine = opening._create_engine(parse_address(url))

    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table in ("game_table", "game_record", "server_setting", "person_setting"):
            for row in source.execute(f"SELECT * FROM {table}"):
                values: dict[str, Any] = dict(row)
                if "open" in values:
                    values["open"] = bool(values["open"])
                names = ", ".join(values)
                gaps = ", ".join(
                    f"CAST(:{key} AS json)" if key in ("document", "entry") else f":{key}" for key in values
                )
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({gaps})"), values)
        connection.execute(text("SELECT setval('game_table_id_seq', (SELECT max(id) FROM game_table))"))

    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()
    source.close()


@pytest.fixture
async def store(carried_over: str) -> Any:
    store = await Store.open(carried_over)
    yield store
    await store.close()


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, EDITIONS, now=lambda: NOW, random_bytes=bytes, key=bytes(32))


def former_records(table_id: int) -> list[Any]:
    with sqlite3.connect(FORMER) as source:
        rows = source.execute("SELECT entry FROM game_record WHERE table_id = ? ORDER BY position", (table_id,))
        return [json.loads(entry) for (entry,) in rows]


async def test_no_record_is_lost(store: Store) -> None:
    for table_id in range(1, 13):
        stored = await store.load(table_id)
        assert stored is not None
        assert list(stored.records) == former_records(table_id)


async def test_running_matches_of_every_game_play_on_to_the_end(host: Host, store: Store) -> None:
    for table_id, game in RUNNING.items():
        table = await host.table(table_id)
        assert (table.game_key, table.status) == (game, Status.PLAYING)
        assert table.version == len(former_records(table_id))
        await play(host, table_id, 6)
        assert (await end_by_vote(host, table_id)).status is Status.FINISHED
        assert (await host.records.verify(table_id)).passed
        assert (await host.records.export(table_id))["records"][: table.version] == former_records(table_id)
        results = await store.results_of_table(table_id)
        assert [result.place for result in results] == (await host.records.export(table_id))["places"]
        # Nobody counted the turns before, so nobody knows whether people played them all.
        assert {(result.turns_by_person, result.rated) for result in results} == {(None, False)}


async def test_an_invitation_keeps_its_agreements_and_can_be_started(host: Host) -> None:
    table = await host.table(LOBBY)
    assert table.status is Status.LOBBY
    assert table.options["rounds"] == 3
    assert table.message_id == 5000 + LOBBY
    started = await host.start(LOBBY, Person(ANNA, "Anna"), "99")
    assert started.status is Status.PLAYING


async def test_finished_and_cancelled_matches_verify_and_their_results_are_added(host: Host, store: Store) -> None:
    for table_id, status in ((FINISHED, Status.FINISHED), (CANCELLED, Status.CANCELLED)):
        assert (await host.table(table_id)).status is status
        assert (await host.records.verify(table_id)).passed
        assert await store.results_of_table(table_id) == []
        await host.upkeep.refresh(table_id)
        assert len(await store.results_of_table(table_id)) == 2
    assert {result.ended_how for result in await store.results_of_person(ANNA)} == {"finished", "cancelled"}
    finished = await store.results_of_table(FINISHED)
    assert sorted(result.place or 0 for result in finished) == [1, 2]
    assert all(result.ended_at < NOW for result in finished), "when it ended, not when it was carried over"


async def test_a_result_that_was_not_posted_yet_still_holds_its_channel(host: Host, store: Store) -> None:
    table = await host.open_table_in(UNANNOUNCED)
    assert (table.status, table.display.announced, table.milestones) == (Status.FINISHED, 0, 1)
    await host.channels.remember_announced(UNANNOUNCED, 1)
    assert UNANNOUNCED not in [stored.id for stored in await store.open_tables()]


async def test_who_was_away_is_away_and_votes_stand(host: Host) -> None:
    table = await host.table(ASLEEP)
    assert table.asleep
    assert all(holder.away for holder in table.seats)
    assert table.leader == BEN


async def test_everything_that_may_need_care_is_due(store: Store) -> None:
    due = await store.due_tables(NOW, 50, latest=NOW + 1)
    assert {table.id for table in due} == {*RUNNING, LOBBY, FINISHED, UNANNOUNCED, CANCELLED, REMATCH, ASLEEP}


async def test_open_tables_are_drawn_again_because_nobody_knows_what_their_messages_show(
    host: Host, store: Store
) -> None:
    behind = {table.id for table in await store.unshown_tables(NOW, 50, latest=NOW + 1)}
    assert behind == {*RUNNING, LOBBY, UNANNOUNCED, REMATCH, ASLEEP}
    table = await host.table(LOBBY)
    assert table.behind
    await host.channels.remember_drawn(LOBBY, 5000 + LOBBY, changes=table.display.changes, pictures=True)
    assert LOBBY not in {table.id for table in await store.unshown_tables(NOW, 50, latest=NOW + 1)}
    assert not (await host.table(FINISHED)).behind


async def test_a_name_is_kept_once_and_the_latest(host: Host, store: Store) -> None:
    tables = [await host.table(table_id) for table_id in range(1, 13)]
    for table in tables:
        names = {holder.person.id: holder.person.name for holder in table.seats if holder.person is not None}
        assert names.items() <= {ANNA: "Anna", BEN: "Ben 12", CHLOE: "Chloé"}.items()
        stored = await store.load(table.id)
        assert stored is not None
        assert "Anna" not in json.dumps(stored.row.document)
        assert "Ben" not in json.dumps(stored.row.document)


async def test_settings_are_kept(store: Store) -> None:
    preferences = Preferences(store)
    assert await preferences.servers.of(GUILD) == ServerPreferences(Language.FRENCH, Theme.LIGHT)
    assert await preferences.servers.of(GUILD + 1) == ServerPreferences(None, Theme.DARK)
    assert await preferences.people.of(ANNA) == PersonPreferences(Notice.CHANNEL)


async def test_new_tables_get_new_numbers(host: Host) -> None:
    table = await host.opening.open(
        guild_id=GUILD, channel_id=77, game_key="mensch", opener=Person(ANNA, "Anna"), press="1"
    )
    assert table.id == 13


async def test_it_is_carried_over_once(carried_over: str) -> None:
    for _ in range(2):
        store = await Store.open(carried_over)
        assert len(await store.open_tables()) == 9
        await store.close()
