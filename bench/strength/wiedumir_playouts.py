"""Flat Monte Carlo for Wie Du mir …, compiled: by the rules themselves it takes minutes a game.

What is tried, and how, is the same as in `bench.strength.playouts`, but that of more than 40 distributions of chips
those that play-outs choose among are the telling ones, and that of a seat's pawns on one square only one is moved.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bench.strength.compiling import Ints, seed
from bench.strength.opponents import candidates
from bench.strength.wiedumir_board import board_of, rules_of
from bench.strength.wiedumir_cards import WIDTH
from bench.strength.wiedumir_games import MOVES, REPLIES, TAKES, try_actions
from engine.game import AnyGame, Pick
from engine.wiedumir.actions import Action, MovePawn, TakeChip
from engine.wiedumir.players.flat_board import FlatBoard
from engine.wiedumir.players.flat_cards import reply_of
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import WieDuMirView


def choose_action(game: AnyGame, view: WieDuMirView, playouts: int, most: int, pick: Pick) -> Action | None:
    """The action that won most of its play-outs; None where more than one game decides the match."""
    if view.length.games != 1 or view.to_act is None:
        return None
    world: WieDuMirState = game.imagine(view, pick)
    actions: Sequence[Action] = candidates(game, world, view.to_act, pick, most)
    if len(actions) < 2:
        return actions[0]
    seed(pick(2**32))
    flat = FlatBoard.of(world, world.chips)
    in_hand = () if world.drawn is None else (world.drawn.card,)
    owner = 0 if world.drawn is None else world.drawn.pawn.seat * flat.setting.pawns + world.drawn.pawn.number
    won = np.zeros(len(actions))
    try_actions(
        rules_of(flat.setting),
        board_of(flat),
        _chips(game, view, world, playouts, pick),
        np.array(world.pile, dtype=np.int64),
        np.array((*world.used, *in_hand), dtype=np.int64),
        int(in_hand[0]) if in_hand else 0,
        owner,
        world.roll or 0,
        *_numbers_of(flat, actions),
        view.to_act,
        won,
    )
    best = np.flatnonzero(won == won.max())
    return actions[int(best[pick(len(best))])]


def _chips(game: AnyGame, view: WieDuMirView, world: WieDuMirState, playouts: int, pick: Pick) -> Ints:
    """In each of the worlds. Where all chips are open, worlds differ by the pile alone."""
    if view.supply is not None:
        return np.tile(np.array(world.chips), (playouts, 1))
    return np.array([game.imagine(view, pick).chips for _ in range(playouts)])


def _numbers_of(flat: FlatBoard, actions: Sequence[Action]) -> tuple[Ints, Ints]:
    """Each action's kind and numbers."""
    kinds, numbers = np.empty(len(actions), dtype=np.int64), np.zeros((len(actions), WIDTH), dtype=np.int64)
    for place, action in enumerate(actions):
        match action:
            case MovePawn((owner, number)):
                kinds[place], numbers[place, 0] = MOVES, owner * flat.setting.pawns + number
            case TakeChip():
                kinds[place] = TAKES
            case _:
                reply = reply_of(flat, action)
                kinds[place], numbers[place, : len(reply)] = REPLIES, reply
    return kinds, numbers
