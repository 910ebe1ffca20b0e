"""Trying a decision out by the rules: the states that it leads to, up to the next roll or the next card to be drawn.

A state to try things out on is `worlds.likely_state`: its pile is empty, so the rules stop where a card is to be drawn
(`Phase.RESHUFFLING`), and the card that is tried there is laid on it. Of distributions of chips, all are tried, or of
very many some that are likely to be good.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.game import Event, Seat
from engine.wiedumir import turns
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn, PlacePawn, ShareOut, TakeChip
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.questions import Question, ShareQuestion, Shares
from engine.wiedumir.state import Resolution, WieDuMirState, changed
from engine.wiedumir.view import Phase, WieDuMirView

_MOST = 40
"""The number of distributions of which all are looked at."""

_KEPT = 2_048
"""The number of trials whose ends are kept: what was looked at before a roll is looked at again after it."""


class _Trial(Resolution):
    """Tells of no events, and puts no card away: nothing comes of used ones, and states without them are alike."""

    def change(self, **changes: Any) -> None:
        changes.pop("used", None)
        super().change(**changes)

    def report(self, event: Event) -> None:
        pass


def choices(view: WieDuMirView) -> Sequence[Action]:
    """Actions of the seat in turn, as its view shows it; of very many distributions of chips only the telling ones."""
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


@lru_cache(maxsize=_KEPT)
def rolled(state: WieDuMirState, number: int) -> Sequence[WieDuMirState]:
    """The states after each move with the number; the roller's own pawns come first, then the others clockwise."""
    moving = changed(state, phase=Phase.MOVING, roll=number)
    return [done(moving, action) for action in _clockwise(turns.choices(moving), state.turn, state.seats)]


@lru_cache(maxsize=_KEPT)
def drawn(state: WieDuMirState, card: Card) -> Sequence[WieDuMirState]:
    """The states after each answer to the card, which is drawn now; one state if it asks nothing."""
    trial = _Trial(state)
    # A pile of this card alone makes the rules themselves draw it.
    trial.change(pile=(card,))
    turns.draw_after_shuffling(trial)
    asked = trial.state
    if asked.phase is not Phase.DECIDING:
        return [asked]
    assert asked.drawn is not None
    answers = _answers(turns.question_in_hand(asked), asked)
    return [done(asked, answer) for answer in _clockwise(answers, asked.drawn.seat, asked.seats)]


def _answers(question: Question, table: WieDuMirState | WieDuMirView) -> Sequence[Action]:
    if isinstance(question, ShareQuestion):
        return _likely_shares(question, [had or 0 for had in table.chips], no_limits=table.no_limits)
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


Amounts = tuple[int, ...]


def _likely_shares(question: ShareQuestion, chips: Sequence[int], *, no_limits: bool) -> list[ShareOut]:
    """The distributions to try where the seats have these ``chips``."""
    every = _every(question)
    return list(every) if every is not None else _telling(question, chips, no_limits=no_limits)


@lru_cache(maxsize=4096)
def _every(question: ShareQuestion) -> tuple[ShareOut, ...] | None:
    """All of them, or None where that would be more than `_MOST`."""
    answers = Shares(question)
    return tuple(answers) if len(answers) <= _MOST else None


def _telling(question: ShareQuestion, chips: Sequence[int], *, no_limits: bool) -> list[ShareOut]:
    """As much as possible to one after another; evenly; and where it brings receivers over the limit, that first."""
    least, most, limits, takes = question.least, question.most, question.limits, question.takes
    able = [seat for seat, limit in enumerate(limits) if limit]
    poorest = sorted(able, key=lambda seat: chips[seat], reverse=takes)
    found: dict[Amounts, None] = {}
    orders = [[seat, *(other for other in poorest if other != seat)] for seat in able]
    for order in orders:
        found[_filled(least, limits, order)] = None
    found[_even(chips, least, limits, able, takes=takes)] = None
    # One more than the limit strikes (W5): worth trying where a receiver can get that many.
    if not takes and not no_limits:
        striking = [seat for seat in able if 0 < LIMIT + 1 - chips[seat] <= limits[seat]]
        striking.sort(key=lambda seat: -chips[seat])
        amounts = [0] * len(limits)
        for seat in striking:
            needed = LIMIT + 1 - chips[seat]
            if sum(amounts) + needed > most:
                break
            amounts[seat] = needed
            found[_completed(least, limits, amounts, poorest)] = None
            alone = [needed if other == seat else 0 for other in range(len(limits))]
            found[_completed(least, limits, alone, poorest)] = None
    return [ShareOut(amounts) for amounts in found if least <= sum(amounts) <= most]


def _filled(total: int, limits: Amounts, order: list[int]) -> Amounts:
    return _completed(total, limits, [0] * len(limits), order)


def _completed(total: int, limits: Amounts, given: list[int], order: list[int]) -> Amounts:
    """With what is still missing in that order."""
    amounts = list(given)
    for seat in order:
        amounts[seat] += max(0, min(limits[seat] - amounts[seat], total - sum(amounts)))
    return tuple(amounts)


def _even(chips: Sequence[int], total: int, limits: Amounts, able: list[int], *, takes: bool) -> Amounts:
    """One by one, to those who have fewest then, or from those who have most."""
    step = -1 if takes else 1
    amounts = [0] * len(limits)
    for _ in range(total):
        open_to = [seat for seat in able if amounts[seat] < limits[seat]]
        seat = min(open_to, key=lambda seat: step * (chips[seat] + step * amounts[seat]))
        amounts[seat] += 1
    return tuple(amounts)
