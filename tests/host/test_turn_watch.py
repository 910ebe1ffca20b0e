"""Turns that last: reminders, quiet hours, holidays and late seats, over restarts and jumps of the clock."""

from dataclasses import replace

import pytest

from host.background import turn_watch
from host.match import lobby, showing, turn_times
from host.people import absence
from host.people.absence import QuietHours
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.refusal import Refused
from host.table.proposal import EndEarly
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from host.table.table_preferences import Pace, WhenLate
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, act, seated
from tests.host.world import DAY, HOUR, MINUTE, World


async def waiting(
    world: World,
    pace: Pace = Pace.LIVE,
    when_late: WhenLate = WhenLate.VOTE,
    *,
    channel: int = CHANNEL,
    people: tuple[Person, ...] = (ANNA, BEN),
) -> tuple[PublicTable, int]:
    """A match that has begun and waits for the first of the people."""
    table = await seated(world.host, "forgetit", people, channel=channel)
    await world.host.change(
        table.id, lobby.prefer, people[0], lambda former: replace(former, pace=pace, when_late=when_late)
    )
    table = await world.host.change(table.id, lobby.start, people[0], "33")
    while table.waiting_for != people[0].id:
        table = await act(world.host, table.id)
    return table, people[0].id


async def wish(world: World, person_id: int, **wishes: object) -> None:
    def choose(present: PersonPreferences) -> PersonPreferences:
        return replace(present, **wishes)  # type: ignore[arg-type]

    await world.preferences.people.change(person_id, choose)


async def is_up(world: World, table: PublicTable) -> bool:
    clock = (await world.host.table(table.id)).clock
    return clock is not None and clock.up


async def test_a_live_table_reminds_after_ten_minutes_and_shows_after_twenty_that_the_time_is_up(world: World) -> None:
    table, person = await waiting(world)
    await world.pass_time(9.5 * MINUTE)
    assert world.reminded == []
    await world.pass_time(MINUTE)
    assert world.reminded == [(person, [table.id], False)]
    await world.pass_time(9 * MINUTE, step=MINUTE)
    assert not await is_up(world, table)
    world.shown.clear()
    await world.pass_time(MINUTE)
    assert [shown.clock.up for shown in world.shown if shown.clock] == [True], "everybody is shown that, once"
    await world.pass_time(HOUR, step=MINUTE)
    assert len(world.reminded) == 1
    assert await world.status_of(table) is Status.PLAYING


async def test_each_decision_begins_the_time_again(world: World) -> None:
    table, _ = await waiting(world)
    for _ in range(4):
        await world.pass_time(8 * MINUTE, step=MINUTE)
        await act(world.host, table.id)
    assert world.reminded == []


async def test_where_nobody_else_waits_nothing_presses(world: World) -> None:
    table, person = await waiting(world, Pace.ONE_DAY, WhenLate.COMPUTER, people=(ANNA,))
    await world.pass_days(3, step=2 * HOUR)
    assert (await world.host.table(table.id)).plays(person)
    assert not await is_up(world, table)
    assert world.reminded == []


async def test_who_comes_back_waits_from_then_on(world: World) -> None:
    table, person = await waiting(world)
    await world.host.leave(table.id, BEN.id, "40")
    await world.pass_time(30 * MINUTE, step=MINUTE)
    assert world.reminded == []
    back = await world.host.join(table.id, BEN, "41")
    assert back.clock is not None
    await world.pass_time(11 * MINUTE, step=MINUTE)
    assert world.reminded == [(person, [table.id], False)]


async def test_while_the_bot_is_away_nobody_loses_time(world: World) -> None:
    table, _ = await waiting(world)
    await world.pass_time(9 * MINUTE, step=MINUTE)
    world.clock.time += 3 * DAY
    world.open()
    await world.caretaker.resume()
    await world.caretaker.look()
    await world.pass_time(30)
    assert world.reminded == []
    await world.pass_time(2 * MINUTE, step=MINUTE)
    assert len(world.reminded) == 1
    await world.pass_time(8 * MINUTE, step=MINUTE)
    assert not await is_up(world, table)
    await world.pass_time(2 * MINUTE, step=MINUTE)
    assert await is_up(world, table)


async def test_who_takes_no_direct_messages_is_mentioned_at_one_table(world: World) -> None:
    for channel in range(2):
        await waiting(world, Pace.ONE_DAY, channel=channel)
    await wish(world, ANNA.id, reminder=Reminder.DIRECT, notice=Notice.NEVER)
    world.closed.add(ANNA.id)
    await world.pass_days(0.5)
    await world.pass_time(MINUTE, step=MINUTE)
    assert [direct for _, _, direct in world.reminded] == [False]


async def test_who_wants_no_reminder_gets_none(world: World) -> None:
    table, person = await waiting(world)
    await world.host.note(table.id, showing.notified, person, None)
    await wish(world, person, reminder=Reminder.NEVER)
    await world.pass_time(25 * MINUTE, step=MINUTE)
    assert world.reminded == []
    assert await is_up(world, table)


