"""A turn: the roll, the steps, pushing, and whose a fallen cheese is."""

from collections import Counter

import pytest

from engine.chance import Roll
from engine.game import Event, IllegalAction
from engine.kaeseschieben.actions import RollDie
from engine.kaeseschieben.board import FACES, Direction, Edge, Size, Square
from engine.kaeseschieben.events import BonusOffered, CheeseFell, DieRolled, MouseMoved, StepsGranted
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.steps import Obstacle, Slide
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Walk
from tests.engine.kaeseschieben.positions import drawing, drawn, path, placed, position, walked

EMPTY = placed("A e1, B d8, s c5")
"""A board with one small cheese out of the way."""


def test_k6_the_die_has_one_1_two_2_two_3_and_one_star() -> None:
    assert Counter(FACES) == {1: 1, 2: 2, 3: 2, None: 1}


@pytest.mark.parametrize(
    ("sides", "faces", "steps"),
    [
        ([1], (1,), 1),
        ([2], (2,), 2),
        ([5], (3,), 3),
        ([6, 1], (None, 1), 2),
        ([6, 3], (None, 2), 4),
        ([6, 4], (None, 3), 6),
        ([6, 6, 4], (None, None, 3), 6),
        ([6, 6, 6, 1], (None, None, None, 1), 2),
    ],
)
def test_k6_a_star_rolls_again_and_doubles_once_only(
    sides: list[int], faces: tuple[int | None, ...], steps: int
) -> None:
    state = position(EMPTY, phase=Phase.TO_ROLL, faces=())
    state = KAESESCHIEBEN.apply(state, 0, RollDie()).state
    events: list[Event] = []
    for side in sides:
        assert KAESESCHIEBEN.pending_chance(state) == Roll(6)
        step = KAESESCHIEBEN.resolve(state, (side,))
        state, events = step.state, [*events, *step.events]
    assert events == [*(DieRolled(0, face) for face in faces), StepsGranted(0, faces, steps)]
    view = KAESESCHIEBEN.view(state, None)
    assert (view.phase, view.faces, view.steps) == (Phase.MOVING, faces, steps)


def test_k6_nobody_rolls_twice_and_nobody_moves_before_the_roll() -> None:
    with pytest.raises(IllegalAction, match="already-rolled"):
        KAESESCHIEBEN.check(position(EMPTY), 0, RollDie())
    with pytest.raises(IllegalAction, match="roll-first"):
        KAESESCHIEBEN.check(position(EMPTY, phase=Phase.TO_ROLL, faces=()), 0, path("n"))


def test_k6_nobody_else_rolls_or_moves() -> None:
    with pytest.raises(IllegalAction, match="not-your-turn"):
        KAESESCHIEBEN.check(position(EMPTY), 1, path("nnn"))
    with pytest.raises(IllegalAction, match="not-your-turn"):
        KAESESCHIEBEN.check(position(EMPTY, phase=Phase.TO_ROLL, faces=()), 1, RollDie())


def test_k7_exactly_as_many_steps_as_rolled() -> None:
    for letters, code in (("", "path-too-short"), ("nn", "path-too-short"), ("nnnn", "path-too-long")):
        with pytest.raises(IllegalAction) as refused:
            KAESESCHIEBEN.check(position(EMPTY), 0, path(letters))
        assert refused.value.code == code
        assert refused.value.values == {"made": len(letters), "steps": 3}


def test_k7_a_path_that_is_drafted_in_parts_is_no_longer_than_rolled() -> None:
    drafted = Walk.of_view(KAESESCHIEBEN.view(position(EMPTY), 0)).along([Direction.NORTH] * 2)
    with pytest.raises(IllegalAction, match="path-too-long"):
        drafted.along([Direction.NORTH] * 2)


def test_k7_the_mouse_may_turn_at_each_step_and_enter_a_square_several_times() -> None:
    after, events = walked(position(EMPTY, faces=(None, 3)), "nsnwes")
    assert after.mice[0].name == "e1"
    [moved] = events
    assert isinstance(moved, MouseMoved)
    assert [square.name for square in moved.squares] == ["e1", "e2", "e1", "e2", "d2", "e2", "e1"]
    assert moved.lapsed == 0


