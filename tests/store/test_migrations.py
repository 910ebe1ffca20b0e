"""The steps lead to the schema that the code describes, all of them or none."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect

from store.database import open_engine
from store.schema import metadata
from store.store import Store
from tests.store.rows import row


async def test_the_steps_lead_to_the_schema_of_the_code(new_database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, metadata))

    engine = await open_engine(new_database_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(names) == {*metadata.tables, "alembic_version"}
    await engine.dispose()


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
