"""The caretaker brings up to date the channels that are behind."""

import asyncio
import logging
from itertools import pairwise

import pytest

from host.background import caretaker
from host.table.public_table import PublicTable
from tests.host.tables import GUILD, seated, started
from tests.host.world import HOUR, MINUTE, World


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
    await world.pass_time(20 * MINUTE, step=30)
    pauses = [later - sooner for sooner, later in pairwise(tries)]
    assert 3 <= len(pauses) <= 8
    assert pauses == sorted(pauses)
    silent.clear()
    await world.pass_time(20 * MINUTE)
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
    await world.pass_time(3 * HOUR, step=4 * MINUTE)
    assert {shown.id for shown in world.shown} == {tables[1].id, tables[2].id}
    assert 2 <= len(tries) <= 20
    monkeypatch.setattr(world, "show", show)
    await world.pass_days(1)
    assert tables[0].id in [shown.id for shown in world.shown]
