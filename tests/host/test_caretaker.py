"""The caretaker: what time brings, with a clock and a Discord of the tests' own."""

import asyncio
from itertools import pairwise

import pytest

from host.background.caretaker import PAUSE_SECONDS, Caretaker
from host.background.computers import ComputerPlayers
from host.match import schedule, showing
from host.table.public_table import PublicTable
from host.table.status import Status
from host.workers import Workers
from tests.host.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CHLOE,
    GUILD,
    editions_with,
    next_edition,
    play,
    seated,
    started,
)
from tests.host.world import HOUR, MINUTE, World
from tests.hosted import GAMES

# People who have left the server


async def test_a_person_who_is_awaited_is_looked_up_after_half_a_minute_and_ever_more_rarely(world: World) -> None:
    await started(world.host, "forgetit")
    began = world.clock.time
    await world.pass_time(20)
    assert world.asked == []
    await world.pass_time(20 * MINUTE, step=PAUSE_SECONDS)
    waits = [asked - began for asked in world.asked]
    assert waits[0] == pytest.approx(30, abs=PAUSE_SECONDS)
    assert len(waits) == 5
    assert all(later >= 1.9 * sooner for sooner, later in pairwise(waits))


async def test_the_seat_of_a_person_who_has_left_goes_to_a_computer(world: World) -> None:
    table = await started(world.host, "forgetit")
    awaited = table.seats[table.to_act[0]].person
    assert awaited is not None
    invitation = await seated(world.host, "mensch", (CHLOE, awaited), channel=CHANNEL + 1)
    elsewhere = await seated(world.host, "mensch", (CHLOE, awaited), channel=CHANNEL + 2, guild=GUILD + 1)
    world.servers.add(GUILD + 1)
    world.gone.add(awaited.id)
    await world.pass_time(40)
    assert (await world.host.table(table.id)).seats[table.to_act[0]].away
    assert (await world.host.table(invitation.id)).people == (CHLOE,)
    assert awaited in (await world.host.table(elsewhere.id)).people, "another server, another membership"
    behind = [await world.host.table(each.id) for each in (table, invitation, elsewhere)]
    assert not any(each.behind for each in behind), "everybody is shown who plays now"


async def test_who_cannot_be_looked_up_keeps_their_seat(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(_guild: int, _person: int) -> bool | None:
        return None

    monkeypatch.setattr(world, "is_member", unknown)
    table = await started(world.host, "forgetit")
    await world.pass_time(HOUR)
    assert not any(holder.away for holder in (await world.host.table(table.id)).seats)


# Computers


async def test_a_computer_whose_turn_failed_is_woken_again_with_growing_pauses(world: World) -> None:
    table = await started(world.host, "forgetit", (ANNA,))
    while not await world.host.computer_positions(table.id):
        await play(world.host, table.id, 1)
    await world.pass_time(HOUR, step=MINUTE)
    assert 5 <= len(world.woken) <= 9
    assert set(world.woken) == {table.id}


async def test_a_failed_turn_is_played_after_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def show(_table: PublicTable) -> None:
        pass

    computers = ComputerPlayers(world.host, show=show, pace=0.0, workers=Workers())
    world.caretaker = Caretaker(world.host, world.store, world, world.preferences, wake=computers.wake, now=world.clock)
    table = await started(world.host, "forgetit", (ANNA,))
    while not await world.host.computer_positions(table.id):
        table = await play(world.host, table.id, 1)
    before = (await world.host.table(table.id)).version
    choose = type(GAMES["forgetit"]).choose

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(GAMES["forgetit"]), "choose", fails)
    computers.wake(table.id)
    while computers._playing:
        await asyncio.sleep(0.001)
    assert (await world.host.table(table.id)).version == before
    monkeypatch.setattr(type(GAMES["forgetit"]), "choose", choose)
    await world.pass_time(40)
    while computers._playing:
        await asyncio.sleep(0.001)
    assert (await world.host.table(table.id)).version > before
    await computers.close()


# Tables that nobody looks after


async def test_an_invitation_that_nobody_presses_is_closed_after_half_an_hour(world: World) -> None:
    table = await seated(world.host, "forgetit")
    await world.pass_time(20 * MINUTE)
    await world.host.join(table.id, CHLOE, "44")
    await world.host.note(table.id, showing.with_post, lambda post: post.posted(table.channel_id, 5))
    await world.pass_time(29 * MINUTE)
    assert await world.status_of(table) is Status.LOBBY
    await world.pass_time(2 * MINUTE)
    assert await world.status_of(table) is Status.CLOSED
    assert [shown.status for shown in world.shown if shown.status is not Status.LOBBY] == [Status.CLOSED]
    world.shown.clear()
    await world.pass_time(HOUR)
    assert world.shown == [], "people are shown that once"


async def test_a_match_that_everybody_has_left_is_cancelled_after_a_week(world: World) -> None:
    table = await started(world.host, "forgetit")
    await world.pass_days(2)
    for person in (ANNA, BEN):
        await world.host.leave(table.id, person.id)
    await world.pass_days(6.9)
    assert await world.status_of(table) is Status.PLAYING
    await world.pass_days(0.2)
    assert await world.status_of(table) is Status.CANCELLED
    assert (await world.host.records.verify(table.id)).passed


async def test_who_comes_back_keeps_the_match_alive(world: World) -> None:
    table = await started(world.host, "forgetit")
    for person in (ANNA, BEN):
        await world.host.leave(table.id, person.id)
    await world.pass_days(6)
    await world.host.join(table.id, ANNA, "44")
    await world.pass_days(6)
    assert await world.status_of(table) is Status.PLAYING


async def test_people_are_shown_once_that_a_match_is_retired(world: World) -> None:
    table = await started(world.host, "forgetit")
    world.open(editions_with(next_edition(GAMES["forgetit"])))
    await world.caretaker.resume()
    await world.pass_time(HOUR)
    assert {(shown.id, shown.status) for shown in world.shown} == {(table.id, Status.RETIRED)}
    assert not (await world.host.table(table.id)).display.notice_due
    seen = len(world.shown)
    await world.pass_days(1)
    assert len(world.shown) == seen


async def test_more_than_the_store_is_asked_for_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.background.caretaker.BATCH", 3)
    tables = [await seated(world.host, "mensch", channel=channel) for channel in range(10)]
    await world.pass_time(schedule.INVITATION_SECONDS + PAUSE_SECONDS)
    assert {await world.status_of(table) for table in tables} == {Status.CLOSED}
