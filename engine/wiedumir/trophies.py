"""Trophies of Wie Du mir …, and what is counted for them alone: no number that was secret in play (W15)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby

from engine.game import Event, Seat
from engine.trophies import Trophy, won
from engine.wiedumir.events import ChipsSwapped, DieRolled
from engine.wiedumir.view import SIDES, WieDuMirView

TROPHIES = (
    Trophy("chain-reaction", {"chain": 3}),
    won("generous", {"given": 6}),
    won("overflow", {"limits": 2}),
    won("pinch", most={"points": 3}),
    won("hands-off", most={"meddled": 1}),
    Trophy("bargain", {"swapped-up": 7}),
)


def find_deeds(view: WieDuMirView, events: Sequence[Event]) -> Mapping[str, Mapping[Seat, int]]:
    """``full-purses`` and ``empty-purses`` are games that ended with ten chips and with none, ``swapped-up`` the most
    chips won by one swap. One in ``odds`` is how likely the seat's longest run of one number was.
    """
    deeds: dict[str, Counter[Seat]] = {
        name: Counter() for name in ("full-purses", "empty-purses", "swapped-up", "odds")
    }
    for seat in range(view.seats):
        rolls = [event.number for event in events if isinstance(event, DieRolled) and event.seat == seat]
        longest = max((len(list(run)) for _, run in groupby(rolls)), default=1)
        deeds["odds"][seat] = SIDES ** (longest - 1)
    for event in events:
        if isinstance(event, ChipsSwapped) and event.amounts is not None:
            one, other = event.amounts
            gains = event.first if one < other else event.second
            deeds["swapped-up"][gains] = max(deeds["swapped-up"][gains], abs(one - other))
    return deeds
