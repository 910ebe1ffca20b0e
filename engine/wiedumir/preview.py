"""What landing on a square would do, as far as a viewer knows: for buttons, menus and computer players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.wiedumir.board import GOAL, Kind, Pawn, kept, possible_change
from engine.wiedumir.cards import IN_ORDER, Card, OnGoal
from engine.wiedumir.view import WieDuMirView


@dataclass(frozen=True, slots=True)
class Effect:
    """What a pawn that lands on ``square`` does at once to its owner ``seat``.

    ``change`` is what the square pays or costs, on the goal what waiting cards do, as far as chips are there; where the
    counts are secret, what is printed. ``limit``: the limit will strike (W5), after which ``left`` chips are there;
    False and None where counts are secret. ``draws`` a card. ``arrives`` at the goal. ``cards`` on the goal act.
    """

    seat: Seat
    square: int
    change: int
    left: int | None
    limit: bool
    draws: bool
    arrives: bool
    cards: tuple[Card, ...]


def effect_of(view: WieDuMirView, pawn: Pawn, square: int) -> Effect:
    """The effect of the pawn's landing there, from wherever it stands now."""
    arrives = square == GOAL
    cards = _acting_cards(view, pawn) if arrives else ()
    changes = [effect.change for effect in cards] or [view.board.value(square)]
    chips, supply = view.chips[pawn.seat], view.supply
    known = chips is not None and supply is not None
    total, struck = 0, False
    for change in changes:
        if chips is None or supply is None:
            total += change
            continue
        real = possible_change(change, chips, supply)
        left = kept(chips + real, no_limits=view.no_limits)
        returned = chips + real - left
        total, chips, supply, struck = total + real, left, supply - real + returned, struck or returned > 0
    return Effect(
        seat=pawn.seat,
        square=square,
        change=total,
        left=chips if known else None,
        limit=struck,
        draws=view.board.kind(square) is Kind.CARD,
        arrives=arrives,
        cards=tuple(effect.card for effect in cards),
    )


def _acting_cards(view: WieDuMirView, pawn: Pawn) -> tuple[OnGoal, ...]:
    """The waiting cards that this arrival settles (W12)."""
    last = all(square == GOAL for other, square in view.all_pawns if other != pawn)
    return tuple(effect for effect in IN_ORDER if effect.card in view.waiting and effect.acts(last=last))
