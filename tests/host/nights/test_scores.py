"""Scores at the tables of a night, and the ways in which the standings separate people."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.nights.scores import Round, Sitting, Standing, scores, season, standings
from tests.drawn_examples import drawing

PARTNERS = ((0, 2), (1, 3))


def table(*people: int | None, places: str | None = None, sides: tuple[tuple[int, ...], ...] = ()) -> Sitting:
    """In the order of the places, unless ``places`` has others, a digit for each."""
    return Sitting("wiedumir", people, tuple(map(int, places or "12345678"[: len(people)])), sides)


def places(*rounds: Round) -> list[tuple[int | None, int]]:
    return [(standing.place, standing.person) for standing in standings(rounds)]


@pytest.mark.parametrize(
    ("sitting", "expected"),
    [
        (table(1, 2), {1: 100, 2: 0}),
        (table(1, 2, 3), {1: 100, 2: 50, 3: 0}),
        (table(1, 2, 3, 4), {1: 100, 2: Fraction(200, 3), 3: Fraction(100, 3), 4: 0}),
        (table(1, 2, 3, places="113"), {1: 75, 2: 75, 3: 0}),
        (table(1, 2, 3, 4, 5, places="11111"), {1: 50, 2: 50, 3: 50, 4: 50, 5: 50}),
    ],
)
def test_a_score_is_the_share_of_opponents_beaten(sitting: Sitting, expected: dict[int, Fraction]) -> None:
    assert scores(sitting) == expected


def test_computers_are_opponents_without_a_score() -> None:
    assert scores(table(None, 1, None, 2)) == {1: Fraction(200, 3), 2: 0}


def test_partners_are_not_opponents() -> None:
    assert scores(table(1, 2, 3, 4, places="1212", sides=PARTNERS)) == {1: 100, 2: 0, 3: 100, 4: 0}
    assert scores(table(1, 2, 3, 4, places="1111", sides=PARTNERS)) == dict.fromkeys((1, 2, 3, 4), 50)


def test_a_table_without_places_counts_nothing() -> None:
    unfinished = Round((Sitting("mensch", (1, 2)), table(3, 4)))
    assert scores(unfinished.sittings[0]) == {}
    assert places(unfinished) == [(1, 3), (2, 4), (None, 1), (None, 2)]


def test_the_average_counts_the_rounds_that_a_person_played() -> None:
    late = [Round((table(1, 2, 3),), byes=(4,)), Round((table(1, 2, 3, places="231"),)), Round((table(4, 3),))]
    found = standings(late)
    assert [(each.person, each.average, each.played, each.byes) for each in found] == [
        (4, 100, 1, 1),
        (1, 75, 2, 0),
        (3, Fraction(100, 3), 3, 0),
        (2, 25, 2, 0),
    ]


def test_people_who_have_met_are_separated_by_that_first() -> None:
    # 1 and 2 are level. 2 has met stronger people, but has lost to 1.
    rounds = (
        Round((table(1, 2), table(3, 4), table(5, 6))),
        Round((table(6, 1), table(2, 3), table(4, 5))),
    )
    level = [each.person for each in standings(rounds) if each.average == 50]
    assert level.index(1) < level.index(2)


def test_people_of_whom_not_all_have_met_are_separated_by_strength() -> None:
    # 1, 2 and 5 have won everything; of those whom they have beaten, only 3 has won as well.
    rounds = (Round((table(1, 3), table(2, 4), table(5, 6))), Round((table(3, 7), table(2, 8))))
    assert places(*rounds)[:3] == [(1, 1), (2, 2), (2, 5)]


def test_fewer_byes_separate_last_and_places_are_shared_then() -> None:
    rounds = (Round((table(1, 2), table(3, 4), table(5, 6)), byes=(7,)), Round((), byes=(3, 7)))
    assert places(*rounds) == [(1, 1), (1, 5), (3, 3), (4, 2), (4, 4), (4, 6), (None, 7)]


@st.composite
def nights(draw: st.DrawFn) -> list[Round]:
    rounds = []
    for _ in range(draw(st.integers(1, 4))):
        people = draw(st.permutations(range(1, 10)))
        sizes = draw(st.sampled_from([(4, 4), (3, 3, 3), (2, 2, 5), (2, 7)]))
        sittings = []
        for size in sizes:
            of_table, people = people[:size], people[size:]
            ranks = draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
            shared = tuple(sum(other < rank for other in ranks) + 1 for rank in ranks)
            sittings.append(Sitting("wiedumir", tuple(of_table), shared))
        rounds.append(Round(tuple(sittings), tuple(people)))
    return rounds


@pytest.mark.drawn
@drawing(60)
@given(nights(), st.randoms(use_true_random=False))
def test_the_order_of_tables_seats_and_rounds_does_not_matter(night: list[Round], random: Random) -> None:
    mixed = []
    for each in random.sample(night, len(night)):
        sittings = []
        for sitting in random.sample(each.sittings, len(each.sittings)):
            seats = random.sample(range(len(sitting.people)), len(sitting.people))
            assert sitting.places is not None
            people = tuple(sitting.people[seat] for seat in seats)
            sittings.append(Sitting(sitting.game, people, tuple(sitting.places[seat] for seat in seats)))
        mixed.append(Round(tuple(sittings), each.byes))
    assert standings(mixed) == standings(night)


@pytest.mark.drawn
@drawing(60)
@given(nights())
def test_scores_run_from_0_to_100_and_a_table_averages_50(night: list[Round]) -> None:
    for sitting in (sitting for each in night for sitting in each.sittings):
        found = scores(sitting).values()
        assert all(0 <= score <= 100 for score in found)
        assert sum(found) == 50 * len(sitting.people)


def test_who_left_before_half_of_the_rounds_comes_behind_all_others() -> None:
    first, later = table(9, 1, 2, 3), table(1, 2, 3)
    night = [Round((first,)), *[Round((later,)) for _ in range(3)]]
    assert places(*night) == [(1, 1), (2, 2), (3, 3), (4, 9)], "one win in one round of four"
    assert places(*night[:2])[0] == (1, 9), "one of two is half"
    sat_out = [Round((first,)), Round((later,), byes=(9,)), *night[2:]]
    assert places(*sat_out)[0] == (1, 9), "who sat out was there"


def test_a_season_counts_the_nights_since_somebodys_first_and_at_least_three() -> None:
    def night(*people: int) -> tuple[Standing, ...]:
        return standings([Round((table(*people),))])

    with_anna = [night(1, 2, 3) for _ in range(6)]
    counted, ranked = season(with_anna)
    assert (counted, [each.person for each in ranked]) == (4, [1, 2, 3])
    _, ranked = season([*with_anna[:4], night(4, 2, 3), night(4, 1, 3)])
    averages = {each.person: each.average for each in ranked}
    assert averages[4] == 100, "of the three nights since then, the best two count"
    assert averages[1] == 100, "four of six"
    _, ranked = season([*with_anna, night(5, 1, 2)])
    assert next(each.average for each in ranked if each.person == 5) == 50, "one night makes no season"
