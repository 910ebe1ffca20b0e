"""The rulings of For-Get-It, one after the other."""

import pytest

from engine.chance import Roll
from engine.forgetit.actions import Keep, KeepNothing, RollDice, Stop, decode
from engine.forgetit.events import Busted, DiceRolled, MatchDecided, NumbersKept, RoundEnded, TurnStopped
from engine.forgetit.hand import ALL, NONE, Counts, Hand, turn_score
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from engine.game import Event, IllegalAction, Outcome
from localization.catalog import Language, load_speakers
from render.forgetit.describe import describe_position
from tests.engine.forgetit.positions import W, collecting, sheet_before, state_of
from tests.engine.playing import begin, scripted

ENGLISH = load_speakers()[Language.ENGLISH]


def do(state: ForGetItState, *codes: str) -> ForGetItState:
    """The seat to act does all that."""
    for code in codes:
        state = FORGETIT.apply(state, state.turn, decode(code)).state
    return state


def roll(state: ForGetItState, *sides: int) -> tuple[ForGetItState, tuple[Event, ...]]:
    """The seat to act rolls that: FOR dice first, then GET, then IT."""
    step = FORGETIT.resolve(do(state, "roll"), sides)
    return step.state, step.events


def losses(events: tuple[Event, ...]) -> list[int]:
    """Points lost in each bust among them."""
    return [event.lost for event in events if isinstance(event, Busted)]


