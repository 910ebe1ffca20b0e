"""Whether the rules on arrays are those of the engine, and the numbers seen of a position those that computers see."""

from __future__ import annotations

import random

import numpy as np

from engine.game import OptionValue
from engine.mensch.actions import MOVES, ROLL_DIE
from engine.mensch.agreement import AUTOMATIC, OFF
from engine.mensch.board import CORNERS_OF_SEATS, SIX
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.players.traits import CORNERS, Around, Rules, traits_alone, traits_in_pairs
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from training.mensch_games import HOME, Bools, Games, Ints, Policy, Rolled, finished, rolled, step
from training.mensch_traits import WIDTH, rows_of, seen_from_turn

TABLES: list[tuple[bool, int, dict[str, OptionValue]]] = []
for _tries in (False, True):
    TABLES += [(False, seats, {"three_tries": _tries}) for seats in CORNERS_OF_SEATS]
for _helps in (False, True):
    TABLES += [(True, 4, {"help_partner": _helps, "claims": claims}) for claims in (OFF, AUTOMATIC)]


def check() -> None:
    """Raises AssertionError where they differ."""
    for pairs, seats, options in TABLES:
        positions = compare_a_match(pairs, seats, options)
        for games in positions[::5]:
            _compare_traits(games)
    print("the rules on arrays are those of the engine")


def compare_a_match(pairs: bool, seats: int, options: dict[str, OptionValue]) -> list[Games]:
    """A match at random, by both; returns its positions before rolls."""
    game, randomness = EINIGKEIT if pairs else MENSCH, random.Random(f"check|{seats}|{options}")
    state = game.new({**game.spec.default_options(), "auto_move": False, **options}, seats)
    state = game.resolve(state, tuple(range(1, seats + 1))).state
    positions = []
    while True:
        before = _games_of(state)
        positions.append(before)
        die = randomness.randint(1, SIX)
        state = game.resolve(game.apply(state, state.turn, ROLL_DIE).state, (die,)).state
        legal = state.choice.pawns if state.choice is not None else ()
        number = np.array([die])
        assert tuple(np.flatnonzero(rolled(_copy(before), number).legal[0])) == legal
        chosen = randomness.choice(legal) if legal else 0
        if legal:
            state = game.apply(state, state.turn, MOVES[chosen]).state
        after = step(_copy(before), number, choosing(chosen))
        if state.phase is Phase.OVER:
            assert finished(after)[0]
            return positions
        expected = _games_of(state)
        assert (after.pawns == expected.pawns).all()
        assert (after.turn[0], after.tries[0]) == (expected.turn[0], expected.tries[0])


def choosing(pawn: int) -> Policy:
    def choose(games: Games, die: Ints, found: Rolled) -> Ints:
        return np.array([pawn])

    return choose


def _games_of(state: MenschState) -> Games:
    agreed = state.agreed
    corners = CORNERS_OF_SEATS[agreed.seats]
    pawns = np.tile(HOME, (1, CORNERS, 1))
    for corner, own in zip(corners, state.pawns, strict=True):
        pawns[0, corner] = list(own)

    def flag(value: bool) -> Bools:
        return np.array([value])

    return Games(
        agreed.pairs,
        pawns,
        np.array([corners[state.turn]]),
        np.array([state.tries]),
        flag(agreed.three_tries),
        flag(agreed.help_partner),
        flag(agreed.claims != OFF),
    )


def _copy(games: Games) -> Games:
    return games.of(np.array([0]))


def as_computers_see(games: Games) -> tuple[Around, Rules]:
    """The position of the first game."""
    left, pawns = rows_of(games)[1][0], seen_from_turn(games)[0]
    around = [bytes(own.tolist()) if here else b"" for own, here in zip(pawns, left, strict=True)]
    return around, Rules(games.pairs, bool(games.three_tries[0]), bool(games.help[0]), bool(games.claims[0]))


def _compare_traits(games: Games) -> None:
    rows = rows_of(games)[0]
    around, rules = as_computers_see(games)
    if sum(map(bool, around)) < 2:
        return
    for place, traits in (traits_in_pairs if games.pairs else traits_alone)(around, rules).items():
        assert np.allclose(rows[0, place, WIDTH[games.pairs] - len(traits) :], traits, atol=1e-5)
