"""Remarks and upsets of a match of Mensch ärgere Dich nicht or Einigkeit macht stark."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.game import Event, Seat
from engine.mensch.board import BASE, LOOP, PawnId
from engine.mensch.events import CaptureClaimed, PawnMoved, WallFell
from engine.mensch.statistics import longest, rolls_of
from engine.mensch.view import MenschView
from engine.remarks import Remark, Tone, Upset, counted
from engine.statistics import Highlight

_WORTH_CAPTURING = 8
"""Squares that a pawn has covered at least for its loss to be worth a thought."""


def find_remarks(view: MenschView, events: Sequence[Event]) -> Iterator[Remark]:
    rolls = rolls_of(view, events)
    walked: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, PawnMoved) and event.start != BASE:
            walked[event.seat] += event.end - event.start
    captures, losses = ({seat: getattr(tally, name) for seat, tally in enumerate(view.tallies)} for name in _TALLIED)
    sixes = {seat: longest(own, six=True) for seat, own in rolls.items()}
    droughts = {seat: longest(own, six=False) for seat, own in rolls.items()}
    yield from counted(Tone.PRAISE, "captures", captures, least=2, usual=4)
    yield from counted(Tone.PRAISE, "sixes", sixes, least=2, usual=2)
    yield from counted(Tone.PRAISE, "walked", walked, least=2, usual=400)
    yield from counted(Tone.TEASE, "drought", droughts, least=8, usual=16)
    yield from counted(Tone.TEASE, "lost", losses, least=2, usual=4)
    yield from counted(Tone.TEASE, "rolls", {seat: len(own) for seat, own in rolls.items()}, least=2, usual=200)


_TALLIED = ("captures", "losses")


def find_upsets(view: MenschView, events: Sequence[Event]) -> Iterator[Upset]:
    standing: dict[PawnId, int] = {}
    for place, event in enumerate(events):
        back: tuple[PawnId, ...] = ()
        match event:
            case PawnMoved(seat, pawn, _, end, captured):
                standing[pawn] = end
                back, kind, values = captured, "captured", {"die": event.die}
            case CaptureClaimed(int() as seat, pawn, _):
                back, kind, values = (pawn,), "claimed", {}
            case CaptureClaimed(None, pawn, _):
                standing[pawn] = BASE
            case WallFell(_, _, masons):
                standing.update(dict.fromkeys(masons, BASE))
        for victim in back:
            progress = standing.get(victim, BASE)
            standing[victim] = BASE
            if progress >= _WORTH_CAPTURING:
                told = Highlight(kind, (victim.seat, seat), {"count": progress, "of": LOOP, **values}, progress / LOOP)
                yield Upset(place, told)
