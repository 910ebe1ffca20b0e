"""Mensch ärgere Dich nicht against two other engines: rolls a second of random games, each driven from Python.

``open_spiel`` is C++; its ``maedn`` has the same board, its states are changed in place and tell nothing of what
happened. ``ludo-king-engine`` is Python; Ludo has a few squares more and safe ones. Ours goes the way of the bot: every
action checked, a new state and the facts for each.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import permutations
from time import process_time

import pyspiel
from ludo_engine import LudoGame, PlayerColor

from bench.measure import A_SECOND, alternate, compare
from bench.seeded_games import SEED
from engine.game import Options
from engine.mensch.editions import MENSCH
from engine.mensch.view import Phase

TIMES = 7
ROLLS = 12_000
"""The least number of rolls in each measurement; the last game is played to its end."""

Playout = Callable[[random.Random], int]
"""Plays a game and returns how many rolls it took."""


def report() -> None:
    print(f"Rolls a second of Mensch ärgere Dich nicht, four seats, random movers: seeds from {SEED}, processor's time")
    for label, options in (
        ("people roll, single moves are made at once", {}),
        ("the table rolls as well", {"auto_roll": True}),
        ("every move is chosen, the table rolls", {"auto_roll": True, "auto_move": False}),
    ):
        ours = partial(_ours, {**MENSCH.spec.default_options(), **options})
        for name, peer in (("open_spiel's maedn", _open_spiel), ("ludo-king-engine", _ludo_king)):
            measured = alternate(partial(_rate, ours), partial(_rate, peer), TIMES)
            compare(label, measured[0], name, measured[1], A_SECOND)


def _rate(playout: Playout, number: int) -> float:
    randomness = random.Random(SEED + number)
    rolls, began = 0, process_time()
    while rolls < ROLLS:
        rolls += playout(randomness)
    return rolls / (process_time() - began)


def _ours(options: Options, randomness: random.Random) -> int:
    state, rolls = MENSCH.new(options, 4), 0
    while True:
        request = MENSCH.pending_chance(state)
        if request is not None:
            rolls += 1
            outcomes = _FACES if state.phase is Phase.ROLLING else _ROLL_OFFS
            state = MENSCH.resolve(state, randomness.choice(outcomes)).state
            continue
        acting = MENSCH.to_act(state)
        if not acting:
            return rolls
        action = randomness.choice(MENSCH.legal_actions(state, acting[0]))
        state = MENSCH.apply(state, acting[0], action).state


def _open_spiel(randomness: random.Random) -> int:
    state, rolls = _MAEDN.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            rolls += 1
            state.apply_action(randomness.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(randomness.choice(state.legal_actions()))
    return rolls


def _ludo_king(randomness: random.Random) -> int:
    game, rolls = LudoGame(list(PlayerColor)), 0
    while not game.game_over:
        rolls += 1
        die = game.roll_dice()
        player = game.get_current_player()
        moves = game.get_valid_moves(player, die)
        again = die == 6 and game.consecutive_sixes < 3
        if moves:
            again = game.execute_move(player, randomness.choice(moves).token_id, die).extra_turn
        if not again:
            game.next_turn()
    return rolls


_FACES = tuple((value,) for value in range(1, 7))
_ROLL_OFFS = tuple(permutations(range(1, 7), 4))
"""Without ties, so that it is one throw."""

_MAEDN = pyspiel.load_game("maedn(players=4)")
