"""The time for a turn, as people see it: the pace, and late seats."""

from datetime import timedelta
from typing import Any

import pytest

from host.table.seats import Person
from host.table.table_preferences import Pace
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act
from tests.cogs.passing_time import DAY, MINUTE, hurry, mentions, pass_time
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_a_late_seat_goes_to_a_computer_by_one_press_and_comes_back(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    late = await mover(world, [ben, chloe])
    other = chloe if late is ben else ben
    await pass_time(world, 3 * MINUTE)
    assert mentions(world) == [[late.id]], "the notice of a turn that lasts"
    assert not world.table.has_button("Let a computer play")
    await pass_time(world, 8 * MINUTE)
    assert mentions(world) == [[late.id]], "the reminder takes its place"
    assert "⏰" in world.messages[-1].text
    assert "time is up <t:" in world.table.text
    await world.restart_bot()
    await pass_time(world, 12 * MINUTE)
    assert "was up <t:" in world.table.text
    assert (await late.press("Let a computer play")).text
    assert (await table_of(world)).plays(late.id)
    await other.press("Let a computer play")
    assert not (await table_of(world)).plays(late.id)
    [said] = [seen.text for seen in world.messages if seen.text.startswith("🤖")]
    assert f"<@{late.id}>, your time was up" in said
    await late.command("join")
    assert (await table_of(world)).plays(late.id)


async def test_the_leader_chooses_days_and_is_offered_a_thread(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game="forgetit")
    options = (await ben.press("Options")).private[0]
    panel = (await ben.press_id(options.button("Time: live, 20 minutes")["custom_id"], options.id)).private[0]
    menu = next(menu for menu in panel.menus if "table-pace" in menu["custom_id"])
    chosen = await ben.choose(menu, panel.id, "3 days a turn")
    assert "3 days a turn" in world.table.text
    assert (await table_of(world)).preferences.pace is Pace.THREE_DAYS
    offer = next(seen for seen in [*chosen.private, *ben.private()] if seen.has_button("Move to its own thread"))
    await ben.press_id(offer.button("Move to its own thread")["custom_id"], offer.id)
    tables = await world.bot.services.host.time.tables_of(ben.id)
    [moved] = tables
    assert moved.channel_id != world.channel.id
    assert [seen.text for seen in world.messages if seen.text] == [f"🎲 <@{ben.id}> has opened a table: For-Get-It"]
    assert moved.preferences.pace is Pace.THREE_DAYS


@pytest.mark.usefixtures("heap")
async def test_an_invitation_that_is_moved_twice_at_once_gets_one_thread(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game="mensch")
    chosen = await settings(ben, "table", pace="1")
    offer = next(seen for seen in [*chosen.private, *ben.private()] if seen.has_button("Move to its own thread"))
    async with world.at_once():
        for _ in range(2):
            await ben.press_id(offer.button("Move to its own thread")["custom_id"], offer.id)
    (thread,) = world.channel.threads
    assert [seen.has_button("Join") for seen in world.history(thread)] == [True]
    assert sum((await world.bot.store.count_open_tables()).values()) == 1
    assert any("This table stays here" in seen.text for seen in ben.private())


async def test_by_correspondence_the_table_says_when_the_time_is_up(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="forgetit")
    said = await settings(ben, "table", **{"pace": "2", "when-late": "computer"})
    assert "2 days a turn" in said.text
    assert "automatically" in said.text
    await chloe.command("join")
    await ben.command("start")
    late = await mover(world, [ben, chloe])
    assert f"Time is up <t:{int(world.clock.now + 2 * DAY)}:R>" in world.table.text
    assert "l’hôte de la table" in (await settings(chloe, "table", pace="1")).text
    assert "never less" in (await settings(ben, "table", pace="1")).text
    await hurry(world, DAY)
    assert mentions(world) == [[late.id]]
    await hurry(world, DAY)
    assert not (await table_of(world)).plays(late.id)


async def test_the_last_to_leave_learns_that_the_match_stands_still(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    assert "playing for you. `/join` takes" in (await ben.command("leave")).text
    assert "A computer is playing for you" in (await ben.command("mine")).text
    assert "la partie est en pause" in (await chloe.command("leave")).text
    assert "Everybody has left" in (await ben.command("mine")).text
    assert "A computer is playing" not in (await ben.command("mine")).text


async def test_what_is_proposed_already_is_explained_to_those_who_want_a_computer(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna, seated = world.person("Anna"), [ben, chloe]
    await seat_all(world, [anna, *seated], game="forgetit")
    while (await mover(world, [anna, *seated])) is anna:
        await act(world, [anna])
    late = await mover(world, [anna, *seated])
    await anna.command("table end", what="match")
    await pass_time(world, 21 * MINUTE)
    other = chloe if late is ben else ben
    assert "Your own proposal is still open" in (await anna.press("Let a computer play")).text
    await settings(other, "mine", language="en")
    assert "**Anna** wants to end the match" in (await other.press("Let a computer play")).text


async def test_a_seat_that_is_somebody_elses_by_now_is_not_offered_back(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    """The person could not be notified of the computer at once."""
    await seat_all(world, [ben, chloe], game="forgetit")
    late = await mover(world, [ben, chloe])
    other = chloe if late is ben else ben
    world.forbid(send_messages=True)
    await pass_time(world, 21 * MINUTE)
    table = await table_of(world)
    await world.bot.services.host.time.propose_stand_in(table.id, other.id, "7")
    seat = table.seat_of(late.id)
    assert seat is not None
    await world.bot.services.host.substitute(table.id, Person(77, "Dora"), seat, "8")
    world.forbid()
    await pass_time(world, 5 * MINUTE)
    assert not [seen.text for seen in world.messages if seen.text.startswith("🤖")]


@pytest.mark.parametrize("days", [-1, 1])
async def test_a_system_clock_that_jumps_changes_nothing_of_how_often_the_bot_looks(
    world: TestWorld, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    looks = []

    async def look() -> None:
        looks.append(1)

    monkeypatch.setattr(world.bot._caretaker, "look", look)
    cog: Any = world.bot.get_cog("Caretaking")
    await world.env.advance_time(20)
    # As if the clock had jumped: the loop was planned by the one before.
    cog.look._next_iteration -= timedelta(days=days)
    looks.clear()
    await world.env.advance_time(61)
    assert 5 <= len(looks) <= 8


@pytest.mark.parametrize("away", ["session", "server"])
async def test_while_no_press_can_arrive_no_clock_runs(world: TestWorld, ben: Player, chloe: Player, away: str) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    if away == "session":
        world.bot.dispatch("shard_disconnect", 0)
    guild.unavailable = away == "server"
    await world.env.settle()
    await pass_time(world, 25 * MINUTE)
    guild.unavailable = False
    world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    await pass_time(world, MINUTE)
    clock = (await table_of(world)).clock
    assert clock is not None
    assert not clock.up, "the minutes that nobody could use do not count"
    assert not mentions(world)
    await pass_time(world, 2 * MINUTE)
    assert len(mentions(world)) == 1
