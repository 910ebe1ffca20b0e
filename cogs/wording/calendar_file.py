"""A date as a file that calendars import (RFC 5545). Pure."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from cogs.wording.names import tidy


def calendar_file(title: str, start: float, end: float, url: str, uid: str, now: float) -> bytes:
    """With an alarm an hour before. Times are in seconds since 1970; ``now`` is when the file is made.

    A calendar that has imported a file with the same ``uid`` changes that date instead of adding another.
    """
    from icalendar import Alarm, Calendar, Event  # It takes long, and is rarely needed.

    summary = tidy(title)
    stamp, begin, over = (datetime.fromtimestamp(moment, UTC) for moment in (now, start, end))
    alarm = Alarm.new(description=summary)
    alarm.add("action", "DISPLAY")
    alarm.add("trigger", timedelta(hours=-1))
    event = Event.new(
        summary=summary, start=begin, end=over, stamp=stamp, uid=uid, url=url, description=url, subcomponents=[alarm]
    )
    file: bytes = Calendar.new(prodid="-//Spieleabend//EN", subcomponents=[event]).to_ical()
    return file