def refused(state: ForGetItState, code: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        do(state, code)
    return refusal.value.code


def new_turn(seats: int = 2, round: int = 1) -> ForGetItState:
    return state_of(Hand(), phase=Phase.TO_ROLL, seats=seats, sheet=sheet_before(round, seats))


# F1


@pytest.mark.parametrize("seats", [2, 6, 16])
def test_f1_the_first_seat_is_drawn_among_all(seats: int) -> None:
    state = FORGETIT.new(FORGETIT.spec.default_options(), seats)
    assert FORGETIT.pending_chance(state) == Roll(seats)
    assert FORGETIT.view(state, None).turn is None
    for drawn in range(1, seats + 1):
        begun = FORGETIT.resolve(state, (drawn,)).state
        assert FORGETIT.to_act(begun) == (drawn - 1,)
        view = FORGETIT.view(begun, None)
        assert (view.turn, view.starter) == (drawn - 1, drawn - 1)


def test_f1_seats_follow_clockwise_for_twelve_rounds() -> None:
    results = [(2,), *[(1,) * 9] * 36]
    match = begin(FORGETIT, seats=3, seed=0, draw=scripted(results))
    draw = scripted(results[1:])
    order = []
    while not match.over:
        [seat] = match.to_act()
        order.append(seat)
        for code in ("roll", "keep:none", "stop"):
            match = match.act(seat, code, draw)
    assert order == [1, 2, 0] * 12


def test_f1_two_to_sixteen_can_play() -> None:
    options = FORGETIT.spec.default_options()
    for seats in range(2, 17):
        assert FORGETIT.new(options, seats).seats == seats
    for seats in (1, 17):
        with pytest.raises(IllegalAction, match="wrong-seats"):
            FORGETIT.new(options, seats)


# F2


def test_f2_a_turn_begins_with_all_nine_dice() -> None:
    state = do(new_turn(), "roll")
    assert FORGETIT.pending_chance(state) == Roll(6, dice=9)
    assert refused(new_turn(), "stop") == "roll-first"
    assert refused(new_turn(), "keep:none") == "roll-first"


def test_f2_words_are_set_aside_by_themselves() -> None:
    state, (rolled,) = roll(new_turn(), W, 2, 3, 4, 5, 1, W, W, 1)
    assert isinstance(rolled, DiceRolled)
    assert rolled.words == state.hand.words == Counts(1, 0, 2)
    assert state.hand.cup == Counts(2, 3, 1)
    assert all(die.number is not None for die in state.hand.shown)


def test_f2_a_later_roll_tells_of_its_own_words_alone() -> None:
    state = state_of(collecting(3, 4, Counts(1, 2, 1), Counts(0, 1, 0)))
    state, (rolled,) = roll(state, 1, W, 2, 4)
    assert isinstance(rolled, DiceRolled)
    assert (rolled.words, rolled.afresh) == (Counts(0, 1, 0), False)
    assert state.hand.words == Counts(0, 2, 0)


def test_f2_the_first_time_at_least_two_with_the_number() -> None:
    state, _ = roll(new_turn(), 1, 2, 3, 3, 4, 4, 4, 5, 2)
    assert refused(state, "keep:1:100") == "first-two"
    assert refused(state, "keep:3:100") == "first-two"
    assert do(state, "keep:3:110").hand.collected == 2
    assert do(state, "keep:4:011").hand.collected == 2


def test_f2_later_one_is_enough_but_only_of_the_number_collected() -> None:
    state = state_of(collecting(3, 2, Counts(2, 2, 3)))
    state, _ = roll(state, 3, 4, 4, 4, 1, 1, 1)
    with pytest.raises(IllegalAction, match="other-number") as refusal:
        do(state, "keep:4:020")
    assert refusal.value.values == {"number": 3}
    after = do(state, "keep:3:100")
    assert (after.hand.number, after.hand.collected) == (3, 3)


def test_f2_numbers_need_never_be_set_aside() -> None:
    state, _ = roll(new_turn(), 3, 3, 3, 3, 3, 3, 3, 3, 3)
    after = do(state, "keep:none")
    assert after.hand.collected == 0
    assert after.hand.number is None
    assert after.hand.cup == ALL


def test_f2_what_cannot_be_set_aside_needs_no_decision() -> None:
    state, _ = roll(new_turn(), W, W, W, 1, 2, 3, 4, 5, W)
    assert state.phase is Phase.DECIDING
    assert refused(state, "keep:none") == "nothing-to-choose"
    later = state_of(collecting(3, 4, Counts(2, 2, 1)))
    state, _ = roll(later, 1, 1, 2, 2, 4)
    assert state.phase is Phase.DECIDING


# F3


def test_f3_which_dice_and_how_many_is_the_players_choice() -> None:
    state, _ = roll(new_turn(), 3, 3, 1, 3, 2, 4, 5, 1, 3)
    keeps = {action for action in FORGETIT.legal_actions(state, 0) if isinstance(action, Keep)}
    threes = {keep.dice for keep in keeps if keep.number == 3}
    assert threes == {
        Counts(f, g, i) for f in range(3) for g in range(2) for i in range(2) if f + g + i >= 2
    }  # fmt: skip
    assert {keep.number for keep in keeps} == {1, 3}
    left = do(state, "keep:3:011").hand
    assert left.cup == Counts(3, 2, 2)
    assert left.numbers == Counts(0, 1, 1)


def test_f3_a_die_that_does_not_show_the_number_cannot_be_set_aside() -> None:
    state, _ = roll(new_turn(), 3, 3, 1, 3, 2, 4, 5, 1, 3)
    assert refused(state, "keep:3:300") == "not-shown"
    assert refused(state, "keep:3:012") == "not-shown"
    assert refused(state, "keep:2:020") == "not-shown"


# F4


def test_f4_after_setting_aside_roll_the_rest_or_stop() -> None:
    state, _ = roll(new_turn(), 3, 3, 1, 3, 2, 4, W, 1, 3)
    assert refused(state, "roll") == "choose-first"
    assert refused(state, "stop") == "choose-first"
    state = do(state, "keep:3:211")
    assert FORGETIT.legal_actions(state, 0) == (RollDice(), Stop())
    assert FORGETIT.pending_chance(do(state, "roll")) == Roll(6, dice=4)


def test_f4_what_was_set_aside_before_stays_aside() -> None:
    state = state_of(collecting(3, 4, Counts(1, 2, 1), Counts(0, 1, 0)))
    aside = state.hand.numbers
    state, _ = roll(state, 3, 1, 2, 4)
    assert state.hand.numbers == aside
    assert do(state, "keep:3:100").hand.numbers == aside.plus(Counts(1, 0, 0))


def test_f4_one_may_roll_on_without_having_set_anything_aside() -> None:
    state, _ = roll(new_turn(), 3, 3, 1, 3, 2, 4, W, 1, 3)
    rolling = do(state, "keep:none", "roll")
    assert FORGETIT.pending_chance(rolling) == Roll(6, dice=8)


# F5


def test_f5_three_different_words_aside_end_the_turn_with_a_dash() -> None:
    state = state_of(collecting(5, 4, Counts(1, 2, 0), Counts(0, 0, 2)))
    after, events = roll(state, W, W, 5)
    assert after.sheet == ((None,), ())
    assert losses(events) == [40]
    assert after.turn == 1
    assert after.phase is Phase.TO_ROLL
    assert after.hand == Hand()


def test_f5_it_may_happen_with_the_first_roll() -> None:
    after, events = roll(new_turn(), W, 5, 5, W, 5, 5, W, 5, 5)
    assert after.sheet[0] == (None,)
    assert losses(events) == [0]


def test_f5_two_different_words_do_no_harm_however_many_dice_show_them() -> None:
    state, _ = roll(new_turn(), W, W, W, W, W, W, 1, 2, 3)
    assert state.turn == 0
    assert state.hand.cup == Counts(0, 0, 3)


# F6


def test_f6_with_all_nine_aside_all_nine_are_rolled_afresh() -> None:
    state = state_of(collecting(3, 6, NONE, Counts(0, 1, 2)))
    assert FORGETIT.pending_chance(do(state, "roll")) == Roll(6, dice=9)
    after, (rolled,) = roll(state, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    assert isinstance(rolled, DiceRolled)
    assert rolled.afresh
    assert (after.hand.number, after.hand.collected) == (3, 6)
    assert (after.hand.numbers, after.hand.words) == (NONE, NONE), "nothing lies aside in the new pass yet"
    assert do(after, "keep:3:100").hand.collected == 7, "one die is enough"
    assert refused(after, "keep:1:022") == "other-number"


def test_f6_words_of_the_pass_before_do_not_count() -> None:
    state = state_of(collecting(3, 6, NONE, Counts(0, 1, 2)))
    after, (rolled,) = roll(state, W, 1, 2, 2, 4, 4, 5, 5, 1)
    assert isinstance(rolled, DiceRolled)
    assert rolled.words == Counts(1, 0, 0)
    assert after.turn == 0, "GET and IT of the pass before lie aside no more"
    assert after.hand.words == Counts(1, 0, 0)
    lost, events = roll(after, W, 1, W, 1, 1, W, 1, 1)
    assert any(isinstance(event, Busted) for event in events)
    assert lost.sheet[0] == (None,)


# F7


@pytest.mark.parametrize(
    ("number", "collected", "points"),
    [(3, 2, 6), (3, 3, 9), (3, 4, 24), (3, 5, 45), (3, 6, 72), (3, 7, 84), (5, 9, 180), (1, 2, 2), (3, 9, 108)],
)
def test_f7_four_dice_count_twice_five_three_times_six_and_more_four_times(
    number: int, collected: int, points: int
) -> None:
    assert turn_score(number, collected) == points
    after = do(state_of(collecting(number, collected, Counts(1, 1, 1))), "stop")
    assert after.sheet[0] == (points,)


def test_f7_nothing_collected_scores_zero_which_is_not_a_dash() -> None:
    state, _ = roll(new_turn(), 1, 2, 3, 4, 5, W, 1, 2, 3)
    after = do(state, "keep:none", "stop")
    assert after.sheet[0] == (0,)


# F8


@pytest.mark.parametrize(("round", "points"), [(1, 24), (10, 24), (11, 48), (12, 48)])
def test_f8_the_last_two_rounds_count_double(round: int, points: int) -> None:
    state = state_of(collecting(3, 4, Counts(1, 2, 2)), sheet=sheet_before(round))
    step = FORGETIT.apply(state, 0, Stop())
    assert step.state.sheet[0][-1] == points
    assert TurnStopped(0, state.hand, points) in step.events


def test_f8_what_is_told_on_the_way_is_doubled_too() -> None:
    state = state_of(collecting(3, 4, Counts(1, 2, 2)), sheet=sheet_before(11))
    state, _ = roll(state, 3, 1, 1, 2, 2)
    step = FORGETIT.apply(state, 0, decode("keep:3:100"))
    assert step.events == (NumbersKept(0, 3, Counts(1, 0, 0), 5, 90),)
    assert "5 × 3 × 3 × 2, worth 90 points" in describe_position(FORGETIT.view(step.state, None), ENGLISH)


def test_f8_what_a_bust_forgets_is_told_doubled_too() -> None:
    state = state_of(collecting(3, 4, Counts(1, 0, 1), Counts(0, 2, 0)), sheet=sheet_before(12))
    _, events = roll(state, W, W)
    assert losses(events) == [48]


# F9


@pytest.mark.parametrize(
    ("before", "places"),
    [((10, 7, 5), (1, 3, 2)), ((10, 5, 6), (1, 3, 1)), ((3, 2, 9), (2, 3, 1)), ((9, 9, 5), (1, 1, 1))],
)
def test_f9_most_points_after_twelve_rounds_win_and_equal_points_share(
    before: tuple[int, ...], places: tuple[int, ...]
) -> None:
    """The last seat has its last turn to come, and gets twice two points in it."""
    columns = [[points] + [0] * (11 if seat < 2 else 10) for seat, points in enumerate(before)]
    state = state_of(collecting(1, 2, Counts(3, 2, 2)), seats=3, sheet=columns, turn=2)
    outcome = FORGETIT.outcome(do(state, "stop"))
    assert outcome == Outcome(places, (*before[:2], before[2] + 4))


def test_f9_the_end_is_told_once_with_the_last_sheet() -> None:
    sheet = sheet_before(12, done=1)
    state = state_of(collecting(1, 2, Counts(3, 2, 2)), sheet=sheet, turn=1)
    step = FORGETIT.apply(state, 1, Stop())
    assert step.events[-2:] == (RoundEnded(12, by_vote=False), MatchDecided((1,)))
    assert FORGETIT.to_act(step.state) == ()
    assert FORGETIT.pending_chance(step.state) is None


# The leaflet's example, and the table's vote


def test_the_leaflets_example_scores_108() -> None:
    """Nine threes in two passes; which dice bear which word is filled in where the leaflet does not say."""
    state, _ = roll(new_turn(), 2, 3, 3, 2, 4, W, 3, 4, 5)
    state = do(state, "keep:3:201")
    state, _ = roll(state, 4, 3, 5, 5, W)
    state = do(state, "keep:3:010")
    state, _ = roll(state, 1, 3, W)
    state = do(state, "keep:3:010")
    for miss in (2, 2, 4):
        state, _ = roll(state, miss)
    state, _ = roll(state, 3)
    state = do(state, "keep:3:100")
    assert state.hand.cup == NONE
    assert (state.hand.collected, state.hand.words) == (6, Counts(0, 1, 2))
    state, _ = roll(state, 1, 1, 1, 2, 2, 3, 4, 5, 5)
    state = do(state, "keep:3:010")
    state, _ = roll(state, 1, 1, W, 2, 2, 4, 4, 4)
    state, _ = roll(state, 3, W, W, W, 1, 3, 4)
    assert state.hand.words_aside == (0, 1)
    state = do(state, "keep:3:101")
    assert state.hand.score == 108
    assert do(state, "stop").sheet[0] == (108,)


def test_r4_a_vote_scores_the_sheet_as_it_stands_without_the_hand() -> None:
    state = state_of(collecting(5, 6, Counts(1, 1, 1)), seats=3, sheet=[[4, 9], [24], [None]])
    step = FORGETIT.stop(state, "match")
    outcome = FORGETIT.outcome(step.state)
    assert outcome is not None
    assert outcome.places == (2, 1, 3)
    assert step.events == (RoundEnded(2, by_vote=True), MatchDecided((1,)))
    assert FORGETIT.view(step.state, None).by_vote


def test_nothing_is_legal_for_the_others_or_at_the_end() -> None:
    state = new_turn(seats=3)
    assert FORGETIT.legal_actions(state, 1) == ()
    with pytest.raises(IllegalAction, match="not-your-turn"):
        FORGETIT.check(state, 1, RollDice())
    over = FORGETIT.stop(state, "match").state
    with pytest.raises(IllegalAction, match="match-over"):
        FORGETIT.check(over, 0, KeepNothing())
