"""Results that were stored before there were ratings are the first season of their server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from host.ratings import points
from store import engine as opening
from store.address import parse_address
from store.season_recomputation import SeasonRecomputation
from store.store import Store

BEFORE = "0006"
"""The last step of the schema without ratings."""

ANNA, BEN, CHLOE, DORA = 1, 2, 3, 4
GUILD, ELSEWHERE = 100, 200


def result(
    table_id: int, seat: int, person: int | None, place: int, *, ended_at: float, **others: Any
) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "person_id": person,
        "guild_id": GUILD,
        "game": "mensch",
        "rules_version": 1,
        "seats": 2,
        "place": place,
        "ended_how": "finished",
        "rated": True,
        "ended_at": ended_at,
        **others,
    }


RESULTS = [
    # The numbers of tables say when they were opened, not when their matches ended.
    result(1, 0, ANNA, 1, ended_at=30.0),
    result(1, 1, BEN, 2, ended_at=30.0),
    result(2, 0, BEN, 1, ended_at=20.0),
    result(2, 1, None, 2, ended_at=20.0),
    result(3, 0, ANNA, 1, ended_at=10.0, rated=False),
    result(4, 0, ANNA, 2, ended_at=40.0, guild_id=ELSEWHERE),
    result(4, 1, BEN, 1, ended_at=40.0, guild_id=ELSEWHERE),
    *(
        result(5, seat, person, seat % 2 + 1, ended_at=50.0, game="einigkeit")
        for seat, person in enumerate((ANNA, BEN, CHLOE, DORA))
    ),
    # One of them was away.
    *(
        result(6, seat, person, seat % 2 + 1, ended_at=60.0, game="einigkeit", rated=person != DORA)
        for seat, person in enumerate((ANNA, BEN, CHLOE, DORA))
    ),
]


async def _fill(url: str) -> None:
    """A database of before, with these results."""
    engine = opening._create_engine(parse_address(url))

    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, BEFORE)
        for table_id in range(1, 7):
            connection.execute(
                text(
                    "INSERT INTO game_table (id, guild_id, channel_id, open, revision, document)"
                    f" VALUES ({table_id}, {GUILD}, {table_id}, false, 0, '{{}}')"
                )
            )
        for values in RESULTS:
            gaps = ", ".join(f":{key}" for key in values)
            connection.execute(text(f"INSERT INTO seat_result ({', '.join(values)}) VALUES ({gaps})"), values)

    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


async def _shown(store: Store, guild: int, game: str) -> dict[int, int]:
    ranked = await store.ratings.leaderboard(guild, 1, game, settled_after=10, offset=0, limit=10)
    return {one.person_id: points(one.mu) for one in ranked}


async def _opened(url: str) -> Store:
    store = await Store.open(url)
    await store.ratings.bring_up_to_date()
    return store


async def test_they_are_rated_in_the_order_in_which_they_ended(new_database_url: str) -> None:
    await _fill(new_database_url)
    for _ in range(2):
        store = await _opened(new_database_url)
        await store.close()
    store = await Store.open(new_database_url)
    [season] = await store.ratings.seasons(GUILD, limit=9)
    assert (season.number, season.began_at, season.matches) == (1, 20.0, 3)
    by_person = {change.seat: change for change in await store.ratings.changes_of_table(1)}
    assert points(by_person[0].mu_before) == 1500, "Anna's match that was not rated does not count"
    assert points(by_person[1].mu_before) == 1566, "Ben had won before"
    assert by_person[1].matches_before == 1
    assert await _shown(store, ELSEWHERE, "mensch") == {BEN: 1566, ANNA: 1434}
    await store.close()


async def test_of_pairs_only_whole_ones_count(new_database_url: str) -> None:
    await _fill(new_database_url)
    store = await _opened(new_database_url)
    shown = await _shown(store, GUILD, "einigkeit")
    assert shown[ANNA] == shown[CHLOE] > shown[BEN] == shown[DORA]
    assert [result.team for result in await store.results_of_table(5)] == [0, 1, 0, 1]
    assert [result.rated for result in await store.results_of_table(6)] == [False] * 4
    assert await store.ratings.changes_of_table(6) == []
    assert len(await store.ratings.changes_of_table(5)) == 4
    await store.close()


async def test_a_season_that_cannot_be_computed_holds_up_no_other_and_is_tried_once_a_start(
    new_database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await _fill(new_database_url)
    store = await Store.open(new_database_url)
    compute, tried = SeasonRecomputation.compute, 0

    async def fails_on_one_server(season: SeasonRecomputation) -> None:
        nonlocal tried
        if season._guild_id == GUILD:
            tried += 1
            raise ValueError("a mistake of ours")
        await compute(season)

    monkeypatch.setattr(SeasonRecomputation, "compute", fails_on_one_server)
    for _ in range(3):
        store.ratings.begin_bringing_up_to_date()
        while store.ratings.is_computing:
            await asyncio.sleep(0.01)
    assert tried == 1
    assert [record.levelname for record in caplog.records if f"server {GUILD}" in record.getMessage()] == ["ERROR"]
    assert [season.outdated for season in await store.ratings.seasons(GUILD, limit=9)] == [True]
    assert await _shown(store, ELSEWHERE, "mensch") == {BEN: 1566, ANNA: 1434}
    await store.close()
