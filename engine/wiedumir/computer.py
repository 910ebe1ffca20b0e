"""The computer players: easy takes what comes, normal looks at the chips, hard at what may come of them.

Normal likes to be far ahead of the best of the others. Hard reckons its chance to win after the next seat's best reply,
and where a card will be drawn, the mean over all cards that may be on top, each carried out by the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.game import NORMAL, Pick, Seat
from engine.wiedumir import turns
from engine.wiedumir.actions import Action, MovePawn, PlacePawn, RollDie, TakeChip
from engine.wiedumir.answering import best_share, chips_after, plain_share
from engine.wiedumir.answers import answers
from engine.wiedumir.cards import Card
from engine.wiedumir.course import Course
from engine.wiedumir.imagining import imagine, unseen_cards
from engine.wiedumir.prospects import Prospects, after_reply
from engine.wiedumir.questions import question_of
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard, Phase, ShareQuestion, WieDuMirView

EASY, HARD = "easy", "hard"
LEVELS = (EASY, NORMAL, HARD)

_LOOKED_AT = 12
"""Of the answers that put a pawn somewhere, hard thinks about as many: those that look best at first."""


def choose(view: WieDuMirView, level: str, pick: Pick) -> Action:
    """The action for the seat that is to act, which must be the view's own."""
    if view.phase is Phase.TO_ROLL:
        return RollDie()
    possible = _moves(view) if view.phase is Phase.MOVING else _answers(view)
    if level == EASY or len(possible) == 1:
        return possible[pick(len(possible))]
    return _choose_well(view, level, possible, pick)


def _moves(view: WieDuMirView) -> Sequence[Action]:
    """Of a seat's pawns on one square only one, for it makes no difference."""
    different = {(pawn.seat, view.square_of(pawn)): MovePawn(pawn) for pawn, _ in view.moves}
    return (*different.values(), TakeChip()) if view.may_take else tuple(different.values())


def _answers(view: WieDuMirView) -> Sequence[Action]:
    assert view.question is not None
    return answers(view.question)


def _choose_well(view: WieDuMirView, level: str, possible: Sequence[Action], pick: Pick) -> Action:
    state = imagine(view)
    seat = view.to_act
    assert seat is not None
    if isinstance(view.question, ShareQuestion):
        if level == NORMAL:
            return plain_share(state.chips, view.question)
        return best_share(state, seat, view.question)
    if level == NORMAL:
        return _best(possible, lambda action: _lead(_done(state, action).chips, seat), pick)
    if len(possible) > _LOOKED_AT and view.drawn is not None:
        possible = _promising(state, view.drawn, possible)[:_LOOKED_AT]
    cards = unseen_cards(view)
    return _best(possible, lambda action: _prospect(_done(state, action), seat, cards), pick)


def _best(possible: Sequence[Action], value: Callable[[Action], float], pick: Pick) -> Action:
    """One of those with the highest value."""
    values = [value(action) for action in possible]
    best = [action for action, one in zip(possible, values, strict=True) if one > max(values) - 1e-9]
    return best[pick(len(best))]


def _lead(chips: Sequence[int], seat: Seat) -> float:
    """By how much the seat is ahead of the best of the others, and a little by how much of all of them."""
    rest = [one for other, one in enumerate(chips) if other != seat]
    return chips[seat] - max(rest) - 0.1 * sum(rest) / len(rest)


def _promising(state: WieDuMirState, drawn: DrawnCard, possible: Sequence[Action]) -> Sequence[Action]:
    """The answers, that first which is best for the drawer if nothing follows from it."""
    prospects = Prospects(state)

    def value(action: Action) -> float:
        moved = (action.pawn, action.square) if isinstance(action, PlacePawn) else None
        return prospects.chance(drawn.seat, chips_after(state, drawn.card, drawn.seat, action), moved)

    return sorted(possible, key=value, reverse=True)


def _done(state: WieDuMirState, action: Action) -> WieDuMirState:
    """After the action, up to the next card: there the state waits for its pile."""
    course = Course(state)
    if state.phase is Phase.MOVING:
        turns.use_roll(course, action)
    else:
        turns.decide(course, action)
    return course.state


def _prospect(state: WieDuMirState, seat: Seat, cards: Sequence[Card]) -> float:
    """The seat's chance to win, as the mean over the cards if one is to be drawn."""
    if state.results:
        winners = state.results[-1].winners
        return (seat in winners) / len(winners)
    if state.phase is not Phase.RESHUFFLING:
        return after_reply(state, seat)
    return sum(_with_card(state, card, seat) for card in cards) / len(cards)


def _with_card(state: WieDuMirState, card: Card, seat: Seat) -> float:
    """The same if this card is drawn and its drawer answers as seems best to it. A second card is not looked at."""
    course = Course(replace(state, pile=(card,)))
    turns.draw_after_shuffling(course)
    after = course.state
    if after.phase is Phase.DECIDING:
        after = _done(after, _likely_answer(after))
    if after.phase is Phase.RESHUFFLING:
        return Prospects(after).chance(seat, after.chips)
    return _prospect(after, seat, ())


def _likely_answer(state: WieDuMirState) -> Action:
    drawn = state.drawn
    assert drawn is not None
    question = question_of(state, drawn)
    assert question is not None
    if isinstance(question, ShareQuestion):
        return plain_share(state.chips, question)
    return _promising(state, drawn, answers(question))[0]
