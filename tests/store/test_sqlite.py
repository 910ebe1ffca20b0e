"""Beginning and end of transactions in SQLite."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from store.database import open_engine, reading, sqlite_address
from store.store import Store


async def test_a_transaction_that_fails_at_once_leaves_nothing_to_the_next(tmp_path: Path) -> None:
    engine = await open_engine(sqlite_address(tmp_path / "tables.sqlite"))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE cheese (name TEXT UNIQUE)"))
    with pytest.raises(OperationalError):
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO wine VALUES ('Rioja')"))
    async with engine.begin():
        pass
    async with engine.connect() as connection:
        await connection.execute(text("INSERT INTO cheese VALUES ('Brie')"))
    async with reading(engine).connect() as connection:
        assert (await connection.execute(text("SELECT name FROM cheese"))).all() == [], "it was not committed"
    await engine.dispose()


async def test_who_writes_keeps_others_out_from_its_first_statement_on(tmp_path: Path) -> None:
    engine = await open_engine(sqlite_address(tmp_path / "tables.sqlite"))
    other = sqlite3.connect(tmp_path / "tables.sqlite", timeout=0)
    async with engine.begin() as connection:
        await connection.execute(text("SELECT 1"))
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()
    await engine.dispose()


async def test_a_long_reader_leaves_no_large_journal_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    store = await Store.open(sqlite_address(file))
    engine = await open_engine(sqlite_address(file))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE cheese (name TEXT)"))
    reader = sqlite3.connect(file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM cheese").fetchall()
    write = text("INSERT INTO cheese VALUES (:name)")
    async with engine.begin() as connection:
        await connection.execute(write, {"name": "Brie" * 2_500_000})
    assert store.journal_bytes > 10_000_000
    reader.close()
    for _ in range(2):
        async with engine.begin() as connection:
            await connection.execute(write, {"name": "Brie"})
    assert 0 < store.journal_bytes <= 4 * 2**20
    await engine.dispose()
    await store.close()
