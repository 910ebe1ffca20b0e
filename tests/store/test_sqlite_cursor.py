"""SQLite's cursor: what a statement leaves, and how often its connection's thread is asked for that."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from store.database import open_engine, reading, sqlite_address


async def test_rows_columns_counts_and_errors_are_those_of_the_statement(tmp_path: Path) -> None:
    engine = await open_engine(sqlite_address(tmp_path / "tables.sqlite"))
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE cheese (number INTEGER PRIMARY KEY, name TEXT UNIQUE)"))
        insert = text("INSERT INTO cheese (name) VALUES (:name)")
        assert (await connection.execute(insert, {"name": "Brie"})).lastrowid == 1
        assert (await connection.execute(insert, [{"name": "Gouda"}, {"name": "Feta"}])).rowcount == 2
        found = await connection.execute(text("SELECT number, name FROM cheese WHERE number > 1"))
        assert list(found.keys()) == ["number", "name"]
        assert found.fetchone() == (2, "Gouda")
        assert found.all() == [(3, "Feta")]
        assert (await connection.execute(text("SELECT name FROM cheese WHERE number > 9"))).all() == []
        assert (await connection.execute(text("UPDATE cheese SET name = name || '!'"))).rowcount == 3
        with pytest.raises(IntegrityError):
            await connection.execute(insert, {"name": "Brie!"})
        with pytest.raises(OperationalError):
            await connection.execute(text("SELECT wine FROM cheese"))
    await engine.dispose()


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
