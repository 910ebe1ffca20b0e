"""Trophies of Mensch ärgere Dich nicht and Einigkeit macht stark, and what is counted for them alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby

from engine.game import Event, Seat
from engine.mensch.board import BASE, FIRST_GOAL, LOOP, PAWNS, SIX, PawnId, is_home
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved, SeatFinished, WallFell
from engine.mensch.view import MenschView
from engine.trophies import Trophy, won

_ALMOST_HOME = PAWNS * FIRST_GOAL
"""The sum of progresses of a seat of which at most one pawn is not home, and that by a few squares."""

_OF_BOTH = (
    Trophy("hunter", {"captures": 14}),
    won("gentle", most={"captures": 0}),
    Trophy("five-sixes", {"sixes-in-a-row": 5}),
    Trophy("drought", {"without-six": 30}),
    Trophy("doorstep", {"farthest-lost": LOOP}),
    won("phoenix", {"losses": 12}),
)

TROPHIES = (
    *_OF_BOTH,
    won("unharmed", most={"losses": 0}),
    won("rout", most={"others-home": 0}),
    won("photo-finish", {"others-farthest": _ALMOST_HOME}),
)

PAIRS_TROPHIES = (
    *_OF_BOTH,
    Trophy("mason", {"walls": 12}),
    Trophy("eagle-eye", {"claims": 2}),
    Trophy("wall-breaker", {"walls-felled": 1}),
)


def find_deeds(view: MenschView, events: Sequence[Event]) -> Mapping[str, Mapping[Seat, int]]:
    """``farthest-lost`` is a lost pawn's progress, and one in ``odds`` how likely the longest run of sixes was.

    ``others-home`` and ``others-farthest`` are the most pawns that anybody else had home when a seat was the first to
    have all four there, and the greatest sum of a seat's progresses.
    """
    names = ("without-six", "farthest-lost", "walls-felled", "odds", "others-home", "others-farthest")
    deeds: dict[str, Counter[Seat]] = {name: Counter() for name in names}
    for seat in range(view.seats):
        rolls = [event.value for event in events if isinstance(event, DieRolled) and event.seat == seat]
        runs = [(is_six, len(list(run))) for is_six, run in groupby(rolls, lambda value: value == SIX)]
        deeds["without-six"][seat] = max((length for is_six, length in runs if not is_six), default=0)
        deeds["odds"][seat] = SIX ** max((length for is_six, length in runs if is_six), default=0)
    standing: dict[PawnId, int] = {}
    for event in events:
        back: Sequence[PawnId] = ()
        match event:
            case PawnMoved(_, pawn, _, end, captured):
                standing[pawn] = end
                back = captured
            case WallFell(seat, _, masons):
                deeds["walls-felled"][seat] += 1
                back = masons
            case CaptureClaimed(_, pawn, _):
                back = (pawn,)
            case SeatFinished(winner, 1):
                for seat in set(range(view.seats)) - {winner}:
                    own = [progress for pawn, progress in standing.items() if pawn.seat == seat]
                    _raise(deeds["others-home"], winner, sum(map(is_home, own)))
                    _raise(deeds["others-farthest"], winner, sum(own))
        for victim in back:
            _raise(deeds["farthest-lost"], victim.seat, standing.get(victim, BASE))
            standing[victim] = BASE
    return deeds


def _raise(counts: Counter[Seat], seat: Seat, count: int) -> None:
    counts[seat] = max(counts[seat], count)
