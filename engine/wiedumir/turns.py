"""A turn: moving, landing, drawing, and whatever follows from it, up to the next decision or draw (W3 to W12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.wiedumir import ending
from engine.wiedumir.actions import Action, MovePawn, TakeChip
from engine.wiedumir.answers import answers
from engine.wiedumir.board import GOAL, Kind, Pawn, forward
from engine.wiedumir.cards import AMOUNTS, FROM_COUNTS, WAITING, Card
from engine.wiedumir.course import Course
from engine.wiedumir.effects import carry_out, carry_out_answer
from engine.wiedumir.events import (
    CardDecided,
    CardDrawn,
    CardWithoutEffect,
    DieRolled,
    MoveForgone,
    PawnArrived,
    WaitingCardActed,
)
from engine.wiedumir.questions import hindrance, question_of
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard, Lately, Phase


def moves(state: WieDuMirState) -> tuple[tuple[Pawn, int], ...]:
    """Every pawn that the die can move, with the square it would land on (W3)."""
    steps, occupied = state.roll or 0, state.occupied
    return tuple((pawn, forward(square, steps, occupied)) for pawn, square in state.all_pawns if square != GOAL)


def may_take(state: WieDuMirState) -> bool:
    """W16."""
    return state.no_measure and state.roll == 1 and state.supply > 0 and state.is_home(state.turn)


def choices(state: WieDuMirState) -> Sequence[Action]:
    """What can be done with the number rolled."""
    moving = tuple(MovePawn(pawn) for pawn, _ in moves(state))
    return (*moving, TakeChip()) if may_take(state) else moving


def rolled(course: Course, number: int) -> None:
    state = course.state
    course.change(roll=number, phase=Phase.MOVING, lately=Lately(state.turn, number))
    course.tell(DieRolled(state.turn, number))
    possible = choices(course.state)
    if state.auto_move and len(possible) == 1:
        use_roll(course, possible[0], forced=True)


def use_roll(course: Course, action: Action, *, forced: bool = False) -> None:
    """The seat moves a pawn, or does without (W16)."""
    state = course.state
    if isinstance(action, MovePawn):
        course.put(state.turn, action.pawn, dict(moves(state))[action.pawn], None, forced=forced)
        follow(course, action.pawn)
    else:
        course.tell(MoveForgone(state.turn))
        course.take(state.turn, 1)
        follow(course, None)


def decide(course: Course, action: Action) -> None:
    """The drawer has answered the card."""
    follow(course, _answered(course, action, forced=False))


def draw_after_shuffling(course: Course) -> None:
    """The pile is full again, and the landing that had to wait for it is carried out."""
    pawn = course.state.drawing
    course.change(drawing=None)
    follow(course, pawn)


def follow(course: Course, landing: Pawn | None) -> None:
    """Landings set off cards and cards landings, until nothing moves any more. Then the turn ends, unless it waits."""
    course.change(phase=Phase.ROLLING)
    while landing is not None:
        landing = _land(course, landing)
    if course.state.phase is Phase.ROLLING:
        if course.state.all_home:
            ending.end_game(course, by_vote=False)
        else:
            turn = (course.state.turn + 1) % course.state.seats
            course.change(phase=Phase.TO_ROLL, turn=turn, roll=None)


def _land(course: Course, pawn: Pawn) -> Pawn | None:
    """What the square does to the pawn's owner (W4); answers the pawn that a card has moved."""
    state = course.state
    square = state.square_of(pawn)
    value = state.board.value(square)
    if square == GOAL:
        _arrive(course, pawn)
    elif state.board.kind(square) is Kind.CARD:
        return _draw(course, pawn)
    elif value > 0:
        course.take(pawn.seat, value)
    elif value < 0:
        course.pay(pawn.seat, -value)
    return None


def _arrive(course: Course, pawn: Pawn) -> None:
    """Waiting cards act in the order of W12."""
    state = course.state
    number = state.arrived + 1
    row = state.arrivals[pawn.seat]
    row = (*row[: pawn.number], number, *row[pawn.number + 1 :])
    arrivals = (*state.arrivals[: pawn.seat], row, *state.arrivals[pawn.seat + 1 :])
    first = pawn.seat if state.first_home is None else state.first_home
    course.change(arrived=number, arrivals=arrivals, first_home=first)
    course.tell(PawnArrived(pawn, state.is_home(pawn.seat), state.all_home))
    for card in WAITING:
        if card in state.waiting and (card is not Card.LAST_PAYS or state.all_home):
            waiting = tuple(other for other in course.state.waiting if other != card)
            course.change(waiting=waiting, used=(*course.state.used, card))
            course.tell(WaitingCardActed(card, pawn.seat))
            if card is Card.FIRST_GAINS:
                course.take(pawn.seat, AMOUNTS[card], card)
            else:
                course.pay(pawn.seat, AMOUNTS[card], card)


def _draw(course: Course, pawn: Pawn) -> Pawn | None:
    """The pawn's owner draws and carries the card out, or is asked."""
    state = course.state
    if not state.pile:
        course.change(phase=Phase.RESHUFFLING, drawing=pawn)
        return None
    drawn = DrawnCard(pawn.seat, pawn, state.pile[0])
    lately = replace(state.lately, cards=(*state.lately.cards, drawn))
    course.change(pile=state.pile[1:], drawn=drawn, lately=lately)
    course.tell(CardDrawn(drawn.seat, pawn, drawn.card, len(state.pile) - 1))
    if (reason := hindrance(state, drawn)) is not None:
        course.tell(CardWithoutEffect(drawn.seat, drawn.card, reason))
        course.note(without_effect=(*lately.without_effect, drawn.card))
        _put_away(course)
        return None
    question = question_of(state, drawn)
    if question is None:
        moved = carry_out(course, drawn)
        _put_away(course)
        return moved
    possible = answers(question)
    if len(possible) == 1 and state.auto_move and not _is_secret(state, drawn.card):
        return _answered(course, possible[0], forced=True)
    course.change(phase=Phase.DECIDING)
    return None


def _is_secret(state: WieDuMirState, card: Card) -> bool:
    """Whether the question is the drawer's alone. Then it is always put: an automatic answer would tell onlookers."""
    return state.no_comparing and card in FROM_COUNTS


def _answered(course: Course, action: Action, *, forced: bool) -> Pawn | None:
    drawn = course.state.drawn
    assert drawn is not None
    course.tell(CardDecided(drawn.seat, drawn.card, action, forced))
    moved = carry_out_answer(course, drawn, action)
    _put_away(course)
    return moved


def _put_away(course: Course) -> None:
    """The card in hand is used now, unless it waits on the goal (W8)."""
    state = course.state
    assert state.drawn is not None
    card = state.drawn.card
    used = state.used if card in state.waiting else (*state.used, card)
    course.change(drawn=None, used=used)
