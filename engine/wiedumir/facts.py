"""What is counted of a match of Wie Du mir …, as far as everybody saw it: counts that were secret, at a game's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.facts import Fact, SeatFacts, seat_facts
from engine.game import Event, Seat
from engine.wiedumir.events import CardDrawn, ChipsGiven, DieRolled, GameScored, LimitStruck, PawnMoved
from engine.wiedumir.luck import CARDS, SQUARES, costly_cards, squares
from engine.wiedumir.view import WieDuMirView

FACTS = (
    Fact("chips"),
    Fact("best-chips", most=True),
    Fact("games-won"),
    Fact("cards"),
    Fact("chain", most=True),
    Fact("given"),
    Fact("received"),
    Fact("limits"),
    Fact("meddled"),
)


def find_facts(view: WieDuMirView, events: Sequence[Event]) -> tuple[SeatFacts, ...]:
    """``chips`` are those left at the end of each game; ``chain`` the most cards that came of one roll."""
    counts: dict[str, Counter[Seat]] = {fact.name: Counter() for fact in FACTS}
    roller, chain = 0, 0
    for event in events:
        match event:
            case DieRolled(seat):
                roller, chain = seat, 0
            case CardDrawn(seat):
                counts["cards"][seat] += 1
                chain += 1
                counts["chain"][roller] = max(counts["chain"][roller], chain)
            case ChipsGiven(giver, receiver, amount) if event.is_gift:
                counts["given"][giver] += amount
                counts["received"][receiver] += amount
            case LimitStruck(seat):
                counts["limits"][seat] += 1
            case PawnMoved(mover, pawn, card=None) if mover != pawn.seat:
                counts["meddled"][mover] += 1
            case GameScored(_, chips, places):
                for seat, amount in enumerate(chips):
                    counts["chips"][seat] += amount
                    counts["best-chips"][seat] = max(counts["best-chips"][seat], amount)
                    counts["games-won"][seat] += places[seat] == 1
    return seat_facts(view.seats, counts, {SQUARES.name: squares(events), CARDS.name: costly_cards(view.seats, events)})
