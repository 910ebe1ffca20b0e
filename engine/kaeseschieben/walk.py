"""A path as it is walked: one check to refuse a move, grey out an arrow, explain why, and search (K7, K8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.game import IllegalAction
from engine.kaeseschieben.board import CHEESES, EDGE_AHEAD, Cheese, Cheeses, Direction, Edge, Square
from engine.kaeseschieben.steps import (
    Fall,
    Grid,
    Obstacle,
    Place,
    Stepped,
    cheese_of,
    cheeses_on,
    is_cleared,
    lay_out,
    place_of,
    square_of,
    step,
)
from engine.kaeseschieben.view import KaeseschiebenView

Path = tuple[Direction, ...]

LAST_EDGE = len(Edge) * len(CHEESES)

EDGES = tuple(Edge)


def fall_bit(edge: Edge, cheese: Cheese) -> int:
    """The bit in `Falls`."""
    return 1 << len(CHEESES) * EDGES.index(edge) + cheese.id


def last_bits(edge: Edge) -> int:
    """The bits in `Falls` for the edge that took the last cheese."""
    return EDGES.index(edge) + 1 << LAST_EDGE


_FALLS = {
    (direction, cheese.id + 1): fall_bit(EDGE_AHEAD[direction], cheese) for direction in Direction for cheese in CHEESES
}


class Walk(NamedTuple):
    """Path so far, and where it has led.

    ``squares`` begins with where the mouse stood; ``grid`` is the board without it. ``steps`` are those of the roll.
    """

    path: Path
    squares: tuple[Square, ...]
    grid: Grid
    falls: tuple[Fall, ...]
    steps: int

    @classmethod
    def begin(cls, mouse: Square, cheeses: Cheeses, others: Iterable[Square], steps: int) -> Walk:
        """``others`` are the squares of the other mice."""
        return cls((), (mouse,), lay_out(cheeses, others), (), steps)

    @classmethod
    def of_view(cls, view: KaeseschiebenView, path: Sequence[Direction] = ()) -> Walk:
        """The path as the seat to move would walk it. Raises IllegalAction at its first impossible step."""
        if view.turn is None:
            raise IllegalAction("not-your-turn")
        return cls.begin(view.mice[view.turn], view.cheeses, view.other_mice, view.steps).along(path)

    @property
    def mouse(self) -> Square:
        return self.squares[-1]

    @property
    def cheeses(self) -> dict[Square, Cheese]:
        """Cheeses that are left."""
        return {square_of(place): cheese_of(mark) for place, mark in cheeses_on(self.grid)}

    @property
    def fallen(self) -> Falls:
        """Its falls as `reach` tells them."""
        fell = sum(fall_bit(fall.edge, fall.cheese) for fall in self.falls)
        return fell | last_bits(self.falls[-1].edge) if is_cleared(self.grid) else fell

    @property
    def steps_left(self) -> int:
        return self.steps - len(self.path)

    def obstacle(self, direction: Direction) -> Obstacle | None:
        """Why the next step cannot go there; None if it can."""
        stepped = self._step(direction)
        return stepped if isinstance(stepped, Obstacle) else None

    @property
    def complete(self) -> bool:
        """Tell whether this is a whole turn's path; where no step is possible, the rest lapses."""
        return self.steps_left == 0 or not steps_from(self.grid, place_of(self.mouse))

    def along(self, path: Sequence[Direction]) -> Walk:
        """Raises IllegalAction at the first impossible step, or the first too many."""
        if len(self.path) + len(path) > self.steps:
            raise IllegalAction("path-too-long", made=len(self.path) + len(path), steps=self.steps)
        walk = self
        for direction in path:
            stepped = walk._step(direction)
            if isinstance(stepped, Obstacle):
                number = len(walk.path) + 1
                raise IllegalAction(f"path-{stepped}", number=number, square=walk.mouse.name, direction=direction.value)
            fallen = (Fall(cheese_of(stepped.fallen), EDGE_AHEAD[direction]),) if stepped.fallen else ()
            walk = walk._replace(
                path=(*walk.path, direction),
                squares=(*walk.squares, square_of(stepped.mouse)),
                grid=stepped.grid,
                falls=(*walk.falls, *fallen),
            )
        return walk

    def _step(self, direction: Direction) -> Stepped | Obstacle:
        return Obstacle.BOARD_EMPTY if is_cleared(self.grid) else step(self.grid, place_of(self.mouse), direction)


