"""What cards ask, and when there is nothing to ask (W7, W11).

Where an answer carries the card out more fully than another, the other is not offered (W7). C7 is carried out the more
fully the fewer chips the chosen seat then lacks for 8; C12 and the cards that share out, the more chips they move, but
C15 leaves the number to the drawer. C8 is carried out by any move: stopping at the start or in the goal belongs to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from engine.game import Seat
from engine.wiedumir.board import GOAL, START, Pawn, backward, forward
from engine.wiedumir.cards import AMOUNTS, Card
from engine.wiedumir.events import Hindrance
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard, PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion


def others(state: WieDuMirState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats clockwise, from the left neighbour on."""
    return tuple((seat + step) % state.seats for step in range(1, state.seats))


def with_pawn_home(state: WieDuMirState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that have a pawn in the goal, clockwise from the left neighbour."""
    return tuple(other for other in others(state, seat) if GOAL in state.pawns[other])


def hindrance(state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
    """Why the card cannot be carried out at all; None if it can."""
    seat, pawn, card = drawn.seat, drawn.pawn, drawn.card
    own, empty = state.chips[seat], state.supply == 0
    rest = [state.chips[other] for other in others(state, seat)]
    match card:
        case Card.OVERTAKE:
            leader = max(between(state, pawn), default=None)
            if leader is None:
                return Hindrance.NO_LEADER
            return Hindrance.FOREMOST if leader < state.square_of(pawn) else None
        case Card.FALL_BACK:
            rearmost = min(not_home(state, pawn), default=None)
            if rearmost is None:
                return Hindrance.ALL_HOME
            return Hindrance.REARMOST if rearmost > state.square_of(pawn) else None
        case Card.TRIBUTE if not with_pawn_home(state, seat):
            return Hindrance.NOBODY_HOME
        case Card.TRIBUTE | Card.FINE | Card.NEIGHBOURS | Card.GIVE_HOME | Card.GENEROUS | Card.GIVE_FIVE:
            return Hindrance.NO_CHIPS if own == 0 else None
        case Card.RAISE:
            if min(rest) >= AMOUNTS[card]:
                return Hindrance.OTHERS_RICH_ENOUGH
            return Hindrance.SUPPLY_EMPTY if empty else None
        case Card.PASS_ON if state.seats == 2:
            return Hindrance.NO_THIRD
        case Card.PASS_ON | Card.COLLECT:
            return Hindrance.OTHERS_EMPTY if sum(rest) == 0 else None
        case Card.FILL if own >= AMOUNTS[card]:
            return Hindrance.RICH_ENOUGH
        case Card.GAIN | Card.FILL:
            return Hindrance.SUPPLY_EMPTY if empty else None
        case Card.FIRST_GAINS:
            return Hindrance.SUPPLY_EMPTY if empty and state.first_home is not None else None
    return None


def between(state: WieDuMirState, pawn: Pawn) -> list[int]:
    """The squares of the other pawns between start and goal."""
    return [square for other, square in state.all_pawns if other != pawn and START < square < GOAL]


def not_home(state: WieDuMirState, pawn: Pawn) -> list[int]:
    """The squares of the other pawns that are not in the goal."""
    return [square for other, square in state.all_pawns if other != pawn and square != GOAL]


def question_of(state: WieDuMirState, drawn: DrawnCard) -> Question | None:
    """What the card asks its drawer; None if it asks nothing. The card must be one that can be carried out."""
    seat, card = drawn.seat, drawn.card
    rest = others(state, seat)
    match card:
        case Card.PLACE_OTHER:
            return _anywhere(state, [pawn for pawn, _ in state.all_pawns if pawn.seat != seat])
        case Card.PLACE_OWN:
            return _anywhere(state, [drawn.pawn])
        case Card.SHIFT:
            return _shifts(state)
        case Card.RAISE:
            return SeatQuestion(_most_fully_raised(state, rest))
        case Card.SWAP:
            return SeatQuestion(tuple(sorted(rest)))
        case Card.SWAP_OTHERS:
            return PairQuestion(tuple(combinations(sorted(rest), 2)))
        case Card.PASS_ON:
            most = min(AMOUNTS[card], max(state.chips[other] for other in rest))
            return PairQuestion(tuple(pair for pair in permutations(sorted(rest), 2) if state.chips[pair[0]] >= most))
        case Card.COLLECT:
            total = min(AMOUNTS[card], sum(state.chips[other] for other in rest))
            limits = [0 if other == seat else min(total, chips) for other, chips in enumerate(state.chips)]
            return ShareQuestion(total, total, tuple(limits), takes=True)
    receivers = _receivers(state, drawn)
    if not receivers:
        return None
    own = state.chips[seat]
    least = min(AMOUNTS[card], own)
    most = own if card is Card.GENEROUS else least
    each = -(-most // len(receivers)) if card is Card.NEIGHBOURS else most
    limits = [each if other in receivers else 0 for other in range(state.seats)]
    return ShareQuestion(least, most, tuple(limits), takes=False)


def _receivers(state: WieDuMirState, drawn: DrawnCard) -> frozenset[Seat]:
    """Who may get chips by a card that gives them away; nobody by a card that does not."""
    rest = others(state, drawn.seat)
    match drawn.card:
        case Card.NEIGHBOURS:
            return frozenset({rest[0], rest[-1]})
        case Card.GIVE_HOME:
            return frozenset(with_pawn_home(state, drawn.seat))
        case Card.GENEROUS | Card.GIVE_FIVE:
            return frozenset(rest)
    return frozenset()


def _anywhere(state: WieDuMirState, pawns: Sequence[Pawn]) -> PawnQuestion:
    """C3, C19: any square but an occupied one and the pawn's own; start and goal hold any number."""
    free = [square for square in range(START, GOAL + 1) if square not in state.occupied]
    return PawnQuestion(
        tuple((pawn, tuple(square for square in free if square != state.square_of(pawn))) for pawn in pawns)
    )


def _shifts(state: WieDuMirState) -> PawnQuestion:
    """C8. Every pawn can move one way or the other: from the start forward, from the goal backward."""
    steps = AMOUNTS[Card.SHIFT]
    targets = []
    for pawn, square in state.all_pawns:
        both = backward(square, steps, state.occupied), forward(square, steps, state.occupied)
        targets.append((pawn, tuple(target for target in both if target != square)))
    return PawnQuestion(tuple(targets))


def _most_fully_raised(state: WieDuMirState, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """C7: those who are below 8, and of them those who would lack least."""
    below = [seat for seat in sorted(seats) if state.chips[seat] < AMOUNTS[Card.RAISE]]
    lacking = {seat: max(0, AMOUNTS[Card.RAISE] - state.chips[seat] - state.supply) for seat in below}
    return tuple(seat for seat in below if lacking[seat] == min(lacking.values()))
