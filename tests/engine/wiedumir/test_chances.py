"""The chances to win: exact at the end, alike for all seats, and by what a view shows alone."""

import random
from dataclasses import replace

import pytest

from engine.chance import Roll
from engine.game import NORMAL
from engine.match import positions
from engine.valuation import Valuation
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.players import LEVELS, outlook
from engine.wiedumir.players.features import WIDTHS
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES, GameResult, Length, Phase
from tests.engine.playing import begin, computer, play
from tests.engine.wiedumir.positions import WIEDUMIR, position


def chances(state: WieDuMirState, viewer: int | None = None) -> tuple[float, ...]:
    return WIEDUMIR.win_chances(WIEDUMIR.view(state, viewer))


def states_on_the_way(seats: int, seed: int, **options: bool | str) -> list[WieDuMirState]:
    """Every position of a match in which there is something to decide."""
    match = begin(WIEDUMIR, seats=seats, seed=seed, options={**options, "auto_move": False})
    match = play(match, computer(random.Random(seed), NORMAL), seed=seed)
    states = (place.state for place in positions(match.game, match.transcript))
    return [state for state in states if state.phase in (Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"no_comparing": True}), (4, {"no_comparing": True, "no_limits": True}), (7, {"length": "games-2"})],
)
def test_nothing_changes_when_what_is_hidden_does(seats: int, options: dict[str, bool | str]) -> None:
    """Everything that may be behind a view has the same choices and the same chances, which add up to 1."""
    pick = random.Random(3).randrange
    for state in states_on_the_way(seats, 3, **options)[:: 4 * seats]:
        [seat] = WIEDUMIR.to_act(state)
        view = WIEDUMIR.view(state, seat)
        other = WIEDUMIR.view(WIEDUMIR.sample_state(view, pick), seat)
        found = WIEDUMIR.win_chances(view)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
        assert WIEDUMIR.win_chances(other) == found
        for level in LEVELS:
            assert len({WIEDUMIR.choose(seen, level, random.Random(1).randrange) for seen in (view, other)}) == 1


@pytest.mark.parametrize("no_limits", [False, True])
def test_no_seat_is_favoured(no_limits: bool) -> None:
    """A position, with everybody one seat further on, has the same chances."""
    state = position([[3, 9], [0, 7], [GOAL, 2], [5, 13]], [6, 4, 2, 9], roll=2, no_limits=no_limits)
    expected = chances(state)
    for _ in range(3):
        state = one_seat_on(state)
        moved = chances(state)
        expected = (expected[-1], *expected[:-1])
        assert moved == pytest.approx(expected)


def one_seat_on(state: WieDuMirState) -> WieDuMirState:
    return replace(
        state,
        turn=(state.turn + 1) % state.seats,
        pawns=(state.pawns[-1], *state.pawns[:-1]),
        chips=(state.chips[-1], *state.chips[:-1]),
        arrivals=(state.arrivals[-1], *state.arrivals[:-1]),
        first_home=None if state.first_home is None else (state.first_home + 1) % state.seats,
    )


def test_what_must_happen_is_certain() -> None:
    """Any move brings the last pawn home, and more chips win; with equal chips, the seat that was home earlier."""
    last = replace(position([[GOAL, GOAL], [GOAL, 14]], [6, 5]), phase=Phase.TO_ROLL, roll=None)
    assert chances(last) == (1, 0)
    assert chances(replace(last, chips=(5, 6))) == (0, 1)
    assert chances(replace(last, chips=(5, 5))) == (1, 0)


def test_chances_before_a_choice_are_those_of_the_best() -> None:
    """Cards that it may draw are counted, whatever lies on top."""
    for state in states_on_the_way(2, 5):
        [seat] = WIEDUMIR.to_act(state)
        actions = WIEDUMIR.legal_actions(state, seat)
        if state.phase is not Phase.TO_ROLL and len(actions) < 9:
            view = WIEDUMIR.view(replace(state, pile=state.pile[::-1]), None)
            after = [found[seat] for action in actions if (found := WIEDUMIR.chances_after(view, action))]
            assert max(after) == pytest.approx(chances(state)[seat])


def test_who_cannot_win_may_decide_for_either_of_the_others() -> None:
    state = position([[GOAL, GOAL], [GOAL, 12], [GOAL, 12]], [1, 5, 5])
    view = WIEDUMIR.view(state, None)
    one, other = (WIEDUMIR.chances_after(view, action) or () for action in WIEDUMIR.legal_actions(state, 0))
    found = chances(state)
    for seat in (1, 2):
        lower, higher = sorted((one[seat], other[seat]))
        assert lower + 0.1 < found[seat] < higher - 0.1


def test_a_roll_is_judged_without_the_card_that_a_forced_move_would_draw() -> None:
    found = []
    for pile in ((Card.GAIN, Card.FINE), (Card.FINE, Card.GAIN)):
        before = position([[GOAL, 13], [GOAL, GOAL]], [4, 5], pile=pile)
        rolling = replace(before, phase=Phase.ROLLING, roll=None)
        found.append(Valuation(WIEDUMIR, 2).faces(rolling, Roll(SIDES)))
    assert found[0] == found[1]


def test_more_chips_are_likelier_to_win_the_closer_the_end() -> None:
    early, late = (
        replace(position([[square, square - 1], [square - 2, square - 3]], [7, 4]), phase=Phase.TO_ROLL, turn=1)
        for square in (5, 14)
    )
    assert 0.5 < chances(early)[0] < chances(late)[0]


def test_points_of_former_games_count_for_the_match() -> None:
    """W13: the one ahead by eight points is likelier to win the match than the game in hand."""
    single = replace(position([[4, 0], [2, 3]], [4, 4]), phase=Phase.TO_ROLL, roll=None)
    first = GameResult((2, 10), (2, 4), (2, 1), (2, 10), by_vote=False)
    of_two = replace(single, length=Length(2, None), game=2, results=(first,))
    assert chances(of_two)[1] > chances(single)[1] + 0.1
    to_fifteen = replace(of_two, length=Length(None, 15))
    assert chances(to_fifteen)[1] > chances(single)[1] + 0.1


@pytest.mark.parametrize("no_limits", [False, True])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_feature_has_its_weights_and_there_are_no_others(seats: int, no_limits: bool) -> None:
    """A number's weight is looked up by its place, so that a row too many would go unnoticed."""
    assert len(outlook.weights_for(seats, no_limits=no_limits).units) == sum(WIDTHS[no_limits])
