"""Trying a decision out by the rules: the states that it leads to, up to the next roll or the next card to be drawn.

A state to try things out on is `worlds.likely_state`: its pile is empty, so the rules stop where a card is to be drawn
(`Phase.RESHUFFLING`), and the card that is tried there is laid on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Event, Seat
from engine.wiedumir import turns
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn, PlacePawn, ShareOut, TakeChip
from engine.wiedumir.cards import Card
from engine.wiedumir.players.shares import likely_shares
from engine.wiedumir.questions import Question, ShareQuestion
from engine.wiedumir.state import Resolution, WieDuMirState
from engine.wiedumir.view import Phase, WieDuMirView


class _Trial(Resolution):
    """Tells of no events."""

    def report(self, event: Event) -> None:
        pass


def choices(view: WieDuMirView) -> Sequence[Action]:
    """What the seat to act can do, as its view shows it; of very many distributions of chips only the telling ones."""
    if view.question is not None:
        return _answers(view.question, view)
    moving = tuple(MovePawn(pawn) for pawn, _ in view.moves)
    return (*moving, TakeChip()) if view.may_take else moving


def done(state: WieDuMirState, action: Action) -> WieDuMirState:
    """The state after a move or an answer."""
    trial = _Trial(state)
    if state.phase is Phase.MOVING:
        turns.use_roll(trial, action)
    else:
        turns.decide(trial, action)
    return trial.state


def rolled(state: WieDuMirState, number: int) -> list[WieDuMirState]:
    """The states after each move with the number; the roller's own pawns come first, then the others clockwise."""
    moving = replace(state, phase=Phase.MOVING, roll=number)
    return [done(moving, action) for action in _clockwise(turns.choices(moving), state.turn, state.seats)]


def drawn(state: WieDuMirState, card: Card) -> list[WieDuMirState]:
    """The states after each answer to the card, which is drawn now; one state if it asks nothing."""
    trial = _Trial(replace(state, pile=(card,)))
    turns.draw_after_shuffling(trial)
    asked = trial.state
    if asked.phase is not Phase.DECIDING:
        return [asked]
    assert asked.drawn is not None
    answers = _answers(turns.question_in_hand(asked), asked)
    return [done(asked, answer) for answer in _clockwise(answers, asked.drawn.seat, asked.seats)]


def _answers(question: Question, table: WieDuMirState | WieDuMirView) -> Sequence[Action]:
    if isinstance(question, ShareQuestion):
        return likely_shares(question, [had or 0 for had in table.chips], no_limits=table.no_limits)
    return question.answers()


def _clockwise(actions: Sequence[Action], first: Seat, seats: int) -> Sequence[Action]:
    """In an order that favours no seat, for the first of equals is chosen."""

    def order(action: Action) -> tuple[int, ...]:
        match action:
            case MovePawn(pawn) | PlacePawn(pawn):
                return ((pawn.seat - first) % seats,)
            case ChooseSeat(seat):
                return ((seat - first) % seats,)
            case ChoosePair(one, other):
                return (one - first) % seats, (other - first) % seats
            case ShareOut():
                return (0,)
        return (seats,)

    return sorted(actions, key=order)
