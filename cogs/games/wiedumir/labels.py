"""What buttons and menus say: people by name, as Discord shows it there, and what each choice would do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.cards import Card
from engine.wiedumir.view import WieDuMirView
from localization.catalog import Speaker
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.words import landing


def label_of(action: Action, view: WieDuMirView, names: Sequence[str], say: Speaker) -> str:
    """For an answer to the card in hand that is given with one press. ``names`` obey no Markdown."""
    match action:
        case PlacePawn(pawn, square):
            return landing(view, pawn, square, names[pawn.seat], say)
        case ChooseSeat(seat):
            return names[seat]
        case ChoosePair(first, second):
            swaps = view.drawn is not None and view.drawn.card is Card.SWAP_OTHERS
            key = "wiedumir-pair-swaps" if swaps else "wiedumir-pair-passes"
            return say(key, first=names[first], second=names[second])
        case ShareOut(amounts):
            shares = [(names[seat], amount) for seat, amount in enumerate(amounts) if amount]
            if not shares:
                return say("wiedumir-share-nothing")
            return ", ".join(say("wiedumir-share-row", name=name, amount=amount) for name, amount in shares)
    raise ValueError(action)


def quoted_card(view: WieDuMirView, say: Speaker) -> str:
    """The card in hand, as a quotation."""
    assert view.drawn is not None
    card = view.drawn.card
    return say("wiedumir-card-quoted", title=card_title(card, say), text=card_text(card, say))


def seat_of(action: Action) -> Seat:
    """Whose mark stands beside the label."""
    match action:
        case PlacePawn(pawn):
            return pawn.seat
        case ChooseSeat(seat) | ChoosePair(seat):
            return seat
        case ShareOut(amounts):
            return next((seat for seat, amount in enumerate(amounts) if amount), 0)
    raise ValueError(action)
