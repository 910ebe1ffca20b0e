"""The bonus, the points, the winner of the match, and the end by vote."""

from dataclasses import replace

import pytest

from engine.game import Event, IllegalAction, Outcome, Seat
from engine.kaeseschieben.actions import DeclineBonus, RollDie, TakeCheese
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.events import BonusDeclined, BonusOffered, BonusTaken, MatchDecided, RoundScored
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Phase, RoundResult, match_places, rounds_won, total_points
from tests.engine.kaeseschieben.positions import cheese, path, placed, position, walked

LAST_CHEESE = placed("A a7, B a4, C e8, s a8")
"""Seat 0 can push the last cheese north, which is seat 2's edge."""


def last_pushed(
    piles: list[list[int]], letters: str = "n", *, worms: tuple[int, ...] = (), rounds: int = 1
) -> tuple[KaeseschiebenState, tuple[Event, ...]]:
    return walked(position(LAST_CHEESE, faces=(1,), piles=piles, worms=worms, rounds=rounds), letters)


def points(result: RoundResult) -> list[int]:
    return list(result.points)


def test_k11_the_last_cheeses_owner_is_asked_even_if_another_pushed() -> None:
    after, events = last_pushed([[1], [5], []])
    assert events[-1] == BonusOffered(2)
    assert after.phase is Phase.BONUS
    assert KAESESCHIEBEN.to_act(after) == (2,)
    assert KAESESCHIEBEN.legal_actions(after, 2) == (
        TakeCheese(0, Size.MEDIUM),
        TakeCheese(1, Size.LARGE),
        DeclineBonus(),
    )


def test_k11_it_takes_one_of_its_choice_which_counts_for_it() -> None:
    after, _ = last_pushed([[1], [5], []])
    step = KAESESCHIEBEN.apply(after, 2, TakeCheese(1, Size.LARGE))
    assert step.events[0] == BonusTaken(2, 1, Size.LARGE)
    [result] = step.state.results
    assert points(result) == [3, 0, 2 + 4]


def test_k11_what_it_takes_may_have_a_worm() -> None:
    after, _ = last_pushed([[1], [5], []], worms=(5,))
    [result] = KAESESCHIEBEN.apply(after, 2, TakeCheese(1, Size.LARGE)).state.results
    assert points(result) == [3, 0, 2]


def test_k11_of_one_seats_cheeses_of_one_size_the_one_that_fell_first_is_taken() -> None:
    after, _ = last_pushed([[2, 1], [], []])
    [result] = KAESESCHIEBEN.apply(after, 2, TakeCheese(0, Size.MEDIUM)).state.results
    assert [[revealed.cheese.id for revealed in pile] for pile in result.piles] == [[1], [], [0, 2]]


def test_k11_it_may_decline() -> None:
    after, _ = last_pushed([[1], [5], []])
    step = KAESESCHIEBEN.apply(after, 2, DeclineBonus())
    assert step.events[0] == BonusDeclined(2)
    assert points(step.state.results[0]) == [3, 4, 2]


def test_k11_nothing_happens_if_no_other_seat_has_a_cheese() -> None:
    after, events = last_pushed([[], [], [5]])
    assert not any(isinstance(event, BonusOffered) for event in events)
    assert points(after.results[0]) == [0, 0, 6]


def test_k11_nothing_happens_if_the_edge_is_nobodys() -> None:
    after, events = walked(position(placed("A g7, B a4, C e8, s h7"), faces=(1,), piles=[[1], [], []]), "e")
    assert not any(isinstance(event, BonusOffered) for event in events)
    assert points(after.results[0]) == [3, 0, 0]


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, TakeCheese(1, Size.LARGE), "not-your-turn"),
        (2, TakeCheese(2, Size.SMALL), "no-such-victim"),
        (2, TakeCheese(3, Size.SMALL), "no-such-victim"),
        (2, TakeCheese(1, Size.MEDIUM), "nothing-to-take"),
        (2, RollDie(), "bonus-first"),
        (2, path("n"), "bonus-first"),
    ],
)
def test_k11_nothing_else_can_be_taken_and_nothing_else_be_done(seat: Seat, action: object, code: str) -> None:
    after, _ = last_pushed([[1], [5], []])
    with pytest.raises(IllegalAction, match=code):
        KAESESCHIEBEN.check(after, seat, action)  # type: ignore[arg-type]


def test_k11_there_is_nothing_to_take_or_decline_before() -> None:
    state = position(LAST_CHEESE, faces=(1,), piles=[[1], [5], []])
    for action in (TakeCheese(1, Size.LARGE), DeclineBonus()):
        with pytest.raises(IllegalAction, match="no-bonus"):
            KAESESCHIEBEN.check(state, 0, action)


def test_k12_points_by_size_and_none_for_worms() -> None:
    after, events = last_pushed([[], [], [1, 2, 5, 6, 3]], worms=(2, 6))
    # Medium 1, wormy medium 2, large 5, wormy large 6, small 3, and the last one, small.
    assert points(after.results[0]) == [0, 0, 3 + 0 + 4 + 0 + 2 + 2]
    assert events[-2:] == (RoundScored(1, (0, 0, 11), (2,), by_vote=False), MatchDecided((2,), (0, 0, 1), (0, 0, 11)))


def test_k12_all_worms_are_revealed_those_of_nobodys_cheeses_too() -> None:
    state = position(placed("A g6, B a4, C e8, l h6"), faces=(1,), piles=[[1], [2], []], worms=(1, 5))
    after, _ = walked(state, "e")
    [result] = KAESESCHIEBEN.view(after, None).results
    assert [[revealed.wormy for revealed in pile] for pile in result.piles] == [[True], [False], []]
    assert [(revealed.cheese.id, revealed.wormy) for revealed in result.unowned] == [(5, True)]


