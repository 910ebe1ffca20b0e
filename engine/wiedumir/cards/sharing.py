"""The cards that share chips out among other seats, or collect them there: C2, C6, C11, C13, C15, C22."""

from collections.abc import Sequence

from engine.game import Seat
from engine.wiedumir.actions import Action, ShareOut
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import Hindrance
from engine.wiedumir.questions import Question, ShareQuestion
from engine.wiedumir.state import Resolution, WieDuMirState
from engine.wiedumir.view import DrawnCard


class Tribute(CardRule):
    """C2. One chip to every other seat for each of its pawns in the goal."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        if not state.others_in_goal(drawn.seat):
            return Hindrance.NOBODY_HOME
        return Hindrance.NO_CHIPS if state.chips[drawn.seat] == 0 else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        """If the chips run out, they go one at a time, clockwise from the left."""
        state, seat = resolution.state, drawn.seat
        owed = {other: state.pawns[other].count(GOAL) for other in state.others_in_goal(seat)}
        paid = dict.fromkeys(owed, 0)
        left = state.chips[seat]
        while left and paid != owed:
            for other in owed:
                if left and paid[other] < owed[other]:
                    paid[other] += 1
                    left -= 1
        resolution.give(((seat, other, amount) for other, amount in paid.items()), self.card)


class Giving(CardRule):
    """Cards whose drawer gives ``amount`` chips in all to some of the others, or as many as there are."""

    from_counts = True

    def receivers(self, state: WieDuMirState, seat: Seat) -> Sequence[Seat]:
        """Seats that may get some of the drawer's chips."""
        return state.others(seat)

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.NO_CHIPS if state.chips[drawn.seat] == 0 else None

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        total = min(self.amount, state.chips[drawn.seat])
        return self._shares(state, drawn.seat, total, total, each=total)

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ShareOut)
        others = resolution.state.others(drawn.seat)
        resolution.give(((drawn.seat, other, answer.amounts[other]) for other in others), self.card)

    def _shares(self, state: WieDuMirState, seat: Seat, least: int, most: int, each: int) -> ShareQuestion:
        """``each`` is the most that one receiver can get."""
        receivers = self.receivers(state, seat)
        limits = tuple(each if other in receivers else 0 for other in range(state.seats))
        return ShareQuestion(least, most, limits, takes=False)


class GiveFive(Giving):
    """C22. Give away 5 chips."""


class Generous(Giving):
    """C15. Give away at least ``amount`` chips; how many more, the drawer decides."""

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        own = state.chips[drawn.seat]
        return self._shares(state, drawn.seat, min(self.amount, own), own, each=own)


class Neighbours(Giving):
    """C6 ★. The two neighbours get ``amount`` chips in all, as evenly as possible."""

    starred = True

    def receivers(self, state: WieDuMirState, seat: Seat) -> Sequence[Seat]:
        others = state.others(seat)
        return (others[0], others[-1])

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        total = min(self.amount, state.chips[drawn.seat])
        return self._shares(state, drawn.seat, total, total, each=(total + 1) // 2)


class GiveHome(Giving):
    """C11. Give ``amount`` chips to other seats that have a pawn in the goal; if none has, that many back."""

    def receivers(self, state: WieDuMirState, seat: Seat) -> Sequence[Seat]:
        return state.others_in_goal(seat)

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        return super().question(state, drawn) if self.receivers(state, drawn.seat) else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        if answer is not None:
            super().carry_out(resolution, drawn, answer)
        else:
            resolution.pay(drawn.seat, self.amount, self.card)


class Collect(CardRule):
    """C13 ★. Take ``amount`` chips in all from other seats, or all that they have."""

    starred = True
    from_counts = True

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.OTHERS_EMPTY if sum(state.chips) == state.chips[drawn.seat] else None

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        total = min(self.amount, sum(state.chips) - state.chips[drawn.seat])
        limits = [0 if other == drawn.seat else min(total, chips) for other, chips in enumerate(state.chips)]
        return ShareQuestion(total, total, tuple(limits), takes=True)

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        assert isinstance(answer, ShareOut)
        others = resolution.state.others(drawn.seat)
        resolution.give(((other, drawn.seat, answer.amounts[other]) for other in others), self.card)
