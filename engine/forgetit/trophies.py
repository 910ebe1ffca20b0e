"""Trophies of For-Get-It, and what is counted for them alone."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.forgetit.events import Busted, DiceRolled, RoundEnded, TurnStopped
from engine.forgetit.hand import SUBTOTAL_AFTER
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat
from engine.trophies import Trophy, won

TROPHIES = (
    Trophy("courage", {"bravest": 60}),
    Trophy("jackpot", {"bravest": 300}),
    Trophy("nerve", {"rolls-kept": 14}),
    won("elephant", most={"busts": 2}),
    won("absent-minded", {"busts": 8}),
    won("last-breath", {"behind-at-subtotal": 250}),
    won("butterfingers", {"most-lost": 150}),
)


def find_deeds(view: ForGetItView, events: Sequence[Event]) -> Mapping[str, Mapping[Seat, int]]:
    """``bravest``: the most points of a turn, before doubling; ``rolls-kept``: the most rolls of a turn with points."""
    bravest: Counter[Seat] = Counter()
    kept: Counter[Seat] = Counter()
    totals, behind = [0] * view.seats, [0] * view.seats
    rolls, round = 0, 1
    for event in events:
        match event:
            case DiceRolled():
                rolls += 1
            case TurnStopped(seat, _, score):
                totals[seat] += score
                bravest[seat] = max(bravest[seat], score if round <= SUBTOTAL_AFTER else score // 2)
                kept[seat] = max(kept[seat], rolls if score else 0)
                rolls = 0
            case Busted():
                rolls = 0
            case RoundEnded():
                round += 1
                if round == SUBTOTAL_AFTER + 1:
                    behind = [max(totals) - total for total in totals]
    return {"bravest": bravest, "rolls-kept": kept, "behind-at-subtotal": dict(enumerate(behind))}
