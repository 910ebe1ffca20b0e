"""Where the pawns stand: asked alike of the truth and of what a seat may know of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.wiedumir.board import GOAL, START, Pawn


class Standing:
    """For whatever has pawns: ``pawns[seat][number]`` is the pawn's square."""

    __slots__ = ()

    pawns: tuple[tuple[int, ...], ...]

    @property
    def all_pawns(self) -> Iterator[tuple[Pawn, int]]:
        """Every pawn with its square, seat by seat."""
        for seat, squares in enumerate(self.pawns):
            for number, square in enumerate(squares):
                yield Pawn(seat, number), square

    @property
    def occupied(self) -> frozenset[int]:
        """The squares between start and goal on which pawns stand."""
        return frozenset(square for _, square in self.all_pawns if START < square < GOAL)

    def square_of(self, pawn: Pawn) -> int:
        return self.pawns[pawn.seat][pawn.number]
