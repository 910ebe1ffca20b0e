"""Which answers a card's question has: for the rules, for menus that grey out, and for computer players (W7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import IllegalAction, Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.cards import Card
from engine.wiedumir.shares import Shares, check_share
from engine.wiedumir.view import DrawnCard, PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion


def answers(question: Question) -> Sequence[Action]:
    """Every legal answer."""
    match question:
        case PawnQuestion(targets):
            return tuple(PlacePawn(pawn, square) for pawn, squares in targets for square in squares)
        case SeatQuestion(seats):
            return tuple(ChooseSeat(seat) for seat in seats)
        case PairQuestion(pairs):
            return tuple(ChoosePair(first, second) for first, second in pairs)
        case ShareQuestion():
            return Shares(question)


def check_answer(question: Question, action: Action, drawn: DrawnCard) -> None:
    """Raises IllegalAction unless it is one of `answers`; the card in hand tells the reason."""
    match question, action:
        case PawnQuestion(targets), PlacePawn(pawn, square):
            squares = dict(targets).get(pawn)
            if squares is None:
                raise IllegalAction("pawn-not-allowed")
            if square not in squares:
                raise IllegalAction("square-not-allowed", square=square)
        case SeatQuestion(seats), ChooseSeat(seat):
            if seat not in seats:
                raise IllegalAction(_why_not(seat, drawn))
        case PairQuestion(pairs), ChoosePair(first, second):
            if (first, second) not in pairs:
                raise IllegalAction("pair-not-allowed")
        case ShareQuestion(), ShareOut(amounts):
            check_share(question, amounts)
        case _:
            raise IllegalAction("wrong-answer")


def _why_not(seat: Seat, drawn: DrawnCard) -> str:
    if seat == drawn.seat:
        return "seat-yourself"
    return "seat-not-first" if drawn.card is Card.RAISE else "seat-not-allowed"
