"""What is counted of a match of Wie Du mir …, as far as everybody saw it: counts that were secret, at a game's end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.game import Event, Seat
from engine.statistics import SeatStatistics, Statistic, seat_statistics
from engine.wiedumir.events import CardDrawn, ChipsGiven, DieRolled, GameScored, LimitStruck, PawnMoved
from engine.wiedumir.luck import CARDS, SQUARES, costly_cards, squares
from engine.wiedumir.view import WieDuMirView

STATISTICS = (
    Statistic("chips"),
    Statistic("best-chips", most=True),
    Statistic("games-won"),
    Statistic("cards"),
    Statistic("chain", most=True),
    Statistic("given"),
    Statistic("received"),
    Statistic("limits"),
    Statistic("meddled"),
)


def find_statistics(view: WieDuMirView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """``chips`` are those left at the end of each game; ``chain`` the most cards that came of one roll."""
    counts: dict[str, Counter[Seat]] = {statistic.name: Counter() for statistic in STATISTICS}
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
    return seat_statistics(
        view.seats, counts, {SQUARES.name: squares(events), CARDS.name: costly_cards(view.seats, events)}
    )
