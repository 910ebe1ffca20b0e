"""Nights of many sizes: everybody has a seat, meets many others, and plays what they wish for."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.nights.scores import Round, Sitting, standings
from host.nights.seating import Games, finalists, meetings, seat_round
from tests.drawn_examples import drawing

MENSCH = {"mensch": (2, 3, 4)}
EINIGKEIT = {"einigkeit": (4,)}
ALL = {**MENSCH, **EINIGKEIT, "wiedumir": tuple(range(2, 9)), "kaeseschieben": (2, 3, 4)}


def repeats(rounds: Sequence[Round]) -> int:
    """Number of times two people met who had met before."""
    return sum(times - 1 for times in meetings(rounds).values())


def pairs_at(sizes: Collection[int]) -> int:
    return sum(comb(size, 2) for size in sizes)


def fewest_repeats(people: int, rounds: Sequence[Collection[int]]) -> int:
    """A number that no arrangement undercuts, if the same people are there in all rounds, with tables of these sizes.

    No more pairs can meet for the first time than there are. And if a table has more people than a former round
    had tables, some of them have met there.
    """
    again = 0
    for number, sizes in enumerate(rounds[1:], start=1):
        # A person with a bye came from a table of their own, so to speak.
        groups = min(len(former) + people - sum(former) for former in rounds[:number])
        again += sum(pairs_at([(size + group) // groups for group in range(groups)]) for size in sizes)
    return max(again, sum(map(pairs_at, rounds)) - comb(people, 2))


def sizes(seated: Round) -> list[int]:
    return sorted((len(sitting.persons) for sitting in seated.sittings), reverse=True)


def everybody(seated: Round) -> list[int]:
    return sorted((*(person for sitting in seated.sittings for person in sitting.persons), *seated.byes))


def ended(seated: Round, random: Random) -> Round:
    """All tables have a result, in which the lower of two numbers is more likely to win."""
    sittings = []
    for sitting in seated.sittings:
        strength = [0 if person is None else random.gauss(-person, 3) for person in sitting.people]
        ranked = sorted(strength, reverse=True)
        sittings.append(replace(sitting, places=tuple(ranked.index(each) + 1 for each in strength)))
    return replace(seated, sittings=tuple(sittings))


def night(people: int, rounds: int, games: Games = ALL, *, swiss: bool = False) -> list[Round]:
    random = Random(people)
    former: list[Round] = []
    for _ in range(rounds):
        former.append(ended(seat_round(range(1, people + 1), games, former, swiss=swiss), random))
    return former


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        (ALL, {2: [2], 5: [5], 6: [3, 3], 7: [4, 3], 12: [4, 4, 4], 13: [4, 3, 3, 3], 64: [4] * 16}),
        (MENSCH, {5: [3, 2]}),
        (EINIGKEIT, {3: [], 8: [4, 4], 13: [4, 4, 4]}),
    ],
)
def test_tables_have_three_or_four_people_where_that_is_possible(games: Games, expected: dict[int, list[int]]) -> None:
    for people, of_people in expected.items():
        seated = seat_round(range(people), games, [])
        assert sizes(seated) == of_people
        assert len(seated.byes) == people - sum(of_people)


@pytest.mark.parametrize(
    ("people", "games", "expected"),
    [(1, MENSCH, [1]), (3, EINIGKEIT, [1]), (13, EINIGKEIT, [0, 1, 1, 1]), (3, ALL, [0])],
)
def test_computers_take_seats_only_where_people_are_missing(people: int, games: Games, expected: list[int]) -> None:
    seated = seat_round(range(people), games, [], computers=True)
    assert sorted(sitting.people.count(None) for sitting in seated.sittings) == expected
    assert not seated.byes


def test_a_person_alone_has_a_bye_and_an_empty_room_an_empty_round() -> None:
    assert seat_round([1], ALL, []) == Round((), byes=(1,))
    assert seat_round([], ALL, []) == Round(())


@pytest.mark.parametrize(("people", "rounds"), [(13, 4), (16, 5), (40, 6), (64, 6)])
def test_a_large_night_repeats_no_meeting(people: int, rounds: int) -> None:
    assert repeats(night(people, rounds)) == 0


def test_sizes_change_if_fewer_meet_again_then() -> None:
    for people, expected in ((5, [[5], [3, 2], [3, 2]]), (12, [[4, 4, 4], [3, 3, 3, 3]])):
        played = night(people, len(expected))
        assert [sizes(each) for each in played] == expected
        assert repeats(played) == fewest_repeats(people, expected)


def test_meetings_that_must_be_repeated_are_shared_out() -> None:
    assert set(meetings(night(7, 7)).values()) == {3}


def test_the_bound_counts_pairs_and_former_tables() -> None:
    assert fewest_repeats(8, [(4, 4), (4, 4)]) == 4
    assert fewest_repeats(4, [(4,), (4,), (4,)]) == 12
    # A bye is a group of its own, so that all five can come from different ones.
    assert fewest_repeats(5, [(2, 2), (3,)]) == 0


def test_people_come_late_leave_and_return() -> None:
    former: list[Round] = []
    for people in ([*range(1, 14)], [*range(1, 18)], [*range(5, 18)], [*range(1, 18)], [1, 2]):
        former.append(seat_round(people, ALL, former))
        assert everybody(former[-1]) == people
    assert repeats(former[:4]) == 0


def test_byes_first_seats_and_games_go_round() -> None:
    byes = Counter(person for each in night(5, 5, EINIGKEIT) for person in each.byes)
    assert byes == dict.fromkeys(range(1, 6), 1)
    tables = [each.sittings[0] for each in night(4, 8)]
    assert Counter(table.people[0] for table in tables) == dict.fromkeys(range(1, 5), 2)
    assert Counter(table.game for table in tables) == dict.fromkeys(ALL, 2)


def test_people_with_the_same_wish_sit_together() -> None:
    wishes = {person: ["mensch" if person % 2 else "wiedumir"] for person in range(1, 9)}
    seated = seat_round(range(1, 9), ALL, [], wishes=wishes)
    tables = {sitting.game: sorted(sitting.persons) for sitting in seated.sittings}
    assert tables == {"mensch": [1, 3, 5, 7], "wiedumir": [2, 4, 6, 8]}


def test_a_person_whose_wish_was_not_met_comes_first_the_next_time() -> None:
    wishes = {1: ["mensch", "wiedumir"], 2: ["wiedumir", "mensch"]}
    for game in wishes[1]:
        former = Round((Sitting(game, (1, 2)),))
        assert seat_round([1, 2], ALL, [former], wishes=wishes).sittings[0].game != game


@pytest.mark.parametrize(("people", "rounds"), [(7, 5), (8, 5), (16, 5)])
def test_a_swiss_tournament_is_played_by_two_with_a_bye_at_most_once(people: int, rounds: int) -> None:
    played = night(people, rounds, swiss=True)
    assert all(set(sizes(each)) == {2} and len(each.byes) == people % 2 for each in played)
    assert repeats(played) == 0
    byes = Counter(person for each in played for person in each.byes)
    assert set(byes.values()) <= {1}


def test_a_swiss_tournament_pairs_similar_averages_and_leaves_the_lowest_over() -> None:
    first = Round(tuple(Sitting("mensch", pair, (1, 2)) for pair in ((1, 5), (2, 6), (3, 7), (4, 8))), byes=(9,))
    second = seat_round(range(1, 10), MENSCH, [first], swiss=True)
    assert len(second.byes) == 1
    assert set(second.byes) < {5, 6, 7, 8}
    together = [set(sitting.persons) for sitting in second.sittings if 9 not in sitting.persons]
    assert sum(pair < {1, 2, 3, 4} for pair in together) == 2


def test_the_four_best_of_those_who_are_there_play_the_final() -> None:
    played = night(13, 3)
    best = [standing.person for standing in standings(played)]
    there = set(range(1, 14)) - {best[1]}
    assert finalists(played, there) == (best[0], *best[2:5])


def divisions(people: Collection[int], of_sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    if not of_sizes:
        yield []
        return
    for table in combinations(sorted(people), of_sizes[0]):
        for rest in divisions(set(people) - set(table), of_sizes[1:]):
            yield [table, *rest]


@pytest.mark.drawn
@drawing(25)
@given(st.integers(2, 8), st.integers(1, 3), st.booleans(), st.integers(0, 9))
def test_people_meet_again_only_if_there_is_no_other_way(people: int, rounds: int, swiss: bool, seed: int) -> None:
    former: list[Round] = []
    for _ in range(rounds):
        met = meetings(former)
        seated = seat_round(range(people), MENSCH, former, swiss=swiss, seed=seed)
        fewest = min(
            sum(met[frozenset(pair)] ** 2 for table in way for pair in combinations(table, 2))
            for way in divisions(set(range(people)) - set(seated.byes), sizes(seated))
        )
        assert sum(met[pair] ** 2 for pair in meetings([seated])) == fewest
        former.append(ended(seated, Random(seed)))


@pytest.mark.drawn
@drawing(25)
@given(
    st.lists(st.sets(st.integers(1, 20)), min_size=1, max_size=4),
    st.sets(st.sampled_from(sorted(ALL)), min_size=1),
    st.booleans(),
    st.booleans(),
)
def test_everybody_sits_once_at_a_table_that_the_game_allows(
    there: list[set[int]], names: set[str], computers: bool, swiss: bool
) -> None:
    games = {name: ALL[name] for name in sorted(names)}
    former: list[Round] = []
    for people in there:
        seated = seat_round(people, games, former, computers=computers, swiss=swiss)
        assert seated == seat_round(sorted(people, reverse=True), games, former, computers=computers, swiss=swiss)
        assert everybody(seated) == sorted(people)
        assert all(len(sitting.people) in games[sitting.game] for sitting in seated.sittings)
        assert computers or not any(None in sitting.people for sitting in seated.sittings)
        assert len(seated.byes) < min(count for counts in games.values() for count in counts)
        former.append(ended(seated, Random(1)))
