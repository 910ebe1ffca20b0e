"""The examples in the rules' pictures are what the rules make of them."""

from dataclasses import replace

from engine.forgetit.hand import Hand
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.mensch.actions import CLAIMS
from engine.mensch.board import BASE
from engine.wiedumir.actions import ShareOut
from engine.wiedumir.cards import Card
from engine.wiedumir.events import LimitStruck
from render.forgetit.worked_example import worked_example
from render.kaeseschieben.samples import EXAMPLE_PATH, sample_example, sample_example_moved, sample_last_cheese
from tests.engine.kaeseschieben.positions import position
from tests.engine.mensch.asking import game_of, move
from tests.engine.mensch.boards import board
from tests.engine.wiedumir.positions import answered, drawing


def state_of(view: KaeseschiebenView) -> KaeseschiebenState:
    """A state that looks like this; which cheeses are wormy does not matter."""
    like = position("A . . . . . . B" if view.seats == 2 else "A B C D . . . .")
    return replace(
        like,
        faces=view.faces,
        mice=view.mice,
        cheeses=view.cheeses,
        piles=tuple(tuple(owned.cheese for owned in pile) for pile in view.piles),
    )


def test_the_example_of_kaeseschieben_is_a_move_by_the_rules() -> None:
    after = KAESESCHIEBEN.apply(state_of(sample_example()), 0, MoveMouse(EXAMPLE_PATH)).state
    shown, _ = sample_example_moved()
    assert (after.mice, after.cheeses) == (shown.mice, shown.cheeses)


def test_the_last_cheese_of_the_picture_brings_the_bonus() -> None:
    shown, moved = sample_last_cheese()
    [slide] = [slide for slide in moved.slides if slide.over is not None]
    piles = (shown.piles[0][:-1], *shown.piles[1:])
    before = replace(
        shown,
        piles=piles,
        mice=(moved.squares[0], *shown.mice[1:]),
        faces=(2,),
        cheeses={slide.squares[0]: slide.cheese},
    )
    after = KAESESCHIEBEN.apply(state_of(before), 0, MoveMouse(moved.path)).state
    assert (after.phase, after.turn) == (Phase.BONUS, 0)
    assert after.mice == shown.mice
    assert [len(pile) for pile in after.piles] == [len(pile) for pile in shown.piles]


def test_the_example_of_for_get_it_is_allowed_roll_by_roll_and_makes_108() -> None:
    former = Hand()
    for throw in worked_example():
        kept = throw.hand.collected - former.collected
        assert not throw.hand.busted
        assert kept == 0 or kept >= former.fewest
        assert sum(aside and die.number is not None for die, aside in throw.dice) == kept
        former = throw.hand
    assert (former.collected, former.passes, former.score) == (9, 2, 108)
    assert [len(throw.dice) for throw in worked_example()] == [9, 5, 3, 1, 1, 1, 1, 9, 8, 7]


def test_seven_chips_and_four_more_leave_four() -> None:
    drawn = drawing(Card.COLLECT, [(3, 0), (0, 0), (0, 0)], (7, 4, 4)).state
    step = answered(drawn, ShareOut((0, 4, 0)))
    assert step.state.chips[0] == 4
    assert [(event.seat, event.returned) for event in step.events if isinstance(event, LimitStruck)] == [(0, 7)]


def test_the_missed_capture_of_the_picture_can_be_claimed() -> None:
    """A1 stands three squares before B2, and A2 two squares behind A1's target; A rolled a three and moved A2."""
    after = move(board([10, 12], [9, 3], [9], [2], die=3, pairs=True), 1).state
    claimed = game_of(after).apply(after, 1, CLAIMS[0]).state
    assert claimed.pawns[0][0] == BASE
