"""Puzzles as they are stored: legal, of many kinds and degrees, and with the best choice first by other play-outs."""

import random
from collections import Counter
from functools import cache
from math import sqrt
from statistics import fmean, stdev

import pytest

from bench.ideas import kind_of
from bench.puzzles import FEWEST_CHOICES, LEAD, WANTED, is_obvious, played_out, view_of
from bench.strength import GAMES, acted, outcome_now, share_of_win
from bench.strength import played_out as played_at_random
from engine.game import NORMAL
from engine.match import Match
from engine.puzzles import DEGREES, Puzzle, alike
from engine.reasons import reason_between
from engine.transcript import computer
from host.puzzle_files import puzzle_lines

WORLDS, PUZZLES, ACTIONS = 40, 24, 12


@cache
def puzzles_of(key: str) -> list[Puzzle]:
    return [Puzzle.from_line(line) for line in puzzle_lines()[key]]


@pytest.mark.parametrize("key", GAMES)
def test_puzzles_offer_choices_of_their_positions(key: str, seed: int) -> None:
    game, puzzles = GAMES[key], puzzles_of(key)
    assert len({puzzle.match for puzzle in puzzles}) == len(puzzles), "one of a match"
    for puzzle in random.Random(seed).sample(puzzles, min(PUZZLES, len(puzzles))):
        match = Match.fold(game, puzzle.transcript(game, [computer(NORMAL)] * puzzle.seats))
        assert (puzzle.game, match.to_act()[0]) == (key, puzzle.seat), puzzle
        groups = alike(game, match.state, puzzle.seat)
        places = [next(at for at, group in enumerate(groups) if game.decode(code) in group) for code in puzzle.choices]
        assert len({*places}) == len(places) >= FEWEST_CHOICES.get(key, 3), puzzle
        assert puzzle.chances[0] >= max(puzzle.chances[1:]) + LEAD, puzzle
        view, (best, *others) = match.view(puzzle.seat), puzzle.choices
        assert all(reason_between(game, view, puzzle.seat, best, other) for other in others), puzzle
        assert puzzle.kind == kind_of(game, view, puzzle.choices), puzzle


@pytest.mark.parametrize("key", GAMES)
def test_puzzles_are_of_many_kinds_and_degrees_and_often_surprise(key: str) -> None:
    puzzles = puzzles_of(key)
    kinds, degrees = Counter(puzzle.kind for puzzle in puzzles), Counter(puzzle.degree for puzzle in puzzles)
    assert len(kinds) >= 6
    assert max(kinds.values()) <= WANTED / 5, kinds
    assert {*degrees} == {*range(1, DEGREES + 1)}
    assert sum(not is_obvious(GAMES[key], puzzle) for puzzle in puzzles) >= len(puzzles) / 3
    assert len(puzzles) >= WANTED
    assert min(degrees.values()) >= 15, degrees


@pytest.mark.parametrize("key", GAMES)
def test_the_answer_is_the_best_by_other_playouts(key: str, seed: int) -> None:
    puzzle = random.Random(seed).choice(puzzles_of(key))
    game, view = GAMES[key], view_of(GAMES[key], puzzle)
    best, *others = map(game.decode, puzzle.choices[:3])
    found = [played_out(game, view, puzzle.seats, [best, *others], NORMAL, f"{seed}|{n}") for n in range(WORLDS)]
    for other in range(1, 1 + len(others)):
        leads = [worths[0] - worths[other] for worths in found]
        # Four errors below nothing would come once in tens of thousands of runs.
        assert fmean(leads) >= -4 * stdev(leads) / sqrt(WORLDS), (puzzle.match, other, fmean(leads))


@pytest.mark.parametrize("key", GAMES)
def test_answers_lead_even_among_players_that_know_the_rules_alone(key: str, seed: int) -> None:
    """Random players may miss the point of one puzzle; over many puzzles, the best choices win more often."""
    randomness, game = random.Random(seed), GAMES[key]
    pick, leads = randomness.randrange, []
    for puzzle in randomness.sample(puzzles_of(key), min(PUZZLES, len(puzzles_of(key)))):
        view, actions = view_of(game, puzzle), [game.decode(code) for code in puzzle.choices]
        for world in [game.sample_state(view, pick) for _ in range(WORLDS // 4)]:
            ends = [played_at_random(game, acted(game, world, puzzle.seat, one), ACTIONS, pick) for one in actions]
            best, *others = [share_of_win(game, outcome_now(game, end), puzzle.seat) for end in ends]
            leads.append(best - fmean(others))
    assert fmean(leads) > 0, key
