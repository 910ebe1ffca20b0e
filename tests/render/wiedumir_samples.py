"""Positions made by hand that show everything a picture can hold."""

from dataclasses import replace

from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import CardDrawn, PawnMoved
from engine.wiedumir.questions import PawnQuestion, ShareQuestion
from engine.wiedumir.recent import RecentTurn, Transfer
from engine.wiedumir.view import DrawnCard, GameResult, Length, Phase, WieDuMirView
from render.wiedumir.samples import sample_moving, sample_start


def sample_chain() -> WieDuMirView:
    """A card has moved a pawn to another question mark, and the card there asks its owner. The limit has struck."""
    view = sample_moving()
    return replace(
        view,
        phase=Phase.DECIDING,
        to_act=3,
        moves=(),
        pawns=((6, 9), (0, 0), (8, 15), (11, 15), (15, 4)),
        chips=(10, 2, 4, 3, 5),
        drawn=DrawnCard(3, Pawn(3, 0), Card.GIVE_HOME),
        question=ShareQuestion(3, 3, (0, 0, 3, 0, 3), takes=False),
    )


def recent_chain() -> RecentTurn:
    """Turn that led to `sample_chain`."""
    return RecentTurn(
        2,
        3,
        (
            PawnMoved(2, Pawn(0, 0), 3, 6, None, forced=False),
            PawnMoved(0, Pawn(3, 0), 7, 11, Card.PLACE_OTHER, forced=False),
        ),
        (CardDrawn(0, Pawn(0, 0), Card.PLACE_OTHER, 12), CardDrawn(3, Pawn(3, 0), Card.GIVE_HOME, 11)),
        transfers=(Transfer(3, 2, 2), Transfer(2, None, 8), Transfer(None, 0, 3)),
        struck=((2, 12),),
        earlier=(
            PawnMoved(3, Pawn(2, 1), 13, GOAL, None, forced=False),
            PawnMoved(4, Pawn(0, 1), 7, 9, None, forced=False),
            PawnMoved(0, Pawn(4, 1), START, 3, None, forced=False),
            PawnMoved(1, Pawn(4, 1), 3, 4, None, forced=False),
        ),
        landings=((1, -3), (3, 2)),
    )


def sample_eight() -> WieDuMirView:
    """Eight seats without comparing: nobody's chips are shown, and all hands have been swapped."""
    view = sample_start(8)
    return replace(
        view,
        no_comparing=True,
        no_limits=True,
        phase=Phase.DECIDING,
        turn=6,
        to_act=6,
        roll=3,
        pawns=((0,), (2,), (14,), (15,), (5,), (15,), (13,), (9,)),
        chips=(None,) * 8,
        supply=None,
        pile=0,
        used=(Card.RAISE,),
        drawn=DrawnCard(6, Pawn(6, 0), Card.SHIFT),
        question=PawnQuestion(((Pawn(0, 0), (3,)), (Pawn(1, 0), (4,)))),
    )


def recent_eight() -> RecentTurn:
    """Turn that led to `sample_eight`."""
    return RecentTurn(
        6,
        3,
        (PawnMoved(6, Pawn(6, 0), 10, 13, None, forced=False),),
        transfers=(Transfer(1, 5, None), Transfer(5, 1, None), Transfer(None, 3, 2), Transfer(6, None, 1)),
        landings=((0, 4),),
    )


def sample_results() -> tuple[GameResult, ...]:
    """Two games of five; in the second, the tie at the top is broken by who was home earlier (W9)."""
    return (
        GameResult((3, 9, 0, 4, 10), (2, 5, 1, 4, 3), (4, 2, 5, 3, 1), (3, 9, 0, 4, 10), by_vote=False),
        GameResult((8, 2, 8, 5, 0), (4, 3, 2, 5, 1), (2, 4, 1, 3, 5), (11, 11, 8, 9, 10), by_vote=False),
    )


def sample_over() -> WieDuMirView:
    """The end of the second of two games."""
    results = sample_results()
    return replace(
        sample_start(5),
        length=Length(2, None),
        game=2,
        phase=Phase.OVER,
        turn=None,
        to_act=None,
        pawns=((GOAL, GOAL),) * 5,
        chips=results[-1].chips,
        supply=60 - sum(results[-1].chips),
        pile=3,
        used=(Card.FINE, Card.GAIN),
        results=results,
    )
