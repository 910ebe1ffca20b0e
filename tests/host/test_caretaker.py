"""The caretaker: what time brings, with a clock and a Discord of the tests' own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
import pytest_asyncio

from engine.editions import Editions
from host import caretaker, schedule
from host.caretaker import GRACE_SECONDS, PAUSE_SECONDS, SHOWN_AT_A_TIME, Caretaker
from host.computers import ComputerPlayers
from host.host import Host
from host.public_table import PublicTable
from host.table import Status
from host.workers import Workers
from store.errors import DatabaseAway
from store.store import Store
from tests.host.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CHLOE,
    GUILD,
    Clock,
    editions_with,
    end_by_vote,
    next_edition,
    open_host,
    play,
    seated,
    started,
)
from tests.hosted import GAMES

MESSAGE = 5
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class World:
    """The surroundings: who is where, what was shown, what fails."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.servers = {GUILD}
        self.gone: set[int] = set()
        self.asked: list[float] = []
        self.shown: list[PublicTable] = []
        self.woken: list[int] = []
        self.cannot_show = False
        self.at_once = self.most_at_once = 0
        self.open()

    def open(self, editions: Editions | None = None) -> None:
        """A process of the bot, in place of the one before."""
        self.host: Host = open_host(self.store, editions, self.clock)
        self.caretaker = Caretaker(self.host, self.store, self, wake=self.woken.append, now=self.clock)

    def serves(self, guild_id: int) -> bool:
        return guild_id in self.servers

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        self.asked.append(self.clock.time)
        return person_id not in self.gone

    async def show(self, table: PublicTable) -> None:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.cannot_show:
            return
        self.shown.append(table)
        await self.host.remember_announced(table.id, table.milestones)
        changes = (await self.host.table(table.id)).display.changes
        await self.host.remember_message(table.id, MESSAGE, changes=changes)

    async def pass_time(self, seconds: float, step: float = PAUSE_SECONDS) -> None:
        """The bot runs meanwhile."""
        end = self.clock.time + seconds
        while self.clock.time < end:
            self.clock.time += min(step, end - self.clock.time)
            await self.caretaker.look()

    async def status_of(self, table: PublicTable) -> Status:
        return (await self.host.table(table.id)).status


@pytest_asyncio.fixture
async def world(store: Store) -> AsyncIterator[World]:
    world = World(store)
    await world.caretaker.look()
    yield world
    assert world.at_once == 0


# People who have left the server


async def test_a_person_who_is_awaited_is_looked_up_after_half_a_minute_and_ever_more_rarely(world: World) -> None:
    await started(world.host, "forgetit")
    began = world.clock.time
    await world.pass_time(20)
    assert world.asked == []
    await world.pass_time(20 * MINUTE)
    waits = [asked - began for asked in world.asked]
    assert waits[0] == pytest.approx(30, abs=PAUSE_SECONDS)
    assert len(waits) == 6
    assert all(later >= 1.9 * sooner for sooner, later in pairwise(waits))


async def test_after_a_day_nobody_is_looked_up_any_more(world: World) -> None:
    await started(world.host, "forgetit")
    await world.pass_time(3 * DAY, step=4 * MINUTE)
    before = len(world.asked)
    await world.pass_time(5 * DAY, step=4 * MINUTE)
    assert len(world.asked) == before


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


async def test_who_plays_on_is_not_looked_up(world: World) -> None:
    table = await started(world.host, "forgetit")
    for _ in range(10):
        await world.pass_time(20)
        await play(world.host, table.id, 1)
    assert world.asked == []


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
    await world.pass_time(HOUR)
    assert 5 <= len(world.woken) <= 9
    assert set(world.woken) == {table.id}


async def test_a_failed_turn_is_played_after_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_pause(_seconds: float) -> None:
        await asyncio.sleep(0)

    async def show(_table: PublicTable) -> None:
        pass

    computers = ComputerPlayers(world.host, show=show, pace=1.0, workers=Workers(), sleep=no_pause)
    world.caretaker = Caretaker(world.host, world.store, world, wake=computers.wake, now=world.clock)
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
    await world.host.remember_message(table.id, 5)
    await world.pass_time(29 * MINUTE)
    assert await world.status_of(table) is Status.LOBBY
    await world.pass_time(2 * MINUTE)
    assert await world.status_of(table) is Status.CLOSED
    assert [shown.status for shown in world.shown if shown.status is not Status.LOBBY] == [Status.CLOSED]
    world.shown.clear()
    await world.pass_time(HOUR)
    assert world.shown == [], "people are shown that once"


async def test_what_could_not_be_shown_is_shown_later(world: World) -> None:
    table = await seated(world.host, "forgetit")
    world.cannot_show = True
    await world.pass_time(HOUR)
    world.cannot_show = False
    await world.pass_time(2 * HOUR)
    assert [shown.id for shown in world.shown] == [table.id]


