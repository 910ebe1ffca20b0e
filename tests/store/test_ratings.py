"""Ratings are stored with the results that make them true: once each, also when matches end at the same time."""

import asyncio
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest
from sqlalchemy import text

from store.database import open_engine
from store.rating_updates import BEGINNER, MOST_A_DAY, Skill, rated
from store.ratings import BEGINNERS_POINTS, LISTED, RankedPerson, points
from store.store import Store
from tests.store.ended_matches import ANNA, BEN, CHLOE, DORA, GAME, GUILD, ended, results_of, seated, without_person
from tests.store.rows import everything, save


async def board(store: Store, season: int = 1, *, guild: int = GUILD, game: str = GAME) -> list[RankedPerson]:
    return await store.ratings.leaderboard(guild, season, game, offset=0, limit=1000)


async def shown(store: Store, **where: Any) -> dict[str, int]:
    return {ranked.name: ranked.points for ranked in await board(store, **where)}


async def execute(url: str, *statements: str) -> None:
    engine = await open_engine(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def test_what_a_server_calls_somebody_is_shown_on_that_server_alone(store: Store) -> None:
    here = await ended(store, ANNA, BEN)
    there = await seated(store, [ANNA, BEN], guild=1, names={ANNA: "The boss", BEN: "B."})
    await save(
        store, there, revision=0, document={}, open=False, results=results_of(there, [ANNA, BEN], [1, 2], guild=1)
    )
    assert set(await shown(store)) == {"Anna", "Ben"}
    assert set(await shown(store, guild=1)) == {"The boss", "B."}
    one, other = await store.load(here), await store.load(there)
    assert one is not None
    assert other is not None
    assert (one.names[ANNA], other.names[ANNA]) == ("Anna", "The boss")
    assert await store.personal_data.names(ANNA) == {str(GUILD): "Anna", "1": "The boss"}


async def test_what_each_match_did_is_kept_beside_it(store: Store) -> None:
    await ended(store, ANNA, BEN)
    table_id = await ended(store, BEN, ANNA)
    ben, anna = await store.ratings.changes_of_table(table_id)
    assert (points(ben.mu_before), ben.matches_before) == (1434, 1)
    assert ben.mu > ben.mu_before
    assert anna.mu < anna.mu_before
    [now] = await store.ratings.of_person(BEN)
    assert (now["mu"], now["sigma"], now["matches"]) == (ben.mu, ben.sigma, 2)


async def test_whose_result_is_not_rated_changes_nothing_and_is_not_counted(store: Store) -> None:
    beside = await ended(store, ANNA, DORA, BEN, unrated=(1,))
    assert [change.seat for change in await store.ratings.changes_of_table(beside)] == [0, 2]
    alone = await shown(store)
    await ended(store, ANNA, BEN, guild=1)
    assert alone == await shown(store, guild=1), "as if the others had played among themselves"


@pytest.mark.parametrize(
    "places", [(1, 1, 3, 4), (4, 3, 1, 1), (1, 2, 2, 2), (1, 1, 1, 4), (1, 2, 2, 4, 4), (2, 1, 2), (1, *[2] * 15)]
)
def test_from_equal_skills_a_better_place_gains_more_and_equal_places_the_same(places: tuple[int, ...]) -> None:
    after = rated([[BEGINNER] for _ in places], places)
    gained = {place: skill.mu - BEGINNER.mu for place, [skill] in zip(places, after, strict=True)}
    assert len({(place, skill) for place, [skill] in zip(places, after, strict=True)}) == len(gained)
    in_order = [gained[place] for place in sorted(gained)]
    assert all(better > worse for better, worse in pairwise(in_order))
    assert in_order[0] > 0 > in_order[-1]
    assert in_order[0] < 5 * rated([[BEGINNER], [BEGINNER]], (1, 2))[0][0].mu - 5 * BEGINNER.mu


def test_winners_never_lose_and_last_places_never_gain_whoever_shares_the_place() -> None:
    for skills in product([Skill(5, 2), Skill(25, 8), Skill(45, 2), Skill(45, 8)], repeat=3):
        for places in [(1, 2, 3), (1, 1, 3), (1, 2, 2)]:
            after = rated([[skill] for skill in skills], places)
            changes = [
                [now.mu - skill.mu for [now], skill, at in zip(after, skills, places, strict=True) if at == place]
                for place in (1, max(places))
            ]
            assert min(changes[0]) >= 0 >= max(changes[1]), (skills, places)
    [[strong], _] = rated([[Skill(45, 8)], [BEGINNER]], (1, 1))
    assert strong.mu < 45, "a draw of all has no winner"


def test_the_order_of_entry_does_not_matter() -> None:
    entered = [[Skill(25 + number, 8.0)] for number in range(5)]
    places = (2, 1, 2, 2, 5)
    turned = rated(entered[::-1], places[::-1])[::-1]
    assert [skill for [skill] in rated(entered, places)] == [pytest.approx(skill) for [skill] in turned]


async def test_a_pair_wins_and_loses_together(store: Store) -> None:
    await ended(store, ANNA, BEN, CHLOE, DORA, places=(1, 2, 1, 2), teams=2)
    after = await shown(store)
    assert after["Anna"] == after["Chloé"] > 1500 > after["Ben"] == after["Dora"]


async def test_who_resigns_loses_and_their_partner_keeps_what_the_pair_has_won(store: Store) -> None:
    await ended(store, ANNA, BEN, CHLOE, DORA, places=(1, 2, 1, 2), teams=2)
    won = await shown(store)
    await ended(store, ANNA, BEN, CHLOE, DORA, places=(1, 2, 4, 2), teams=2, guild=1)
    after = await shown(store, guild=1)
    assert after["Chloé"] < 1500, "she has resigned"
    assert {name: after[name] for name in ("Anna", "Ben", "Dora")} == {
        name: won[name] for name in ("Anna", "Ben", "Dora")
    }


async def test_who_has_left_for_good_loses_whatever_the_computer_made_of_their_seat(store: Store) -> None:
    table_id = await seated(store, [ANNA, BEN, CHLOE])
    anna, *others = results_of(table_id, [ANNA, BEN, CHLOE], [1, 2, 3])
    results = [replace(anna, turns_by_computer=4), *others]
    await save(store, table_id, revision=0, document={}, open=False, results=results)
    after = await shown(store)
    assert after["Ben"] > after["Chloé"] > after["Anna"]
    assert after["Anna"] < BEGINNERS_POINTS


async def test_of_two_people_a_few_matches_a_day_are_rated(store: Store) -> None:
    day = 24 * 3600.0
    matches = [await ended(store, ANNA, BEN, ended_at=100.0 * number) for number in range(MOST_A_DAY + 1)]
    matches.append(await ended(store, ANNA, BEN, CHLOE, ended_at=day - 1))
    matches.append(await ended(store, ANNA, CHLOE, ended_at=day - 1))
    matches.append(await ended(store, ANNA, BEN, ended_at=day + 1))
    are_rated = [bool(await store.ratings.changes_of_table(table_id)) for table_id in matches]
    assert are_rated == [*(True for _ in range(MOST_A_DAY)), False, False, True, True]


async def test_who_was_forgotten_within_the_day_counts_as_the_same_opponent(store: Store) -> None:
    for _ in range(MOST_A_DAY):
        await ended(store, ANNA, BEN)
    await store.personal_data.forget(BEN, without_person)
    for opponent in (BEN, None):  # None is forgotten in the middle of the match.
        assert not await store.ratings.changes_of_table(await ended(store, ANNA, opponent))
    assert await store.ratings.changes_of_table(await ended(store, BEN, CHLOE)), "neither of them played these"
    assert await store.ratings.changes_of_table(await ended(store, ANNA, BEN, ended_at=100.0 + 24 * 3600.0))


async def test_matches_that_are_stored_together_count_one_after_the_other(store: Store) -> None:
    """They end in the same transaction."""
    await asyncio.gather(*(ended(store, ANNA, other) for other in (BEN, CHLOE, DORA)))
    anna = next(ranked for ranked in await board(store) if ranked.person_id == ANNA)
    assert anna.matches == 3
    [season] = await store.ratings.seasons(GUILD)
    assert (season.number, season.matches) == (1, 3)


async def test_two_processes_that_rate_the_same_person_at_once(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(3)]
    await asyncio.gather(*(ended(stores[number % 3], ANNA, 100 + number) for number in range(24)))
    anna = (await board(stores[0]))[0]
    assert (anna.person_id, anna.matches) == (ANNA, 24)
    changes = await stores[0].ratings.changes_of_person(ANNA)
    by_position = sorted(changes, key=lambda change: change.matches_before)
    assert [change.matches_before for change in by_position] == list(range(24))
    assert all(one.mu == following.mu_before for one, following in pairwise(by_position))
    for store in stores:
        await store.close()


async def test_ratings_outlive_the_matches_that_made_them(store: Store, database_url: str) -> None:
    for _ in range(3):
        table_id = await ended(store, ANNA, BEN)
        await ended(store, BEN, CHLOE)
    before = await board(store)
    await execute(database_url, f"DELETE FROM game_table WHERE id < {table_id}")
    assert await board(store) == before


# Seasons


async def test_a_season_begins_with_the_first_rated_match_and_may_be_followed_by_another(store: Store) -> None:
    assert await store.ratings.seasons(GUILD) == []
    assert not await store.ratings.start_season(GUILD, after=1, now=1.0), "nothing was rated in it"
    await ended(store, ANNA, BEN)
    assert await store.ratings.start_season(GUILD, after=1, now=200.0)
    assert not await store.ratings.start_season(GUILD, after=1, now=201.0), "it is over"
    assert not await store.ratings.start_season(GUILD, after=2, now=202.0), "nothing was rated in it"
    await ended(store, BEN, ANNA)
    assert await shown(store, season=1) == {"Anna": 1566, "Ben": 1434}
    assert await shown(store, season=2) == {"Ben": 1566, "Anna": 1434}
    seasons = await store.ratings.seasons(GUILD)
    assert [(season.number, season.matches) for season in seasons] == [(2, 1), (1, 1)]
    assert seasons[0].began_at == 200.0


async def test_of_two_managers_who_start_a_season_at_once_one_does(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    await ended(stores[0], ANNA, BEN)
    started = await asyncio.gather(
        *(store.ratings.start_season(GUILD, after=1, now=1.0) for store in stores), ended(stores[1], ANNA, BEN)
    )
    assert started.count(True) == 1
    seasons = await stores[0].ratings.seasons(GUILD)
    assert [season.number for season in seasons] == [2, 1]
    assert sum(season.matches for season in seasons) == 2, "a match that ended meanwhile is in one of them"
    for store in stores:
        await store.close()


# Leaderboards


async def test_who_has_played_enough_comes_first_and_the_rest_is_paged(store: Store) -> None:
    for week in range(10):
        await ended(store, ANNA, BEN, ended_at=week * 7 * 24 * 3600.0)
    await ended(store, CHLOE, DORA)
    ranked = await board(store)
    assert [(one.name, one.matches) for one in ranked] == [("Anna", 10), ("Ben", 10), ("Chloé", 1), ("Dora", 1)]
    assert [(one.rank, one.place) for one in ranked] == [(1, 1), (2, 2), (3, None), (4, None)]
    page = await store.ratings.leaderboard(GUILD, 1, GAME, offset=2, limit=1)
    assert page == [ranked[2]]
    assert await store.ratings.count_listed(GUILD, 1, GAME) == 4


async def test_who_does_not_want_to_appear_is_rated_and_seen_by_nobody_else(store: Store) -> None:
    table_id = await ended(store, ANNA, BEN, CHLOE)
    await store.person_settings.set(ANNA, LISTED, False)
    await store.person_settings.set(BEN, LISTED, True)
    await store.person_settings.set(CHLOE, "motion", False)
    ranked = await board(store)
    assert [(one.name, one.rank) for one in ranked] == [("Ben", 1), ("Chloé", 2)]
    assert await store.ratings.count_listed(GUILD, 1, GAME) == 2
    assert [change.seat for change in await store.ratings.changes_of_table(table_id)] == [1, 2]
    own = await store.ratings.standing(GUILD, 1, GAME, ANNA)
    assert own is not None
    assert own.rank == 1
    assert [change.seat for change in await store.ratings.changes_of_table(table_id, asker=ANNA)] == [0, 1, 2]
    await ended(store, ANNA, BEN)
    assert [rating["matches"] for rating in await store.ratings.of_person(ANNA)] == [2]


# Privacy


async def test_who_is_forgotten_vanishes_from_ratings_and_others_keep_theirs(store: Store, database_url: str) -> None:
    await ended(store, ANNA, BEN)
    await ended(store, CHLOE, BEN)
    before = await shown(store)
    [kept] = await store.ratings.of_person(BEN)
    assert (kept["guild_id"], kept["game"], kept["matches"]) == (GUILD, GAME, 2)
    assert len(await store.ratings.changes_of_person(BEN)) == 2
    await store.personal_data.forget(BEN, without_person)
    assert await store.ratings.of_person(BEN) == []
    assert await store.ratings.changes_of_person(BEN) == []
    assert await shown(store) == {"Anna": before["Anna"], "Chloé": before["Chloé"]}
    assert str(BEN) not in str(await everything(database_url))


async def test_a_server_that_is_deleted_takes_its_ratings_along(store: Store, database_url: str) -> None:
    await ended(store, ANNA, BEN)
    await ended(store, ANNA, CHLOE, guild=1)
    assert await store.retention.delete_tables_of(GUILD, 10)
    assert set((await store.personal_data.names(BEN)).values()) == {"Ben"}, "the leaderboard still names him"
    assert GUILD in await store.retention.servers()
    await store.retention.delete_server(GUILD)
    assert await board(store) == []
    assert await store.personal_data.names(BEN) == {}
    assert set((await store.personal_data.names(ANNA)).values()) == {"Anna"}
    held = await everything(database_url)
    assert str(GUILD) not in str([held[table] for table in ("rating", "rating_change", "season")])
    assert GUILD not in await store.retention.servers()
