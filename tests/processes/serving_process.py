"""Plays at a table of its own shard, computers included, and says what it stored.

Each line is a table, and the versions before and after. ``unlocked``: it believes that the shards are its own, whatever
the locks say.
"""

import asyncio
import time

from engine.game import NORMAL
from host.background.computers import ComputerPlayers
from host.host import Host
from host.match import lobby, showing
from host.table.status import Status
from host.table.table import Table
from host.workers import Workers
from store.cluster import Shards
from store.errors import DatabaseAway, DatabaseInUse
from store.sole_use import take_sole_use
from store.store import Store
from tests.host.tables import ANNA, KEY, act
from tests.hosted import EDITIONS

SUPERSEDED = 75


def say(before: Table | None, after: Table) -> None:
    if before is not None and after.version != before.version:
        print(after.id, before.version, after.version, flush=True)


async def main(url: str, of_shards: str, server: str, unlocked: str = "") -> int:
    shards = Shards.parse(of_shards)
    while not unlocked:
        try:
            await take_sole_use(url, shards)
            break
        except DatabaseInUse:
            await asyncio.sleep(0.05)
    store = await Store.open(url, shards=shards)
    await store.processes.begin(time.time())
    host = Host(store, EDITIONS, now=time.time, random_bytes=bytes, key=KEY, watch=say)

    async def shown(_table: object) -> None:
        await asyncio.sleep(0)

    computers = ComputerPlayers(host, show=shown, pace=0.001, workers=Workers())
    for stored in await store.open_tables():
        computers.wake(stored.id)
    try:
        while True:
            await go_on(host, store, computers, int(server))
    except DatabaseAway:
        if not store.superseded.is_set():
            raise
    await computers.close()
    return SUPERSEDED


async def go_on(host: Host, store: Store, computers: ComputerPlayers, server: int) -> None:
    found = [table.id for table in await store.open_tables() if table.row.status == Status.PLAYING]
    table_id = found[0] if found else await begin(host, server)
    table = await host.table(table_id)
    while table.status is Status.PLAYING:
        if table.waiting_for == ANNA.id:
            await act(host, table_id)
        else:
            computers.wake(table_id)
            await asyncio.sleep(0.001)
            # A database that this process may not write to any more lets it read.
            await store.attendance.keep({}, 0.0, {})
        table = await host.table(table_id)
    await host.note(table_id, showing.announced, table.milestones)


async def begin(host: Host, server: int) -> int:
    table = await host.opening.open(guild_id=server, channel_id=server, game_key="mensch", opener=ANNA, press="1")
    await host.change(table.id, lobby.add_computer, ANNA, NORMAL)
    await host.change(table.id, lobby.start, ANNA, "2")
    return table.id
