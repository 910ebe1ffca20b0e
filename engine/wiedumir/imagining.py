"""A state as it could be behind a view, so that computer players can try things out by the rules themselves."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card, cards_for
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import CHIPS, ShareQuestion, WieDuMirView

_USUAL_CHIPS = 5
"""What a seat is taken to have where counts are secret (W15)."""


def imagine(view: WieDuMirView) -> WieDuMirState:
    """The position of a view in the midst of a game. Its pile is empty, for its order is nobody's to know."""
    assert view.turn is not None
    return WieDuMirState(
        seats=view.seats,
        board=view.board,
        length=view.length,
        auto_move=True,
        no_limits=view.no_limits,
        no_comparing=False,
        no_measure=view.no_measure,
        game=view.game,
        phase=view.phase,
        turn=view.turn,
        roll=view.roll,
        pawns=view.pawns,
        chips=_chips(view),
        pile=(),
        used=view.used,
        waiting=view.waiting,
        drawn=view.drawn,
        drawing=None,
        arrivals=tuple(tuple(int(square == GOAL) for square in row) for row in view.pawns),
        arrived=sum(square == GOAL for _, square in view.all_pawns),
        first_home=view.first_home,
        lately=replace(view.lately, transfers=()),
        results=(),
        winners=(),
        by_vote=False,
    )


def unseen_cards(view: WieDuMirView) -> tuple[Card, ...]:
    """One of these is drawn next, each as likely: those that lie nowhere, or all used ones once the pile is empty (W8)."""
    in_hand = () if view.drawn is None else (view.drawn.card,)
    seen = {*view.used, *view.waiting, *in_hand}
    return tuple(card for card in cards_for(view.seats) if card not in seen) or view.used


def _chips(view: WieDuMirView) -> tuple[int, ...]:
    """What everybody has, or what they would usually have; never less than a question in hand tells of them."""
    own = sum(chips or 0 for chips in view.chips)
    usual = min(_USUAL_CHIPS, (CHIPS - own) // view.seats)
    question = view.question

    def at_least(seat: Seat) -> int:
        return question.limits[seat] if isinstance(question, ShareQuestion) and question.takes else 0

    return tuple(
        max(usual, at_least(seat)) if chips is None else chips for seat, chips in enumerate(view.chips)
    )
