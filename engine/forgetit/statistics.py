"""What is counted of a match of For-Get-It."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.forgetit.events import Busted, DiceRolled, RoundEnded, TurnStopped
from engine.forgetit.luck import BUSTS, POINTS, busts, dice_and_choices, points
from engine.forgetit.scoring import ROUNDS
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat
from engine.statistics import SeatStatistics, Statistic, seat_statistics

STATISTICS = (
    Statistic("turns"),
    Statistic("points"),
    Statistic("best-turn", most=True),
    Statistic("best-match", most=True),
    Statistic("busts"),
    Statistic("most-lost", most=True),
    Statistic("afresh"),
    Statistic("by-dice"),
    Statistic("by-choice"),
)


def find_statistics(view: ForGetItView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """What the seats have done in a match that is over.

    ``best-match`` is of whole matches. ``by-dice`` and ``by-choice`` are points beyond what is to be expected of a
    player with the greatest mean (`luck.dice_and_choices`), rounded.
    """
    counts: dict[str, Counter[Seat]] = {statistic.name: Counter() for statistic in STATISTICS}
    for event in events:
        match event:
            case TurnStopped(seat, _, score):
                counts["turns"][seat] += 1
                counts["points"][seat] += score
                counts["best-turn"][seat] = max(counts["best-turn"][seat], score)
            case Busted(seat, _, lost):
                counts["turns"][seat] += 1
                counts["busts"][seat] += 1
                counts["most-lost"][seat] = max(counts["most-lost"][seat], lost)
            case DiceRolled(seat, afresh=True):
                counts["afresh"][seat] += 1
            case RoundEnded(number, by_vote=False) if number == ROUNDS:
                counts["best-match"].update(counts["points"])
    by_dice, by_choice = dice_and_choices(events)
    for seat in range(view.seats):
        counts["by-dice"][seat] = round(by_dice[seat])
        counts["by-choice"][seat] = round(by_choice[seat])
    return seat_statistics(view.seats, counts, {BUSTS.name: busts(events), POINTS.name: points(events)})
