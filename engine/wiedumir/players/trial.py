"""Trying actions out by the rules themselves, on a state as it could be behind a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.game import Pick
from engine.wiedumir import turns
from engine.wiedumir.actions import Action
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Length, Phase, WieDuMirView

_USUAL_CHIPS = 5
"""What a seat is taken to have where counts are secret (W15)."""


def imagine(view: WieDuMirView) -> WieDuMirState:
    """The position during a game that is the last one. Its pile is empty, because nobody may know its order."""
    assert view.turn is not None
    return WieDuMirState(
        rulings=view.rulings,
        seats=view.seats,
        board=view.board,
        length=Length(1, None),
        auto_move=True,
        no_limits=view.no_limits,
        no_comparing=False,
        no_measure=view.no_measure,
        game=1,
        phase=view.phase,
        turn=view.turn,
        roll=view.roll,
        pawns=view.pawns,
        chips=chips_of(view),
        pile=(),
        used=(),
        waiting=view.waiting,
        drawn=view.drawn,
        drawing=None,
        arrivals=view.arrivals,
        arrived=max(max(row) for row in view.arrivals),
        first_home=view.first_home,
        results=(),
        winners=(),
        by_vote=False,
    )


def unseen_cards(view: WieDuMirView) -> tuple[Card, ...]:
    """Each is as likely to be drawn next: those that lie nowhere, or the used ones once the pile is empty (W8)."""
    in_hand = () if view.drawn is None else (view.drawn.card,)
    seen = {*view.used, *view.waiting, *in_hand}
    return tuple(card for card in cards_for(view.seats) if card not in seen) or view.used or in_hand


def after(state: WieDuMirState, action: Action) -> WieDuMirState:
    """After the action, up to the next card: there the state waits for its pile."""
    resolution = Resolution(state)
    if state.phase is Phase.MOVING:
        turns.use_roll(resolution, action)
    else:
        turns.decide(resolution, action)
    return resolution.state


def one_of_the_best(possible: Sequence[Action], value: Callable[[Action], float], pick: Pick) -> Action:
    """One of those with the highest value."""
    values = [value(action) for action in possible]
    highest = max(values)
    best = [action for action, one in zip(possible, values, strict=True) if one > highest - 1e-9]
    return best[pick(len(best))]


def chips_of(view: WieDuMirView) -> tuple[int, ...]:
    """What everybody has, or would usually have; never less than a question in hand shows, nor too much in all."""
    question = view.question
    taken = question.limits if isinstance(question, ShareQuestion) and question.takes else (0,) * view.seats
    least = [taken[seat] if chips is None else chips for seat, chips in enumerate(view.chips)]
    spare = (CHIPS - sum(least)) // view.seats
    return tuple(
        one + min(spare, max(0, _USUAL_CHIPS - one)) if chips is None else chips
        for one, chips in zip(least, view.chips, strict=True)
    )
