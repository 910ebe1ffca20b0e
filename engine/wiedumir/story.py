"""Remarks and upsets of a match of Wie Du mir …. Events never tell what counts were secret (W15)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.remarks import Remark, Tone, Upset, counted
from engine.statistics import Highlight
from engine.wiedumir.events import CardDrawn, ChipsGiven, ChipsSwapped, DieRolled, LimitStruck, PawnMoved
from engine.wiedumir.view import WieDuMirView


def find_remarks(view: WieDuMirView, events: Sequence[Event]) -> Iterator[Remark]:
    rolls, squares, given, chains, struck, moved = (Counter[Seat]() for _ in range(6))
    roller, chain = 0, 0
    for event in events:
        match event:
            case DieRolled(seat, number):
                roller, chain = seat, 0
                rolls[seat] += 1
                squares[seat] += number
            case CardDrawn():
                chain += 1
                chains[roller] = max(chains[roller], chain)
            case ChipsGiven(giver, _, amount) if event.is_gift:
                given[giver] += amount
            case LimitStruck(seat, returned):
                struck[seat] += returned
            case PawnMoved(mover, pawn, card=None) if mover != pawn.seat:
                moved[pawn.seat] += 1
    yield from counted(Tone.PRAISE, "given", given, least=2, usual=3)
    yield from counted(Tone.PRAISE, "chain", chains, least=2, usual=2)
    yield from counted(Tone.PRAISE, "squares", squares, least=2, usual=60)
    yield from counted(Tone.TEASE, "limit", struck, least=2, usual=7)
    yield from counted(Tone.TEASE, "moved", moved, least=2, usual=4)
    yield from counted(Tone.TEASE, "rolls", rolls, least=2, usual=30)


def find_upsets(view: WieDuMirView, events: Sequence[Event]) -> Iterator[Upset]:
    for place, event in enumerate(events):
        match event:
            case ChipsSwapped(first, second):
                yield Upset(place, Highlight("swap", (first, second), weight=4))
            case LimitStruck(seat, returned):
                yield Upset(place, Highlight("limit", (seat,), {"count": returned}, returned))
            case ChipsGiven(giver, receiver, amount) if amount > 1:
                yield Upset(place, Highlight("given", (giver, receiver), {"count": amount}, amount))
