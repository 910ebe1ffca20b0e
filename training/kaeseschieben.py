"""Fits what Käseschieben's computers know (`engine/kaeseschieben/players/weights.py`) to games that they play alone.

Each of several generations plays with the weights of the one before, looking one move ahead and sometimes moving at
random. From its games two models are fitted: where the cheeses on a board fall, by least squares, and how sure that
makes the win, by the likelihood of the results. In the end the strongest computers play, and the latter is fitted to
their results again (`training.kaeseschieben_scale`). ``python -m training.kaeseschieben`` does it for 2, 3 and 4 seats;
with ``--generations 0`` it does the last step alone, with the weights that are there.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, START_SQUARES, starting_cheeses
from engine.kaeseschieben.luck import STEPS
from engine.kaeseschieben.players.estimate import Estimate
from engine.kaeseschieben.players.flat_board import (
    EDGE_OF,
    EDGES,
    EMPTY,
    LAST,
    MOUSE,
    PLACES,
    STEP_OF,
    Falls,
    Place,
    cheeses_on,
    fallen,
    flat_board,
    place_of,
    reach,
    square_of,
)
from engine.kaeseschieben.players.holdings import Pile, Unknown, best_bonus, most_likely_to_win
from engine.kaeseschieben.players.prospects import FARTHEST, approach, seen_from
from engine.kaeseschieben.players.weights import WEIGHTS, Scale
from training.kaeseschieben_scale import FIRST_GUESS, Judged, Leaf, fitted, losses, positions_of, report

TARGET = Path(__file__).parents[1] / "engine/kaeseschieben/players/weights.py"

NOBODY_LOOKS = Unknown(8, 4, 4, 2)
"""Training knows as much as an onlooker."""

AT_RANDOM = 0.08
"""How often a move is made at random, so that all kinds of positions are met."""

EVERY = 3
"""One of this many positions is learned from: those next to each other are alike."""

LONGEST = 160
"""Turns. A game that takes longer is scored as it stands: cheeses that are kept back are worth nothing."""

NOWHERE = -1
"""The fate of a cheese that is left on the board."""

SQUARES, CELLS = SIDE**2, (SIDE - 1) * (FARTHEST + 1)
"""Of the tables that are learned: see `prospects.seen_from` and `prospects.approach`."""

RIDGE = 20.0
"""Keeps the numbers of cells that were hardly ever met near 0."""


Learned = tuple[np.ndarray, np.ndarray, Scale]
"""What squares promise, what mice add, and how sure that makes the win."""


class Position(NamedTuple):
    """Before a roll. ``fate[cheese]`` is the number of the edge that took it, or `NOWHERE`; ``won`` is by seat."""

    board: bytes
    mice: tuple[Place, ...]
    next: int
    piles: tuple[Pile, ...]
    fate: tuple[int, ...]
    won: tuple[float, ...]


def play(task: tuple[int, int]) -> list[Position]:
    """One game of that many seats, from that seed."""
    seats, seed = task
    randomness = random.Random(f"training|{seats}|{seed}")
    edges = EDGES_OF_SEATS[seats]
    owners = [EDGES.index(edge) for edge in edges]
    mice = [place_of(START_SQUARES[edge]) for edge in edges]
    board = flat_board(starting_cheeses(), [square_of(mouse) for mouse in mice])
    piles = tuple(Pile() for _ in edges)
    steps, chances = zip(*STEPS.chances("").items(), strict=True)
    turn, met = randomness.randrange(seats), []
    # Cheeses are told apart by a mark of their own: the order in which they lie in the board's bytes.
    tokens = {place: number for number, (place, _) in enumerate(cheeses_on(board))}
    fate: dict[int, int] = {}
    for number in range(LONGEST):
        left = cheeses_on(board)
        if number % EVERY == seed % EVERY:
            met.append((board, tuple(mice), turn, piles, tuple(tokens[place] for place, _ in left)))
        roll = randomness.choices(steps, chances)[0]
        own = bytearray(board)
        own[mice[turn]] = EMPTY
        layers = reach(bytes(own), mice[turn], roll, len(left))
        estimate = Estimate(piles, NOBODY_LOOKS)
        best: tuple[float, str, Place, bytes, Falls] | None = None
        at_random = randomness.random() < AT_RANDOM
        for (after, falls), places in layers[roll].items():
            outlook = estimate.outlook(after, falls, mice, turn)
            for place, path in places.items():
                value = randomness.random() if at_random else outlook.at(place)[0][turn]
                if best is None or value > best[0]:
                    best = value, path, place, after, falls
        assert best is not None
        _, path, place, after, falls = best
        _follow(mice[turn], path, tokens, fate)
        mice[turn] = place
        filled = bytearray(after)
        filled[place] = MOUSE
        board = bytes(filled)
        piles = tuple(pile.with_more(*fallen(falls, edge)) for pile, edge in zip(piles, owners, strict=True))
        if falls >> LAST:
            last = (falls >> LAST) - 1
            won = (
                best_bonus(piles, NOBODY_LOOKS, owners.index(last))
                if last in owners
                else most_likely_to_win(piles, NOBODY_LOOKS)
            )
            break
        turn = (turn + 1) % seats
    else:
        won = most_likely_to_win(piles, NOBODY_LOOKS)
    return [Position(*seen[:4], tuple(fate.get(token, NOWHERE) for token in seen[4]), won) for seen in met]


_ON_BOARD = frozenset(PLACES)


def _follow(mouse: Place, path: str, tokens: dict[Place, int], fate: dict[int, int]) -> None:
    """Moves the marks of the cheeses that the path pushes; those that fall are noted in ``fate``."""
    for letter in path:
        step = STEP_OF[letter]
        mouse += step
        line = []
        place = mouse
        while place in tokens:
            line.append(place)
            place += step
        for one in reversed(line):
            token = tokens.pop(one)
            if one + step in _ON_BOARD:
                tokens[one + step] = token
            else:
                fate[token] = EDGE_OF[letter]


def fit_fates(seats: int, positions: Sequence[Position]) -> tuple[np.ndarray, np.ndarray]:
    """What squares promise, and how much more a mouse adds for its owner than for others, by least squares.

    Both are as in `prospects`. Of three seats the middle one sits elsewhere than the others, so each has squares of its
    own; of two or four all are alike.
    """
    edges = EDGES_OF_SEATS[seats]
    owners = [EDGES.index(edge) for edge in edges]
    groups = seats if seats == 3 else 1
    cell = {(seat, c, m): approach(edge, c, m) for seat, edge in enumerate(edges) for c in PLACES for m in PLACES}
    seen = {(seat, c): seen_from(edge, c) for seat, edge in enumerate(edges) for c in PLACES}
    width = groups * SQUARES + 2 * seats * CELLS
    own_from, rival_from = groups * SQUARES, groups * SQUARES + seats * CELLS
    spare = width
    rows: list[list[int]] = []
    hits: list[int] = []
    for position in positions:
        for (place, _), edge in zip(cheeses_on(position.board), position.fate, strict=True):
            for seat in range(seats):
                square = seen[seat, place]
                if groups == 1 and square % SIDE >= SIDE // 2:
                    # Where all seats are alike, left and right are, too.
                    square += SIDE - 1 - 2 * (square % SIDE)
                row = [square if groups == 1 else seat * SQUARES + square]
                for mover in range(seats):
                    found = cell[mover, place, position.mice[mover]]
                    turns = (mover - position.next) % seats
                    start = (own_from if mover == seat else rival_from) + turns * CELLS
                    row.append(spare if found < 0 else start + found)
                rows.append(row)
                hits.append(edge == owners[seat])
    indices, wanted = np.array(rows, dtype=np.int32), np.array(hits, dtype=float)
    gram, right = np.zeros((width + 1) ** 2), np.zeros(width + 1)
    for one in range(indices.shape[1]):
        right += np.bincount(indices[:, one], wanted, width + 1)
        for other in range(indices.shape[1]):
            gram += np.bincount(
                indices[:, one].astype(np.int64) * (width + 1) + indices[:, other], minlength=(width + 1) ** 2
            )
    matrix = gram.reshape(width + 1, width + 1)[:width, :width]
    solved = np.linalg.solve(matrix + RIDGE * np.eye(width), right[:width])
    standing = solved[:own_from].reshape(groups, SIDE, SIDE)
    if groups == 1:
        standing[:, :, SIDE // 2 :] = standing[:, :, SIDE // 2 - 1 :: -1]
    error = float(np.mean((wanted - np.append(solved, 0)[indices].sum(axis=1)) ** 2))
    print(f"  {len(wanted):,} fates, mean squared error {error:.4f} of {np.var(wanted):.4f}")
    mouse = solved[own_from:rival_from] - solved[rival_from:]
    return standing.reshape(groups, SQUARES), mouse.reshape(seats, CELLS)


def judged(position: Position) -> Judged:
    """As it stands before the roll."""
    estimate, mover = Estimate(position.piles, NOBODY_LOOKS), (position.next - 1) % len(position.mice)
    measured = estimate.measured(position.board, 0, position.mice, mover)
    return Judged(0, (Leaf(1.0, mover, measured, position.won),), position.won)


def first_guess(seats: int) -> Learned:
    """What the first generation plays with: near is better than far."""
    away = np.repeat(np.arange(8), 8)
    rows, steps = np.divmod(np.arange(CELLS), FARTHEST + 1)
    mouse = np.maximum(0, 0.15 - 0.015 * (rows + steps)) * seats / (seats - 1)
    return np.tile(0.5 * 0.75**away, (seats if seats == 3 else 1, 1)), np.tile(mouse, (seats, 1)), FIRST_GUESS


def present() -> dict[int, Learned]:
    """What this process's players play with."""
    return {
        seats: (np.array(weights.standing) / 1000, np.array(weights.mouse) / 1000, weights.scale)
        for seats, weights in WEIGHTS.items()
    }


