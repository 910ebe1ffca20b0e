"""The cards that concern two seats: C9 and C14 swap all their chips, C12 passes some on."""

from __future__ import annotations

from itertools import combinations, permutations

from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import Hindrance
from engine.wiedumir.questions import PairQuestion, Question, SeatQuestion
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard


class Swap(CardRule):
    """C14. Swap all chips with another seat."""

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return SeatQuestion(tuple(sorted(state.others(drawn.seat))), drawn.seat)

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        assert isinstance(answer, ChooseSeat)
        resolution.swap(drawn.seat, answer.seat, self.card)
        return None


class SwapOthers(CardRule):
    """C9 ★. Two other seats swap all their chips."""

    starred = True

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return PairQuestion(tuple(combinations(sorted(state.others(drawn.seat)), 2)))

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        assert isinstance(answer, ChoosePair)
        resolution.swap(answer.first, answer.second, self.card)
        return None


class PassOn(CardRule):
    """C12. Take ``amount`` chips from one other seat and give them to yet another."""

    from_counts = True

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        if state.seats == 2:
            return Hindrance.NO_THIRD
        return Hindrance.OTHERS_EMPTY if sum(state.chips) == state.chips[drawn.seat] else None

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        """The more chips go over, the more fully it is carried out."""
        rest = sorted(state.others(drawn.seat))
        most = min(self.amount, max(state.chips[other] for other in rest))
        return PairQuestion(tuple(pair for pair in permutations(rest, 2) if state.chips[pair[0]] >= most))

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        assert isinstance(answer, ChoosePair)
        amount = min(self.amount, resolution.state.chips[answer.first])
        resolution.give([(answer.first, answer.second, amount)], self.card)
        return None
