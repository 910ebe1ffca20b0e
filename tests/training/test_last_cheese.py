"""Moves of a mouse with the last cheese of Käseschieben: those that the engine allows."""

import random

import numpy as np
from numpy.typing import NDArray

from engine.kaeseschieben.board import CHEESES, Edge
from engine.kaeseschieben.players.distances import seen_from
from engine.kaeseschieben.players.last_cheese import FIELDS
from engine.kaeseschieben.steps import MOUSE, PLACES, lay_out
from engine.kaeseschieben.walk import EDGES, LAST_EDGE, reach
from training.last_cheese import BARRED, LOST, NOBODYS, WON, steps

POSITIONS = 2_000
FALLEN = {Edge.SOUTH: WON, Edge.NORTH: LOST, Edge.WEST: NOBODYS, Edge.EAST: NOBODYS}
LONGEST = 6


def test_ends_of_walks() -> None:
    dice, onward = random.Random(8), steps()
    for _ in range(POSITIONS):
        places = dice.sample(PLACES, 3)
        cheese, mouse, other = places
        grid = bytearray(lay_out({}))
        grid[cheese], grid[other] = CHEESES[0].id + 1, MOUSE
        squares = [seen_from(Edge.SOUTH, place) for place in places]
        found = {(squares[0] * FIELDS + squares[1]) * FIELDS + squares[2]}
        for ends in reach(bytes(grid), mouse, LONGEST):
            said = set()
            for (after, falls), mice in ends.items():
                if falls >> LAST_EDGE:
                    said.add(FALLEN[EDGES[(falls >> LAST_EDGE) - 1]])
                    continue
                left = seen_from(Edge.SOUTH, after.find(CHEESES[0].id + 1))
                said |= {(left * FIELDS + seen_from(Edge.SOUTH, place)) * FIELDS + squares[2] for place in mice}
            assert found == said, places
            found = {end for place in found for end in following(onward, place)}


def following(onward: NDArray[np.int64], place: int) -> list[int]:
    if place >= FIELDS**3:
        return [place]
    return [int(end) for end in onward[:, place] if end != BARRED] or [place]
