"""``python -m bench.puzzles mensch --wanted 60``: positions with one clearly best choice, added to ``data/puzzles``.

Computers play; a position in which at least three choices differ, and one of them seems to be better than the others,
is played out from worlds drawn from the view of the seat to act: each choice from the same worlds, with the same dice.
It is kept once the best choice is proved to be better than each other one by `LEAD`. What is there is added to, so that
a run can be ended and gone on with.
"""

import argparse
import random
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import count
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from bench.strength import GAMES, acted, drawn, level_player, next_state, share_of_win
from engine.game import EASY, NORMAL, AnyGame, Seat
from engine.match import Match
from engine.puzzles import DEGREES, Puzzle, alike, moves_of
from engine.reasons import reason_between
from engine.transcript import Header, computer
from engine.valuation import chance_after

FOLDER = Path(__file__).parent.parent / "data" / "puzzles"

LEAD = 0.06
"""Of the best choice, in chances to win."""

SCREENED_LEAD = 0.1
"""Least lead in the chances, without play-outs: for less, most play-outs would be in vain."""

FEWEST_CHOICES, MOST_OFFERED, MOST_CHOICES = 3, 4, 200
"""Positions with more than the last are left alone."""

MOST_PLAYOUTS, BATCH = 2_000, 25
"""Of each choice, and between two looks at what they prove."""

HORIZON, SHORT_HORIZONS = 30, {"kaeseschieben": 6}
"""Actions, after which a play-out counts as what the chances say; by game where that is dear."""

ERRORS = 2.58
"""Standard errors that must lie between the mean and what it proves. Looking often needs more than 95 % each time."""

TRIES = 8
"""Of each level, to see which choice it takes."""

FOUND, LARGE_LEAD = 0.75, 0.12
"""A puzzle whose answer easy and normal computers take less often is of the highest degree; else the lead decides."""

LONGEST = 3_000
"""Records of a match: two normal computers may go round in circles for ever in Käseschieben."""

PATIENCE = 8
"""Matches for each puzzle that is wanted. After that, a degree may have more than its part."""


def worth(game: AnyGame, state: Any, seat: Seat, seats: int, level: str, seed: str) -> float:
    """Gain of a play-out for the seat's side. The same seed brings the same dice, and players the same luck."""
    dice, *picks = (random.Random(f"{seed}|{stream}").randrange for stream in range(1 + seats))
    players = [partial(level_player, level)] * seats
    horizon = SHORT_HORIZONS.get(game.spec.key, HORIZON)
    for acts in count():
        while (request := game.pending_chance(state)) is not None:
            state = game.resolve(state, drawn(request, dice)).state
        outcome = game.outcome(state)
        if outcome is not None:
            return share_of_win(game, outcome, seat)
        if acts == horizon:
            break
        state = next_state(game, state, players, picks)
    own = next(side for side, members in enumerate(game.sides(seats)) if seat in members)
    return game.win_chances(game.view(state, seat))[own]


def played_out(game: AnyGame, view: Any, seats: int, actions: Sequence[Any], level: str, seed: str) -> list[float]:
    """Gain of each action from one world behind the view."""
    world = game.sample_state(view, random.Random(seed).randrange)
    return [worth(game, acted(game, world, view.viewer, one), view.viewer, seats, level, seed) for one in actions]


def proved(game: AnyGame, view: Any, seats: int, actions: Sequence[Any], level: str, seed: str) -> list[float] | None:
    """The chances that play-outs leave each action, if they prove the first to be better than each other by `LEAD`."""
    found: list[list[float]] = []
    while len(found) < MOST_PLAYOUTS:
        worlds = range(len(found), len(found) + BATCH)
        found += [played_out(game, view, seats, actions, level, f"{seed}|{world}") for world in worlds]
        lowest = hoped = inf
        for other in range(1, len(actions)):
            leads = [worths[0] - worths[other] for worths in found]
            mean, spread = fmean(leads), stdev(leads)
            error = spread / sqrt(len(leads))
            lowest = min(lowest, mean - ERRORS * error)
            hoped = min(hoped, mean + error - ERRORS * spread / sqrt(MOST_PLAYOUTS))
        if lowest > LEAD:
            return [fmean(worths) for worths in zip(*found, strict=True)]
        if hoped < LEAD:
            # The mean is one error too low at best, and all the play-outs would hardly do.
            break
    return None


