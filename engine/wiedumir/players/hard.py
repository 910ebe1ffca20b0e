"""Hard weighs its chance to win after the next seat's best reply.

Where a card will be drawn, it takes the mean over all cards that may be on top, each carried out by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Pick, Seat
from engine.wiedumir import turns
from engine.wiedumir.actions import Action, PlacePawn, ShareOut
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import rule_of
from engine.wiedumir.chips import kept
from engine.wiedumir.players.normal import even_share
from engine.wiedumir.players.prospects import Prospects, after_reply
from engine.wiedumir.players.trial import after, imagine, one_of_the_best, unseen_cards
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import DrawnCard, Phase, WieDuMirView

_MOST_TRIED = 12
"""The number of pawn placements that are searched: those that look best at first sight."""


def choose(view: WieDuMirView, possible: Sequence[Action], pick: Pick) -> Action:
    state, seat = imagine(view), view.to_act
    assert seat is not None
    if isinstance(view.question, ShareQuestion):
        return best_share(state, seat, view.question)
    if len(possible) > _MOST_TRIED and view.drawn is not None:
        possible = _promising(state, view.drawn, possible)[:_MOST_TRIED]
    cards = unseen_cards(view)
    return one_of_the_best(possible, lambda action: _prospect(after(state, action), seat, cards), pick)


def _promising(state: WieDuMirState, drawn: DrawnCard, possible: Sequence[Action]) -> Sequence[Action]:
    """The answers, those first that are best for the drawer if nothing follows from them."""
    prospects, rule = Prospects(state), rule_of(drawn.card)

    def value(action: Action) -> float:
        moved = (action.pawn, action.square) if isinstance(action, PlacePawn) else None
        return prospects.chance(drawn.seat, rule.chips_after(state, drawn.seat, action), moved)

    return sorted(possible, key=value, reverse=True)


def _prospect(state: WieDuMirState, seat: Seat, cards: Sequence[Card]) -> float:
    """The seat's chance to win, as the mean over the cards if one is to be drawn."""
    if state.results:
        winners = state.results[-1].winners
        return (seat in winners) / len(winners)
    if state.phase is not Phase.RESHUFFLING:
        return after_reply(state, seat)
    return sum(_with_card(state, card, seat) for card in cards) / len(cards)


def _with_card(state: WieDuMirState, card: Card, seat: Seat) -> float:
    """The same if this card is drawn and its drawer chooses what is best for it. A second card is not searched."""
    resolution = Resolution(replace(state, pile=(card,)))
    turns.draw_after_shuffling(resolution)
    drawn = resolution.state
    if drawn.phase is Phase.DECIDING:
        drawn = after(drawn, _likely_answer(drawn))
    if drawn.phase is Phase.RESHUFFLING:
        return Prospects(drawn).chance(seat, drawn.chips)
    return _prospect(drawn, seat, ())


def _likely_answer(state: WieDuMirState) -> Action:
    question = turns.question_in_hand(state)
    if isinstance(question, ShareQuestion):
        return even_share(state.chips, question)
    assert state.drawn is not None
    return _promising(state, state.drawn, question.answers())[0]


def best_share(state: WieDuMirState, seat: Seat, question: ShareQuestion) -> ShareOut:
    """Of all distributions the one that makes the seat's weight the largest share of all weights.

    Seat by seat, only the lightest way to each total is kept.
    """
    prospects = Prospects(state)
    step = -1 if question.takes else 1
    lightest: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for other, limit in enumerate(question.limits):
        following: dict[int, tuple[float, tuple[int, ...]]] = {}
        for total, (weight, amounts) in lightest.items():
            for amount in range(min(limit, question.most - total) + 1):
                chips = kept(state.chips[other] + step * amount, no_limits=state.no_limits)
                added = 0.0 if other == seat else prospects.weight(other, chips)
                former = following.get(total + amount)
                if former is None or weight + added < former[0]:
                    following[total + amount] = (weight + added, (*amounts, amount))
        lightest = following

    def share(total: int) -> float:
        own = prospects.weight(seat, kept(state.chips[seat] - step * total, no_limits=state.no_limits))
        return own / (own + lightest[total][0])

    best = max((total for total in lightest if question.least <= total <= question.most), key=share)
    return ShareOut(lightest[best][1])
