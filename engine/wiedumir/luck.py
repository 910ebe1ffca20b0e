"""Luck in Wie Du mir …: the numbers rolled, and how many of the cards drawn cost their drawer chips."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Seat
from engine.luck import Chances, Measure, Tally
from engine.statistics import Tallies
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.events import CardDrawn, CardWaits, DieRolled, GameBegan, PileShuffled, WaitingCardActed

SQUARES = Measure("squares", lambda kind: dict.fromkeys((1, 2, 3), 1 / 3))

COSTLY = frozenset({Card.TRIBUTE, Card.FINE, Card.NEIGHBOURS, Card.GIVE_HOME, Card.GENEROUS, Card.GIVE_FIVE})
"""The cards by which drawers can only lose: C2, C5, C6, C11, C15, C22."""


def _cards(kind: str) -> Chances:
    costly, among = map(int, kind.split("/"))
    return {0: 1 - costly / among, 1: costly / among}


CARDS = Measure("costly-cards", _cards)
"""A draw's kind is such as "6/22": the costly cards in the pile, and all of it. Used cards lie face up (W8), so
everybody can know both."""

MEASURES = (SQUARES, CARDS)


def squares(events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    for event in events:
        if isinstance(event, DieRolled):
            tallies.add(event.seat, event.number)
    return tallies.by_seat()


def costly_cards(seats: int, events: Sequence[Event]) -> dict[Seat, Tally]:
    tallies = Tallies()
    pile, waiting = set(cards_for(seats)), set[Card]()
    for event in events:
        match event:
            case GameBegan():
                pile, waiting = set(cards_for(seats)), set()
            case PileShuffled():
                pile = set(cards_for(seats)) - waiting
            case CardDrawn(seat, _, card):
                tallies.add(seat, card in COSTLY, f"{len(pile & COSTLY)}/{len(pile)}")
                pile.remove(card)
            case CardWaits(_, card):
                waiting.add(card)
            case WaitingCardActed(card):
                waiting.discard(card)
    return tallies.by_seat()
