"""The database is away: one kind of error for everybody, and one line a minute in the log."""

import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from store import database
from store.database import sqlite_address
from store.errors import DatabaseAway
from store.outage import LINE_EVERY_SECONDS, Outage
from store.store import Store
from tests.store.cluster import Cluster
from tests.store.rows import row, save


class _Refused(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


def _sqlite_error(code: int) -> OperationalError:
    error = sqlite3.OperationalError("something is wrong")
    error.sqlite_errorcode = code
    return OperationalError("", {}, error)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(111, "refused"),
        TimeoutError(),
        _sqlite_error(sqlite3.SQLITE_BUSY_SNAPSHOT),
        _sqlite_error(sqlite3.SQLITE_FULL),
        _sqlite_error(sqlite3.SQLITE_IOERR),
        DBAPIError("", {}, _Refused("57P01")),
        DBAPIError("", {}, _Refused("53100")),
        _Refused("57P03"),
    ],
)
def test_what_passes_when_the_database_is_back(error: Exception) -> None:
    translated = Outage().translated(error)
    assert isinstance(translated, DatabaseAway)
    assert translated.__cause__ is error


@pytest.mark.parametrize(
    "error", [IntegrityError("", {}, _Refused("23505")), _sqlite_error(sqlite3.SQLITE_CORRUPT), ValueError("ours")]
)
def test_what_is_no_outage_stays_as_it_is(error: Exception) -> None:
    assert Outage().translated(error) is error


def test_there_is_a_line_a_minute_with_the_number_of_failures(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    time = [1000.0]
    outage = Outage(lambda: time[0])
    for _ in range(100):
        outage.translated(_sqlite_error(sqlite3.SQLITE_FULL))
        time[0] += 1
    outage.over()
    outage.over()
    lines = [record.getMessage() for record in caplog.records]
    assert LINE_EVERY_SECONDS == 60
    assert len(lines) == 3
    assert "1 failed" in lines[0]
    assert "60 failed" in lines[1]
    assert "back after 100 s and 100 failed" in lines[2]


async def test_a_file_that_somebody_locks_is_an_outage_until_they_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE_SECONDS", 0.05)
    file = tmp_path / "tables.sqlite"
    store = await Store.open(sqlite_address(file))
    table_id = await store.create_table(1, 2, row({}))
    locking = sqlite3.connect(file, isolation_level=None)
    locking.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseAway):
        await save(store, table_id, revision=0, document={"a": 1})
    locking.rollback()
    locking.close()
    assert await save(store, table_id, revision=0, document={"a": 1}) == 1
    await store.close()


async def test_a_server_that_is_gone_is_an_outage_until_it_is_back(
    postgresql: Cluster, postgresql_pattern: str
) -> None:
    store = await Store.open(postgresql.create_database(postgresql_pattern))
    table_id = await store.create_table(1, 2, row({}))
    postgresql.crash()
    try:
        with pytest.raises(DatabaseAway):
            await save(store, table_id, revision=0, document={"a": 1})
        with pytest.raises(DatabaseAway):
            await store.load(table_id)
    finally:
        postgresql.start()
    assert await save(store, table_id, revision=0, document={"a": 1}) == 1
    await store.close()
