"""Tables in a database at which people play, for a bot to find at its start."""

from __future__ import annotations

import random
import secrets
import time
from dataclasses import replace

from bench.seeded_matches import SEED
from cogs.games.registry import hosted_games
from engine.editions import Editions
from host.host import Host
from host.match import lobby, play
from host.table.seats import Person
from host.table.table import Table
from host.time.schedule import TableLimits
from store.store import Store

GUILD = 10
FIRST_CHANNEL, FIRST_PERSON = 800, 100
"""Each table has a channel of its own."""

_MANY = TableLimits(per_person=10_000, per_server=10_000, in_total=10_000)


async def store_running_tables(
    database: str, key: bytes, count: int, records: int = 0
) -> dict[str, tuple[int, list[str]]]:
    """That number of tables of two people, which have as many ``records``: by channel, the table's id and theirs."""
    store = await Store.open(database)
    try:
        editions = Editions(edition for game in hosted_games().values() for edition in game.editions)
        host = Host(store, editions, now=time.time, random_bytes=secrets.token_bytes, key=key, limits=_MANY)
        randomness = random.Random(SEED)
        tables = {}
        for number in range(count):
            anna, ida = Person(FIRST_PERSON + number, "Anna"), Person(FIRST_PERSON + number + 50, "Ida")
            channel = FIRST_CHANNEL + number
            table = await host.opening.open(
                guild_id=GUILD, channel_id=channel, game_key="mensch", opener=anna, press="11"
            )
            await host.join(table.id, ida, "12")
            await host.change(table.id, lobby.start, anna, "13")
            await host._repository.change(table.id, lambda table: _played(table, records, randomness))
            tables[str(channel)] = (table.id, [str(anna.id), str(ida.id)])
        return tables
    finally:
        await store.close()


def _played(table: Table, records: int, randomness: random.Random) -> Table:
    """The table after random moves, as soon as its match has that number of records."""
    while table.running_match.version < records:
        match = table.running_match
        seat = match.to_act()[0]
        action = randomness.choice(match.game.legal_actions(match.state, seat))
        table = play.act_as_seat(table, seat, match.game.encode(action), None)
    return replace(table, display=replace(table.display, announced=table.milestones))
