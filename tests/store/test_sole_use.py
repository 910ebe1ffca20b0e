"""A second bot on one database is refused, and a bot that crashed does not keep the next one out."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from store.cluster import Shards
from store.database import sqlite_address
from store.errors import Cause, DatabaseInUse, DatabaseUnfit, DatabaseUnusable
from store.sole_use import take_sole_use
from tests.store.cluster import PASSWORD, Cluster

HOLDER = """
import asyncio, sys
from store.sole_use import take_sole_use

async def hold():
    holding = await take_sole_use(sys.argv[1])
    print("held", flush=True)
    await holding.keep()

asyncio.run(hold())
"""


async def test_a_second_one_is_refused_until_the_first_has_ended(database_url: str) -> None:
    first = await take_sole_use(database_url)
    with pytest.raises(DatabaseInUse) as refused:
        await take_sole_use(database_url)
    assert PASSWORD not in str(refused.value)
    await first.release()
    second = await take_sole_use(database_url)
    await second.release()


async def test_a_process_that_was_killed_leaves_the_database_to_the_next(database_url: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, database_url], stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "held\n"
        with pytest.raises(DatabaseInUse):
            await take_sole_use(database_url)
    finally:
        holder.kill()
        holder.wait()
    for _ in range(100):
        try:
            taken = await take_sole_use(database_url)
        except DatabaseInUse:
            await asyncio.sleep(0.05)  # PostgreSQL notices the end of a connection by itself
        else:
            await taken.release()
            return
    raise AssertionError("the killed process still holds the database")


async def test_processes_share_a_server_shard_by_shard(postgresql: Cluster) -> None:
    url = postgresql.create_database()

    async def refused(shards: str) -> str:
        with pytest.raises(DatabaseInUse) as in_use:
            await take_sole_use(url, Shards.parse(shards))
        return in_use.value.what.removesuffix("-in-use")

    holding = [await take_sole_use(url, Shards.parse(shards)) for shards in ("0-3/8", "4/8")]
    assert await refused("3-5/8") == "shards"
    assert await refused("5-6/16") == "count", "a server would have two shards"
    assert await refused("0-7/8") == "database"
    with pytest.raises(DatabaseInUse):
        await take_sole_use(url)
    holding.append(await take_sole_use(url, Shards.parse("5-7/8")))
    for each in holding:
        await each.release()
    whole = await take_sole_use(url)
    assert await refused("4/8") == "database"
    await whole.release()


async def test_several_processes_cannot_share_a_file(tmp_path: Path) -> None:
    url = sqlite_address(tmp_path / "games.sqlite")
    with pytest.raises(DatabaseUnfit):
        await take_sole_use(url, Shards.parse("0/2"))
    await (await take_sole_use(url, Shards.parse("0-1/2"))).release()


async def test_after_a_restart_of_the_server_the_lock_is_taken_again(postgresql: Cluster) -> None:
    url = postgresql.create_database()
    first = await take_sole_use(url)
    keeping = asyncio.create_task(first.keep(0.01))
    database = url.rsplit("/", 1)[1]
    try:
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname = "
        postgresql.run_sql("postgres", f"{end} '{database}'")
        await asyncio.sleep(0.5)
        with pytest.raises(DatabaseInUse):
            await take_sole_use(url)
        assert not keeping.done()
    finally:
        keeping.cancel()
        await first.release()


async def test_one_that_lost_it_to_another_ends(postgresql: Cluster) -> None:
    url = postgresql.create_database()
    first = await take_sole_use(url)
    await first.release()  # as if its connection had been cut
    second = await take_sole_use(url)
    with pytest.raises(DatabaseInUse):
        await asyncio.wait_for(first.keep(0.01), 10)
    await second.release()


async def test_what_cannot_be_locked_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnusable) as refused:
        await take_sole_use(f"sqlite:///{tmp_path / 'file' / 'games.sqlite'}")
    assert refused.value.cause is Cause.NO_ACCESS
