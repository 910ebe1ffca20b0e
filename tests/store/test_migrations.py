"""The steps lead to the schema that the code describes, all of them or none."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, StaticPool, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from store.database import parse_address
from store.errors import DatabaseUnfit
from store.inspection import Shape
from store.inspection import inspect as look
from store.migrate import known_revisions
from store.schema import metadata
from store.store import Store
from tests.store.rows import row

FROZEN = {file.stem.split("-")[1]: file for file in (Path(__file__).parent.parent / "host").glob("release-*.sql")}
"""Databases that earlier versions made, by those."""


def tables_of(version: str) -> MetaData:
    found = MetaData()
    with closing(sqlite3.connect(":memory:")) as held:
        held.executescript(FROZEN[version].read_text(encoding="utf-8"))
        engine = create_engine("sqlite://", creator=lambda: held, poolclass=StaticPool)
        found.reflect(engine)
    for table in found.tables.values():
        for column in table.columns:
            # PostgreSQL has other names for types, and numbers no keys by itself but these.
            column.type = column.type.as_generic()
            column.autoincrement = column.primary_key and table.name in ("game_table", "night", "serving_process")
        for index in table.indexes:
            index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]
    return found


async def make(url: str, tables: MetaData, *statements: str) -> None:
    """A database with these tables, after these statements."""
    engine = create_async_engine(parse_address(url).url)
    async with engine.begin() as connection:
        await connection.run_sync(tables.create_all)
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def held(url: str) -> tuple[list[str], list[str]]:
    """The names of its tables, and the version that it says it has."""
    engine = create_async_engine(parse_address(url).url)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        versions = list(await connection.scalars(text("SELECT version_num FROM alembic_version")))
    await engine.dispose()
    return sorted(names), versions


async def differences(url: str) -> list[Any]:
    """Between the database and the code."""

    def compared(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, metadata))

    engine = create_async_engine(parse_address(url).url)
    async with engine.connect() as connection:
        found = await connection.run_sync(compared)
    await engine.dispose()
    return found


@pytest.mark.parametrize("begins", ["new", *sorted(FROZEN)])
async def test_the_steps_lead_to_the_schema_of_the_code(new_database_url: str, begins: str) -> None:
    if begins != "new":
        await make(new_database_url, tables_of(begins), f"INSERT INTO alembic_version VALUES ('{begins}')")
        assert (await look(new_database_url)).shape is Shape.OLDER
    await (await Store.open(new_database_url)).close()
    assert await differences(new_database_url) == []
    assert set((await held(new_database_url))[0]) == {*metadata.tables, "alembic_version"}
    assert (await look(new_database_url)).shape is Shape.PRESENT


OTHER_SHAPES = {
    # As a version before the release had it, which called itself 1.0.0.
    "person.guild_id": (
        "DROP TABLE person",
        "CREATE TABLE person (person_id BIGINT NOT NULL PRIMARY KEY, name VARCHAR NOT NULL)",
    ),
    "watcher": ("DROP TABLE watcher",),
    "game_table.one_open_table_a_channel": ("DROP INDEX one_open_table_a_channel",),
    "blocked.reason": ("ALTER TABLE blocked ADD COLUMN reason VARCHAR NOT NULL DEFAULT ''",),
}


@pytest.mark.parametrize(
    ("begins", "other"), [*(("present", other) for other in OTHER_SHAPES), ("1.0.0", "watcher"), ("unnamed", "watcher")]
)
async def test_a_database_of_another_shape_is_refused_and_left_as_it_is(
    new_database_url: str, begins: str, other: str
) -> None:
    version = known_revisions()[0] if begins == "present" else begins
    tables = tables_of("1.0.0")
    if begins != "1.0.0":
        for former in [table for table in tables.tables.values() if table.name in metadata.tables]:
            tables.remove(former)
        for table in metadata.sorted_tables:
            table.to_metadata(tables)
    await make(new_database_url, tables, *OTHER_SHAPES[other])
    if begins != "unnamed":
        await make(new_database_url, MetaData(), f"INSERT INTO alembic_version VALUES ('{version}')")
    before = await held(new_database_url)
    for opened in (look, Store.open):
        with pytest.raises(DatabaseUnfit, match="other-shape") as caught:
            await opened(new_database_url)
        assert caught.value.what == "database-other-shape"
        assert begins == "unnamed" or caught.value.detail == other
    assert await held(new_database_url) == before


@contextmanager
def cut_off_at(words: str) -> Iterator[None]:
    """As if the process ended before the statement with these words."""

    def interrupt(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if words in statement:
            raise KeyboardInterrupt

    event.listen(Engine, "before_cursor_execute", interrupt)
    yield
    event.remove(Engine, "before_cursor_execute", interrupt)


@pytest.mark.parametrize("words", ["CREATE TABLE game_record", "CREATE TABLE person_setting", "INSERT INTO alembic"])
def test_a_first_start_that_is_cut_off_can_be_made_again(new_database_url: str, words: str) -> None:
    async def start() -> None:
        store = await Store.open(new_database_url)
        await store.create_table(1, 2, row({}))
        await store.close()

    with cut_off_at(words), pytest.raises(KeyboardInterrupt):
        asyncio.run(start())
    asyncio.run(start())


async def test_starting_again_keeps_everything(new_database_url: str) -> None:
    for count in range(3):
        store = await Store.open(new_database_url)
        assert len(await store.open_tables()) == count
        await store.create_table(1, count, row({}))
        await store.close()


async def test_two_that_start_at_once_on_an_empty_database(new_database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(new_database_url) for _ in range(4)))
    for channel, store in enumerate(stores):
        await store.create_table(1, channel, row({}))
    assert len(await stores[0].open_tables()) == 4
    for store in stores:
        await store.close()
