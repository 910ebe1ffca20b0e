"""Käseschieben, both editions."""

from __future__ import annotations

from typing import Any

from tests.stranger.entries import Entries, Stopped, places_by

EDGES = {2: "sn", 3: "swn", 4: "swne"}
STARTS = {"s": (4, 0), "w": (0, 3), "n": (3, 7), "e": (7, 4)}
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
LARGE, SMALL = (5, 6, 9, 10), (0, 3, 12, 15)
MEDIUM = [cheese for cheese in range(16) if cheese not in LARGE + SMALL]
SIZES = {"small": SMALL, "medium": tuple(MEDIUM), "large": LARGE}

Square = tuple[int, int]


class Round:
    def __init__(self, edges: str, worms: set[int]) -> None:
        self.edges, self.worms = edges, worms
        self.mice = [STARTS[edge] for edge in edges]
        self.cheeses = {(2 + number % 4, 5 - number // 4): number for number in range(16)}
        self.owned: list[list[int]] = [[] for _ in edges]
        self.last_edge = ""

    def pushed(self, seat: int, letter: str) -> list[Square] | None:
        """The line of cheeses that a step would push; None if the step is not possible."""
        (column, row), (east, north) = self.mice[seat], STEPS[letter]
        square, line = (column + east, row + north), []
        others = [mouse for other, mouse in enumerate(self.mice) if other != seat]
        if not (0 <= square[0] <= 7 and 0 <= square[1] <= 7) or square in others:
            return None
        while square in self.cheeses:
            line.append(square)
            square = square[0] + east, square[1] + north
        return None if line and square in others else line

    def step(self, seat: int, letter: str) -> None:
        line, (east, north) = self.pushed(seat, letter), STEPS[letter]
        assert line is not None
        for column, row in reversed(line):
            cheese = self.cheeses.pop((column, row))
            onward = column + east, row + north
            if 0 <= onward[0] <= 7 and 0 <= onward[1] <= 7:
                self.cheeses[onward] = cheese
            else:
                self.last_edge = letter
                if letter in self.edges:
                    self.owned[self.edges.index(letter)].append(cheese)
        self.mice[seat] = self.mice[seat][0] + east, self.mice[seat][1] + north

    def points(self) -> list[int]:
        worth = {cheese: 4 if cheese in LARGE else 2 if cheese in SMALL else 3 for cheese in range(16)}
        return [sum(worth[cheese] for cheese in pile if cheese not in self.worms) for pile in self.owned]


def replay(record: dict[str, Any]) -> list[int] | None:
    seats, entries = record["seats"], Entries(record)
    starters, won, total = list(range(seats)), [0] * seats, [0] * seats
    number, last = 0, record["options"]["rounds"]
    while number < last:
        number += 1
        worms = {LARGE[place] for place in entries.draw("sample", size=4, take=2)}
        worms |= {MEDIUM[place] for place in entries.draw("sample", size=8, take=4)}
        round = Round(EDGES[seats], worms)
        if len(starters) > 1:
            starters = [starters[entries.draw("roll", sides=len(starters), dice=1)[0] - 1]]
        try:
            _play(round, entries, starters[0])
        except Stopped as stop:
            if stop.scope == "cancelled":
                assert entries.at_end
                return None
            last = number if stop.scope == "match" else last
        points = round.points()
        if any(points):
            won = [rounds + (own == max(points)) for rounds, own in zip(won, points, strict=True)]
        total = [before + own for before, own in zip(total, points, strict=True)]
        starters = [seat for seat in range(seats) if points[seat] == min(points)]
    assert entries.at_end
    return places_by(list(zip(won, total, strict=True)))


def _play(round: Round, entries: Entries, seat: int) -> None:
    while round.cheeses:
        assert entries.decision_of(seat) == "roll"
        side, factor = entries.draw("roll", sides=6, dice=1)[0], 1
        while side == 6:
            side, factor = entries.draw("roll", sides=6, dice=1)[0], 2
        steps = (1, 2, 2, 3, 3)[side - 1] * factor
        path = entries.decision_of(seat).removeprefix("move:")
        assert len(path) <= steps
        for letter in path:
            assert round.cheeses
            round.step(seat, letter)
        stuck = all(round.pushed(seat, letter) is None for letter in STEPS)
        assert len(path) == steps or stuck or not round.cheeses
        seat = (seat + 1) % len(round.edges)
    if round.last_edge in round.edges:
        owner = round.edges.index(round.last_edge)
        if any(pile for other, pile in enumerate(round.owned) if other != owner):
            code = entries.decision_of(owner)
            if code != "decline":
                _, other, size = code.split(":")
                pile = round.owned[int(other)]
                taken = next(cheese for cheese in pile if cheese in SIZES[size])
                pile.remove(taken)
                round.owned[owner].append(taken)
