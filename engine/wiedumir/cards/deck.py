"""The cards with their rules: a card is looked up here by its name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.wiedumir.cards import Card, on_goal
from engine.wiedumir.cards.moving import Advance, FallBack, Overtake, PlaceOther, PlaceOwn, Shift
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.cards.sharing import Collect, Generous, GiveFive, GiveHome, Neighbours, Tribute
from engine.wiedumir.cards.supply import Fill, Fine, Gain, Raise
from engine.wiedumir.cards.swapping import PassOn, Swap, SwapOthers
from engine.wiedumir.cards.waiting import FirstGains, Waiting

_WAITING: Mapping[Card, Waiting] = {
    rule.card: rule for rule in (Waiting(on_goal.TOLL), Waiting(on_goal.LAST_PAYS), FirstGains(on_goal.FIRST_GAINS))
}

_RULES: Mapping[Card, CardRule] = {
    rule.card: rule
    for rule in (
        Overtake(Card.OVERTAKE),
        Tribute(Card.TRIBUTE),
        PlaceOther(Card.PLACE_OTHER),
        Fine(Card.FINE),
        Neighbours(Card.NEIGHBOURS),
        Raise(Card.RAISE),
        Shift(Card.SHIFT),
        SwapOthers(Card.SWAP_OTHERS),
        FallBack(Card.FALL_BACK),
        GiveHome(Card.GIVE_HOME),
        PassOn(Card.PASS_ON),
        Collect(Card.COLLECT),
        Swap(Card.SWAP),
        Generous(Card.GENEROUS),
        Gain(Card.GAIN),
        Fill(Card.FILL),
        PlaceOwn(Card.PLACE_OWN),
        Advance(Card.ADVANCE),
        GiveFive(Card.GIVE_FIVE),
        *_WAITING.values(),
    )
}


def rule_of(card: Card) -> CardRule:
    return _RULES[card]


def waiting_rule_of(card: Card) -> Waiting:
    """Of a card that can lie on the goal."""
    return _WAITING[card]


def cards_for(seats: int) -> tuple[Card, ...]:
    """The cards in the game, in the order that a shuffle's numbers mean; two seats play without the starred ones."""
    return tuple(card for card in Card if seats > 2 or not rule_of(card).starred)
