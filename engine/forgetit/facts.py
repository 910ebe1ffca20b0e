"""What is counted of a match of For-Get-It."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.facts import Fact, SeatFacts, seat_facts
from engine.forgetit.events import Busted, DiceRolled, RoundEnded, TurnStopped
from engine.forgetit.luck import BUSTS, POINTS, busts, dice_and_choices, points
from engine.forgetit.scoring import ROUNDS
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat

FACTS = (
    Fact("turns"),
    Fact("points"),
    Fact("best-turn", most=True),
    Fact("best-match", most=True),
    Fact("busts"),
    Fact("most-lost", most=True),
    Fact("afresh"),
    Fact("by-dice"),
    Fact("by-choice"),
)


def find_facts(view: ForGetItView, events: Sequence[Event]) -> tuple[SeatFacts, ...]:
    """What the seats have done in a match that is over.

    ``best-match`` is of whole matches. ``by-dice`` and ``by-choice`` are points beyond what is to be expected of a
    player with the greatest mean (`luck.dice_and_choices`), rounded.
    """
    counts: dict[str, Counter[Seat]] = {fact.name: Counter() for fact in FACTS}
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
    return seat_facts(view.seats, counts, {BUSTS.name: busts(events), POINTS.name: points(events)})
