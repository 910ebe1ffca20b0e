"""The caretaker after restarts, with clocks that jump and databases that are away."""

import logging

import pytest

from host.background.caretaker import PAUSE_SECONDS
from host.table.status import Status
from store.errors import DatabaseAway
from tests.host.tables import ANNA, BEN, CHANNEL, GUILD, play, seated, started
from tests.host.world import DAY, HOUR, MINUTE, World


async def test_after_a_restart_what_is_due_is_still_due(world: World) -> None:
    table = await started(world.host, "forgetit")
    world.gone |= {ANNA.id, BEN.id}
    world.clock.time += 40
    world.open()
    await world.caretaker.look()
    assert any(holder.away for holder in (await world.host.table(table.id)).seats)


async def test_an_invitation_outlives_the_time_when_the_bot_was_off(world: World) -> None:
    """Nobody could press its buttons."""
    table = await seated(world.host, "forgetit")
    await world.pass_time(10 * MINUTE)
    world.clock.time += 10 * HOUR
    world.open()
    await world.caretaker.resume()
    await world.pass_time(18 * MINUTE)
    assert await world.status_of(table) is Status.LOBBY
    await world.pass_time(3 * MINUTE)
    assert await world.status_of(table) is Status.CLOSED


async def test_a_server_from_which_no_press_can_arrive_loses_no_time(world: World) -> None:
    """Also if the process ends after that; servers on other shards go on."""
    table, elsewhere = await started(world.host, "forgetit"), GUILD + 1
    invitation = await seated(world.host, "mensch", channel=CHANNEL + 1)
    world.servers.add(elsewhere)
    other = await seated(world.host, "mensch", channel=CHANNEL + 2, guild=elsewhere)
    world.out_of_reach = {GUILD}
    await world.pass_time(40 * MINUTE)
    assert await world.status_of(other) is Status.CLOSED
    world.out_of_reach = set()
    await world.pass_time(MINUTE)
    world.open()
    await world.pass_time(MINUTE)
    assert await world.status_of(invitation) is Status.LOBBY
    now = await world.host.table(table.id)
    assert (now.clock and now.clock.reminders, now.display.long_wait, world.reminded) == (0, False, [])
    await world.pass_time(10 * MINUTE)
    assert world.reminded


async def test_a_clock_that_jumps_forward_and_back_closes_nothing(world: World) -> None:
    table = await seated(world.host, "forgetit")
    asleep = await started(world.host, "mensch", channel=CHANNEL + 1)
    for person in (ANNA, BEN):
        await world.host.leave(asleep.id, person.id)
    in_turn = await started(world.host, "forgetit", channel=CHANNEL + 2)
    world.clock.time += 29 * DAY
    await world.pass_time(30)
    assert not (await world.host.table(in_turn.id)).display.long_wait
    world.clock.time -= 29 * DAY
    await world.pass_time(MINUTE)
    assert await world.status_of(table) is Status.LOBBY
    assert await world.status_of(asleep) is Status.PLAYING


async def test_a_clock_that_was_far_ahead_leaves_nothing_asleep(world: World) -> None:
    world.clock.time += 400 * DAY
    table = await started(world.host, "forgetit")
    invitation = await seated(world.host, "mensch", channel=CHANNEL + 1)
    world.clock.time -= 400 * DAY
    began = world.clock.time
    world.open()
    await world.caretaker.look()
    await world.pass_time(2 * MINUTE)
    assert world.asked, "the person is looked up"
    await world.pass_time(40 * MINUTE)
    assert await world.status_of(invitation) is Status.CLOSED
    assert (await world.host.table(table.id)).waiting_since <= began + MINUTE


async def test_an_outage_of_the_database_leaves_a_line_a_minute_and_afterwards_everything_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    computers_turn = await started(world.host, "forgetit", (ANNA,))
    while not await world.host.computer_positions(computers_turn.id):
        await play(world.host, computers_turn.id, 1)
    unshown = await started(world.host, "mensch", channel=CHANNEL + 1)

    async def away(*_: object, **__: object) -> None:
        raise DatabaseAway

    for question in ("due", "plan", "save"):
        monkeypatch.setattr(world.store, question, away)
    await world.pass_time(10 * MINUTE, step=MINUTE)
    assert (world.shown, world.woken) == ([], [])
    assert not caplog.records, "the store says it, once for everybody"
    monkeypatch.undo()
    await world.pass_time(PAUSE_SECONDS)
    assert world.woken == [computers_turn.id]
    assert unshown.id in {shown.id for shown in world.shown}


async def test_a_database_that_does_not_answer_costs_one_look(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    table = await seated(world.host, "forgetit")

    async def fails(*_: object, **__: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "due", fails)
        await world.pass_time(HOUR, step=MINUTE)
    await world.pass_time(MINUTE)
    assert await world.status_of(table) is Status.CLOSED
