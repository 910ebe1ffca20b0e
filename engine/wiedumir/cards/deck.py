"""The cards with their rules: a card is looked up here by its name."""

from collections.abc import Mapping

from engine.wiedumir.cards import Card
from engine.wiedumir.cards.chips import Fill, Fine, FirstGains, Gain, PassOn, Raise, Swap, SwapOthers, Waiting
from engine.wiedumir.cards.moving import Advance, FallBack, Overtake, PlaceOther, PlaceOwn, Shift
from engine.wiedumir.cards.rule import CardRule
from engine.wiedumir.cards.sharing import Collect, Generous, GiveFive, GiveHome, Neighbours, Tribute

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
        Waiting(Card.TOLL),
        Waiting(Card.LAST_PAYS),
        FirstGains(Card.FIRST_GAINS),
    )
}


def rule_of(card: Card) -> CardRule:
    return _RULES[card]


def cards_for(seats: int) -> tuple[Card, ...]:
    """The cards in the game, in the order that a shuffle's numbers mean; two seats play without the starred ones."""
    return tuple(card for card in Card if seats > 2 or not rule_of(card).starred)
