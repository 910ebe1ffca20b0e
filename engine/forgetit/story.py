"""Remarks and upsets of a match of For-Get-It."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.forgetit.events import Busted, DiceRolled, RoundEnded, TurnStopped
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat
from engine.remarks import Remark, Tone, Upset, counted
from engine.statistics import Highlight

_MUCH = 12
"""Points of a turn that are worth a thought."""


def find_remarks(view: ForGetItView, events: Sequence[Event]) -> Iterator[Remark]:
    points, dice, best, bold, busts, lost = (Counter[Seat]() for _ in range(6))
    rolls = 0
    for event in events:
        match event:
            case DiceRolled(seat, rolled):
                rolls += 1
                dice[seat] += len(rolled)
            case TurnStopped(seat, _, score):
                points[seat] += score
                best[seat] = max(best[seat], score)
                bold[seat] = max(bold[seat], rolls)
            case Busted(seat, _, gone):
                busts[seat] += 1
                lost[seat] = max(lost[seat], gone)
        if isinstance(event, TurnStopped | Busted):
            rolls = 0
    yield from counted(Tone.PRAISE, "best", best, least=_MUCH, usual=60)
    yield from counted(Tone.PRAISE, "bold", bold, least=4, usual=6)
    yield from counted(Tone.PRAISE, "points", points, least=2, usual=1000)
    yield from counted(Tone.TEASE, "lost", lost, least=_MUCH, usual=30)
    yield from counted(Tone.TEASE, "busts", busts, least=2, usual=4)
    yield from counted(Tone.TEASE, "dice", dice, least=2, usual=600)


def find_upsets(view: ForGetItView, events: Sequence[Event]) -> Iterator[Upset]:
    round = 1
    for place, event in enumerate(events):
        match event:
            case Busted(seat, _, points) if points >= _MUCH:
                yield Upset(place, Highlight("bust", (seat,), {"count": points, "round": round}, points))
            case TurnStopped(seat, _, points) if points >= _MUCH:
                yield Upset(place, Highlight("banked", (seat,), {"count": points, "round": round}, points))
            case RoundEnded():
                round += 1
