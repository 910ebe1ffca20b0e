"""Positions made by hand that show everything a picture can hold: for the rules and for tests."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.kaeseschieben.board import (
    CHEESES,
    EDGES_OF_SEATS,
    START_SQUARES,
    Direction,
    Edge,
    Size,
    Slide,
    Square,
    slides,
    starting_cheeses,
)
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase, RevealedCheese, RoundResult
from engine.kaeseschieben.walk import Walk
from render.people import Player


def sample_start(seats: int) -> KaeseschiebenView:
    """The first position, before the first roll."""
    edges = EDGES_OF_SEATS[seats]
    return KaeseschiebenView(
        viewer=None,
        seats=seats,
        edges=edges,
        rounds=1,
        closed_lids=False,
        round=1,
        phase=Phase.TO_ROLL,
        turn=0,
        faces=(),
        steps=0,
        mice=tuple(START_SQUARES[edge] for edge in edges),
        cheeses=starting_cheeses(),
        piles=((),) * seats,
        unowned=(),
        results=(),
        winners=(),
    )


def sample_middle() -> KaeseschiebenView:
    """Three seats in the second round of three, one cheese out of the game, six steps rolled."""
    edges = EDGES_OF_SEATS[3]
    on_board = [cheese for cheese in CHEESES[:10] if cheese.id != _OUT]
    cheeses = dict(zip(_squares(*_SQUARES), on_board, strict=True))
    return KaeseschiebenView(
        viewer=None,
        seats=3,
        edges=edges,
        rounds=3,
        closed_lids=False,
        round=2,
        phase=Phase.MOVING,
        turn=2,
        faces=(None, None, 3),
        steps=6,
        mice=_squares("e3", "b7", "f6"),
        cheeses=cheeses,
        piles=(
            (Collected(CHEESES[10], None), Collected(CHEESES[11], None), Collected(CHEESES[12], None)),
            (Collected(CHEESES[13], None),),
            (Collected(CHEESES[15], None), Collected(CHEESES[14], None)),
        ),
        unowned=(CHEESES[_OUT].size,),
        results=(sample_result(),),
        winners=(),
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
    """Where the mice look in `sample_middle`."""
    return {0: Direction.NORTH, 1: Direction.EAST, 2: Direction.WEST}


def sample_players() -> tuple[Player, ...]:
    """One for each seat: a short name, a long one, a computer, and one of another script."""
    return (Player("Anna"), Player("Maximiliane von Zwirn"), Player("Computer C", is_computer=True), Player("Дмитрий"))


def sample_party() -> tuple[Player, ...]:
    """Four people, for illustrations."""
    return (Player("Anna"), Player("Ben"), Player("Chloé"), Player("Dora"))


def sample_example() -> KaeseschiebenView:
    """The leaflet's worked example: seat 0 has rolled a star and a three, and may not push upwards (K8)."""
    unused = {size: iter([cheese for cheese in CHEESES if cheese.size is size]) for size in Size}
    cheeses = {
        Square(1 + place, 6 - line): next(unused[_SIZES[sign]])
        for line, signs in enumerate(_EXAMPLE)
        for place, sign in enumerate(signs)
        if sign in _SIZES
    }
    return replace(
        sample_start(2),
        phase=Phase.MOVING,
        faces=(None, 3),
        steps=6,
        mice=_squares("c1", "c6"),
        cheeses=cheeses,
    )


EXAMPLE_PATH = tuple(Direction(letter) for letter in "ennnne")
"""The leaflet's six steps in `sample_example`."""


def sample_example_moved(steps: int = len(EXAMPLE_PATH)) -> tuple[KaeseschiebenView, MouseMoved]:
    """What becomes of the example with the first of the leaflet's steps, and the move that made it so."""
    return _walked(sample_example(), EXAMPLE_PATH[:steps])


def sample_last_cheese() -> tuple[KaeseschiebenView, MouseMoved]:
    """Seat 0 has pushed the last cheese over its own edge, and the others have some (K11)."""
    last = CHEESES[10]
    view = replace(
        sample_start(4),
        phase=Phase.MOVING,
        faces=(2,),
        steps=2,
        mice=_squares("d3", "b6", "f7", "g4"),
        cheeses={Square.named("d2"): last},
        piles=tuple(
            tuple(Collected(cheese, None) for cheese in pile)
            for pile in (CHEESES[0:3], CHEESES[3:8], CHEESES[8:10], CHEESES[11:16])
        ),
    )
    after, moved = _walked(view, (Direction.SOUTH, Direction.SOUTH))
    own = (*view.piles[0], Collected(last, None))
    return replace(after, phase=Phase.BONUS, turn=0, piles=(own, *view.piles[1:])), moved


def _walked(view: KaeseschiebenView, path: tuple[Direction, ...]) -> tuple[KaeseschiebenView, MouseMoved]:
    """Seat 0 walks, as the rules let it."""
    walk = Walk.of_view(view, path)
    moved = MouseMoved(0, path, walk.squares, 0, slides(view.cheeses, walk.squares))
    after = replace(
        view,
        phase=Phase.TO_ROLL,
        turn=1,
        faces=(),
        steps=0,
        mice=(walk.mouse, *view.mice[1:]),
        cheeses=walk.cheeses,
    )
    return after, moved


def sample_bonus() -> KaeseschiebenView:
    """The last cheese fell over seat 0's edge, which may take one of the others' (K11)."""
    return replace(sample_middle(), phase=Phase.BONUS, turn=0, faces=(), steps=0, cheeses={})


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

_EXAMPLE = ("......", "....2.", ".1.33.", "22.2..", ".231..", ".12...", "......")
_SIZES = {"1": Size.SMALL, "2": Size.MEDIUM, "3": Size.LARGE}


def _squares(*names: str) -> tuple[Square, ...]:
    return tuple(Square.named(name) for name in names)
