"""Positions made by hand that show everything a picture can hold."""

from dataclasses import replace

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, Direction, Edge
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import Slide
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase, RevealedCheese, RoundResult
from render.kaeseschieben.samples import _squares


def sample_middle() -> KaeseschiebenView:
    """Three seats in the second round of three, one cheese out of the game, six steps rolled."""
    on_board = [cheese for cheese in CHEESES[:10] if cheese.id != _OUT]
    cheeses = dict(zip(_squares(*_SQUARES), on_board, strict=True))
    return KaeseschiebenView(
        viewer=None,
        seats=3,
        rounds=3,
        closed_lids=False,
        round=2,
        phase=Phase.MOVING,
        turn=2,
        faces=(None, None, 3),
        mice=_squares("e3", "b7", "f6"),
        cheeses=cheeses,
        piles=(
            (Collected(CHEESES[10], None), Collected(CHEESES[11], None), Collected(CHEESES[12], None)),
            (Collected(CHEESES[13], None),),
            (Collected(CHEESES[15], None), Collected(CHEESES[14], None)),
        ),
        unowned=(CHEESES[_OUT].size,),
        results=(sample_result(),),
    )


def sample_moves() -> tuple[MouseMoved, MouseMoved]:
    """The moves that led to `sample_middle`: seat 0 pushed a cheese, and seat 1 one over its own edge."""
    north, west, east = Direction.NORTH, Direction.WEST, Direction.EAST
    pushed = Slide(CHEESES[5], _squares("e3", "e4"))
    fell = Slide(CHEESES[13], _squares("a7"), Edge.WEST)
    return (
        MouseMoved(0, (north, north), _squares("e1", "e2", "e3"), 0, (pushed,)),
        MouseMoved(1, (west, west, west, east), _squares("d7", "c7", "b7", "a7", "b7"), 0, (fell,)),
    )


def sample_facing() -> dict[Seat, Direction]:
    """Directions in which the mice look in `sample_middle`."""
    return {0: Direction.NORTH, 1: Direction.EAST, 2: Direction.WEST}


def sample_bonus() -> KaeseschiebenView:
    """The last cheese fell over seat 0's edge, which may take one of the others' (K11)."""
    return replace(sample_middle(), phase=Phase.BONUS, turn=0, faces=(), cheeses={})


def sample_result() -> RoundResult:
    """A finished round of three seats, with cheeses of every kind and a shared win."""
    revealed = [RevealedCheese(cheese, cheese.id in (5, 6, 1, 4, 7, 13)) for cheese in CHEESES]
    piles = (tuple(revealed[:7]), tuple(revealed[7:11]), tuple(revealed[11:14]))
    points = tuple(sum(cheese.points for cheese in pile) for pile in piles)
    winners = tuple(seat for seat in range(3) if points[seat] == max(points))
    return RoundResult(piles, (revealed[14],), (revealed[15],), points, winners, by_vote=False)


_OUT = 7
"""The cheese that nobody owns in `sample_middle`."""

_SQUARES = ("c6", "d6", "d5", "e5", "c3", "e4", "d3", "a1", "h8")
