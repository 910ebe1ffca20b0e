"""Processor time, the database's included, of trophies, records, recaps and two people's matches on a large server."""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date
from pathlib import Path
from time import process_time
from typing import Any

from sqlalchemy import create_engine, insert

from bench.measure import Spread, tell
from cogs.games.registry import editions_of, hosted_games
from host.keeping.nights import Nights
from host.results.chronicle import Chronicle
from host.results.recaps import Occasion, Recaps
from host.results.trophies import Trophies
from store.database import sqlite_address
from store.schema import deed, game_table, seat_result
from store.store import Store
from tests.store.rows import PLAIN
from tests.store.rows import seat_result as result_of

MATCHES, PEOPLE, CHANNELS, GUILD = 10_000, 12, 8, 1
TIMES, SEED = 9, 2026
_DOCUMENT = {"of the length of": "a table's document " * 120}
_DAY = 24 * 3600.0


def report() -> None:
    asyncio.run(_report())


async def _report() -> None:
    print(f"Chronicle: a server with {MATCHES} matches of {PEOPLE} people, SQLite")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.sqlite")
        await (await Store.open(sqlite_address(file))).close()
        _fill(file)
        store = await Store.open(sqlite_address(file))
        editions = editions_of(hosted_games())
        trophies = Trophies(store, Nights(store, lambda: 0.0), editions)
        chronicle, recaps = Chronicle(store, editions), Recaps(store)
        channels = await chronicle.channels(GUILD)
        month, year = Occasion(date(1970, 2, 1), date(1970, 1, 1)), Occasion(date(1972, 12, 28), date(1970, 1, 1))

        async def is_here(_: int) -> bool:
            return True

        parts: dict[str, Callable[[], Awaitable[Any]]] = {
            "trophies earned in a match": lambda: trophies.earned(MATCHES),
            "records that fall": lambda: chronicle.fallen(MATCHES),
            "a person's trophies": lambda: trophies.of_person(1, GUILD),
            "records of a game": lambda: chronicle.records(GUILD, "mensch", channels),
            "channels of a server": lambda: chronicle.channels(GUILD),
            "you and me": lambda: chronicle.between(1, 2, GUILD, channels),
            "recap of a month": lambda: recaps.of_server(GUILD, month, UTC, channels, is_here),
            "recap of a year with all of them": lambda: recaps.of_server(GUILD, year, UTC, channels, is_here),
        }
        for name, part in parts.items():
            tell(name, Spread.of([await _seconds(part) for _ in range(TIMES)]))
        await store.close()


async def _seconds(part: Callable[[], Awaitable[Any]]) -> float:
    begun = process_time()
    await part()
    return process_time() - begun


def _fill(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    tables, results, deeds = zip(*_matches(), strict=True)
    with engine.begin() as connection:
        connection.execute(insert(game_table), tables)
        connection.execute(insert(seat_result), [each for rows in results for each in rows])
        connection.execute(insert(deed), [each for rows in deeds for each in rows])
    engine.dispose()


def _matches() -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]]:
    """Table, results and deeds of each."""
    lots, games = random.Random(SEED), [*hosted_games()]
    plain = {field: getattr(PLAIN, field) for field in PLAIN.__slots__}
    for table in range(1, MATCHES + 1):
        game, ended_at = lots.choice(games), table * _DAY / 10
        people = lots.sample(range(1, PEOPLE + 1), 4)
        row: dict[str, Any] = {"id": table, "guild_id": GUILD, "channel_id": lots.randrange(CHANNELS), "revision": 1}
        row |= {**plain, "game": game, "status": "finished", "open": False, "document": _DOCUMENT}
        common: dict[str, Any] = {"guild_id": GUILD, "game": game, "ended_at": ended_at, "seats": 4}
        results = [
            result_of(table, seat, person, **common, score=lots.randrange(99)) for seat, person in enumerate(people)
        ]
        names = ["longest", "odds", "luck"]
        trophies = ["hunter", "phoenix"] if lots.random() < 0.1 else []
        of_seats = [[*names, "played", "first", "comeback", "fastest"], [*names, *trophies], names, names]
        deed_of = {"table_id": table, "guild_id": GUILD, "game": game}
        deeds = [
            {**deed_of, "seat": seat, "name": name, "number": lots.randrange(99)}
            for seat, of_seat in enumerate(of_seats)
            for name in of_seat
        ]
        yield row, [{field: getattr(each, field) for field in each.__slots__} for each in results], deeds
