"""Reasons for and against a path of Käseschieben, or a cheese taken at the end."""

from collections.abc import Iterable, Iterator

from engine.game import Reason, Seat
from engine.kaeseschieben.actions import Action, MoveMouse, TakeCheese
from engine.kaeseschieben.board import SIDE, WORMY, Cheese, Edge, Square
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Walk


def reasons(view: KaeseschiebenView, action: Action) -> Iterator[Reason]:
    """Reasons by what falls first, then by what stands at an edge, where one push is enough. Worms are not counted."""
    assert view.viewer is not None
    match action:
        case MoveMouse(path):
            yield from _of_walk(view, view.viewer, Walk.of_view(view, path))
        case TakeCheese(victim, size):
            known = [owned for pile in view.piles for owned in pile if owned.cheese.size is size and owned.wormy]
            if len(known) == WORMY[size]:
                yield Reason("worm-free")
            yield Reason("takes", victim, size.points)


def _of_walk(view: KaeseschiebenView, own: Seat, walk: Walk) -> Iterator[Reason]:
    edge, others = view.edges[own], [(seat, edge) for seat, edge in enumerate(view.edges) if seat != own]
    fallen = {edge: {fall.cheese for fall in walk.falls if fall.edge is edge} for edge in Edge}
    far, far_then = (
        {edge: {cheese: _way_to(edge, square) for square, cheese in cheeses.items()} for edge in Edge}
        for cheeses in (view.cheeses, walk.cheeses)
    )
    # Those before which there is nothing but the edge.
    last, last_then = (
        {edge: {cheese for cheese, way in ways[edge].items() if way == 0} for edge in Edge} for ways in (far, far_then)
    )
    if not walk.cheeses and walk.falls[-1].edge is edge:
        yield Reason("takes-last")
    yield from _worth("collects", None, fallen[edge])
    for seat, theirs in others:
        yield from _worth("keeps-from", seat, last[theirs] - last_then[theirs] - fallen[theirs])
    yield from _worth("readies", None, last_then[edge] - last[edge])
    nearer = sum(max(0, far[edge][cheese] - way) for cheese, way in far_then[edge].items())
    yield Reason("nears", count=nearer, slight=True)
    behind = sum(way < _way_to(edge, walk.mouse) for way in far_then[edge].values())
    yield Reason("gets-behind", count=behind, slight=True)
    for seat, theirs in others:
        yield from _worth("gives", seat, fallen[theirs], harm=True)
    for seat, theirs in others:
        yield from _worth("offers", seat, last_then[theirs] - last[theirs], harm=True)


def _worth(code: str, seat: Seat | None, cheeses: Iterable[Cheese], *, harm: bool = False) -> Iterator[Reason]:
    if points := sum(cheese.size.points for cheese in cheeses):
        yield Reason(code, seat, points, harm)


def _way_to(edge: Edge, square: Square) -> int:
    """Number of squares between that one and the edge."""
    ahead = {Edge.SOUTH: square.row, Edge.WEST: square.column}
    return ahead.get(edge, SIDE - 1 - (square.row if edge is Edge.NORTH else square.column))
