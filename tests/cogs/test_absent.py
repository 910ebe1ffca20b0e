"""What is not seen for a while is not gone: a channel, a server that is unavailable, a thread, a member."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.servers import servers
from host.nights.night import Phase
from host.time.recurrence import Rule
from tests.cogs.conftest import TestWorld
from tests.cogs.nights.evening import NIGHT, night_of, open_night, pass_time, press, tables_of
from tests.cogs.passing_time import MINUTE
from tests.simulated_discord import Player


def lose_channel(world: TestWorld) -> None:
    world.env.inject_error("*", f"/channels/{world.channel.id}/*", status=404, code=10003, times=None)


async def test_a_night_outlasts_a_channel_that_is_missing_for_a_moment(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_night(world, ben, chloe)
    await world.bot.services.host.nights.note(NIGHT, replace, repeats=Rule.WEEKLY)
    lose_channel(world)
    await press(world, ben, "next")
    await pass_time(world, 6 * MINUTE)
    world.env.backend.faults.clear()
    await pass_time(world, 6 * MINUTE)
    assert len(await tables_of(world)) == 1
    assert (await night_of(world)).repeats is Rule.WEEKLY
    monkeypatch.setattr(servers, "MISSING_SECONDS", 0.0)
    lose_channel(world)
    await world.bot.services.host.nights.note(NIGHT, replace, show_at=world.clock.now)
    await pass_time(world, 10)
    assert (await night_of(world)).phase is Phase.CALLED_OFF, "half an hour later"
