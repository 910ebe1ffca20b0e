"""Positions made by hand: for the rules, and for tests to begin with."""

from __future__ import annotations

from dataclasses import replace

from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, START_SQUARES, Direction, Size, Square, starting_cheeses
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import slides
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from render.people import Player

EXAMPLE_PATH = tuple(Direction(letter) for letter in "ennnne")
"""The leaflet's six steps in `sample_example`."""

_EXAMPLE = ("......", "....2.", ".1.33.", "22.2..", ".231..", ".12...", "......")

_SIZES = {"1": Size.SMALL, "2": Size.MEDIUM, "3": Size.LARGE}


def sample_start(seats: int) -> KaeseschiebenView:
    """The first position, before the first roll."""
    edges = EDGES_OF_SEATS[seats]
    return KaeseschiebenView(
        viewer=None,
        seats=seats,
        rounds=1,
        closed_lids=False,
        round=1,
        phase=Phase.TO_ROLL,
        turn=0,
        faces=(),
        mice=tuple(START_SQUARES[edge] for edge in edges),
        cheeses=starting_cheeses(),
        piles=((),) * seats,
        unowned=(),
        results=(),
    )


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
        mice=_squares("c1", "c6"),
        cheeses=cheeses,
    )


def sample_example_moved(steps: int = len(EXAMPLE_PATH)) -> tuple[KaeseschiebenView, MouseMoved]:
    """Example after the first of the leaflet's steps, and the move that made it so."""
    return _walked(sample_example(), EXAMPLE_PATH[:steps])


def sample_last_cheese() -> tuple[KaeseschiebenView, MouseMoved]:
    """Seat 0 has pushed the last cheese over its own edge, and the others have some (K11)."""
    last = CHEESES[10]
    view = replace(
        sample_start(4),
        phase=Phase.MOVING,
        faces=(2,),
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
        mice=(walk.mouse, *view.mice[1:]),
        cheeses=walk.cheeses,
    )
    return after, moved


def _squares(*names: str) -> tuple[Square, ...]:
    return tuple(Square.named(name) for name in names)
