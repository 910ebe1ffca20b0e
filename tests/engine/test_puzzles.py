"""Puzzles as they are stored: each folds and offers what is legal; the answer is the best by other play-outs, too."""

import random
from math import sqrt
from statistics import fmean, stdev

import pytest

from bench.puzzles import LEAD, played_out
from bench.strength import GAMES
from engine.game import NORMAL, PERFECT
from engine.match import Match
from engine.puzzles import DEGREES, Puzzle, alike
from engine.reasons import reason_between
from engine.transcript import computer
from host.puzzle_files import puzzle_lines

WORLDS = 40


def match_of(puzzle: Puzzle) -> Match:
    game = GAMES[puzzle.game]
    return Match.fold(game, puzzle.transcript(game, [computer(NORMAL)] * puzzle.seats))


@pytest.mark.parametrize("key", puzzle_lines())
def test_every_puzzle_offers_choices_of_its_position(key: str) -> None:
    game = GAMES[key]
    puzzles = [Puzzle.from_line(line) for line in puzzle_lines()[key]]
    assert len({puzzle.match for puzzle in puzzles}) == len(puzzles), "one of a match"
    for puzzle in puzzles:
        match = match_of(puzzle)
        assert (puzzle.game, match.to_act()[0]) == (key, puzzle.seat), puzzle
        groups = alike(game, match.state, puzzle.seat)
        places = [next(at for at, group in enumerate(groups) if game.decode(code) in group) for code in puzzle.choices]
        assert len(groups) >= 3, puzzle
        assert len({*places}) == len(places) >= 3, puzzle
        assert [*puzzle.chances] == sorted(puzzle.chances, reverse=True), puzzle
        assert puzzle.chances[0] >= puzzle.chances[1] + LEAD, puzzle
        assert 1 <= puzzle.degree <= DEGREES, puzzle
        view, (best, *others) = match.view(puzzle.seat), puzzle.choices
        assert all(reason_between(game, view, puzzle.seat, best, other) for other in others), puzzle


@pytest.mark.parametrize("key", puzzle_lines())
def test_the_answer_is_the_best_by_other_playouts(key: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    puzzle = Puzzle.from_line(random.Random(seed).choice(puzzle_lines()[key]))
    game, view = GAMES[key], match_of(puzzle).view(puzzle.seat)
    best, *others = map(game.decode, puzzle.choices[:3])
    level = PERFECT if PERFECT in game.spec.levels else NORMAL
    found = [played_out(game, view, puzzle.seats, [best, *others], level, f"{seed}|{n}") for n in range(WORLDS)]
    for other in range(1, 1 + len(others)):
        leads = [worths[0] - worths[other] for worths in found]
        # Four errors below nothing would come once in tens of thousands of runs.
        assert fmean(leads) > -4 * stdev(leads) / sqrt(WORLDS), (puzzle.match, other, fmean(leads))
