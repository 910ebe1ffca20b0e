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
from typing import Any

import pyspiel
from ludo_engine import LudoGame, PlayerColor

from bench.measure import PER_SECOND, alternate, compare
from bench.seeded_games import SEED
from engine.chance import Chance, ChanceResult, Roll
from engine.game import Options
from engine.match import Match
from engine.mensch.editions import MENSCH
from engine.mensch.view import Phase
from engine.transcript import Header

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
            compare(label, measured[0], name, measured[1], PER_SECOND)
    print("The same as people play it, each with its record and what a player sees of every position")
    for name, seen in (("open_spiel's maedn", _open_spiel_seen), ("ludo-king-engine", _ludo_king_seen)):
        measured = alternate(partial(_rate, _match), partial(_rate, seen), TIMES)
        compare("match, record, view", measured[0], name, measured[1], PER_SECOND)


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
            outcomes = _FACES if state.phase is _ROLLING else _ROLL_OFFS
            state = MENSCH.resolve(state, randomness.choice(outcomes)).state
            continue
        acting = MENSCH.to_act(state)
        if not acting:
            return rolls
        action = randomness.choice(MENSCH.legal_actions(state, acting[0]))
        state = MENSCH.apply(state, acting[0], action).state


def _match(randomness: random.Random) -> int:
    """Everything but the fair dice, which neither of the others has, and the database."""

    def draw(_number: int, request: Chance) -> ChanceResult:
        return randomness.choice(_FACES if isinstance(request, Roll) and request.dice == 1 else _ROLL_OFFS)

    header = Header(MENSCH.spec.key, MENSCH.spec.rules_version, MENSCH.spec.default_options(), 4, "", ())
    match = Match.begin(MENSCH, header, draw)
    while acting := match.to_act():
        match.view(acting[0])
        action = randomness.choice(MENSCH.legal_actions(match.state, acting[0]))
        match = match.act(acting[0], MENSCH.encode(action), draw)
    return match.draws


def _open_spiel_seen(randomness: random.Random) -> int:
    """Its record is the state's history."""
    return _open_spiel(randomness, lambda state: state.observation_string(max(0, state.current_player())))


def _ludo_king_seen(randomness: random.Random) -> int:
    return _ludo_king(randomness, lambda game, die: game.get_ai_decision_context(die))


def _open_spiel(randomness: random.Random, look: Callable[[Any], object] = lambda state: None) -> int:
    state, rolls = _MAEDN.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            rolls += 1
            state.apply_action(randomness.choice(state.chance_outcomes())[0])
        else:
            look(state)
            state.apply_action(randomness.choice(state.legal_actions()))
    return rolls


def _ludo_king(randomness: random.Random, look: Callable[[Any, int], object] = lambda game, die: None) -> int:
    game, rolls = LudoGame(list(PlayerColor)), 0
    while not game.game_over:
        rolls += 1
        die = game.roll_dice()
        player = game.get_current_player()
        look(game, die)
        moves = game.get_valid_moves(player, die)
        again = die == 6 and game.consecutive_sixes < 3
        if moves:
            again = game.execute_move(player, randomness.choice(moves).token_id, die).extra_turn
        if not again:
            game.next_turn()
    return rolls


_ROLLING = Phase.ROLLING
_FACES = tuple((value,) for value in range(1, 7))
_ROLL_OFFS = tuple(permutations(range(1, 7), 4))
"""Without ties, so that it is one throw."""

_MAEDN = pyspiel.load_game("maedn(players=4)")
