"""Hours, days and time zones as people type them, and how the bot spreads out what it does by itself."""

import asyncio
import time

import pytest

from cogs.requests.pacing import Pacing
from cogs.requests.rate_limits import Allowance
from cogs.wording.own_times import days_to_choose, parse_day, parse_quiet_hours, quiet_hours_text
from host.people.absence import QuietHours
from host.refusal import Refused
from localization.catalog import Language

NOW = 1_800_000_000.0  # Friday, 15 January 2027, 08:00 UTC


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22-7", "22:00–07:00"),
        ("22:30–6:45", "22:30–06:45"),
        (" 22h30 à 7h ", "22:30–07:00"),
        ("10pm-7am", "22:00–07:00"),
        ("10:30 p.m. to 12 AM", "22:30–00:00"),
        ("12pm–1pm", "12:00–13:00"),
        ("22 Uhr bis 6.30 Uhr", "22:00–06:30"),
        ("from 10 pm to 7 am", "22:00–07:00"),
        ("von 22 bis 7", "22:00–07:00"),
        ("de 22h à 7h", "22:00–07:00"),
        ("13pm-7am", None),
        ("0am-7", None),
        ("0-24", None),
        ("25-7", None),
        ("7-7", None),
        ("night", None),
        ("22", None),
        ("", None),
        ("--", None),
    ],
)
def test_hours_are_understood_or_refused(typed: str, hours: str | None) -> None:
    if hours is None:
        with pytest.raises(Refused, match="unknown-hours"):
            parse_quiet_hours(typed)
    else:
        parsed = parse_quiet_hours(typed)
        assert isinstance(parsed, QuietHours)
        assert quiet_hours_text(parsed) == hours


def test_a_holiday_ends_with_its_last_day_where_one_lives() -> None:
    assert parse_day("2027-01-20", "de", "UTC", NOW) == NOW - 8 * 3600 + 6 * 86400
    assert parse_day("2027-01-20", "de", "Asia/Tokyo", NOW) == parse_day("2027-01-20", "de", "UTC", NOW) - 9 * 3600
    for typed in ("5", "20.1.", "20.01.2027", "20.1.27", "20/1", "20/01/27", "1/20"):
        assert parse_day(typed, "de", "UTC", NOW) == parse_day("2027-01-20", "de", "UTC", NOW)
    assert parse_day("1/20/2027", "de", "UTC", NOW) == parse_day("2027-01-20", "de", "UTC", NOW)
    assert parse_day("2/3", "en-US", "UTC", NOW) == parse_day("2027-02-03", "de", "UTC", NOW)
    assert parse_day("2/3", "en-GB", "UTC", NOW) == parse_day("2027-03-02", "de", "UTC", NOW)
    assert parse_day("2.1.", "de", "UTC", NOW) == parse_day("2028-01-02", "de", "UTC", NOW), "the next one"


@pytest.mark.parametrize(
    "typed", ["", "soon", "2027-02-30", "30.2.", "1.13.", "1.1.12345", "9999-12-31", "²", "1234", "-3", "2027-1"]
)
def test_days_that_are_none_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="unknown-day"):
        parse_day(typed, "de", "UTC", NOW)


def test_days_are_offered_as_they_are_read() -> None:
    assert days_to_choose(None, NOW, Language.GERMAN)[0] == ("Samstag, 16. Januar 2027", "2027-01-16")
    assert ("lundi 1er février 2027", "2027-02-01") in days_to_choose(None, NOW, Language.FRENCH)


async def test_much_at_once_is_spread_out_in_the_order_in_which_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    pacing = Pacing(Allowance(burst=3, per_second=10))
    for _ in range(8):
        await pacing.turn()
    assert waits == pytest.approx([0.1, 0.2, 0.3, 0.4, 0.5])


@pytest.mark.parametrize("typed", ["off", "OFF", "-", " - ", "aus", "aucune"])
def test_no_quiet_hours_are_typed_in_several_ways(typed: str) -> None:
    assert parse_quiet_hours(typed) is None
