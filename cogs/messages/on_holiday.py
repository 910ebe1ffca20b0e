"""Who is on holiday, as the others at a table see it: until when, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from cogs.games.scene import seat_name
from cogs.wording.clock_times import on_day
from host.people.preferences import Preferences
from host.table.seats import SeatHolder
from host.time import absence
from localization.catalog import Speaker

Holidays = Mapping[int, float]
"""The end of the present holiday, in seconds since 1970, by the person's number; those who are there are not in it."""

_HALF_A_DAY = 12 * 3600.0

NO_HOLIDAYS: Holidays = MappingProxyType({})


async def holidays_among(preferences: Preferences, people: Iterable[int], now: float) -> Holidays:
    """Of these people, those who are on holiday."""
    found = {}
    for person_id in people:
        holiday = absence.running((await preferences.people.of(person_id)).holiday, now)
        if holiday is not None:
            found[person_id] = holiday.end
    return found


def holiday_day(end: float) -> str:
    """The last day of a holiday, which ends at midnight where the person lives.

    Its noon lies on the same day in nearly every reader's time zone.
    """
    return on_day(end - _HALF_A_DAY)


def holiday_lines(seats: Iterable[tuple[int, SeatHolder]], ends: Holidays, say: Speaker) -> list[str]:
    """A line for each of these seats whose person is on holiday."""
    return [
        say("person-on-holiday", name=seat_name(seat, holder, say), day=holiday_day(ends[holder.person_id]))
        for seat, holder in seats
        if holder.person_id is not None and holder.person_id in ends
    ]