def calibrate(weights: dict[int, Learned], seats: int, matches: int, rounds: int, processes: int) -> None:
    """Makes the weights for that number of seats as sure of a win as the strongest computers' matches ask for.

    These play with what has been written, and other numbers make them play differently. So there are several rounds,
    each with what the one before has found, and in the end the numbers are fitted to the matches of all of them.
    """
    standing, mouse, scale = weights[seats]
    positions: list[Judged] = []
    for number in range(rounds):
        with get_context("spawn").Pool(processes) as pool:
            tasks = [(seats, number * matches + match) for match in range(matches)]
            positions += [position for match in pool.map(positions_of, tasks, chunksize=1) for position in match]
        before, scale = scale, fitted(positions, scale)
        loss, less = losses(positions, before, scale)
        print(f"{len(tasks)} more matches of {seats} seats: loss {loss:.4f}, then {less:.4f} with {scale}")
        print(f"  said → won of the half that was not fitted to: {report(positions, before)}", flush=True)
        weights[seats] = standing, mouse, scale
        write(weights)


def write(weights: dict[int, Learned]) -> None:
    lines = [
        '"""What `training.kaeseschieben` has learned of where cheeses fall. Made by it; not to be changed by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import NamedTuple",
        "",
        "",
        "class Scale(NamedTuple):",
        '    """How sure a lead makes the win."""',
        "",
        "    steepness: float",
        '    """What a point more adds to a seat\'s logit where nothing is left to fall."""',
        "    per_cheese: float",
        '    """How much less it is with cheeses on the board, by the square of what each is worth."""',
        "    optimism: float",
        '    """Points by which the best of many ends looks better for its mover than it is."""',
        "    lead: float",
        '    """What a point counts by which a seat is ahead of all others: they take from it, and get in its way."""',
        "    contested: float",
        '    """How many points of a lead count so. Those above count in full: they are harder to make up for."""',
        "",
        "",
        "class Weights(NamedTuple):",
        '    """In thousandths, see `prospects`. ``standing`` is for all seats alike, or by seat."""',
        "",
        "    standing: tuple[tuple[int, ...], ...]",
        "    mouse: tuple[tuple[int, ...], ...]",
        "    scale: Scale",
        "",
        "",
        "# fmt: off",
        "WEIGHTS = {",
    ]
    for seats, (standing, mouse, scale) in weights.items():
        lines.append(f"    {seats}: Weights(")
        for name, table, width in (("standing", standing, 8), ("mouse", mouse, FARTHEST + 1)):
            lines.append(f"        {name}=(")
            for part in table:
                lines.append("            (")
                for start in range(0, len(part), width):
                    numbers = ", ".join(str(round(1000 * value)) for value in part[start : start + width])
                    lines.append(f"                {numbers},")
                lines.append("            ),")
            lines.append("        ),")
        lines.append(f"        scale=Scale({', '.join(f'{value:.4g}' for value in scale)}),")
        lines.append("    ),")
    lines += ["}", "# fmt: on", ""]
    TARGET.write_text("\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m training.kaeseschieben",
        description=__doc__,
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--generations", type=int, default=4, help="how many to train; 0 does the last step alone")
    parser.add_argument("--games", type=int, default=250, help="per generation and number of seats")
    parser.add_argument("--matches", type=int, default=1_500, help="of the strongest, per round of the last step")
    parser.add_argument("--rounds", type=int, default=2, help="of the last step")
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 3, 4), help="for which the last step is done")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time")
    arguments = parser.parse_args()
    weights = {seats: first_guess(seats) for seats in (2, 3, 4)} if arguments.generations else present()
    write(weights)
    for generation in range(arguments.generations):
        learned = {}
        # Processes of its own, so that they read the weights that the generation before has written.
        with get_context("spawn").Pool(arguments.processes) as pool:
            for seats in (2, 3, 4):
                seeds = [(seats, generation * arguments.games + number) for number in range(arguments.games)]
                games = pool.map(play, seeds, chunksize=10)
                positions = [position for game in games for position in game]
                unended = sum(NOWHERE in position.fate for game in games for position in game[-1:])
                turns = EVERY * len(positions) / len(games)
                print(f"generation {generation}, {seats} seats: {turns:.0f} turns a game, {unended} without an end")
                learned[seats] = (seats, positions)
        fates = {seats: fit_fates(*found) for seats, found in learned.items()}
        write({seats: (*fate, FIRST_GUESS) for seats, fate in fates.items()})
        with get_context("spawn").Pool(arguments.processes) as pool:
            scales = {
                seats: fitted(pool.map(judged, positions, chunksize=500), FIRST_GUESS)
                for seats, positions in learned.values()
            }
        weights = {seats: (*fates[seats], scales[seats]) for seats in fates}
        write(weights)
    for seats in arguments.seats:
        calibrate(weights, seats, arguments.matches, arguments.rounds, arguments.processes)


if __name__ == "__main__":
    main()