def test_k12_equal_points_share_the_win() -> None:
    after, _ = last_pushed([[0], [], []])
    step = KAESESCHIEBEN.apply(after, 2, DeclineBonus())
    assert step.state.results[0].winners == (0, 2)
    assert KAESESCHIEBEN.outcome(step.state) == Outcome((1, 3, 1), (2, 0, 2))


def result(*points: int) -> RoundResult:
    winners = tuple(seat for seat, value in enumerate(points) if value == max(points))
    return RoundResult(((),) * len(points), (), (), points, winners, by_vote=False)


def test_k13_most_rounds_win_even_with_fewer_points() -> None:
    results = [result(5, 4, 0), result(5, 4, 0), result(0, 30, 0)]
    assert rounds_won(results, 3) == (2, 1, 0)
    assert total_points(results, 3) == (10, 38, 0)
    assert match_places(results, 3) == (1, 2, 3)


def test_k13_a_shared_round_counts_as_won_for_each_sharer() -> None:
    assert rounds_won([result(5, 5, 0), result(0, 6, 0)], 3) == (1, 2, 0)


def test_k13_equal_rounds_are_decided_by_all_points() -> None:
    assert match_places([result(9, 2), result(3, 4)], 2) == (1, 2)


def test_k13_and_if_those_are_equal_too_the_win_is_shared() -> None:
    assert match_places([result(9, 4, 1), result(4, 9, 1)], 3) == (1, 1, 3)


def test_k13_a_round_in_which_nobody_scored_is_won_by_nobody() -> None:
    over = KAESESCHIEBEN.stop(position(LAST_CHEESE, piles=[[1], [5], []], worms=(1, 5), rounds=2), "round").state
    [result] = over.results
    assert (points(result), result.winners) == ([0, 0, 0], ())
    assert rounds_won([result], 3) == (0, 0, 0)
    assert over.round == 2


def test_k13_a_match_without_any_points_is_shared() -> None:
    over = KAESESCHIEBEN.stop(position(LAST_CHEESE, piles=[[1], [5], []], worms=(1, 5)), "match").state
    assert KAESESCHIEBEN.outcome(over) == Outcome((1, 1, 1), (0, 0, 0))


def test_k13_the_score_is_the_points_of_all_rounds() -> None:
    first = KAESESCHIEBEN.stop(stalled(rounds=2), "round").state
    second = KAESESCHIEBEN.stop(replace(first, phase=Phase.TO_ROLL, piles=((), (cheese(5),), (cheese(0),))), "round")
    assert KAESESCHIEBEN.outcome(second.state) == Outcome((2, 1, 3), (3, 8, 2))


def test_k13_the_next_round_begins_with_everything_set_up_again() -> None:
    after, events = last_pushed([[], [], [1, 5]], rounds=2)
    assert isinstance(events[-1], RoundScored)
    assert (after.round, len(after.cheeses), after.piles) == (2, 16, ((), (), ()))
    assert KAESESCHIEBEN.pending_chance(after) is not None
    assert KAESESCHIEBEN.outcome(after) is None


def stalled(*, rounds: int = 1, phase: Phase = Phase.TO_ROLL) -> KaeseschiebenState:
    return position(LAST_CHEESE, phase=phase, faces=(), piles=[[1, 2], [5], []], worms=(2,), rounds=rounds)


def test_k15_a_vote_scores_the_round_as_it_stands() -> None:
    step = KAESESCHIEBEN.stop(stalled(), "round")
    [result] = step.state.results
    assert points(result) == [3, 4, 0]
    assert [revealed.cheese.size for revealed in result.on_board] == [Size.SMALL], "it counts for nobody"
    assert step.events == (RoundScored(1, (3, 4, 0), (1,), by_vote=True), MatchDecided((1,), (0, 1, 0), (3, 4, 0)))


def test_k15_an_open_bonus_lapses() -> None:
    after, _ = last_pushed([[1], [5], []])
    step = KAESESCHIEBEN.stop(after, "round")
    assert points(step.state.results[0]) == [3, 4, 2]
    assert not any(isinstance(event, BonusTaken | BonusDeclined) for event in step.events)


def test_k15_a_round_ended_by_vote_counts_like_any_other_also_when_the_match_is_stopped() -> None:
    for scope in ("round", "match"):
        after = KAESESCHIEBEN.stop(stalled(rounds=3), scope).state
        assert rounds_won(after.results, 3) == (0, 1, 0)
        assert total_points(after.results, 3) == (3, 4, 0)


def test_k15_of_a_round_the_match_goes_on_and_of_the_match_it_ends() -> None:
    going_on = KAESESCHIEBEN.stop(stalled(rounds=3), "round").state
    assert going_on.round == 2
    assert KAESESCHIEBEN.outcome(going_on) is None
    over = KAESESCHIEBEN.stop(stalled(rounds=3), "match").state
    assert KAESESCHIEBEN.outcome(over) == Outcome((2, 1, 3), (3, 4, 0))


def test_when_it_is_over_nothing_can_be_done() -> None:
    over = KAESESCHIEBEN.stop(stalled(), "match").state
    for seat in range(3):
        assert KAESESCHIEBEN.legal_actions(over, seat) == ()
        with pytest.raises(IllegalAction, match="match-over"):
            KAESESCHIEBEN.check(over, seat, RollDie())
