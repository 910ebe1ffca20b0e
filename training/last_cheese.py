"""``python -m training.last_cheese``: the last cheese between two seats in Käseschieben, exactly.

Value iteration over all positions with one cheese and two mice. Arrays are by the squares of the cheese, of the mouse
that moves and of the other one, as the mover sees them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.kaeseschieben.board import SIDE
from engine.kaeseschieben.players.last_cheese import CASES, FIELDS, TABLE, WHOLE
from engine.kaeseschieben.statistics import STEPS
from training.tables import packed, write

SURE = 2e-4
"""Values are exact once none changes by more than that in a sweep."""

Values = NDArray[np.float32]

_SIZE = FIELDS**3
WON, LOST, NOBODYS, BARRED = range(_SIZE, _SIZE + 4)
"""Ends of a step beside positions: the cheese fell, or no step is possible."""
_CHEESES, _MICE, _OTHERS = np.indices((FIELDS,) * 3)


def _stepped(squares: NDArray[Any], rows: int, columns: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """The squares one step on, and which of them are on the board."""
    away, along = squares // SIDE + rows, squares % SIDE + columns
    return SIDE * away + along, (away >= 0) & (away < SIDE) & (along >= 0) & (along < SIDE)


def steps() -> NDArray[np.int64]:
    """By direction and position: the position after a step, or how it ends (K7 to K9)."""
    found = np.full((4, *_CHEESES.shape), BARRED)
    for after, (rows, columns), fallen in zip(
        found, ((1, 0), (-1, 0), (0, 1), (0, -1)), (LOST, WON, NOBODYS, NOBODYS), strict=True
    ):
        mice, able = _stepped(_MICE, rows, columns)
        pushed, on_board = _stepped(_CHEESES, rows, columns)
        pushes = mice == _CHEESES
        cheeses = np.where(pushes, pushed, _CHEESES)
        able &= (mice != _OTHERS) & ~(pushes & on_board & (pushed == _OTHERS))
        falls = pushes & ~on_board
        after[able] = ((cheeses * FIELDS + mice) * FIELDS + _OTHERS)[able]
        after[able & falls] = fallen
    return found.reshape(4, -1)


def last_cheese() -> Values:
    """By case: the chances of the seat that rolls next."""
    onward = steps()
    barred = (onward == BARRED).all(0)
    worth = np.linspace(0, 1, CASES, dtype=np.float32)
    values: Values = np.full((CASES, _SIZE), 0.5, np.float32)
    change = 1.0
    while change > SURE:
        # The other seat sees the board turned around, and its mouse moves.
        turned = 1 - values.reshape(CASES, *_CHEESES.shape)[::-1, ::-1, ::-1, ::-1].swapaxes(2, 3)
        change = 0.0
        for case, ends in enumerate(turned.reshape(CASES, -1)):
            best, found = ends, np.zeros(_SIZE, np.float32)
            for walked in range(1, max(STEPS.chances("")) + 1):
                known = np.concatenate((best, np.array([1, 0, worth[case], -1], np.float32)))
                # Where no step is possible, the rest of the roll lapses (K7).
                best = np.where(barred, best, known[onward].max(0))
                found += np.float32(STEPS.chances("").get(walked, 0)) * best
            change = max(change, float(abs(found - values[case]).max()))
            values[case] = found
    return values


def main() -> None:
    kept = (_CHEESES % SIDE < SIDE // 2).ravel()
    found = [packed(WHOLE * case[kept], "u2") for case in last_cheese()]
    write(TABLE, "Exact: value iteration over all positions.", found)


if __name__ == "__main__":
    main()
