"""The board as bytes, and every end that a mouse can reach: the same as `walk.distinct_ends`, many times as fast.

A board has ten by ten bytes, row by row from the south, with a rim of `RIM` around the squares. Each holds nothing, a
cheese's size, or another mouse; the mouse that walks is not on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.kaeseschieben.board import SIDE, Cheeses, Direction, Edge, Size, Square

EMPTY, SMALL, MEDIUM, LARGE, MOUSE, RIM = range(6)

WIDTH = SIDE + 2

SIZES = (Size.SMALL, Size.MEDIUM, Size.LARGE)
"""By byte, from `SMALL` on."""

EDGES = tuple(Edge)

Place = int
"""A square's byte."""

Falls = int
"""What has fallen where: four bits for the number of cheeses of each edge and size (`fallen`).

Where nothing is left on the board, the bits from `LAST` on say which edge took the last cheese, counted from 1.
"""

Ends = Mapping[tuple[bytes, Falls], Mapping[Place, str]]
"""For each board that a walk can leave, with what fell, the mouse's places, each with one path that leads there."""

LAST = 48

STEP_OF = {direction.value: direction.rows * WIDTH + direction.columns for direction in Direction}
"""By a path's letter, how far on the next square's byte is."""

EDGE_OF = {direction.value: EDGES.index(Edge[direction.name]) for direction in Direction}
"""By a path's letter, the number in `EDGES` of the edge that lies ahead."""

_STEPS = tuple(STEP_OF.items())

FALL: Mapping[tuple[str, int], Falls] = {
    (letter, byte): 1 << 4 * (3 * edge + byte - SMALL)
    for letter, edge in EDGE_OF.items()
    for byte in (SMALL, MEDIUM, LARGE)
}
"""What one push adds where it makes a cheese fall: by the letter of the step, and the cheese's byte."""


def place_of(square: Square) -> Place:
    return (square.row + 1) * WIDTH + square.column + 1


def square_of(place: Place) -> Square:
    row, column = divmod(place, WIDTH)
    return Square(column - 1, row - 1)


PLACES = tuple(place_of(Square(column, row)) for row in range(SIDE) for column in range(SIDE))

_BARE = bytes(EMPTY if place in PLACES else RIM for place in range(WIDTH * WIDTH))


def flat_board(cheeses: Cheeses, others: Iterable[Square]) -> bytes:
    """The board that a mouse finds; ``others`` are the squares of the other mice."""
    board = bytearray(_BARE)
    for square, cheese in cheeses.items():
        board[place_of(square)] = SMALL + SIZES.index(cheese.size)
    for square in others:
        board[place_of(square)] = MOUSE
    return bytes(board)


def cheeses_on(board: bytes) -> list[tuple[Place, int]]:
    """Every cheese's place and byte."""
    return [(place, byte) for place, byte in enumerate(board) if 0 < byte < MOUSE]


def fallen(falls: Falls, edge: int) -> tuple[int, int, int]:
    """How many small, medium and large cheeses fell over the edge of that number in `EDGES`."""
    bits = falls >> 12 * edge
    return bits & 15, bits >> 4 & 15, bits >> 8 & 15


def reach(
    board: bytes, mouse: Place, steps: int, cheeses: int, *, ends_when_empty: bool = True
) -> list[dict[tuple[bytes, Falls], dict[Place, str]]]:
    """For 0, 1, … up to that many steps, the ends of a walk of exactly this length (K7, K8).

    A walk that is complete before, because no step is possible or the last of the ``cheeses`` has fallen, is an end of
    every length from there on.
    """
    layers: list[dict[tuple[bytes, Falls], dict[Place, str]]] = [{(board, 0): {mouse: ""}}]
    pushes: dict[tuple[bytes, Place, str], tuple[bytes, Falls] | None] = {}
    for _ in range(steps):
        following: dict[tuple[bytes, Falls], dict[Place, str]] = {}
        for key, places in layers[-1].items():
            board, falls = key
            if ends_when_empty and falls >> LAST:
                following.setdefault(key, {}).update(places)
                continue
            same = following.setdefault(key, {})
            for place, path in places.items():
                stuck = True
                for letter, step in _STEPS:
                    ahead = place + step
                    byte = board[ahead]
                    if byte == EMPTY:
                        stuck = False
                        if ahead not in same:
                            same[ahead] = path + letter
                    elif byte < MOUSE:
                        push = (board, ahead, letter)
                        if push not in pushes:
                            pushes[push] = _pushed(board, ahead, step, letter)
                        pushed = pushes[push]
                        if pushed is not None:
                            stuck = False
                            fell = falls + pushed[1]
                            if pushed[1] and count(fell) == cheeses:
                                fell += 1 + EDGE_OF[letter] << LAST
                            after = (pushed[0], fell)
                            found = following.get(after)
                            if found is None:
                                following[after] = {ahead: path + letter}
                            elif ahead not in found:
                                found[ahead] = path + letter
                if stuck and place not in same:
                    same[place] = path
            if not same:
                del following[key]
        layers.append(following)
    return layers


def _pushed(board: bytes, first: Place, step: int, letter: str) -> tuple[bytes, Falls] | None:
    """The board after a push of the line that begins at ``first``, with what falls; None if a mouse blocks it."""
    end = first + step
    while 0 < board[end] < MOUSE:
        end += step
    if board[end] == MOUSE:
        return None
    falls = 0
    if board[end] == RIM:
        end -= step
        falls = FALL[letter, board[end]]
    moved = bytearray(board)
    while end != first:
        moved[end] = moved[end - step]
        end -= step
    moved[first] = EMPTY
    return bytes(moved), falls


def count(falls: Falls) -> int:
    """How many cheeses fell."""
    falls &= (1 << LAST) - 1
    total = 0
    while falls:
        total += falls & 15
        falls >>= 4
    return total
