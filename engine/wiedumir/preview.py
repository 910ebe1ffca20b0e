"""Preview of landing on a square or answering a card, as far as a viewer knows: for buttons, menus and reasons."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Reason, Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, MovePawn, PlacePawn, ShareOut, TakeChip
from engine.wiedumir.board import GOAL, Kind, Pawn
from engine.wiedumir.cards import IN_ORDER, Card, OnGoal
from engine.wiedumir.chips import kept, possible_change
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import WieDuMirView


@dataclass(frozen=True, slots=True)
class Effect:
    """Immediate effect of a pawn's landing on ``square`` on its owner ``seat``.

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


def reasons(view: WieDuMirView, action: Action) -> Iterator[Reason]:
    """First what comes of it for the viewer, then for the others. A card may do anything, and is no reason."""
    match action:
        case MovePawn(pawn):
            yield from _of_landing(view, pawn, dict(view.moves)[pawn])
        case PlacePawn(pawn, square):
            yield from _of_landing(view, pawn, square)
            if pawn.seat != view.viewer and square < view.square_of(pawn):
                yield Reason("sets-back", pawn.seat)
        case _:
            changes = sorted(_changes(view, action), key=lambda change: (change[0] != view.viewer, change))
            for seat, change in changes:
                yield from _of_change(view, seat, change)


def _of_landing(view: WieDuMirView, pawn: Pawn, square: int) -> Iterator[Reason]:
    effect, own = effect_of(view, pawn, square), pawn.seat == view.viewer
    if effect.limit:
        yield Reason("over-limit", harm=True) if own else Reason("limits", pawn.seat)
    else:
        yield from _of_change(view, pawn.seat, effect.change)
    if own and effect.arrives:
        yield Reason("reaches-goal")


def _of_change(view: WieDuMirView, seat: Seat, change: int) -> Iterator[Reason]:
    if change and seat == view.viewer:
        yield Reason("gains" if change > 0 else "pays", count=abs(change), harm=change < 0)
    elif change:
        yield Reason("feeds" if change > 0 else "costs", seat, abs(change), harm=change > 0)


def _changes(view: WieDuMirView, action: Action) -> Iterator[tuple[Seat, int]]:
    """Changes of seats' chips, as far as the viewer knows."""
    card = None if view.drawn is None else view.drawn.card
    match action:
        case TakeChip():
            yield view.viewer or 0, 1
        case ShareOut(amounts):
            takes = isinstance(view.question, ShareQuestion) and view.question.takes
            yield from ((seat, -amount if takes else amount) for seat, amount in enumerate(amounts))
        case ChoosePair(first, second) if card is Card.PASS_ON:
            yield from ((first, -card.amount), (second, card.amount))
        case ChooseSeat(seat) if card is Card.RAISE:
            yield seat, card.amount - (view.chips[seat] or 0)
        case ChooseSeat(second) | ChoosePair(_, second):
            first = action.first if isinstance(action, ChoosePair) else view.viewer or 0
            one, other = view.chips[first], view.chips[second]
            if one is not None and other is not None:
                yield from ((first, other - one), (second, one - other))