async def test_who_wants_no_notice_of_turns_gets_no_reminder_unless_they_say_so(world: World) -> None:
    _, person = await waiting(world)
    await wish(world, person, notice=Notice.NEVER)
    await world.pass_time(11 * MINUTE, step=MINUTE)
    assert world.reminded == []
    await wish(world, person, reminder=Reminder.CHANNEL)
    _, other = await waiting(world, channel=CHANNEL + 1)
    assert other == person
    await world.pass_time(11 * MINUTE, step=MINUTE)
    assert len(world.reminded) == 1


async def test_in_quiet_hours_reminders_wait_for_the_morning(world: World) -> None:
    table, person = await waiting(world, Pace.ONE_DAY)
    # The world begins on 12 January 1970 at 13:46:40 UTC, so half a day later it is night.
    await wish(world, person, quiet_hours=QuietHours(22 * 60, 7 * 60), time_zone="UTC")
    await world.pass_days(0.68)
    assert world.reminded == []
    await world.pass_days(0.1)
    assert world.reminded == [(person, [table.id], False)]


@pytest.mark.parametrize(("notified", "sent"), [(False, [True]), (True, [])])
async def test_a_notice_that_had_to_wait_goes_its_own_way_and_a_reminder_its_own(
    world: World, notified: bool, sent: list[bool]
) -> None:
    table, person = await waiting(world, Pace.ONE_DAY)
    await wish(world, person, notice=Notice.DIRECT, reminder=Reminder.NEVER)
    if notified:
        await world.host.note(table.id, showing.notified, person, None)
    await world.host.note(table.id, turn_times.put_off, person, world.clock.time + 5 * MINUTE)
    await world.pass_time(10 * MINUTE, step=MINUTE)
    assert [direct for _, _, direct in world.reminded] == sent


async def test_on_holiday_clocks_by_correspondence_stand_still(world: World) -> None:
    table, person = await waiting(world, Pace.ONE_DAY)
    await world.pass_days(0.25)
    until = world.clock.time + 5 * DAY
    await wish(world, person, holiday=absence.extended(None, world.clock.time, until))
    [held] = await world.host.time.change_holiday(person, until)
    assert held.clock is not None
    assert held.clock.holiday_until == until
    world.open()
    await world.caretaker.resume()
    await world.pass_days(4.9)
    assert world.reminded == []
    await world.pass_days(0.2)
    assert len(world.reminded) == 1, "the table waits for them: they learn it"
    await world.pass_days(0.5)
    assert not await is_up(world, table)
    await world.pass_days(0.3)
    assert await is_up(world, table)


async def test_a_match_is_not_given_up_because_somebody_is_on_holiday(world: World) -> None:
    table, person = await waiting(world, Pace.SEVEN_DAYS)
    await world.pass_days(6, step=12 * HOUR)
    until = world.clock.time + 28 * DAY
    await wish(world, person, holiday=absence.extended(None, world.clock.time, until))
    await world.host.time.change_holiday(person, until)
    await world.pass_days(28.5, step=DAY)
    assert await world.status_of(table) is Status.PLAYING
    await world.pass_days(32, step=DAY)
    assert await world.status_of(table) is Status.CANCELLED


async def test_a_thousand_turns_due_at_once_come_some_people_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_watch, "MOST_AT_A_LOOK", 5)
    for number in range(14):
        person = Person(100 + number, f"P{number}")
        await waiting(world, Pace.ONE_DAY, channel=500 + number, people=(person, BEN))
    await world.pass_days(0.5)
    counts = [len(world.reminded)]
    for _ in range(4):
        await world.pass_time(31, step=31)
        counts.append(len(world.reminded))
    assert counts[:3] == [5, 10, 14]
    assert len({person for person, _, _ in world.reminded}) == 14


async def test_what_could_not_be_sent_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("CRITICAL")
    table, person = await waiting(world)
    remind_at = world.remind_at

    async def fails(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(world, "remind_at", fails)
    await world.pass_time(11 * MINUTE, step=MINUTE)
    monkeypatch.setattr(world, "remind_at", remind_at)
    await world.pass_time(6 * MINUTE)
    assert world.reminded == [(person, [table.id], False)]


async def test_more_than_half_of_the_others_hand_a_late_seat_to_a_computer(world: World) -> None:
    table, person = await waiting(world, people=(ANNA, BEN, CHLOE))
    with pytest.raises(Refused, match="time-not-up"):
        await world.host.time.propose_stand_in(table.id, BEN.id, "50")
    await world.pass_time(21 * MINUTE, step=MINUTE)
    with pytest.raises(Refused, match="stand-in-for-yourself"):
        await world.host.time.propose_stand_in(table.id, ANNA.id, "51")
    assert (await world.host.time.propose_stand_in(table.id, BEN.id, "52")).plays(person)
    assert not (await world.host.time.propose_stand_in(table.id, CHLOE.id, "53")).plays(person)
    assert (await world.host.join(table.id, ANNA, "54")).plays(person)


async def test_a_late_person_blocks_no_stand_in_with_a_proposal_of_their_own(world: World) -> None:
    table, person = await waiting(world)
    await world.pass_time(21 * MINUTE, step=MINUTE)
    await world.host.propose(table.id, person, EndEarly("match"), press="44")
    after = await world.host.time.propose_stand_in(table.id, BEN.id, "55")
    assert after.seats[0].away, "more than half of the others want it"
    assert after.proposal is None
