"""Game nights that come again: every week, every other week, on the first Friday, at the same hour by the clock."""

from datetime import datetime

import pytest

from host.nights.recurrence import Rule, next_occurrence
from host.people.absence import zone_of

BERLIN = "Europe/Berlin"


def moment(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=zone_of(BERLIN)).timestamp()


@pytest.mark.parametrize(
    ("rule", "first", "following"),
    [
        (Rule.NONE, "2026-12-25 20:00", []),
        (Rule.FORTNIGHTLY, "2027-03-19 20:00", ["2027-04-02 20:00", "2027-04-16 20:00"]),
        (Rule.MONTHLY, "2026-11-06 20:00", ["2026-12-04 20:00", "2027-01-01 20:00", "2027-02-05 20:00"]),
        # The fifth Thursday is the last one, and stays it where there are four only.
        (Rule.MONTHLY, "2026-12-31 20:00", ["2027-01-28 20:00", "2027-02-25 20:00", "2027-03-25 20:00"]),
        # An hour that is left out, and one that comes twice.
        (Rule.WEEKLY, "2027-03-21 02:30", ["2027-03-28 03:30", "2027-04-04 02:30"]),
        (Rule.WEEKLY, "2027-10-24 02:30", ["2027-10-31 02:30", "2027-11-07 02:30"]),
    ],
)
def test_the_same_weekday_and_hour_come_again(rule: Rule, first: str, following: list[str]) -> None:
    begin = after = moment(first)
    assert next_occurrence(rule, begin, begin - 1, BERLIN) == begin
    for written in following:
        assert next_occurrence(rule, begin, after, BERLIN) == moment(written)
        after = moment(written)
    assert (next_occurrence(rule, begin, after, BERLIN) is None) is (rule is Rule.NONE)


def test_what_was_missed_is_left_out() -> None:
    first = moment("2026-11-27 20:00")
    assert next_occurrence(Rule.FORTNIGHTLY, first, moment("2027-05-01 12:00"), BERLIN) == moment("2027-05-14 20:00")
    assert next_occurrence(Rule.MONTHLY, first, moment("2027-05-28 19:59"), BERLIN) == moment("2027-05-28 20:00")
