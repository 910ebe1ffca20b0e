"""What cards do (C1 to C22). Where one moves a pawn, the pawn is answered, for its landing is still to come (W6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import GOAL, START, Pawn, forward
from engine.wiedumir.cards import AMOUNTS, Card
from engine.wiedumir.course import Course
from engine.wiedumir.events import CardWaits
from engine.wiedumir.questions import between, not_home, others, with_pawn_home
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard


def carry_out(course: Course, drawn: DrawnCard) -> Pawn | None:
    """A card that asks nothing and can be carried out."""
    state, seat, pawn, card = course.state, drawn.seat, drawn.pawn, drawn.card
    match card:
        case Card.OVERTAKE:
            return _put(course, seat, pawn, max(between(state, pawn)) + 1, card)
        case Card.FALL_BACK:
            return _put(course, seat, pawn, max(START, min(not_home(state, pawn)) - 1), card)
        case Card.ADVANCE:
            target = forward(state.square_of(pawn), AMOUNTS[card], state.occupied)
            return _put(course, seat, pawn, target, card)
        case Card.TRIBUTE:
            course.give(_tribute(state, seat), card)
        case Card.FINE | Card.GIVE_HOME:
            course.pay(seat, AMOUNTS[card], card)
        case Card.GAIN:
            course.take(seat, AMOUNTS[card], card)
        case Card.FILL:
            course.take(seat, AMOUNTS[card] - state.chips[seat], card)
        case Card.FIRST_GAINS if state.first_home is not None:
            course.take(state.first_home, AMOUNTS[card], card)
        case Card.FIRST_GAINS | Card.TOLL | Card.LAST_PAYS:
            course.change(waiting=tuple(sorted((*state.waiting, card))))
            course.tell(CardWaits(seat, card))
    return None


def carry_out_answer(course: Course, drawn: DrawnCard, action: Action) -> Pawn | None:
    """A card whose drawer has answered with a legal action."""
    seat, card = drawn.seat, drawn.card
    match action:
        case PlacePawn(pawn, square):
            return _put(course, seat, pawn, square, card)
        case ChooseSeat(other) if card is Card.RAISE:
            course.take(other, AMOUNTS[card] - course.state.chips[other], card)
        case ChooseSeat(other):
            course.swap(seat, other, card)
        case ChoosePair(first, second) if card is Card.PASS_ON:
            course.give([(first, second, min(AMOUNTS[card], course.state.chips[first]))], card)
        case ChoosePair(first, second):
            course.swap(first, second, card)
        case ShareOut(amounts):
            shares = [(other, amounts[other]) for other in others(course.state, seat)]
            if card is Card.COLLECT:
                course.give([(other, seat, amount) for other, amount in shares], card)
            else:
                course.give([(seat, other, amount) for other, amount in shares], card)
    return None


def _put(course: Course, seat: Seat, pawn: Pawn, square: int, card: Card) -> Pawn:
    course.put(seat, pawn, square, card)
    return pawn


def _tribute(state: WieDuMirState, seat: Seat) -> Iterator[tuple[Seat, Seat, int]]:
    """C2: a chip for every pawn in the goal; if they run out, one at a time, clockwise from the left."""
    owed = {other: state.pawns[other].count(GOAL) for other in with_pawn_home(state, seat)}
    paid = dict.fromkeys(owed, 0)
    left = state.chips[seat]
    while left and paid != owed:
        for other in owed:
            if left and paid[other] < owed[other]:
                paid[other] += 1
                left -= 1
    return ((seat, other, amount) for other, amount in paid.items())
