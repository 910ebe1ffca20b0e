"""Holidays, as people see them."""

import re
from datetime import date, datetime, timedelta, timezone

from tests.cogs.by_button import ask, settings, typed
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act
from tests.cogs.passing_time import DAY, hurry
from tests.cogs.playing import mover
from tests.simulated_discord import Player


async def test_a_holiday_is_shown_and_can_be_ended(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="forgetit")
    await settings(ben, "table", pace="1")
    await chloe.command("join")
    await ben.command("start")
    while (await mover(world, [ben, chloe])) is not ben:
        await act(world, [chloe])
    said = await typed(ben, "holiday-day", "9")
    assert "until" in said.text
    assert "is on holiday" in world.table.text
    # The same last day wherever it is said.
    [day] = set(re.findall(r"until (<t:\d+:D>)", said.text))
    assert f"until {day} (inclusive)" in world.table.text
    assert f"until {day} (inclusive)" in (await ben.command("mine")).text
    await chloe.command("table end", what="match")
    assert "**Ben** is away until" not in world.table.text, "names are plain there"
    assert "Ben is away until" in world.table.text
    await chloe.press("No")
    await hurry(world, 3 * DAY)
    assert not world.table.has_button("Let a computer play")
    back = said.private[0].button("I’m back")
    await ben.press_id(back["custom_id"], said.private[0].id)
    assert "is on holiday" not in world.table.text
    assert "Time is up" in world.table.text
    assert "not on holiday" in (await ask(ben, "holiday-back")).text
    assert "at most 28 days" in (await typed(ben, "holiday-day", "40")).text
    assert "already over" in (await typed(ben, "holiday-day", "2020-01-01")).text
    assert "do not understand" in (await typed(ben, "holiday-day", "soon")).text


async def test_everybody_reads_the_last_day_of_a_holiday_that_was_chosen(world: TestWorld, anna: Player) -> None:
    """Discord shows a moment in the reader's time zone, which need not be known here."""
    said = await typed(anna, "holiday-day", "2027-01-20")
    [moment] = re.findall(r"<t:(\d+):D>", said.text)
    for hours in (-11, -5, 0, 1, 9, 11):
        assert datetime.fromtimestamp(int(moment), timezone(timedelta(hours=hours))).date() == date(2027, 1, 20)
