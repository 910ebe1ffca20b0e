"""Which answers a card's question has: for the rules, for menus that grey out, and for computer players (W7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import IllegalAction
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.shares import Shares
from engine.wiedumir.view import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion


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


def check_answer(question: Question, action: Action) -> None:
    """Raises IllegalAction unless it is one of `answers`."""
    match question, action:
        case PawnQuestion(targets), PlacePawn(pawn, square):
            squares = dict(targets).get(pawn)
            if squares is None:
                raise IllegalAction("pawn-not-allowed")
            if square not in squares:
                raise IllegalAction("square-not-allowed", square=square)
        case SeatQuestion(seats), ChooseSeat(seat):
            if seat not in seats:
                raise IllegalAction("seat-not-allowed")
        case PairQuestion(pairs), ChoosePair(first, second):
            if (first, second) not in pairs:
                raise IllegalAction("pair-not-allowed")
        case ShareQuestion(), ShareOut(amounts) if len(amounts) == len(question.limits):
            _check_share(question, amounts)
        case _:
            raise IllegalAction("wrong-answer")


def _check_share(question: ShareQuestion, amounts: tuple[int, ...]) -> None:
    for seat, (amount, most) in enumerate(zip(amounts, question.limits, strict=True)):
        if amount > most:
            raise IllegalAction("share-too-much-for-seat", seat=seat, limit=most)
    total = sum(amounts)
    if total < question.least:
        raise IllegalAction("share-too-few", sum=total, least=question.least)
    if total > question.most:
        raise IllegalAction("share-too-many", sum=total, most=question.most)
