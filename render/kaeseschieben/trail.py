"""Trails of what has moved: mice's ways as ribbons, ghosts of pieces, pushes, falls; and where one may go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import Direction, Edge, Size, Square
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import Slide
from engine.kaeseschieben.walk import Walk
from render.art import art
from render.caches import kept
from render.canvas import Canvas, put
from render.figures import ghostly
from render.kaeseschieben.layout import OUTWARD, RIM, border_centre, square_centre
from render.kaeseschieben.sprites import CELL, cheese, mouse, step_mark, turned
from render.people import MARKS
from render.theme import Theme

_STRENGTHS = (0.6, 0.45, 0.33)
"""Of the first way that is offered, the next, and those after it."""

_EDGE, _SLIDE_EDGE = "#fffaf0", "#8a5413"

_GHOST = 0.5
_STEP, _APART = 48, 44
"""The side of a step's mark, and how far apart the marks lie of steps that go over the same border."""

_PUSH, _HINT = 38, 38
_FALLING, _FALL_ARCS, _TILT = 78, 84, 28
"""The sizes of a cheese that tips over and of the arcs around it, and how far it tips, in degrees."""


def draw_below(picture: Canvas, moves: Sequence[MouseMoved], taken: Collection[Square], theme: Theme) -> None:
    """Draw the marks under the pieces: the latest way with its pushes, those before it as thin lines.

    ``moves`` come oldest first; ``taken`` are the squares of pieces.
    """
    for move in moves[:-1]:
        _draw_line(picture, move, theme)
    for move in moves[-1:]:
        for slide in move.slides:
            ends = (*slide.squares, slide.squares[-1].step(OUTWARD[slide.over])) if slide.over else slide.squares
            _draw_way(picture, ends, None, 0.5, theme)
        _draw_way(picture, move.squares, move.seat, 1.0, theme)
        ghosts = {slide.squares[0]: cheese(slide.cheese.size, CELL - 6) for slide in move.slides}
        ghosts[move.squares[0]] = mouse(move.seat, move.path[0], CELL - 6)
        for square, sprite in ghosts.items():
            if square not in taken:
                put(picture, ghostly(sprite, _GHOST, theme), square_centre(square))


def _draw_line(picture: Canvas, move: MouseMoved, theme: Theme) -> None:
    for half, ink in ((4, MARKS[move.seat].edge(theme, _EDGE)), (2, MARKS[move.seat].colour)):
        for here, there in pairwise(map(square_centre, move.squares)):
            (left, right), (top, bottom) = map(sorted, zip(here, there, strict=True))
            picture.paste(ink, (left - half, top - half, right + half, bottom + half))


def draw_above(picture: Canvas, move: MouseMoved) -> None:
    """Draw the marks over the pieces: which cheeses were pushed, which fell, and the steps of the way."""
    at_edges = Counter[tuple[Square, Edge]]()
    for slide in move.slides:
        last = slide.squares[-1]
        if slide.over is None:
            direction = slide.squares[-2].towards(last)
            push = turned("push", direction, _PUSH, body=MARKS[move.seat].colour)
            put(picture, push, border_centre(slide.squares[-2], direction))
        else:
            _draw_fall(picture, slide, slide.over, at_edges[last, slide.over])
            at_edges[last, slide.over] += 1
    _draw_steps(picture, move)


def draw_hints(picture: Canvas, squares: Sequence[Square], possible: Sequence[Direction], seat: Seat) -> None:
    """An arrow on each border that the step after that way may cross."""
    crossed = Counter(frozenset(step) for step in pairwise(squares))
    for direction in possible:
        here = squares[-1]
        at = _on_border(here, direction, crossed[frozenset((here, here.step(direction)))])
        put(picture, turned("hint", direction, _HINT, body=MARKS[seat].colour), at)


