"""The cards that move the chips of one seat, or between two.

C5, C7, C17, C18 with the supply; C9 and C14 swap, C12 passes on; C4, C16, C21 can wait on the goal (W12).
"""

from itertools import combinations, permutations

from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat
from engine.wiedumir.cards import OnGoal
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import CardWaits, Hindrance, WaitingCardActed
from engine.wiedumir.questions import PairQuestion, Question, SeatQuestion
from engine.wiedumir.state import Resolution, WieDuMirState
from engine.wiedumir.view import DrawnCard


class Fine(CardRule):
    """C5. Give ``amount`` chips back."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.NO_CHIPS if state.chips[drawn.seat] == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        resolution.pay(drawn.seat, self.amount, self.card)


class Gain(CardRule):
    """C17. Take ``amount`` chips from the supply."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        resolution.take(drawn.seat, self.amount, self.card)


class Fill(CardRule):
    """C18. Take chips from the supply until you have ``amount``."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        if state.chips[drawn.seat] >= self.amount:
            return Hindrance.RICH_ENOUGH
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        resolution.take(drawn.seat, self.amount - resolution.state.chips[drawn.seat], self.card)


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

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ChooseSeat)
        resolution.take(answer.seat, self.amount - resolution.state.chips[answer.seat], self.card)


class Swap(CardRule):
    """C14. Swap all chips with another seat."""

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return SeatQuestion(tuple(sorted(state.others(drawn.seat))), drawn.seat)

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ChooseSeat)
        resolution.swap(drawn.seat, answer.seat, self.card)


class SwapOthers(CardRule):
    """C9 ★. Two other seats swap all their chips."""

    starred = True

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return PairQuestion(tuple(combinations(sorted(state.others(drawn.seat)), 2)))

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ChoosePair)
        resolution.swap(answer.first, answer.second, self.card)


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

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ChoosePair)
        amount = min(self.amount, resolution.state.chips[answer.first])
        resolution.give([(answer.first, answer.second, amount)], self.card)


class Waiting(CardRule):
    """C4: the owner of the next pawn to reach the goal gives chips back. C16: the owner of the very last one."""

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        resolution.change(waiting=tuple(sorted((*resolution.state.waiting, self.card))))
        resolution.report(CardWaits(drawn.seat, self.card))


def settle(resolution: Resolution, effect: OnGoal, seat: Seat) -> None:
    """A pawn of the seat has arrived: the card on the goal acts and is used up."""
    state = resolution.state
    waiting = tuple(card for card in state.waiting if card != effect.card)
    resolution.change(waiting=waiting, used=(*state.used, effect.card))
    resolution.report(WaitingCardActed(effect.card, seat))
    if effect.change > 0:
        resolution.take(seat, effect.change, effect.card)
    else:
        resolution.pay(seat, -effect.change, effect.card)


class FirstGains(Waiting):
    """C21. The seat that was first to reach the goal gets chips from the supply; the card waits if none has yet."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 and state.first_home is not None else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        if resolution.state.first_home is None:
            super().carry_out(resolution, drawn, answer)
        else:
            resolution.take(resolution.state.first_home, self.amount, self.card)