def test_k7_it_never_leaves_the_board() -> None:
    with pytest.raises(IllegalAction, match="path-edge") as refused:
        KAESESCHIEBEN.check(position(EMPTY), 0, path("nss"))
    assert refused.value.values == {"number": 3, "square": "e1", "direction": "s"}


def test_k7_it_never_enters_another_mouses_square() -> None:
    state = position(placed("A e1, B e3, s c5"))
    with pytest.raises(IllegalAction, match="path-mouse") as refused:
        KAESESCHIEBEN.check(state, 0, path("nnn"))
    assert refused.value.values == {"number": 2, "square": "e2", "direction": "n"}


SHUT_IN = placed("A a1, B a2, C c1, s c6, s b1")


def test_k7_if_no_step_is_possible_the_steps_lapse() -> None:
    state = position(SHUT_IN)
    assert KAESESCHIEBEN.legal_actions(state, 0) == (path(""),)
    after, events = walked(state, "")
    assert events == (MouseMoved(0, (), (state.mice[0],), 3),)
    assert after.turn == 1
    with pytest.raises(IllegalAction, match="path-blocked-line"):
        KAESESCHIEBEN.check(state, 0, path("e"))


def test_k7_who_has_made_a_step_can_always_make_another_if_only_back() -> None:
    state = position(placed("A b1, B a2, C d1, s c6, s a1, s c1"), faces=(2,))
    with pytest.raises(IllegalAction, match="path-too-short"):
        KAESESCHIEBEN.check(state, 0, path("w"))
    after, _ = walked(state, "we")
    assert drawing(after).splitlines()[-1] == ". A s C . . . ."


def test_k7_every_move_that_is_offered_is_complete_and_every_other_is_refused() -> None:
    state = position(EMPTY, faces=(2,))
    offered = {KAESESCHIEBEN.encode(action).removeprefix("move:") for action in KAESESCHIEBEN.legal_actions(state, 0)}
    assert offered == {"nn", "ns", "ne", "nw", "en", "ee", "ew", "wn", "we", "ww"}
    for first in "nesw":
        for second in "nesw":
            if first + second not in offered:
                with pytest.raises(IllegalAction):
                    KAESESCHIEBEN.check(state, 0, path(first + second))


def test_k8_a_step_pushes_the_whole_unbroken_line_and_a_gap_ends_it() -> None:
    state = position(placed("A a1, B b7, s b1, m c1, l e1"), faces=(1,))
    after, events = walked(state, "e")
    assert drawing(after).splitlines()[-1] == ". A s m l . . ."
    assert len(events) == 1
    after, _ = walked(position(drawing(after), faces=(1,)), "e")
    assert drawing(after).splitlines()[-1] == ". . A s m l . ."


def test_k8_a_line_that_ends_at_another_mouse_cannot_be_pushed() -> None:
    state = position(placed("A a1, B e1, s b1, m c1, l d1, s h1"))
    with pytest.raises(IllegalAction, match="path-blocked-line") as refused:
        KAESESCHIEBEN.check(state, 0, path("eee"))
    assert refused.value.values == {"number": 1, "square": "a1", "direction": "e"}


def test_k8_a_line_that_reaches_the_edge_loses_its_last_cheese_only() -> None:
    state = position(placed("A a5, B a1, l a8, m a7, s a6"), faces=(1,))
    after, events = walked(state, "n")
    assert [line[0] for line in drawing(after).splitlines()] == ["m", "s", "A", ".", ".", ".", ".", "B"]
    assert events[1:] == (CheeseFell(pusher=0, size=Size.LARGE, edge=Edge.NORTH, owner=1, left=2),)