def candidate(game: AnyGame, match: Match, seat: Seat, seed: int) -> tuple[list[Any], Collection[int]] | None:
    """Actions to be offered, the best first, and the degrees that it may be of.

    None where no action is clearly best, or it cannot be said why.
    """
    state, seats = match.state, match.header.seats
    groups = alike(game, state, seat)
    if len(groups) < FEWEST_CHOICES:
        return None
    # Two pawns on one square lead to other states that are worth the same.
    by_worth = {chance_after(game, seats, state, seat, group[0]): group for group in groups}
    order = sorted(by_worth, reverse=True)
    if len(order) < FEWEST_CHOICES or order[0] - order[1] < SCREENED_LEAD:
        return None
    ranked = [by_worth[one] for one in order]
    pick = random.Random(seed).randrange
    chosen = [game.choose(match.view(seat), level, pick) for level in (EASY, NORMAL) for _ in range(TRIES)]
    taken = [place for action in chosen for place, group in enumerate(ranked) if action in group]
    found = taken.count(0) >= FOUND * len(chosen)
    tempting = sorted({place for place in taken if place >= MOST_OFFERED})[:1]
    offered = [*range(min(MOST_OFFERED - len(tempting), len(ranked))), *tempting]
    view, (best, *others) = match.view(seat), [game.encode(ranked[place][0]) for place in offered]
    reasons = [reason_between(game, view, seat, best, other) for other in others]
    if None in reasons:
        return None
    # The only capture is easily found.
    obvious = all(reason is not None and reason.code == "captures" for reason in reasons)
    return [ranked[place][0] for place in offered], {1} if obvious else {1, 2} if found else {DEGREES}


def played(game: AnyGame, number: int) -> Iterator[tuple[Match, Seat]]:
    """A match between computers: each position with at least three actions, and the seat that the table waits for."""
    randomness, spec = random.Random(f"{game.spec.key}|{number}"), game.spec
    seats = randomness.choice([size for size in (2, 2, 2, 3, 4) if size in spec.seat_counts])
    levels = [randomness.choice((EASY, NORMAL, NORMAL)) for _ in range(seats)]
    header = Header(
        spec.key, spec.rules_version, spec.default_options(), seats, "", players=tuple(map(computer, levels))
    )
    match = Match.begin(game, header, lambda _, request: drawn(request, randomness.randrange))
    while not match.over and len(match.records) < LONGEST:
        seat = match.to_act()[0]
        if FEWEST_CHOICES <= len(game.legal_actions(match.state, seat)) <= MOST_CHOICES:
            yield match, seat
        for acting in reversed(match.to_act()):
            action = game.choose(match.view(acting), levels[acting], randomness.randrange)
            if action is not None:
                match = match.act(acting, game.encode(action), lambda _, request: drawn(request, randomness.randrange))
                break


def puzzle_of(game: AnyGame, number: int, level: str, degrees: Collection[int]) -> Puzzle | None:
    """One of that match, of these degrees as far as that can be said before the play-outs."""
    positions = list(played(game, number))
    # Those that are kept come from anywhere in their match.
    random.Random(number).shuffle(positions)
    for match, seat in positions:
        offered = candidate(game, match, seat, number)
        if offered is None or not {*degrees} & {*offered[1]}:
            continue
        actions, possible = offered
        chances = proved(game, match.view(seat), match.header.seats, actions, level, f"{game.spec.key}|{number}")
        if chances is not None:
            lead = chances[0] - max(chances[1:])
            order = sorted(range(len(actions)), key=lambda place: -chances[place])
            return Puzzle(
                game.spec.key,
                game.spec.rules_version,
                match.header.options,
                match.header.seats,
                number,
                seat,
                [game.encode(actions[place]) for place in order],
                [round(chances[place], 3) for place in order],
                min(possible) if len(possible) == 1 or lead >= LARGE_LEAD else 2,
                moves_of(match.records),
            )
    return None


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.puzzles", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--wanted", type=int, default=60)
    parser.add_argument("--level", default=NORMAL, help="of the players of play-outs")
    arguments = parser.parse_args()
    game, file = GAMES[arguments.game], FOLDER / f"{arguments.game}.jsonl"
    file.touch()
    known = [Puzzle.from_line(line) for line in file.read_text().splitlines()]
    number, degrees = max((puzzle.match for puzzle in known), default=-1), [puzzle.degree for puzzle in known]
    while len(degrees) < arguments.wanted:
        number += 1
        open_degrees = [
            degree
            for degree in range(1, DEGREES + 1)
            if degrees.count(degree) * DEGREES < arguments.wanted or number > PATIENCE * arguments.wanted
        ]
        puzzle = puzzle_of(game, number, arguments.level, open_degrees)
        if puzzle is None:
            continue
        with file.open("a") as lines:
            lines.write(puzzle.to_line() + "\n")
        degrees.append(puzzle.degree)
        shares = [degrees.count(degree) for degree in range(1, DEGREES + 1)]
        print(f"match {number}: {len(degrees)} puzzles, by degree {shares}; {puzzle.chances}", flush=True)


if __name__ == "__main__":
    main()
