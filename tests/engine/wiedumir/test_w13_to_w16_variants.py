"""Without end, without limits, without comparing, without measure."""

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Roll, Shuffle
from engine.game import Outcome
from engine.wiedumir.actions import ChooseSeat, MovePawn, TakeChip
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardWithoutEffect,
    ChipsTaken,
    GameBegan,
    GameScored,
    Hindrance,
    LimitStruck,
    MatchDecided,
    MoveForgone,
)
from engine.wiedumir.rules import LENGTHS
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Length, Phase
from tests.engine.wiedumir.positions import WIEDUMIR, answered, drawing, moved, offered, position, refusal


def last_move(chips: list[int], former: list[tuple[int, ...]] | None = None, **options: Any) -> WieDuMirState:
    """One move before the end of a game; the games before had these chips."""
    state = position([[14, GOAL], *[[GOAL, GOAL]] * (len(chips) - 1)], chips, **options)
    for earlier in former or ():
        ended = replace(position([[0, 0]] * len(chips), earlier, **options), results=state.results)
        state = replace(state, results=WIEDUMIR.stop(ended, "round").state.results, game=state.game + 1)
    return state


def test_w13_a_number_of_games_or_a_total_is_one_choice() -> None:
    assert LENGTHS[:2] == ("games-1", "games-2")
    lengths = {choice: position([[0, 0], [0, 0]], length=choice).length for choice in LENGTHS}
    assert lengths["games-9"] == Length(9, None)
    assert lengths["points-15"] == Length(None, 15)
    assert all((length.games is None) != (length.target is None) for length in lengths.values())


def test_w13_after_a_game_the_next_is_set_up_and_its_starter_drawn() -> None:
    step = moved(last_move([3, 6], length="games-2"), 0)
    assert step.events[-1] == GameScored(1, (3, 6), (2, 1), by_vote=False)
    state = step.state
    assert (state.game, state.phase, state.pawns, state.chips) == (2, Phase.SHUFFLING, ((0, 0), (0, 0)), (4, 4))
    assert WIEDUMIR.pending_chance(state) == Shuffle(19, hidden=True)
    state = WIEDUMIR.resolve(state, tuple(range(19))).state
    assert WIEDUMIR.pending_chance(state) == Roll(2)
    assert WIEDUMIR.resolve(state, (1,)).events == (GameBegan(2, 0),)
    view = WIEDUMIR.view(state, None)
    assert (view.points, view.turn, view.to_act) == ((3, 6), None, None)
    assert WIEDUMIR.outcome(state) is None


def test_w13_one_chip_is_one_point_and_most_points_after_the_agreed_games_win() -> None:
    step = moved(last_move([5, 4, 4], [(1, 3, 2)], length="games-2"), 0)
    assert [result.points for result in step.state.results] == [(1, 3, 2), (6, 7, 6)]
    assert step.events[-1] == MatchDecided((1,), (6, 7, 6))
    outcome = WIEDUMIR.outcome(step.state)
    assert outcome == Outcome((2, 1, 2), scores=(6, 7, 6)), "equal points share, no matter who was home earlier"


def test_w13_the_total_is_looked_at_after_a_game_and_the_highest_wins() -> None:
    step = moved(last_move([8, 9], [(7, 7)], length="points-15"), 0)
    assert step.events[-1] == MatchDecided((1,), (15, 16))
    step = moved(last_move([7, 7], [(7, 7)], length="points-15"), 0)
    assert isinstance(step.events[-1], GameScored)
    step = moved(last_move([8, 8], [(7, 7)], length="points-15"), 0)
    assert step.events[-1] == MatchDecided((0, 1), (15, 15))
    assert WIEDUMIR.outcome(step.state) == Outcome((1, 1), scores=(15, 15))


def test_w13_a_single_game_knows_the_tie_break_and_several_do_not() -> None:
    single = WIEDUMIR.outcome(moved(last_move([5, 5]), 0).state)
    assert single == Outcome((2, 1), scores=(5, 5))
    several = WIEDUMIR.outcome(moved(last_move([5, 5], [(4, 4)], length="games-2"), 0).state)
    assert several == Outcome((1, 1), scores=(9, 9))


def test_w13_a_vote_ends_the_game_or_the_match() -> None:
    state = last_move([3, 6], length="games-3")
    after = WIEDUMIR.stop(state, "round").state
    assert (after.game, after.phase, after.results[0].by_vote) == (2, Phase.SHUFFLING, True)
    step = WIEDUMIR.stop(state, "match")
    assert step.events == (GameScored(1, (3, 6), (2, 1), by_vote=True), MatchDecided((1,), (3, 6)))
    assert (step.state.phase, step.state.results[-1].by_vote) == (Phase.OVER, True)


def test_r4_a_series_that_is_stopped_is_ranked_by_points_alone_and_equal_points_share() -> None:
    one_is_home = last_move([5, 5], [(4, 4)], length="games-3")
    assert WIEDUMIR.outcome(WIEDUMIR.stop(one_is_home, "match").state) == Outcome((1, 1), scores=(9, 9))


def test_w14_without_limits_nobody_puts_chips_back() -> None:
    step = moved(position([[6, 0], [0, 0]], [10, 4], no_limits=True), 0)
    assert step.state.chips == (13, 4)
    assert not any(isinstance(event, LimitStruck) for event in step.events)


