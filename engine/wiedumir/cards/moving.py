"""The cards that put a pawn on another square: C1, C3, C8, C10, C19, C20."""

from collections.abc import Sequence

from engine.wiedumir.actions import Action, PlacePawn
from engine.wiedumir.board import GOAL, START, Pawn, backward, forward
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import Hindrance
from engine.wiedumir.questions import PawnQuestion, Question
from engine.wiedumir.state import Resolution, WieDuMirState
from engine.wiedumir.view import DrawnCard


class Overtake(CardRule):
    """C1. Own pawn to the square just ahead of the leader, the foremost other pawn between start and goal."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        leader = max(_on_the_way(state, drawn.pawn), default=None)
        if leader is None:
            return Hindrance.NO_LEADER
        return Hindrance.FOREMOST if leader < state.square_of(drawn.pawn) else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        leader = max(_on_the_way(resolution.state, drawn.pawn))
        resolution.put(drawn.seat, drawn.pawn, leader + 1, self.card)


class FallBack(CardRule):
    """C10. Own pawn to the square just behind the rearmost other pawn that is not in the goal."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        rearmost = min(_not_home(state, drawn.pawn), default=None)
        if rearmost is None:
            return Hindrance.ALL_HOME
        return Hindrance.REARMOST if rearmost > state.square_of(drawn.pawn) else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        rearmost = min(_not_home(resolution.state, drawn.pawn))
        resolution.put(drawn.seat, drawn.pawn, max(START, rearmost - 1), self.card)


class Advance(CardRule):
    """C20. Own pawn ``amount`` squares forward."""

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        state = resolution.state
        target = forward(state.square_of(drawn.pawn), self.amount, state.occupied)
        resolution.put(drawn.seat, drawn.pawn, target, self.card)


class Placing(CardRule):
    """Cards that let their drawer choose a pawn's square."""

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, PlacePawn)
        resolution.put(drawn.seat, answer.pawn, answer.square, self.card)


class PlaceOther(Placing):
    """C3. A pawn of another seat to any square."""

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return _anywhere(state, [pawn for pawn, _ in state.different_pawns if pawn.seat != drawn.seat])


class PlaceOwn(Placing):
    """C19. Own pawn to any square."""

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return _anywhere(state, [drawn.pawn])


class Shift(Placing):
    """C8. Any pawn ``amount`` squares forward or backward.

    Stopping at the start or in the goal belongs to it, so every move carries it out fully. Every pawn can move one way
    or the other: from the start forward, from the goal backward.
    """

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        occupied, targets = state.occupied, []
        for pawn, square in state.different_pawns:
            both = backward(square, self.amount, occupied), forward(square, self.amount, occupied)
            targets.append((pawn, tuple(target for target in both if target != square)))
        return PawnQuestion(tuple(targets))


def _not_home(state: WieDuMirState, pawn: Pawn) -> list[int]:
    """The squares of the other pawns that are not in the goal."""
    return [square for other, square in state.all_pawns if other != pawn and square != GOAL]


def _on_the_way(state: WieDuMirState, pawn: Pawn) -> list[int]:
    """The squares of the other pawns between start and goal."""
    return [square for square in _not_home(state, pawn) if square != START]


def _anywhere(state: WieDuMirState, pawns: Sequence[Pawn]) -> PawnQuestion:
    """Any square but an occupied one and the pawn's own; start and goal hold any number."""
    occupied = state.occupied
    free = [square for square in range(START, GOAL + 1) if square not in occupied]
    return PawnQuestion(
        tuple((pawn, tuple(square for square in free if square != state.square_of(pawn))) for pawn in pawns)
    )
