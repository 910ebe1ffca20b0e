"""The cards that can lie on the goal and wait for pawns to arrive: C4, C16, C21 (W12)."""

from __future__ import annotations

from engine.game import Seat
from engine.wiedumir.actions import Action
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards.on_goal import OnGoal
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.events import CardWaits, Hindrance, WaitingCardActed
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard


class Waiting(CardRule):
    """C4: the owner of the next pawn to reach the goal gives chips back. C16: the owner of the very last one."""

    def __init__(self, on_goal: OnGoal) -> None:
        super().__init__(on_goal.card)
        self._on_goal = on_goal

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        resolution.change(waiting=tuple(sorted((*resolution.state.waiting, self.card))))
        resolution.report(CardWaits(drawn.seat, self.card))
        return None

    def settle(self, resolution: Resolution, seat: Seat) -> None:
        """A pawn of the seat has arrived: the card acts and is used up."""
        state = resolution.state
        waiting = tuple(card for card in state.waiting if card != self.card)
        resolution.change(waiting=waiting, used=(*state.used, self.card))
        resolution.report(WaitingCardActed(self.card, seat))
        self._act(resolution, seat)

    def _act(self, resolution: Resolution, seat: Seat) -> None:
        if self._on_goal.change > 0:
            resolution.take(seat, self.amount, self.card)
        else:
            resolution.pay(seat, self.amount, self.card)


class FirstGains(Waiting):
    """C21. The seat that was first to reach the goal gets chips from the supply; the card waits if none has yet."""

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        return Hindrance.SUPPLY_EMPTY if state.supply == 0 and state.first_home is not None else None

    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> Pawn | None:
        if resolution.state.first_home is None:
            return super().carry_out(resolution, drawn, answer)
        self._act(resolution, resolution.state.first_home)
        return None