def test_k8_the_leaflets_worked_example() -> None:
    before = position(
        """
        . . . . . . . .
        . . . . . . . .
        . B . . m . . .
        . s . l l . . .
        m m . m . . . .
        . m l s . . . .
        . s m . . . . .
        . A . . . . . .
        """,
        faces=(None, 3),
    )
    after, events = walked(before, "ennnne")
    assert drawing(after) == drawn(
        """
        . . . . . . . .
        . . l . . . . .
        . B m . m . . .
        . s . A l l . .
        m m . m . . . .
        . m . s . . . .
        . s . . . . . .
        . . . . . . . .
        """
    )
    assert len(events) == 1, "no cheese falls"
    with pytest.raises(IllegalAction, match="path-blocked-line"):
        KAESESCHIEBEN.check(before, 0, path("nnnnnn"))


def test_k9_a_fallen_cheese_belongs_to_the_edges_owner_even_if_another_pushed() -> None:
    state = position(placed("A c2, B d3, s c6, m c1"), faces=(1,))
    after, events = walked(state, "s")
    assert events[1:] == (CheeseFell(0, Size.MEDIUM, Edge.SOUTH, 0, 1),)
    assert [len(pile) for pile in after.piles] == [1, 0]


def test_k9_pushing_a_cheese_over_anothers_edge_gives_it_to_the_other() -> None:
    state = position(placed("A a7, B b1, m a8, s c6"), faces=(1,))
    after, events = walked(state, "n")
    assert events[1:] == (CheeseFell(0, Size.MEDIUM, Edge.NORTH, 1, 1),)
    assert [len(pile) for pile in after.piles] == [0, 1]


@pytest.mark.parametrize(("pieces", "letter", "edge"), [("A b4, m a4", "w", Edge.WEST), ("A g4, m h4", "e", Edge.EAST)])
def test_k9_over_an_edge_without_a_seat_it_is_nobodys(pieces: str, letter: str, edge: Edge) -> None:
    state = position(placed(f"B b1, s c6, {pieces}"), faces=(1,))
    after, events = walked(state, letter)
    assert events[1:] == (CheeseFell(0, Size.MEDIUM, edge, None, 1),)
    assert after.piles == ((), ())
    assert KAESESCHIEBEN.view(after, None).unowned == (Size.MEDIUM,)


def test_k9_several_cheeses_can_fall_in_one_turn_over_several_edges() -> None:
    state = position(placed("A b7, B b1, l a8, m a7, s c6"), faces=(2,))
    after, events = walked(state, "wn")
    assert events[1:] == (CheeseFell(0, Size.MEDIUM, Edge.WEST, None, 2), CheeseFell(0, Size.LARGE, Edge.NORTH, 1, 1))
    assert after.mice[0] == Square.named("a8")


LAST_CHEESE = placed("A a7, B b1, s a8")
"""The first of two steps can push the last cheese off."""


def test_k7_with_the_last_cheese_off_the_board_the_remaining_steps_lapse() -> None:
    state = position(LAST_CHEESE, faces=(None, 3), piles=[[1], []])
    after, events = walked(state, "n")
    fell = Slide(state.cheeses[Square.named("a8")], (Square.named("a8"),), Edge.NORTH)
    assert events == (
        MouseMoved(0, path("n").path, (Square.named("a7"), Square.named("a8")), lapsed=5, slides=(fell,)),
        CheeseFell(0, Size.SMALL, Edge.NORTH, 1, 0),
        BonusOffered(1),
    )
    assert after.phase is Phase.BONUS
    with pytest.raises(IllegalAction, match="path-board-empty") as refused:
        KAESESCHIEBEN.check(state, 0, path("ne"))
    assert refused.value.values == {"number": 2, "square": "a8", "direction": "e"}


def test_k7_as_long_as_a_cheese_is_left_every_step_is_made() -> None:
    state = position(LAST_CHEESE.replace(". B", "s B"), faces=(2,))
    with pytest.raises(IllegalAction, match="path-too-short"):
        KAESESCHIEBEN.check(state, 0, path("n"))


def test_k7_a_walk_offers_no_step_once_the_board_is_empty() -> None:
    state = position(LAST_CHEESE, faces=(2,), piles=[[1], []])
    walk = Walk.of_view(KAESESCHIEBEN.view(state, 0), path("n").path)
    assert walk.complete
    assert {walk.obstacle(direction) for direction in Direction} == {Obstacle.BOARD_EMPTY}
    assert path("n") in KAESESCHIEBEN.legal_actions(state, 0)