def test_w14_c18_does_nothing_for_a_seat_with_ten_or_more() -> None:
    step = drawing(Card.FILL, [[3, 0], [0, 0]], [13, 4], no_limits=True)
    assert step.events == (CardWithoutEffect(0, Card.FILL, Hindrance.RICH_ENOUGH),)


def test_w15_everybody_sees_only_their_own_chips_until_the_end() -> None:
    state = position([[0, 0], [0, 0], [0, 0]], [1, 5, 7], no_comparing=True)
    assert WIEDUMIR.view(state, None).chips == (None, None, None)
    assert WIEDUMIR.view(state, 1).chips == (None, 5, None)
    assert WIEDUMIR.view(state, 1).supply is None
    over = WIEDUMIR.stop(state, "match").state
    assert WIEDUMIR.view(over, None).chips == (1, 5, 7)
    assert WIEDUMIR.view(over, 1).supply == 47


def test_w15_between_games_the_points_are_shown_and_the_new_chips_are_not() -> None:
    state = moved(last_move([3, 6], no_comparing=True, length="games-2"), 0).state
    view = WIEDUMIR.view(state, None)
    assert (view.results[0].chips, view.chips) == ((3, 6), (None, None))


def test_w15_a_single_answer_that_tells_of_no_chips_is_given_by_the_rules_as_ever() -> None:
    swapped = drawing(Card.SWAP, [[3, 0], [0, 0]], [4, 6], no_comparing=True)
    assert swapped.state.chips == (6, 4)
    asked = drawing(Card.GIVE_FIVE, [[3, 0], [0, 0]], [4, 6], no_comparing=True)
    assert asked.state.phase is Phase.DECIDING, "it would tell that four are all there are"


def test_w15_the_limit_still_applies_and_is_seen() -> None:
    step = moved(position([[6, 0], [0, 0]], [9, 4], no_comparing=True), 0)
    assert step.events[1:] == (ChipsTaken(0, 3, 3, None), LimitStruck(0, 8))


def test_w16_a_seat_that_is_home_and_rolls_a_one_may_take_a_chip() -> None:
    state = position([[GOAL, GOAL], [0, 5]], [4, 4], no_measure=True)
    assert offered(state) == {"move:1:0", "move:1:1", "take"}
    assert WIEDUMIR.view(state, None).may_take
    step = WIEDUMIR.apply(state, 0, TakeChip())
    assert step.events == (MoveForgone(0), ChipsTaken(0, 1, 1, None))
    assert (step.state.chips, step.state.turn, step.state.phase) == ((5, 4), 1, Phase.TO_ROLL)


def test_w16_the_last_chip_of_the_supply_may_be_taken() -> None:
    state = position([[GOAL, GOAL], [0, 5]], [30, 29], no_measure=True, no_limits=True)
    assert WIEDUMIR.apply(state, 0, TakeChip()).state.chips == (31, 29)


def test_w16_the_choice_stays_one_if_only_one_pawn_is_left() -> None:
    state = replace(position([[GOAL], *[[GOAL]] * 4, [5]], no_measure=True), phase=Phase.ROLLING)
    assert offered(WIEDUMIR.resolve(state, (1,)).state) == {"move:5:0", "take"}
    assert WIEDUMIR.resolve(state, (2,)).state.phase is Phase.TO_ROLL, "forced"


@pytest.mark.parametrize(
    ("pawns", "chips", "roll", "no_measure"),
    [
        ([[GOAL, GOAL], [0, 5]], [4, 4], 1, False),
        ([[GOAL, GOAL], [0, 5]], [4, 4], 2, True),
        ([[GOAL, 14], [0, 5]], [4, 4], 1, True),
        ([[GOAL, GOAL], [0, 5]], [30, 30], 1, True),
    ],
)
def test_w16_not_otherwise(pawns: list[list[int]], chips: list[int], roll: int, no_measure: bool) -> None:
    state = position(pawns, chips, roll=roll, no_measure=no_measure, no_limits=True)
    assert refusal(state, TakeChip()) == "cannot-take"
    assert not WIEDUMIR.view(state, None).may_take


def test_w16_the_limit_holds_for_that_chip_too() -> None:
    state = position([[GOAL, GOAL], [0, 5]], [10, 4], no_measure=True)
    assert WIEDUMIR.apply(state, 0, TakeChip()).state.chips == (4, 4)


def test_w15_and_w14_together_c7_is_asked_of_its_drawer_alone() -> None:
    state = drawing(Card.RAISE, [[3, 0], [0, 0], [START, 0]], [4, 9, 3], no_comparing=True, no_limits=True).state
    assert offered(state) == {"seat:2"}, "asked although there is one answer only"
    assert refusal(state, ChooseSeat(1)) == "seat-not-first"
    assert refusal(state, MovePawn(Pawn(0, 0))) == "card-first"
    assert WIEDUMIR.view(state, 0).question is not None
    assert WIEDUMIR.view(state, None).question is None
    assert WIEDUMIR.view(state, 1).question is None
    assert answered(state, ChooseSeat(2)).state.chips == (4, 9, 8)