async def test_a_match_that_everybody_has_left_is_cancelled_after_a_week(world: World) -> None:
    table = await started(world.host, "forgetit")
    await world.pass_time(2 * DAY, step=4 * MINUTE)
    for person in (ANNA, BEN):
        await world.host.leave(table.id, person.id)
    await world.pass_time(6.9 * DAY, step=4 * MINUTE)
    assert await world.status_of(table) is Status.PLAYING
    await world.pass_time(0.2 * DAY, step=4 * MINUTE)
    assert await world.status_of(table) is Status.CANCELLED
    assert (await world.host.verify(table.id)).passed


async def test_who_comes_back_keeps_the_match_alive(world: World) -> None:
    table = await started(world.host, "forgetit")
    for person in (ANNA, BEN):
        await world.host.leave(table.id, person.id)
    await world.pass_time(6 * DAY, step=4 * MINUTE)
    await world.host.join(table.id, ANNA, "44")
    await world.pass_time(6 * DAY, step=4 * MINUTE)
    assert await world.status_of(table) is Status.PLAYING


async def test_the_tables_of_a_server_that_removed_the_bot_end(world: World) -> None:
    tables = [await started(world.host, "forgetit"), await seated(world.host, "mensch", channel=CHANNEL + 1)]
    elsewhere = await started(world.host, "mensch", channel=CHANNEL + 2, guild=GUILD + 1)
    await world.host.abandon_server(GUILD)
    assert [await world.status_of(table) for table in tables] == [Status.CANCELLED, Status.CLOSED]
    assert await world.status_of(elsewhere) is Status.PLAYING


async def test_and_so_they_do_if_that_happened_while_it_was_off(world: World) -> None:
    table = await started(world.host, "forgetit")
    world.servers.clear()
    world.open()
    await world.caretaker.resume()
    assert await world.status_of(table) is Status.CANCELLED


async def test_a_result_that_could_not_be_posted_is_posted_later(world: World) -> None:
    table = await end_by_vote(world.host, (await started(world.host, "forgetit")).id)
    world.cannot_show = True
    await world.pass_time(5 * MINUTE)
    assert (await world.host.open_table_in(CHANNEL)).id == table.id
    world.cannot_show = False
    await world.pass_time(10 * MINUTE)
    assert [shown.id for shown in world.shown] == [table.id]
    assert await world.store.open_tables() == []


async def test_people_are_shown_once_that_a_match_is_retired(world: World) -> None:
    table = await started(world.host, "forgetit")
    world.open(editions_with(next_edition(GAMES["forgetit"])))
    await world.caretaker.resume()
    await world.pass_time(HOUR)
    # A restart shows what moved shortly before it; the notice itself is not repeated.
    assert {(shown.id, shown.status) for shown in world.shown} == {(table.id, Status.RETIRED)}
    assert not (await world.host.table(table.id)).notice_due
    seen = len(world.shown)
    await world.pass_time(DAY, step=4 * MINUTE)
    assert len(world.shown) == seen


# Restarts and clocks


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
    world.clock.time += 10 * HOUR
    world.open()
    await world.caretaker.resume()
    await world.caretaker.look()
    await world.pass_time(GRACE_SECONDS - 2 * PAUSE_SECONDS)
    assert await world.status_of(table) is Status.LOBBY
    await world.pass_time(5 * PAUSE_SECONDS)
    assert await world.status_of(table) is Status.CLOSED


async def test_a_clock_that_jumps_forward_and_back_closes_nothing(world: World) -> None:
    table = await seated(world.host, "forgetit")
    asleep = await started(world.host, "mensch", channel=CHANNEL + 1)
    for person in (ANNA, BEN):
        await world.host.leave(asleep.id, person.id)
    world.clock.time += 30 * DAY
    await world.pass_time(MINUTE)
    world.clock.time -= 30 * DAY
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


async def test_after_a_restart_computers_play_on_and_what_was_not_shown_is_shown(world: World) -> None:
    shown_before = await started(world.host, "mensch", channel=CHANNEL + 1)
    computers_turn = await started(world.host, "forgetit", (ANNA,), channel=CHANNEL + 2)
    while not await world.host.computer_positions(computers_turn.id):
        await play(world.host, computers_turn.id, 1)
    await world.pass_time(5 * MINUTE)
    world.clock.time += DAY
    world.shown.clear()
    world.woken.clear()
    cut_off = await started(world.host, "forgetit")
    ended = await end_by_vote(world.host, (await started(world.host, "mensch", channel=CHANNEL + 3)).id)
    world.open()
    await world.caretaker.resume()
    assert world.woken == [computers_turn.id]
    await world.caretaker.look()
    assert {shown.id for shown in world.shown} == {cut_off.id, ended.id}
    assert not (await world.host.table(shown_before.id)).behind


