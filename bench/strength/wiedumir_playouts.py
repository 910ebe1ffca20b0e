"""Flat Monte Carlo for Wie Du mir …, on the players' flat board: by the rules themselves it takes minutes a game.

The tests hold that board against the rules. What is tried, and how, is the same as in `bench.strength.playouts`, but
that of more than 40 distributions of chips those that play-outs choose among are the telling ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from bench.strength.opponents import candidates
from engine.game import AnyGame, Pick
from engine.picks import shuffled
from engine.wiedumir.actions import Action, MovePawn, TakeChip
from engine.wiedumir.cards import Card
from engine.wiedumir.players.flat_board import WAITING_BITS, FlatBoard
from engine.wiedumir.players.flat_cards import carried_out, replies, reply_of
from engine.wiedumir.players.search import NO_CARD, End, taken
from engine.wiedumir.players.whole_match import game_won
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES, WieDuMirView


def choose_action(game: AnyGame, view: WieDuMirView, playouts: int, most: int, pick: Pick) -> Action | None:
    """The action that won most of its play-outs; None where more than one game decides the match."""
    if view.length.games != 1 or view.to_act is None:
        return None
    seat = view.to_act
    actions: Sequence[Action] = candidates(game, game.imagine(view, pick), seat, pick, most)
    if len(actions) < 2:
        return actions[0]
    won = [0.0] * len(actions)
    for _ in range(playouts):
        world: WieDuMirState = game.imagine(view, pick)
        board, pile = FlatBoard.of(world, world.chips), list(world.pile[::-1])
        used = [*world.used, *(() if world.drawn is None else (world.drawn.card,))]
        for place, action in enumerate(actions):
            won[place] += _played_out(_after(board, world, action), pile[:], used[:], pick)[seat]
    best = [action for action, value in zip(actions, won, strict=True) if value == max(won)]
    return best[pick(len(best))]


def _after(board: FlatBoard, world: WieDuMirState, action: Action) -> End:
    match action:
        case MovePawn((owner, number)):
            assert world.roll is not None
            pawn = owner * board.setting.pawns + number
            after, draws = board.moved(pawn, world.roll)
            after.pass_turn()
            return after, pawn if draws else NO_CARD
        case TakeChip():
            return taken(board), NO_CARD
    assert world.drawn is not None
    owner, number = world.drawn.pawn
    after, drawing = carried_out(board, world.drawn.card, owner * board.setting.pawns + number, reply_of(board, action))
    after.pass_turn()
    return after, drawing


def _played_out(end: End, pile: list[Card], used: list[Card], pick: Pick) -> list[float]:
    """Who wins if all act at random. The last card of the pile is on top."""
    board, drawing = end
    while True:
        while drawing != NO_CARD:
            if not pile:
                pile, used = shuffled(used, pick), []
            card = pile.pop()
            possible = replies(board, card, drawing)
            board, drawing = carried_out(board, card, drawing, possible[pick(len(possible))])
            if not board.waiting & WAITING_BITS.get(card, 0):
                used.append(card)
        if board.over:
            return game_won(board)
        roll = pick(SIDES) + 1
        pawns = board.movable()
        place = pick(len(pawns) + board.may_take(roll))
        if place == len(pawns):
            board = taken(board)
        else:
            drawing = pawns[place] if board.move(pawns[place], roll) else NO_CARD
            board.pass_turn()
