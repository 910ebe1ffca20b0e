"""Statistics of somebody's matches: wins, places, streaks, opponents, and what they did."""

from typing import Any

from host.results.statistics import Score
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, GUILD, act, end_by_vote, open_host, play, started
from tests.store.rows import row, save, seat_result

DORA = 4


async def ended(
    store: Store, game: str, *seats: tuple[int | None, int | None], guild: int = GUILD, at: float = 0.0, **others: Any
) -> int:
    """A match whose seats had these people, None for a computer, and came in at these places."""
    table_id = await store.create_table(guild, CHANNEL, row({}, game=game, open=False))
    columns = {"guild_id": guild, "game": game, "seats": len(seats), "rated": False, "ended_at": at, **others}
    results = [
        seat_result(
            table_id,
            seat,
            person,
            place=place,
            team=seat % 2 if game == "einigkeit" else None,
            computer_level=None if person else "normal",
            **columns,
        )
        for seat, (person, place) in enumerate(seats)
    ]
    await save(store, table_id, revision=0, document={}, open=False, results=results)
    return table_id


async def test_who_decided_nothing_has_not_played(store: Store) -> None:
    """The match ended, or they resigned, before their first decision. Matches of before turns were counted do count."""
    await ended(store, "mensch", (ANNA.id, 2), (BEN.id, 1), resigned=True, turns_by_person=0)
    assert (await open_host(store).statistics.of_person(ANNA.id, GUILD, None)).with_people.matches == 0
    await ended(store, "mensch", (ANNA.id, 2), (BEN.id, 1), turns_by_person=None)
    await ended(store, "mensch", (ANNA.id, 2), (BEN.id, 1), resigned=True, turns_by_person=1)
    assert (await open_host(store).statistics.of_person(ANNA.id, GUILD, None)).with_people.matches == 2


async def test_matches_with_people_and_with_computers_are_told_apart(store: Store) -> None:
    await ended(store, "mensch", (ANNA.id, 1), (BEN.id, 2), (CHLOE.id, 3))
    await ended(store, "mensch", (ANNA.id, 2), (BEN.id, 1))
    await ended(store, "forgetit", (ANNA.id, 1), (None, 2))
    await ended(store, "forgetit", (ANNA.id, None), (BEN.id, None), ended_how="cancelled")
    found = await open_host(store).statistics.of_person(ANNA.id, GUILD, None)
    assert (found.with_people.matches, found.with_people.wins) == (2, 1)
    assert (found.with_computers.matches, found.with_computers.wins) == (1, 1)
    assert found.places == {1: 1, 2: 1}
    assert found.unfinished == 1
    assert found.games == {"mensch": Score(2, 1), "forgetit": Score(1, 1)}
    assert (await open_host(store).statistics.of_person(ANNA.id, GUILD, "mensch")).games == found.games


async def test_nobody_wins_a_match_that_a_vote_ended_with_all_level(store: Store) -> None:
    await ended(store, "mensch", (ANNA.id, 1), (BEN.id, 1), ended_how="stopped")
    await ended(store, "mensch", (ANNA.id, 1), (None, 1), ended_how="stopped")
    found = await open_host(store).statistics.of_person(ANNA.id, GUILD, None)
    assert (found.with_people.matches, found.with_people.wins) == (1, 0)
    assert (found.with_computers.matches, found.with_computers.wins) == (1, 0)
    assert (found.places, found.streak) == ({}, 0)
    await ended(store, "mensch", (ANNA.id, 1), (BEN.id, 1), (CHLOE.id, 3), ended_how="stopped", at=1.0)
    await ended(store, "mensch", (ANNA.id, 1), (BEN.id, 1), at=2.0)
    found = await open_host(store).statistics.of_person(ANNA.id, GUILD, None)
    assert (found.with_people.matches, found.with_people.wins) == (3, 2)
    assert (found.places, found.streak) == ({1: 2}, 2)


