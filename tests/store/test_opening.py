"""A database that cannot be used is refused with a code, and without its password."""

import sqlite3
import traceback
from pathlib import Path

import pytest
from sqlalchemy import text

import store.database
from store.database import open_engine, sqlite_address
from store.errors import Cause, DatabaseUnfit, DatabaseUnusable
from store.inspection import inspect
from store.store import Store
from tests.quick_database import FLUSHED
from tests.store.cluster import PASSWORD, Cluster
from tests.store.rows import row

DATABASE = "games"


async def refusal(url: str) -> DatabaseUnusable:
    with pytest.raises(DatabaseUnusable) as caught:
        await Store.open(url)
    return caught.value


async def fill(file: Path) -> None:
    """A database of some pages."""
    store = await Store.open(f"sqlite:///{file}")
    for channel in range(50):
        await store.create_table(1, channel, row({"text": "cheese " * 100}))
    await store.close()


async def test_a_missing_file_and_its_folders_are_made(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder ü%20 of games" / "games.sqlite"
    store = await Store.open(sqlite_address(file))
    await store.create_table(1, 2, row({}))
    await store.close()
    assert file.is_file()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
async def test_every_spelling_of_a_postgresql_address(postgresql: Cluster, scheme: str) -> None:
    _, rest = postgresql.create_database().split("://")
    store = await Store.open(f"{scheme}://{rest}?sslmode=disable")
    assert await store.open_tables() == []
    await store.close()


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("mysql://anna:hunter2@localhost/games", "mysql://…"),
        ("postgresql://anna:hunter2@localhost:port/games", "postgresql://…"),
        ("games.sqlite", "…"),
        ("anna:hunter2@localhost", "…"),
        ("", "…"),
        ("sqlite://", "sqlite://…"),
        ("sqlite:///", "sqlite://…"),
        ("sqlite:///:memory:", "sqlite://…"),
    ],
)
async def test_what_is_no_address_of_a_lasting_database(address: str, place: str) -> None:
    error = await refusal(address)
    assert (error.cause, error.place) == (Cause.WRONG_ADDRESS, place)
    assert PASSWORD not in str(error)


@pytest.mark.parametrize("url", ["sqlite:///games.sqlite", "postgresql://anna@localhost/games"])
async def test_an_option_that_nobody_knows(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    error = await refusal(f"{url}?frobnicate=yes")
    assert error.cause == Cause.WRONG_OPTION
    assert "frobnicate" in error.reason
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = await refusal(f"sqlite:///{tmp_path}/file/deeper/games.sqlite")
    assert error.cause == Cause.NO_ACCESS


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    await fill(file)
    # Rights do not bind root. A folder in the place of its journal keeps anybody from writing.
    (tmp_path / "games.sqlite-wal").mkdir()
    error = await refusal(f"sqlite:///{file}")
    assert error.cause == Cause.NO_ACCESS


@pytest.mark.parametrize("start", [4096, 5 * 4096])
async def test_a_file_that_was_overwritten_in_part(tmp_path: Path, start: int) -> None:
    file = tmp_path / "games.sqlite"
    await fill(file)
    content = bytearray(file.read_bytes())
    content[start : start + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    assert (await refusal(f"sqlite:///{file}")).cause == Cause.DAMAGED


async def test_a_file_that_another_program_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.sqlite"
    await fill(file)
    monkeypatch.setattr("store.database.PATIENCE_SECONDS", 0.2)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert (await refusal(f"sqlite:///{file}")).cause == Cause.BUSY
    other.execute("ROLLBACK")
    other.close()
    await (await Store.open(f"sqlite:///{file}")).close()


async def test_a_database_that_a_later_version_has_changed(database_url: str) -> None:
    engine = await open_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(DatabaseUnfit, match="too-new") as caught:
        await Store.open(database_url)
    assert caught.value.place in database_url.replace(f":{PASSWORD}", "")
    assert caught.value.place.endswith(("games.sqlite", database_url.rsplit("/", 1)[-1]))


async def test_a_database_of_the_development_version(database_url: str) -> None:
    engine = await open_engine(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0012'"))
    await engine.dispose()
    with pytest.raises(DatabaseUnfit, match="development"):
        await Store.open(database_url)
    with pytest.raises(DatabaseUnfit, match="development"):
        await inspect(database_url)


async def test_a_server_that_is_not_there(unused_tcp_port: int) -> None:
    error = await refusal(f"postgresql://anna:{PASSWORD}@127.0.0.1:{unused_tcp_port}/{DATABASE}")
    assert error.cause == Cause.NO_CONNECTION
    assert error.place == f"postgresql://anna@127.0.0.1:{unused_tcp_port}/{DATABASE}"
    assert PASSWORD not in "".join(traceback.format_exception_only(error))


async def test_a_database_that_the_server_does_not_have(postgresql: Cluster) -> None:
    error = await refusal(postgresql.url("no_such_database"))
    assert error.cause == Cause.NO_SUCH_DATABASE
    assert error.place.endswith("/no_such_database")


async def test_every_connection_to_a_file_is_durable_and_checks_references(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store.database, "SQLITE_PRAGMAS", FLUSHED)
    engine = await open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    async with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value
            assert (await connection.execute(text("PRAGMA busy_timeout"))).scalar_one() >= 5000
            await connection.rollback()
    await engine.dispose()
