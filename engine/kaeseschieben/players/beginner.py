"""Easy: sees what is in front of it, and nothing of what the others may do then."""

from __future__ import annotations

from engine.game import Pick
from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, Edge, Place, cheeses_on, lay_out, place_of
from engine.kaeseschieben.players.holdings import SIZES, sizes_of
from engine.kaeseschieben.players.prospects import FARTHEST, NO_APPROACH, approach, seen_from
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Path, fallen_over, reach
from engine.picks import one_of


def choose_path(view: KaeseschiebenView, pick: Pick) -> Path:
    """First the most points over its own edge, then cheeses nearer to it, then a place to push from; any of equals."""
    assert view.turn is not None
    edge = EDGES_OF_SEATS[view.seats][view.turn]
    grid = lay_out(view.cheeses, view.other_mice)
    layers = reach(grid, place_of(view.mice[view.turn]), view.steps)
    rated: list[tuple[tuple[int, int, int], Path]] = []
    for (after, falls), places in layers[view.steps].items():
        fell = sizes_of(fallen_over(falls, edge))
        points = sum(count * size.points for count, size in zip(fell, SIZES, strict=True))  # It never thinks of worms.
        cheeses = [place for place, _ in cheeses_on(after)]
        away = sum(seen_from(edge, place) // SIDE for place in cheeses)
        rated += [((points, -away, -_steps_to_push(edge, cheeses, place)), path) for place, path in places.items()]
    most = max(value for value, _ in rated)
    best = [path for value, path in rated if value == most]
    return one_of(best, pick)


def _steps_to_push(edge: Edge, cheeses: list[Place], mouse: Place) -> int:
    """To the nearest place from which a cheese is pushed towards the edge."""
    cells = [approach(edge, cheese, mouse) for cheese in cheeses]
    return min((cell % (FARTHEST + 1) for cell in cells if cell != NO_APPROACH), default=0)
