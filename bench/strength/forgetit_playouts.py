"""Flat Monte Carlo for For-Get-It, without the engine's states: many times as fast, and by the same rules.

The rest of the turn in hand is played out at random. What later turns bring at random does not depend on anything, so
they are drawn from turns that were played at random before.
"""

from __future__ import annotations

import random
from functools import cache

from engine.forgetit.actions import Action, Keep, RollDice, Stop
from engine.forgetit.dice import SIDES
from engine.forgetit.hand import Hand
from engine.forgetit.rules import FORGETIT
from engine.forgetit.scoring import ROUNDS, round_factor, totals
from engine.forgetit.view import ForGetItView
from engine.game import Pick, Seat

TURNS = 50_000
"""The number of turns that are played ahead."""


def choose_action(view: ForGetItView, playouts: int, pick: Pick) -> Action:
    """The action that wins most of its play-outs; any of equals."""
    assert view.turn is not None
    actions = FORGETIT.legal_actions(FORGETIT.imagine(view, pick), view.turn)
    if len(actions) == 1:
        return actions[0]
    won = [
        sum(_share_of_win(view, _played_out(view, action, pick), pick) for _ in range(playouts)) for action in actions
    ]
    best = [action for action, value in zip(actions, won, strict=True) if value == max(won)]
    return best[pick(len(best))]


def _played_out(view: ForGetItView, action: Action, pick: Pick) -> int:
    """What the turn in hand brings after the action, before doubling."""
    match action:
        case Stop():
            return view.hand.score
        case Keep(number, dice):
            return _decided(view.hand.kept(number, dice), pick)
        case RollDice():
            return _rolled(view.hand, pick)
    return _decided(view.hand, pick)


def _decided(hand: Hand, pick: Pick) -> int:
    return _rolled(hand, pick) if pick(2) else hand.score


def _rolled(hand: Hand, pick: Pick) -> int:
    hand = hand.rolled([1 + pick(SIDES) for _ in range(hand.next_roll.total)])
    if hand.busted:
        return 0
    numbers = hand.numbers_to_keep()
    keeps = [(number, dice) for number in numbers for dice in hand.choices(number)]
    if keeps:
        chosen = pick(len(keeps) + 1)
        hand = hand.kept(*keeps[chosen]) if chosen < len(keeps) else hand
    return _decided(hand, pick)


@cache
def _turns() -> list[int]:
    randomness = random.Random("turns at random")
    return [_rolled(Hand(), randomness.randrange) for _ in range(TURNS)]


def _share_of_win(view: ForGetItView, score: int, pick: Pick) -> float:
    """What the seat in turn has of the win if its turn brings the score and all turns after it are random."""
    turns, points = _turns(), list(totals(view.sheet))
    own: Seat | None = view.turn
    for seat, column in enumerate(view.sheet):
        for round in range(len(column) + 1, ROUNDS + 1):
            in_hand = seat == own and round == view.round
            points[seat] += round_factor(round) * (score if in_hand else turns[pick(TURNS)])
    assert own is not None
    return (points[own] == max(points)) / points.count(max(points))
