"""The clock of a turn, whatever the system's clock does."""

import random
from itertools import pairwise

import pytest

from host.keeping.attended_time import LONGEST_STEP_SECONDS, Attendance
from host.table import turn_clock as clocks
from host.table.table_preferences import Pace
from host.table.turn_clock import TurnClock

HOUR, DAY = 3600.0, 86400.0
NOW, ATTENDED = 1_800_000_000.0, 5000.0


@pytest.mark.parametrize("pace", Pace)
def test_reminders_come_before_the_end(pace: Pace) -> None:
    marks = (*pace.reminder_seconds, pace.limit_seconds)
    assert all(sooner < later for sooner, later in pairwise(marks))


def test_three_days_have_reminders_at_half_and_when_a_tenth_is_left() -> None:
    clock, events = clocks.started(Pace.THREE_DAYS, NOW, ATTENDED), []
    passed = 0.0
    while (event := clocks.next_event(clock, Pace.THREE_DAYS, NOW + passed, ATTENDED + passed)) is not None:
        passed = event - NOW
        events.append(passed / HOUR)
        clock = clocks.run_out(clock, Pace.THREE_DAYS, event, ATTENDED + passed)
        clock = clock if clock.up else clocks.reminded(clock, Pace.THREE_DAYS, ATTENDED + passed)
    assert events == pytest.approx([36, 64.8, 72])


def test_a_reminder_that_waits_for_the_morning_does_not_move_the_end() -> None:
    clock = clocks.put_off(clocks.started(Pace.ONE_DAY, NOW, ATTENDED), NOW + 20 * HOUR)
    assert not clocks.asks_for_reminder(clock, Pace.ONE_DAY, NOW + 19 * HOUR, ATTENDED + 19 * HOUR)
    assert clocks.asks_for_reminder(clock, Pace.ONE_DAY, NOW + 20 * HOUR, ATTENDED + 20 * HOUR)
    late = clocks.put_off(clock, NOW + 30 * HOUR)
    assert clocks.next_event(late, Pace.ONE_DAY, NOW, ATTENDED) == NOW + 24 * HOUR
    assert clocks.run_out(late, Pace.ONE_DAY, NOW + 24 * HOUR, ATTENDED + 24 * HOUR).up


def test_a_holiday_takes_no_time_away() -> None:
    clock = clocks.started(Pace.TWO_DAYS, NOW, ATTENDED)
    held = clocks.held(clock, NOW + 10 * DAY, ATTENDED + DAY)
    assert clocks.next_event(held, Pace.TWO_DAYS, NOW + DAY, ATTENDED + DAY) == NOW + 10 * DAY
    assert not clocks.is_up(held, Pace.TWO_DAYS, ATTENDED + 9 * DAY)
    back = clocks.released(held, Pace.TWO_DAYS, NOW + 10 * DAY, ATTENDED + 10 * DAY)
    assert clocks.remaining(back, Pace.TWO_DAYS, ATTENDED + 10 * DAY) == DAY
    assert back.ends_at == NOW + 11 * DAY
    assert back.held_seconds == 9 * DAY


def test_seconds_that_a_killed_process_had_counted_are_given_to_the_person() -> None:
    clock = clocks.started(Pace.LIVE, NOW, ATTENDED)
    after = clocks.adjusted(clock, Pace.LIVE, NOW, ATTENDED - 50)
    assert clocks.remaining(after, Pace.LIVE, ATTENDED - 50) == Pace.LIVE.limit_seconds
    assert clocks.remaining(after, Pace.LIVE, ATTENDED) == Pace.LIVE.limit_seconds - 50


@pytest.mark.parametrize("seed", range(12))
def test_nobody_loses_more_time_than_the_bot_was_there(seed: int) -> None:
    """Looks every ten seconds or so, sleeps, restarts that lose what was not kept, and jumps in both directions."""
    random_numbers = random.Random(seed)
    pace = random_numbers.choice([Pace.LIVE, Pace.ONE_DAY, Pace.SEVEN_DAYS])
    now, there = NOW, 0.0
    attendance = Attendance(ATTENDED, now)
    kept = attendance.seconds
    clock = clocks.started(pace, now, attendance.seconds)
    before = 0.0
    for _ in range(400):
        match random_numbers.randrange(20):
            case 0:
                now += random_numbers.uniform(0, 30 * DAY)
                there += LONGEST_STEP_SECONDS
            case 1:
                now -= random_numbers.uniform(0, 30 * DAY)
            case 2:
                now += random_numbers.uniform(0, DAY)
                attendance = Attendance(kept, now)
            case _:
                step = random_numbers.uniform(5, 15)
                now += step
                there += step
        attendance = Attendance(attendance.at(now), now)
        if attendance.seconds - kept >= 60:
            kept = attendance.seconds
        clock = clocks.adjusted(clock, pace, now, attendance.seconds)
        had = clocks.spent(clock, attendance.seconds)
        assert had <= there + 1e-6, f"seed {seed}"
        assert had >= before - 70, f"seed {seed}: at most what was not kept is given back"
        assert clocks.remaining(clock, pace, attendance.seconds) == pytest.approx(max(0.0, pace.limit_seconds - had))
        assert abs(clock.ends_at - now - clocks.remaining(clock, pace, attendance.seconds)) <= 60
        event = clocks.next_event(clock, pace, now, attendance.seconds)
        assert event is not None
        assert now <= event <= now + pace.limit_seconds
        before = had


@pytest.mark.parametrize("seed", range(6))
def test_holidays_and_looks_in_any_order_keep_what_is_left(seed: int) -> None:
    random_numbers = random.Random(seed)
    pace, attended = Pace.SEVEN_DAYS, ATTENDED
    clock: TurnClock = clocks.started(pace, NOW, attended)
    left = pace.limit_seconds
    for _ in range(100):
        step = random_numbers.uniform(0, HOUR)
        attended += step
        now = NOW + attended - ATTENDED
        if clock.is_held:
            if random_numbers.random() < 0.3:
                clock = clocks.released(clock, pace, now, attended)
        else:
            left -= step
            if random_numbers.random() < 0.3:
                clock = clocks.held(clock, now + DAY, attended)
        clock = clocks.adjusted(clock, pace, now, attended)
        assert clocks.remaining(clock, pace, attended) == pytest.approx(left, abs=0.01), f"seed {seed}"