def draw_ways(picture: Canvas, ways: Sequence[Walk], seat: Seat, theme: Theme) -> None:
    """Ways that could be gone, the first the strongest: each a ribbon, with the mouse's ghost where it would stand."""
    for place in range(len(ways) - 1, -1, -1):
        way = ways[place]
        _draw_way(picture, way.squares, seat, _STRENGTHS[min(place, len(_STRENGTHS) - 1)], theme)
        put(picture, ghostly(mouse(seat, way.path[-1], CELL - 6), _GHOST, theme), square_centre(way.mouse))


def new_on_trays(moves: Sequence[MouseMoved]) -> Mapping[Edge, Counter[Size]]:
    """Number of cheeses of each size that have fallen over each edge."""
    fallen: dict[Edge, Counter[Size]] = {edge: Counter() for edge in Edge}
    for move in moves:
        for slide in move.slides:
            if slide.over is not None:
                fallen[slide.over][slide.cheese.size] += 1
    return fallen


def _draw_way(picture: Canvas, squares: Sequence[Square], seat: Seat | None, strength: float, theme: Theme) -> None:
    """A ribbon over the squares: a mouse's in its seat's colour, a cheese's without one."""
    sides: dict[Square, set[Direction]] = {}
    for here, there in pairwise(squares):
        direction = here.towards(there)
        sides.setdefault(here, set()).add(direction)
        sides.setdefault(there, set()).add(there.towards(here))
    for square, found in sides.items():
        if square.on_board:
            ribbon = _ribbon(tuple(sorted(found, key=lambda direction: direction.value)), seat, theme)
            put(picture, ribbon, square_centre(square), strength)


@kept
def _ribbon(sides: tuple[Direction, ...], seat: Seat | None, theme: Theme) -> Image.Image:
    """From the middle of a square to these sides of it."""
    picture = Image.new("RGBA", (CELL, CELL))
    name, edge, body = "slide", _SLIDE_EDGE, {}
    if seat is not None:
        name, edge, body = "ribbon", MARKS[seat].edge(theme, _EDGE), {"body": MARKS[seat].colour}
    for direction in sides:
        picture.alpha_composite(turned(f"{name}-edge", direction, CELL, edge=edge))
    for direction in sides:
        picture.alpha_composite(turned(name, direction, CELL, **body))
    return picture


def _draw_steps(picture: Canvas, move: MouseMoved) -> None:
    """On each border that was crossed the number of that step."""
    crossed = Counter[frozenset[Square]]()
    for number, (here, there) in enumerate(pairwise(move.squares), start=1):
        direction = here.towards(there)
        border = frozenset((here, there))
        put(picture, step_mark(number, direction, move.seat, _STEP), _on_border(here, direction, crossed[border]))
        crossed[border] += 1


def _on_border(square: Square, towards: Direction, before: int) -> tuple[int, int]:
    """Place of a mark for a step over that border; marks of further steps lie beside the first."""
    along = (before + 1) // 2 * _APART * (-1 if before % 2 else 1)
    x, y = border_centre(square, towards)
    return (x + along * abs(towards.rows), y + along * abs(towards.columns))


def _draw_fall(picture: Canvas, slide: Slide, over: Edge, before: int) -> None:
    """A cheese that tips over the frame; ``before`` have tipped over at the same place."""
    outward = OUTWARD[over]
    x, y = border_centre(slide.squares[-1], outward, RIM - 8)
    aside = (before + 1) // 2 * 30 * (-1 if before % 2 else 1)
    at = (x + aside * abs(outward.rows), y + aside * abs(outward.columns))
    put(picture, turned("fall", outward, _FALL_ARCS), at)
    put(picture, _tipping(slide.cheese.size, over), at)


@kept
def _tipping(size: str, over: Edge) -> Image.Image:
    tilt = {Edge.WEST: _TILT, Edge.EAST: -_TILT, Edge.SOUTH: -_TILT, Edge.NORTH: _TILT}[over]
    large = art(f"kaeseschieben/cheese-{size}", 2 * _FALLING)
    return large.rotate(tilt, Image.Resampling.BICUBIC, expand=True).reduce(2)
