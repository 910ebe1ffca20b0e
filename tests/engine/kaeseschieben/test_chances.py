"""The chances to win: exact where only worms are unknown, alike from every edge, and by what a view shows alone."""

import random
from dataclasses import replace

import pytest

from engine.game import NORMAL
from engine.kaeseschieben.actions import MoveMouse, TakeCheese
from engine.kaeseschieben.board import SIDE, Direction, Size, Square
from engine.kaeseschieben.players.holdings import Pile, Unknown, most_likely_to_win
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Phase, RoundResult
from engine.kaeseschieben.walk import Walk, complete_paths, distinct_ends
from engine.match import positions
from engine.valuation import chance_after
from tests.engine.kaeseschieben.positions import placed, position
from tests.engine.playing import begin, computer, play

CROWDED = """
    . . . C . . . .
    . . . . . m . .
    . s s m . . . .
    . . . l l . l D
    B . m . m . . .
    . . m . . s . .
    . l . . m . . .
    . . s . A . . .
    """


def states_on_the_way(seats: int, seed: int) -> list[KaeseschiebenState]:
    """Every position of a match in which a seat is to walk."""
    match = play(begin(KAESESCHIEBEN, seats=seats, seed=seed), computer(random.Random(seed), NORMAL), seed=seed)
    return [place.state for place in positions(match.game, match.transcript) if place.state.phase is Phase.MOVING]


def test_the_ends_that_are_searched_are_those_of_all_paths() -> None:
    for state in [*states_on_the_way(2, 4)[::6], position(CROWDED, faces=(None, 3))]:
        begun = Walk.of_view(KAESESCHIEBEN.view(state, state.turn))
        walks = [begun.along(path) for path in complete_paths(begun)]
        ends = [(walk.mouse, walk.grid, frozenset(walk.falls)) for walk in distinct_ends(begun)]
        assert len(ends) == len(set(ends))
        assert set(ends) == {(walk.mouse, walk.grid, frozenset(walk.falls)) for walk in walks}


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        # One large cheese against two small ones: 4 or 0 to 4, so half of the ties are half a win.
        ((Pile(large=1), Pile(small=2)), (0.25, 0.75)),
        # Of both sound large cheeses known in one pile, the rest must be wormy.
        ((Pile(known=8), Pile(large=2)), (1, 0)),
        ((Pile(small=1), Pile(small=1), Pile()), (0.5, 0.5, 0)),
    ],
)
def test_worms_are_counted_exactly(piles: tuple[Pile, ...], expected: tuple[float, ...]) -> None:
    """K4: two of the four large cheeses are wormy, and four of the eight medium ones."""
    unknown = Unknown(8, 4, 2, 2) if piles[0].known else Unknown(8, 4, 4, 2)
    assert most_likely_to_win(piles, unknown) == pytest.approx(expected)


def test_who_knows_of_a_worm_knows_better() -> None:
    """Seat 0 has looked into its only cheese, the large one; an onlooker has not."""
    wormy = position(CROWDED.replace("l l . l", ". l . l"), faces=(1,), piles=[[5], [], [], []], worms=(5, 6))
    sound = replace(wormy, worms=frozenset((6, 9)))
    own_chances = [KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(state, 0))[0] for state in (wormy, sound)]
    assert own_chances[0] < own_chances[1]
    of_onlookers = [KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(state, None)) for state in (wormy, sound)]
    assert of_onlookers[0] == of_onlookers[1]


def test_the_end_of_a_round_is_expected_by_what_its_viewer_knows() -> None:
    """A large cheese and the small one that seat 0 takes, against a small one; then it pushes one to nobody (K9, K11).

    Its large cheese is as likely sound, with which it wins, as wormy, with which it ties, but it knows of the worm.
    """
    bonus = position(placed("A e1, B d8"), phase=Phase.BONUS, faces=(), piles=[[5], [0, 3]], worms=(5, 6))
    last = position(placed("A f4, B d8, s h4"), faces=(None, 1), piles=[[5, 0], [3]], worms=(5, 6))
    for state, action in ((bonus, TakeCheese(1, Size.SMALL)), (last, MoveMouse((Direction.EAST,) * 2))):
        expected = [
            KAESESCHIEBEN.chances_before_looking(KAESESCHIEBEN.view(state, viewer), action) for viewer in (None, 0)
        ]
        assert expected == [(0.75, 0.25), (0.5, 0.5)]


