"""Positions made by hand that show everything a picture can hold: for palettes, measurements and tests."""

from __future__ import annotations

from dataclasses import replace

from engine.kaeseschieben.board import (
    EDGES_OF_SEATS,
    START_SQUARES,
    Cheese,
    Direction,
    Size,
    Square,
    starting_cheeses,
)
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import (
    Collected,
    KaeseschiebenView,
    Phase,
    RevealedCheese,
    RoundResult,
    Rulings,
)


def sample_start(seats: int) -> KaeseschiebenView:
    """The first position, before the first roll."""
    edges = EDGES_OF_SEATS[seats]
    return KaeseschiebenView(
        viewer=None,
        rulings=Rulings(),
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
    cheeses = {Square.named(name): cheese for name, cheese in zip(_SQUARES, _CHEESES, strict=False)}
    return KaeseschiebenView(
        viewer=None,
        rulings=Rulings(),
        seats=3,
        edges=edges,
        rounds=3,
        closed_lids=False,
        round=2,
        phase=Phase.MOVING,
        turn=2,
        faces=(None, None, 3),
        steps=6,
        mice=tuple(Square.named(name) for name in ("e3", "b7", "f6")),
        cheeses=cheeses,
        piles=(
            (Collected(_CHEESES[10], None), Collected(_CHEESES[11], None), Collected(_CHEESES[0], None)),
            (Collected(_CHEESES[5], None),),
            (Collected(_CHEESES[15], None), Collected(_CHEESES[14], None)),
        ),
        unowned=(Size.MEDIUM,),
        results=(sample_result(),),
        winners=(),
    )


def sample_move() -> MouseMoved:
    """The move that led to `sample_middle`."""
    path = (Direction.EAST, Direction.EAST, Direction.WEST, Direction.NORTH)
    return MouseMoved(1, path, tuple(Square.named(name) for name in ("a6", "b6", "c6", "b6", "b7")), lapsed=0)


def sample_bonus() -> KaeseschiebenView:
    """The last cheese fell over seat 0's edge, which may take one of the others' (K11)."""
    return replace(sample_middle(), phase=Phase.BONUS, turn=0, faces=(), steps=0, cheeses={})


def sample_result() -> RoundResult:
    """A finished round of three seats, with cheeses of every kind and a shared win."""
    revealed = [RevealedCheese(cheese, cheese.id in (5, 6, 1, 4, 7, 13)) for cheese in _CHEESES]
    piles = (tuple(revealed[:7]), tuple(revealed[7:11]), tuple(revealed[11:14]))
    points = tuple(sum(cheese.points for cheese in pile) for pile in piles)
    winners = tuple(seat for seat in range(3) if points[seat] == max(points))
    return RoundResult(piles, (revealed[14],), (revealed[15],), points, winners, by_vote=False)


_CHEESES: tuple[Cheese, ...] = tuple(sorted(starting_cheeses().values()))
_SQUARES = ("c6", "d6", "d5", "e5", "c3", "e4", "d3", "f3", "a1", "h8")
