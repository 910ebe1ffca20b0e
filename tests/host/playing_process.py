"""Plays at several tables at once and says what has been stored."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sys
import time

from engine.editions import Editions
from engine.game import NORMAL
from host.host import Host
from host.match import lobby
from host.table import showing
from host.table.seats import Person
from host.table.status import Status
from store.store import Store
from tests.hosted import GAMES

TABLES = 4
PEOPLE = [Person(number, name) for number, name in enumerate(("Anna", "Ben", "Chloé", "Dora"), start=1)]
ANNA = PEOPLE[0]


async def open_host(url: str) -> tuple[Host, Store]:
    store = await Store.open(url)
    return Host(store, Editions(GAMES.values()), now=time.time, random_bytes=secrets.token_bytes, key=bytes(32)), store


def digest(records: list[object]) -> str:
    return hashlib.sha256(json.dumps(records).encode()).hexdigest()


async def main(url: str) -> None:
    host, store = await open_host(url)
    known = {table.channel_id: table.id for table in await store.open_tables()}

    async def play(channel: int) -> None:
        while True:
            table_id = known.pop(channel, None) or await open_table(channel)
            await play_match(table_id)
            table = await host.table(table_id)
            await host.note(table_id, showing.announced, table.milestones)

    async def open_table(channel: int) -> int:
        game = sorted(GAMES)[channel % len(GAMES)]
        return (await host.opening.open(guild_id=1, channel_id=channel, game_key=game, opener=ANNA, press="1")).id

    async def play_match(table_id: int) -> None:
        table = await host.table(table_id)
        for guest in PEOPLE[: min(table.edition.spec.seat_counts)]:
            if table.seat_of(guest.id) is None:
                await host.join(table_id, guest, "2")
        if table.status is Status.LOBBY:
            table = await host.change(table_id, lobby.start, ANNA, "3")
        while table.status is Status.PLAYING:
            # Computers stand in for the people, so that a match lasts long and goes somewhere.
            person = table.seats[table.to_act[0]].person
            assert person is not None
            own = await host.own_view(table_id, person.id)
            action = table.edition.choose(own, NORMAL, secrets.randbelow)
            table = await host.act(table_id, person.id, table.edition.encode(action), press="5")
            records = (await host.records.export(table_id))["records"]
            sys.stdout.write(f"{table_id} {len(records)} {digest(records)}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(channel) for channel in range(TABLES)))
