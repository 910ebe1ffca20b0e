"""The cards that move chips between a seat and the supply at once: C5, C7, C17, C18."""

from __future__ import annotations

from engine.wiedumir.actions import Action, ChooseSeat
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import Hindrance
from engine.wiedumir.questions import Question, SeatQuestion
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard


class Fine(CardRule):
    """C5. Give ``amount`` chips back."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.NO_CHIPS if state.chips[drawn.seat] == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        resolution.pay(drawn.seat, self.amount, self.card)
        return None


class Gain(CardRule):
    """C17. Take ``amount`` chips from the supply."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        resolution.take(drawn.seat, self.amount, self.card)
        return None


class Fill(CardRule):
    """C18. Take chips from the supply until you have ``amount``."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        if state.chips[drawn.seat] >= self.amount:
            return Hindrance.RICH_ENOUGH
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        resolution.take(drawn.seat, self.amount - resolution.state.chips[drawn.seat], self.card)
        return None


class Raise(CardRule):
    """C7. Another seat gets chips from the supply until it has ``amount``."""

    from_counts = True

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        if all(state.chips[other] >= self.amount for other in state.others(drawn.seat)):
            return Hindrance.OTHERS_RICH_ENOUGH
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 else None

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        """A seat that can be raised fully goes first; if there is none, any that is below will do."""
        below = [seat for seat in sorted(state.others(drawn.seat)) if state.chips[seat] < self.amount]
        lacking = {seat: max(0, self.amount - state.chips[seat] - state.supply) for seat in below}
        least = min(lacking.values())
        if least == 0:
            below = [seat for seat in below if lacking[seat] == least]
        return SeatQuestion(tuple(below), drawn.seat, "seat-not-first")

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        assert isinstance(answer, ChooseSeat)
        resolution.take(answer.seat, self.amount - resolution.state.chips[answer.seat], self.card)
        return None
