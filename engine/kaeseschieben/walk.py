"""A path as it is walked: one check for refusing a move, greying out an arrow and explaining why (K7, K8)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.game import IllegalAction
from engine.kaeseschieben.board import Cheeses, Direction, Fall, Obstacle, Square, Stepped, step
from engine.kaeseschieben.view import KaeseschiebenView

_DIRECTIONS = tuple(Direction)


class Walk(NamedTuple):
    """Where a path has led so far.

    ``squares`` begins with where the mouse stood; ``others`` are the squares of the other mice. ``ends_when_empty``:
    with the last cheese off the board the remaining steps lapse (K7).
    """

    path: tuple[Direction, ...]
    squares: tuple[Square, ...]
    cheeses: Cheeses
    falls: tuple[Fall, ...]
    steps: int
    others: Collection[Square]
    ends_when_empty: bool

    @classmethod
    def begin(
        cls, mouse: Square, cheeses: Cheeses, others: Collection[Square], steps: int, *, ends_when_empty: bool
    ) -> Walk:
        return cls((), (mouse,), cheeses, (), steps, others, ends_when_empty)

    @classmethod
    def of_view(cls, view: KaeseschiebenView, path: Sequence[Direction] = ()) -> Walk:
        """The path as the seat to move would walk it. Raises IllegalAction at its first impossible step."""
        if view.turn is None:
            raise IllegalAction("not-your-turn")
        walk = cls.begin(
            view.mice[view.turn],
            view.cheeses,
            view.other_mice,
            view.steps,
            ends_when_empty=view.rulings.empty_board_ends_move,
        )
        return walk.along(path)

    @property
    def mouse(self) -> Square:
        return self.squares[-1]

    @property
    def steps_left(self) -> int:
        return self.steps - len(self.path)

    def obstacle(self, direction: Direction) -> Obstacle | None:
        """Why the next step cannot go there; None if it can."""
        stepped = self._step(direction)
        return stepped if isinstance(stepped, Obstacle) else None

    @property
    def stuck(self) -> bool:
        """Whether no step is possible, so that the rest lapses."""
        return all(self.obstacle(direction) is not None for direction in Direction)

    @property
    def complete(self) -> bool:
        """Whether this is a whole turn's path."""
        return self.steps_left == 0 or self.stuck

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
            walk = walk._after(direction, stepped)
        return walk

    def onward(self) -> Iterator[Walk]:
        """The walks that are one step longer, in the order of Direction."""
        for direction in Direction:
            stepped = self._step(direction)
            if isinstance(stepped, Stepped):
                yield self._after(direction, stepped)

    def require_complete(self) -> None:
        if not self.complete:
            raise IllegalAction("path-too-short", made=len(self.path), steps=self.steps)

    def _step(self, direction: Direction) -> Stepped | Obstacle:
        if self.ends_when_empty and not self.cheeses:
            return Obstacle.BOARD_EMPTY
        return step(self.mouse, direction, self.cheeses, self.others)

    def _after(self, direction: Direction, stepped: Stepped) -> Walk:
        return Walk(
            (*self.path, direction),
            (*self.squares, stepped.mouse),
            stepped.cheeses,
            self.falls if stepped.fall is None else (*self.falls, stepped.fall),
            self.steps,
            self.others,
            self.ends_when_empty,
        )


def complete_paths(walk: Walk) -> list[tuple[Direction, ...]]:
    """All ways to finish the walk, depth first in the order of Direction."""
    found: list[tuple[Direction, ...]] = []

    def finish(path: tuple[Direction, ...], mouse: Square, cheeses: Cheeses, steps_left: int) -> None:
        ways = []
        if steps_left and (cheeses or not walk.ends_when_empty):
            ways = [(direction, step(mouse, direction, cheeses, walk.others)) for direction in _DIRECTIONS]
        stuck = True
        for direction, stepped in ways:
            if isinstance(stepped, Obstacle):
                continue
            stuck = False
            if steps_left == 1:
                # Most of the paths end here.
                found.append((*path, direction))
            else:
                finish((*path, direction), stepped.mouse, stepped.cheeses, steps_left - 1)
        if stuck:
            found.append(path)

    finish(walk.path, walk.mouse, walk.cheeses, walk.steps_left)
    return found


_End = tuple[Square, frozenset[tuple[Square, int]], frozenset[Fall]]
"""Where the mouse and, by their ids, the cheeses are, and what has fallen where."""


def distinct_ends(begun: Walk) -> Iterable[Walk]:
    """One way to finish the walk for every end that can be reached, layer by layer in the order of Direction."""
    ends: dict[_End, Walk] = {}
    layer: dict[_End, Walk] = {(begun.mouse, _places(begun), frozenset(begun.falls)): begun}
    for _ in range(begun.steps_left):
        following: dict[_End, Walk] = {}
        for end, walk in layer.items():
            stuck = True
            for longer in walk.onward():
                stuck = False
                if longer.cheeses is walk.cheeses:
                    following.setdefault((longer.mouse, end[1], end[2]), longer)
                else:
                    following.setdefault((longer.mouse, _places(longer), frozenset(longer.falls)), longer)
            if stuck:
                ends.setdefault(end, walk)
        layer = following
    return (ends | layer).values()


def _places(walk: Walk) -> frozenset[tuple[Square, int]]:
    return frozenset((square, cheese.id) for square, cheese in walk.cheeses.items())


def completed(view: KaeseschiebenView, begun: Sequence[Sequence[Direction]], most: int) -> tuple[Walk, ...]:
    """Whole walks that begin with one of these paths, ``most`` of them: those that make most cheeses fall first.

    There is one for each end, and none that is empty. Paths that cannot be walked lead nowhere.
    """
    ends: dict[object, Walk] = {}
    for path in begun:
        try:
            walk = Walk.of_view(view, path)
        except IllegalAction:
            continue
        for end in distinct_ends(walk):
            ends.setdefault((end.mouse, _places(end), frozenset(end.falls)), end)
    order = list(Direction)
    found = [walk for walk in ends.values() if walk.path]
    found.sort(key=lambda walk: (-len(walk.falls), [order.index(direction) for direction in walk.path]))
    return tuple(found[:most])
