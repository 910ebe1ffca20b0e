"""The states that may be behind a view of Wie Du mir …: the pile's order is drawn."""

from collections.abc import Sequence

from engine.game import common
from engine.picking import Pick, shuffled
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.chips import CHIPS, LIMIT, STARTING_CHIPS
from engine.wiedumir.questions import PairQuestion, SeatQuestion, ShareQuestion
from engine.wiedumir.remembering import after_all, all_remembered
from engine.wiedumir.state import WieDuMirState, changed
from engine.wiedumir.view import Length, OpenState, WieDuMirView

_USUAL_CHIPS = 5
"""Chips that a seat is taken to have had before all that is remembered (W15)."""

_OFF = 3
"""By how many chips that may be wrong."""


def sample_state(view: WieDuMirView, pick: Pick) -> WieDuMirState:
    """A state of that view, at a moment when somebody is to act. Every order of the cards unseen is as likely.

    Secret chips (W15) are as they may be by what is remembered.
    """
    chips = _chips(view, [_USUAL_CHIPS - _OFF + pick(2 * _OFF + 1) for _ in range(view.seats)])
    return _state(view, chips, tuple(shuffled(_lying_nowhere(view), pick)[: view.pile]))


def likely_state(view: WieDuMirView) -> WieDuMirState:
    """The game in hand as a match of its own, with the chips that everybody is likely to have, and no cards but
    those that wait.

    Nothing in it is secret any more, for players to try things out on.
    """
    chips = _chips(view, [_USUAL_CHIPS] * view.seats)
    alone = {"length": Length(1, None), "results": ()}
    return changed(_state(view, chips, ()), **alone, used=(), no_comparing=False, remembered=())


def _state(view: WieDuMirView, chips: tuple[int, ...], pile: tuple[Card, ...]) -> WieDuMirState:
    assert view.turn is not None
    return WieDuMirState(**common(OpenState, view), turn=view.turn, chips=chips, pile=pile, drawing=None)


def unseen_cards(view: WieDuMirView) -> tuple[Card, ...]:
    """Each is as likely to be drawn next: those that lie nowhere, or the used ones once the pile is empty (W8)."""
    in_hand = () if view.drawn is None else (view.drawn.card,)
    return _lying_nowhere(view) or view.used or in_hand


def _lying_nowhere(view: WieDuMirView) -> tuple[Card, ...]:
    in_hand = () if view.drawn is None else (view.drawn.card,)
    seen = {*view.used, *view.waiting, *in_hand}
    return tuple(card for card in cards_for(view.seats) if card not in seen)


def _chips(view: WieDuMirView, before: Sequence[int]) -> tuple[int, ...]:
    """With what was seen since they had those chips ``before``, and as the question in hand shows them."""
    if view.supply is not None:
        return tuple(had or 0 for had in view.chips)
    if all_remembered(view.remembered):
        before = [STARTING_CHIPS] * view.seats
    supposed = after_all(before, view.remembered, no_limits=view.no_limits)
    least, most = _shown_by_question(view)
    if sum(low if had is None else had for had, low in zip(view.chips, least, strict=True)) > CHIPS:
        # So some are left out for another reason: the supply cannot raise them (C7), or nobody has two (C12).
        least = [0] * view.seats
    chips = [
        min(max(one, low), high) if had is None else had
        for one, had, low, high in zip(supposed, view.chips, least, most, strict=True)
    ]
    for _ in range(sum(chips) - CHIPS):
        hidden = [seat for seat, had in enumerate(view.chips) if had is None and chips[seat] > least[seat]]
        chips[max(hidden, key=chips.__getitem__)] -= 1
    return tuple(chips)


def _shown_by_question(view: WieDuMirView) -> tuple[list[int], list[int]]:
    """The least and the most chips of every seat, by what its card asks the viewer (C7, C12, C13).

    For C7 and C12, the least is what is usual: the supply suffices, and somebody has two.
    """
    least, most = [0] * view.seats, [CHIPS if view.no_limits else LIMIT] * view.seats
    match view.question:
        case ShareQuestion(total, _, limits, takes=True):
            least = list(limits)
            most = [limit if limit < total else high for limit, high in zip(limits, most, strict=True)]
        case SeatQuestion(offered) if view.drawn is not None and view.drawn.card is Card.RAISE:
            for seat in range(view.seats):
                if seat in offered:
                    most[seat] = Card.RAISE.amount - 1
                else:
                    least[seat] = Card.RAISE.amount
        case PairQuestion(pairs) if view.drawn is not None and view.drawn.card is Card.PASS_ON:
            givers = {giver for giver, _ in pairs}
            for seat in range(view.seats):
                if seat in givers:
                    least[seat] = Card.PASS_ON.amount
                else:
                    most[seat] = Card.PASS_ON.amount - 1
    return least, most
