"""After a deletion nothing of the person is left in the database's files, whatever a query would show."""

import sqlite3
from pathlib import Path

import pytest

from host.match.play import choose_seed
from host.table.seats import Person
from store.people import Watcher
from store.store import Store
from tests.host.tables import Clock, open_host, play, seated, started

ANNA, BEN = Person(700000000000000001, "Anna Ä"), Person(712345678901234567, "Benedikt B.")


def files_with(folder: Path, person: Person) -> list[str]:
    """Such as "tables.sqlite-wal: name"."""
    traces = {
        "name": person.name.encode(),
        "number in text": str(person.id).encode(),
        "number in a column": person.id.to_bytes(8, "big"),
    }
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    return [f"{name}: {what}" for name, held in found.items() for what, trace in traces.items() if trace in held]


async def play_often(store: Store) -> None:
    """Enough for the person to be on several pages of most tables of the database, some of them rewritten."""
    host = open_host(store)
    for channel in range(40):
        table = await started(host, "forgetit", (ANNA, BEN), channel=channel)
        await host.change(table.id, choose_seed, BEN.id, "words")
        await play(host, table.id, 400 if channel % 2 else 8)
        await store.watchers.add(Watcher(table.id, BEN.id, "message"), 1000)
    await seated(host, "mensch", (BEN, ANNA), channel=99)
    await store.puzzle_answers.add(BEN.id, 7, "mensch 1", 0, 1)
    await store.person_settings.set(BEN.id, "notice", "never")


async def test_the_files_of_the_database_forget_a_person_at_once(store: Store, tmp_path: Path) -> None:
    await play_often(store)
    assert files_with(tmp_path, BEN)
    await open_host(store).privacy.forget(BEN.id, "77")
    assert files_with(tmp_path, BEN) == []
    assert files_with(tmp_path, ANNA)


async def test_what_a_reader_holds_back_is_erased_within_the_hour(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a backup that is being made."""
    monkeypatch.setattr("store.erasing.PATIENCE_SECONDS", 0.1)
    await play_often(store)
    reader = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM game_table").fetchall()
    host = open_host(store)
    await host.privacy.forget(BEN.id, "77")
    reader.close()
    await host.upkeep.tidy(lambda _guild_id: True)
    assert files_with(tmp_path, BEN) == []


async def test_the_files_forget_a_server_that_is_deleted(store: Store, tmp_path: Path) -> None:
    await play_often(store)
    clock = Clock(1_000_000.0)
    host = open_host(store, clock=clock)
    await host.upkeep.tidy(lambda _guild_id: False)
    clock.time += 31 * 24 * 3600.0
    await host.upkeep.tidy(lambda _guild_id: False)
    assert files_with(tmp_path, ANNA) == []