def steps_from(grid: Grid, mouse: Place) -> list[tuple[Direction, Stepped]]:
    """Every step that the mouse can make, in the order of Direction; none ends the move (K7)."""
    return [] if is_cleared(grid) else _steps_before_the_end(grid, mouse)


def _steps_before_the_end(grid: Grid, mouse: Place) -> list[tuple[Direction, Stepped]]:
    found = ((direction, step(grid, mouse, direction)) for direction in Direction)
    return [(direction, stepped) for direction, stepped in found if isinstance(stepped, Stepped)]


def complete_paths(walk: Walk) -> list[Path]:
    """All ways to finish the walk, depth first in the order of Direction."""
    found: list[Path] = []

    def finish(path: Path, mouse: Place, grid: Grid, steps_left: int) -> None:
        following = steps_from(grid, mouse) if steps_left else ()
        for direction, stepped in following:
            finish((*path, direction), stepped.mouse, stepped.grid, steps_left - 1)
        if not following:
            found.append(path)

    finish(walk.path, place_of(walk.mouse), walk.grid, walk.steps_left)
    return found


Falls = int
"""A bit for each cheese and edge over which it fell (`fall_bit`).

Where nothing is left on the board, the bits from `LAST_EDGE` on say which edge took the last cheese, counted from 1.
"""


Ends = dict[tuple[Grid, Falls], dict[Place, Path]]
"""For each board that a walk can leave, with what fell, the mouse's places, each with one path that leads there."""


def fallen_over(falls: Falls, edge: Edge) -> Falls:
    """The cheeses that fell over that edge, a bit for each, by id."""
    return falls >> len(CHEESES) * EDGES.index(edge) & (1 << len(CHEESES)) - 1


def reach(grid: Grid, mouse: Place, steps: int) -> list[Ends]:
    """For 0, 1, … up to that many steps, the ends of a walk of exactly this length.

    A walk that is complete before, because no step is possible (K7), is an end of every length from there on.
    """
    layers: list[Ends] = [{(grid, 0): {mouse: ()}}]
    for _ in range(steps):
        following: Ends = {}
        for (grid, falls), places in layers[-1].items():
            over = is_cleared(grid)
            for place, path in places.items():
                onward = [] if over else _steps_before_the_end(grid, place)
                for direction, (ahead, after, fallen) in onward:
                    fell = falls
                    if fallen:
                        fell |= _FALLS[direction, fallen]
                        if is_cleared(after):
                            fell |= last_bits(EDGE_AHEAD[direction])
                    found = following.setdefault((after, fell), {})
                    if ahead not in found:
                        found[ahead] = (*path, direction)
                if not onward:
                    following.setdefault((grid, falls), {}).setdefault(place, path)
        layers.append(following)
    return layers


def distinct_ends(begun: Walk) -> list[Walk]:
    """One way to finish the walk for every end that can be reached."""
    ends = reach(begun.grid, place_of(begun.mouse), begun.steps_left)[-1]
    return [begun.along(path) for places in ends.values() for path in places.values()]


def completed(view: KaeseschiebenView, begun: Sequence[Sequence[Direction]], most: int) -> tuple[Walk, ...]:
    """Whole walks that begin with one of these paths, ``most`` of them: first those that drop cheeses, then that push.

    There is one for each end, and none that is empty. Where there are too many, those go first that let the same fall
    as others. Paths that cannot be walked lead nowhere.
    """
    ends: dict[object, Walk] = {}
    unmoved = Walk.of_view(view).grid
    for path in begun:
        try:
            walk = Walk.of_view(view, path)
        except IllegalAction:
            continue
        for end in distinct_ends(walk):
            ends.setdefault((end.mouse, end.grid, frozenset(end.falls)), end)
    order = list(Direction)
    found = [walk for walk in ends.values() if walk.path]
    found.sort(key=lambda walk: (-len(walk.falls), walk.grid == unmoved, [*map(order.index, walk.path)]))
    alike: Counter[object] = Counter()
    ranked = []
    for place, walk in enumerate(found):
        outcome = tuple(sorted((fall.cheese.size, fall.edge) for fall in walk.falls))
        alike[outcome] += 1
        ranked.append((alike[outcome], place))
    return tuple(found[place] for place in sorted(place for _, place in sorted(ranked)[:most]))
