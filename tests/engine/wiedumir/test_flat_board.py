"""The board that computer players try things out on knows the same rules as the game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from engine.wiedumir import turns
from engine.wiedumir.actions import Action, MovePawn, ShareOut, TakeChip
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players.flat_board import NOBODY, FlatBoard
from engine.wiedumir.players.flat_cards import carried_out, replies, reply_of
from engine.wiedumir.questions import PairQuestion, ShareQuestion
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase
from tests.engine.playing import dice_of
from tests.engine.wiedumir.positions import OPEN, WIEDUMIR

Facts = tuple[list[int], list[int], list[int], tuple[int, ...], int]

TRIED = 6
"""Actions of a position that are carried out on both boards."""


def facts(state: WieDuMirState) -> Facts:
    if state.results:
        return [], list(state.results[-1].chips), [], (), 0
    first_home = NOBODY if state.first_home is None else state.first_home
    squares = [square for row in state.pawns for square in row]
    arrivals = [number for row in state.arrivals for number in row]
    return squares, list(state.chips), arrivals, tuple(sorted(state.waiting)), first_home


def flat_facts(board: FlatBoard, after: WieDuMirState) -> Facts:
    if board.over:
        return [], board.chips, [], (), 0
    waiting = [card for card, bit in zip((4, 16, 21), (1, 2, 4), strict=True) if board.waiting & bit]
    return board.squares, board.chips, board.arrivals, tuple(waiting), board.first_home


def done(board: FlatBoard, state: WieDuMirState, action: Action) -> tuple[FlatBoard, bool]:
    """The board after the action, and whether a card is drawn then."""
    pawns = board.setting.pawns
    match action:
        case MovePawn((seat, number)):
            assert state.roll is not None
            return board.moved(seat * pawns + number, state.roll)
        case TakeChip():
            after = board.copy()
            after.change(after.turn, 1)
            return after, False
    assert state.drawn is not None
    after, drawing = carried_out(
        board, state.drawn.card, state.drawn.pawn.seat * pawns + state.drawn.pawn.number, reply_of(board, action)
    )
    return after, drawing >= 0


def check_choices(board: FlatBoard, state: WieDuMirState, legal: Sequence[Action]) -> None:
    pawns = board.setting.pawns
    if state.phase is Phase.MOVING:
        movable = [action.pawn.seat * pawns + action.pawn.number for action in legal if isinstance(action, MovePawn)]
        assert board.movable() == movable
        assert board.may_take(state.roll or 0) == (TakeChip() in legal)
        return
    assert state.drawn is not None
    found = replies(board, state.drawn.card, state.drawn.pawn.seat * pawns + state.drawn.pawn.number)
    question = turns.question_in_hand(state)
    if isinstance(question, PairQuestion) and state.drawn.card is Card.SWAP_OTHERS:
        assert sorted(tuple(sorted(pair)) for pair in found) == sorted(question.pairs)
    elif isinstance(question, ShareQuestion):
        assert all(ShareOut(reply) in legal for reply in found)
        assert len(found) == len(legal) or len(legal) > 40
    else:
        assert sorted(found) == sorted(reply_of(board, action) for action in legal)


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_decision_and_every_card_do_the_same_on_both_boards(seats: int) -> None:
    """In random games of all variants but W15, which changes nothing about what happens."""
    for seed in (seats, seats + 1):
        randomness = random.Random(f"{seats} {seed}")
        variants = {"no_limits": bool(seed & 1), "no_measure": bool(seed & 2), "auto_move": False}
        state = WIEDUMIR.new({**OPEN, **variants}, seats)
        draws_made = count()
        while WIEDUMIR.outcome(state) is None:
            request = WIEDUMIR.pending_chance(state)
            if request is not None:
                state = WIEDUMIR.resolve(state, dice_of(seed).draw(next(draws_made), request)).state
                continue
            [seat] = WIEDUMIR.to_act(state)
            legal = WIEDUMIR.legal_actions(state, seat)
            if state.phase is not Phase.TO_ROLL:
                board = FlatBoard.of(state, state.chips)
                check_choices(board, state, legal)
                for action in {legal[randomness.randrange(len(legal))]: None for _ in range(TRIED)}:
                    # With no pile the rules stop where a card is to be drawn.
                    after = WIEDUMIR.apply(replace(state, pile=()), seat, action).state
                    flat, draws = done(board, state, action)
                    assert flat_facts(flat, after) == facts(after), (seed, action)
                    assert draws == (after.phase is Phase.RESHUFFLING)
                    if draws:
                        check_card(flat, after, randomness)
            state = WIEDUMIR.apply(state, seat, legal[randomness.randrange(len(legal))]).state


def check_card(board: FlatBoard, waiting: WieDuMirState, randomness: random.Random) -> None:
    """One of the cards that may be drawn, if it asks nothing."""
    assert waiting.drawing is not None
    card = randomness.choice([card for card in cards_for(waiting.seats) if card not in waiting.waiting])
    resolution = Resolution(replace(waiting, pile=(card,)))
    turns.draw_after_shuffling(resolution)
    after = resolution.state
    if after.phase is not Phase.DECIDING:
        [reply] = replies(board, card, waiting.drawing.seat * board.setting.pawns + waiting.drawing.number)
        flat, _ = carried_out(board, card, waiting.drawing.seat * board.setting.pawns + waiting.drawing.number, reply)
        assert flat_facts(flat, after) == facts(after), card