def test_a_push_is_judged_before_its_seat_looks_at_the_cheese() -> None:
    """Seat 0 pushes a large cheese over its own edge, and would see at once whether it is wormy."""
    sound = position(placed("A e5, B d8, l e2, l a5, m c6"), faces=(None, 2), piles=[[], []], worms=(5, 7))
    wormy = replace(sound, worms=frozenset((5, 6)))
    push = MoveMouse((Direction.SOUTH,) * 4)
    fallen = [KAESESCHIEBEN.view(KAESESCHIEBEN.apply(state, 0, push).state, 0).piles[0] for state in (sound, wormy)]
    assert fallen[0] != fallen[1]
    assert chance_after(KAESESCHIEBEN, 2, sound, 0, push) == chance_after(KAESESCHIEBEN, 2, wormy, 0, push)


def test_a_walk_is_worth_to_an_onlooker_what_follows_it(seed: int) -> None:
    """Nothing comes to light by it; the last cheese may bring a bonus, by the edge over which it fell (K11)."""
    dice, last = random.Random(seed), position(placed("A f6, B a1, s h6"), faces=(3,), piles=[[5], [0, 1]])
    for state in [*states_on_the_way(2, 4)[::8], *states_on_the_way(3, 4)[::16], last]:
        actions = KAESESCHIEBEN.legal_actions(state, state.turn)
        for action in actions if state is last else dice.sample(actions, min(len(actions), 3)):
            after = KAESESCHIEBEN.apply(state, state.turn, action).state
            if KAESESCHIEBEN.outcome(after) is None:
                expected = KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(after, None))
                counted = KAESESCHIEBEN.chances_before_looking(KAESESCHIEBEN.view(state, None), action)
                assert counted == pytest.approx(expected)


def test_no_edge_is_favoured() -> None:
    """A position, turned by a quarter with its seats, has the same chances."""
    state = position(CROWDED, faces=(2,))
    expected = KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(state, 0))
    for quarters in range(1, 4):
        turned = state
        for _ in range(quarters):
            turned = a_quarter_on(turned)
        chances = KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(turned, quarters))
        assert chances[quarters:] + chances[:quarters] == pytest.approx(expected)


def a_quarter_on(state: KaeseschiebenState) -> KaeseschiebenState:
    """Everything where the next seat clockwise sees it as its neighbour did before."""

    def turned(square: Square) -> Square:
        return Square(square.row, SIDE - 1 - square.column)

    mice = tuple(map(turned, state.mice))
    return replace(
        state,
        turn=(state.turn + 1) % state.seats,
        mice=(mice[-1], *mice[:-1]),
        cheeses={turned(square): cheese for square, cheese in state.cheeses.items()},
        piles=(state.piles[-1], *state.piles[:-1]),
    )


def test_nothing_changes_when_what_is_hidden_does() -> None:
    """Everything that may be behind a view has the same choices and the same chances."""
    pick = random.Random(3).randrange
    for state in states_on_the_way(4, 3)[::12]:
        view = KAESESCHIEBEN.view(state, state.turn)
        other = KAESESCHIEBEN.view(KAESESCHIEBEN.sample_state(view, pick), state.turn)
        assert KAESESCHIEBEN.win_chances(other) == KAESESCHIEBEN.win_chances(view)
        for level in KAESESCHIEBEN.spec.levels:
            chosen = {KAESESCHIEBEN.choose(seen, level, random.Random(1).randrange) for seen in (view, other)}
            assert len(chosen) == 1


def test_a_round_won_counts_for_the_match() -> None:
    """K13: in a match of three, who has won the first round is likelier to win the match than the round in hand."""
    first = RoundResult(((), (), (), ()), (), (), points=(2, 9, 4, 0), winners=(1,), by_vote=False)
    single = position(CROWDED, phase=Phase.TO_ROLL, faces=())
    of_three = replace(single, rounds=3, round=2, results=(first,))
    of_round, of_match = (KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(state, None)) for state in (single, of_three))
    assert of_match[1] > of_round[1]
    last = replace(of_three, rounds=2, results=(replace(first, winners=(0,), points=(9, 0, 0, 0)),))
    assert KAESESCHIEBEN.win_chances(KAESESCHIEBEN.view(last, None))[0] > of_round[0]
