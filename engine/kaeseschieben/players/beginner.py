"""Easy: sees what is in front of it, and nothing of what the others may do then."""

from __future__ import annotations

from engine.game import Pick
from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, Direction, Edge
from engine.kaeseschieben.players.flat_board import EDGES, Place, cheeses_on, fallen, flat_board, place_of, reach
from engine.kaeseschieben.players.prospects import FARTHEST, NO_APPROACH, approach, seen_from
from engine.kaeseschieben.view import KaeseschiebenView
from engine.picks import one_of

_POINTS = (2, 3, 4)
"""It never thinks of worms."""


def choose_path(view: KaeseschiebenView, pick: Pick) -> tuple[Direction, ...]:
    """First the most points over its own edge, then cheeses nearer to it, then a place to push from; any of equals."""
    assert view.turn is not None
    edge = EDGES_OF_SEATS[view.seats][view.turn]
    board = flat_board(view.cheeses, view.other_mice)
    mouse = place_of(view.mice[view.turn])
    ends_when_empty = view.rulings.empty_board_ends_move
    layers = reach(board, mouse, view.steps, len(view.cheeses), ends_when_empty=ends_when_empty)
    rated: list[tuple[tuple[int, int, int], str]] = []
    for (after, falls), places in layers[view.steps].items():
        fell = fallen(falls, EDGES.index(edge))
        points = sum(count * worth for count, worth in zip(fell, _POINTS, strict=True))
        cheeses = [place for place, _ in cheeses_on(after)]
        away = sum(seen_from(edge, place) // SIDE for place in cheeses)
        rated += [((points, -away, -_steps_to_push(edge, cheeses, place)), path) for place, path in places.items()]
    most = max(value for value, _ in rated)
    best = [path for value, path in rated if value == most]
    return tuple(map(Direction, one_of(best, pick)))


def _steps_to_push(edge: Edge, cheeses: list[Place], mouse: Place) -> int:
    """To the nearest place from which a cheese is pushed towards the edge."""
    cells = [approach(edge, cheese, mouse) for cheese in cheeses]
    return min((cell % (FARTHEST + 1) for cell in cells if cell != NO_APPROACH), default=0)
