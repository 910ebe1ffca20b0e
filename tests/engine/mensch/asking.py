"""Questions that tests ask the rules."""

from collections.abc import Iterable
from typing import TypeVar

import pytest

from engine.game import Event, IllegalAction, Step
from engine.mensch.actions import MOVES, ROLL_DIE, Action, ClaimCapture, MovePawn
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState

E = TypeVar("E", bound=Event)


def game_of(state: MenschState) -> Mensch:
    return EINIGKEIT if state.agreed.pairs else MENSCH


def movable(state: MenschState) -> set[int]:
    """The pawns that the seat whose turn it is may move, counted from 0."""
    actions = game_of(state).legal_actions(state, state.turn)
    return {action.pawn for action in actions if isinstance(action, MovePawn)}


def claimable(state: MenschState, seat: int) -> set[int]:
    actions = game_of(state).legal_actions(state, seat)
    return {action.pawn for action in actions if isinstance(action, ClaimCapture)}


def refusal(state: MenschState, action: Action, seat: int | None = None) -> str:
    """The code with which the action is refused."""
    with pytest.raises(IllegalAction) as refused:
        game_of(state).check(state, state.turn if seat is None else seat, action)
    return refused.value.code


def move(state: MenschState, pawn: int) -> Step[MenschState]:
    return game_of(state).apply(state, state.turn, MOVES[pawn])


def roll(state: MenschState, value: int) -> Step[MenschState]:
    """The seat whose turn it is rolls that."""
    rolling = game_of(state).apply(state, state.turn, ROLL_DIE).state
    return game_of(state).resolve(rolling, (value,))


def the_only(kind: type[E], events: Iterable[Event]) -> E:
    [found] = [event for event in events if isinstance(event, kind)]
    return found
