"""The states that may be behind a view of Wie Du mir …: the pile's order is drawn."""

from __future__ import annotations

from engine.game import Pick
from engine.picks import shuffled
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players.trial import chips_of
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import WieDuMirView


def imagine(view: WieDuMirView, pick: Pick) -> WieDuMirState:
    """A state of that view, at a moment when somebody is to act. Every order of the cards unseen is as likely.

    Chips that are secret (W15) are those that a seat usually has.
    """
    assert view.turn is not None
    in_hand = () if view.drawn is None else (view.drawn.card,)
    seen = {*view.used, *view.waiting, *in_hand}
    unseen = [card for card in cards_for(view.seats) if card not in seen]
    return WieDuMirState(
        rulings=view.rulings,
        seats=view.seats,
        board=view.board,
        length=view.length,
        auto_move=view.auto_move,
        no_limits=view.no_limits,
        no_comparing=view.no_comparing,
        no_measure=view.no_measure,
        game=view.game,
        phase=view.phase,
        turn=view.turn,
        roll=view.roll,
        pawns=view.pawns,
        chips=chips_of(view),
        pile=tuple(shuffled(unseen, pick)[: view.pile]),
        used=view.used,
        waiting=view.waiting,
        drawn=view.drawn,
        drawing=None,
        arrivals=view.arrivals,
        arrived=max(max(row) for row in view.arrivals),
        first_home=view.first_home,
        results=view.results,
        winners=view.winners,
        by_vote=view.by_vote,
    )