async def test_streaks_are_of_matches_with_people_in_the_order_of_their_ends(store: Store) -> None:
    for at, place in enumerate([1, 1, 1, 2, 1, 1]):
        await ended(store, "forgetit", (ANNA.id, place), (BEN.id, 3 - place), at=100.0 - at)
        await ended(store, "forgetit", (ANNA.id, 2), (None, 1), at=100.5 - at)
    found = await open_host(store).statistics.of_person(ANNA.id, None, None)
    assert (found.streak, found.longest_streak) == (3, 3)
    await ended(store, "forgetit", (ANNA.id, 2), (BEN.id, 1), at=200.0)
    found = await open_host(store).statistics.of_person(ANNA.id, None, None)
    assert (found.streak, found.longest_streak) == (0, 3)


async def test_opponents_come_with_the_score_against_them_and_partners_are_none(store: Store) -> None:
    await ended(store, "mensch", (ANNA.id, 1), (BEN.id, 2), (CHLOE.id, 3))
    await ended(store, "mensch", (BEN.id, 1), (ANNA.id, 2))
    await ended(store, "forgetit", (ANNA.id, 1), (BEN.id, 1))
    await ended(store, "einigkeit", (ANNA.id, 1), (BEN.id, 2), (CHLOE.id, 1), (DORA, 2))
    found = await open_host(store).statistics.of_person(ANNA.id, None, None)
    scores = {each.person_id: (each.matches, each.ahead, each.behind) for each in found.opponents}
    assert scores == {BEN.id: (4, 2, 1), CHLOE.id: (1, 1, 0), DORA: (1, 1, 0)}
    assert found.opponents[0].person_id == BEN.id
    of_one_game = (await open_host(store).statistics.of_person(ANNA.id, None, "mensch")).opponents
    assert {each.person_id: each.matches for each in of_one_game} == {BEN.id: 2, CHLOE.id: 1}
    assert (await open_host(store).statistics.of_person(ANNA.id, GUILD + 1, None)).opponents == []


async def test_what_was_done_is_added_up_and_the_best_stays(store: Store) -> None:
    host = open_host(store)
    turns, best = 0, 0
    for channel in (CHANNEL, CHANNEL + 1):
        table = await end_by_vote(
            host, (await play(host, (await started(host, "forgetit", channel=channel)).id, 40)).id
        )
        mine = table.view.sheet[0]
        turns += len(mine)
        best = max(best, *(entry or 0 for entry in mine))
    found = await host.statistics.of_person(ANNA.id, GUILD, "forgetit")
    assert found.counted == 2
    assert (found.facts.numbers["turns"], found.facts.numbers["best-turn"]) == (turns, best)
    assert found.facts.luck["busts"].count >= turns


async def test_what_a_computer_did_at_somebodys_seat_is_not_theirs(store: Store) -> None:
    host = open_host(store)
    table = await play(host, (await started(host, "forgetit")).id, 6)
    await host.leave(table.id, BEN.id)
    while not (await host.table(table.id)).seats[1].away or len((await host.table(table.id)).view.sheet[1]) < 3:
        await act(host, table.id)
    await host.join(table.id, BEN, "44")
    table = await play(host, table.id, 8)
    await end_by_vote(host, table.id)
    ben = await host.statistics.of_person(BEN.id, GUILD, "forgetit")
    assert (ben.with_people.matches, ben.counted) == (1, 0)
    assert (await host.statistics.of_person(ANNA.id, GUILD, "forgetit")).counted == 1


async def test_courses_are_of_games_with_two_rated_matches_in_this_season_of_the_server(store: Store) -> None:
    async def win(game: str, at: float, **others: Any) -> None:
        await ended(store, game, (ANNA.id, 1), (BEN.id, 2), at=at, rated=True, **others)

    host = open_host(store)
    await win("mensch", 1.0)
    assert (await host.statistics.of_person(ANNA.id, GUILD, None)).courses == {}
    await host.ratings.start_season(GUILD, after=1)
    for at, game in enumerate(["mensch", "kaeseschieben", "wiedumir", "mensch", "kaeseschieben"], 2):
        await win(game, float(at))
    await win("wiedumir", 8.0, guild=GUILD + 1)
    courses = (await host.statistics.of_person(ANNA.id, GUILD, None)).courses
    assert courses.keys() == {"mensch", "kaeseschieben"}
    start, first, meanwhile, second, end = courses["mensch"]
    assert 1500 == start < first == meanwhile < second == end
    assert len((await host.statistics.of_person(ANNA.id, GUILD, "mensch")).courses["mensch"]) == 3
    assert (await host.statistics.of_person(ANNA.id, None, None)).courses == {}