async def test_a_few_tables_are_shown_at_a_time(world: World) -> None:
    for channel in range(2 * SHOWN_AT_A_TIME):
        await seated(world.host, "mensch", channel=channel)
    await world.caretaker.resume()
    await world.caretaker.look()
    assert len(world.shown) == 2 * SHOWN_AT_A_TIME
    assert world.most_at_once == SHOWN_AT_A_TIME


async def test_channels_that_answer_nothing_do_not_hold_the_others_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "SHOW_SECONDS", 0.05)
    tables = [await seated(world.host, "mensch", channel=channel) for channel in range(10)]
    silent = {table.id for table in tables[:6]}
    tries: list[float] = []
    show = world.show

    async def slow(table: PublicTable) -> None:
        if table.id in silent:
            if table.id == tables[0].id:
                tries.append(world.clock.time)
            await asyncio.Event().wait()
        await show(table)

    monkeypatch.setattr(world, "show", slow)
    await world.caretaker.resume()
    await world.caretaker.look()
    assert {shown.id for shown in world.shown} == {table.id for table in tables[6:]}
    await world.pass_time(20 * MINUTE, step=20)
    pauses = [later - sooner for sooner, later in pairwise(tries)]
    assert 3 <= len(pauses) <= 8
    assert pauses == sorted(pauses)
    silent.clear()
    await world.pass_time(HOUR, step=MINUTE)
    assert {shown.id for shown in world.shown} == {table.id for table in tables}


async def test_when_rights_come_back_the_tables_of_that_server_are_shown_at_once(world: World) -> None:
    world.cannot_show = True
    table = await started(world.host, "mensch")
    await world.pass_time(5 * HOUR, step=4 * MINUTE)
    world.cannot_show = False
    await world.caretaker.rights_changed(GUILD + 1)
    await world.caretaker.look()
    assert world.shown == []
    await world.caretaker.rights_changed(GUILD)
    await world.caretaker.look()
    assert [shown.id for shown in world.shown] == [table.id]


async def test_who_keeps_a_table_waiting_is_shown_to_do_so_after_two_minutes_once(world: World) -> None:
    table = await started(world.host, "mensch")
    await world.pass_time(MINUTE)
    world.shown.clear()
    began = world.clock.time - MINUTE
    await world.pass_time(HOUR, step=MINUTE)
    [shown] = world.shown
    assert shown.display.long_wait
    assert shown.waiting_since == began
    await play(world.host, table.id, 1)
    assert not (await world.host.table(table.id)).display.long_wait


async def test_an_outage_of_the_database_leaves_a_line_a_minute_and_afterwards_everything_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    computers_turn = await started(world.host, "forgetit", (ANNA,))
    while not await world.host.computer_positions(computers_turn.id):
        await play(world.host, computers_turn.id, 1)
    unshown = await started(world.host, "mensch", channel=CHANNEL + 1)

    async def away(*_: object, **__: object) -> None:
        raise DatabaseAway

    for question in ("due_tables", "unshown_tables", "postpone", "postpone_showing", "save"):
        monkeypatch.setattr(world.store, question, away)
    await world.pass_time(10 * MINUTE, step=MINUTE)
    assert (world.shown, world.woken) == ([], [])
    assert not caplog.records, "the store says it, once for everybody"
    monkeypatch.undo()
    await world.pass_time(PAUSE_SECONDS)
    assert world.woken == [computers_turn.id]
    assert unshown.id in {shown.id for shown in world.shown}


async def test_a_table_that_goes_wrong_is_tried_again_and_disturbs_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    tables = [await seated(world.host, "mensch", channel=channel) for channel in range(3)]
    show = world.show
    tries: list[float] = []

    async def fails(table: PublicTable) -> None:
        if table.id == tables[0].id:
            tries.append(world.clock.time)
            raise ConnectionError
        await show(table)

    monkeypatch.setattr(world, "show", fails)
    await world.pass_time(3 * HOUR)
    assert {shown.id for shown in world.shown} == {tables[1].id, tables[2].id}
    assert 2 <= len(tries) <= 20
    monkeypatch.setattr(world, "show", show)
    await world.pass_time(DAY, step=4 * MINUTE)
    assert tables[0].id in [shown.id for shown in world.shown]


async def test_a_database_that_does_not_answer_costs_one_look(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    table = await seated(world.host, "forgetit")

    async def fails(*_: object, **__: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "due_tables", fails)
        await world.pass_time(HOUR)
    await world.pass_time(MINUTE)
    assert await world.status_of(table) is Status.CLOSED


async def test_more_than_the_store_is_asked_for_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.caretaker.BATCH", 3)
    tables = [await seated(world.host, "mensch", channel=channel) for channel in range(10)]
    await world.pass_time(schedule.INVITATION_SECONDS + PAUSE_SECONDS)
    assert {await world.status_of(table) for table in tables} == {Status.CLOSED}
