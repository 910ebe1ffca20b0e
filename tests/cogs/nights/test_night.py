"""An evening in the simulated Discord: from the search for a date to the podium, and what can go wrong."""

from contextlib import suppress
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.nights import keeper
from cogs.servers import servers
from host.nights.changes import set_attendance
from host.nights.night import MOST_PEOPLE, Phase
from host.refusal import Refused
from host.table.seats import Person
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.nights.evening import (
    DATES,
    NIGHT,
    cancel_table,
    choose,
    date_of,
    end_tables,
    message_of,
    night_of,
    open_night,
    pass_time,
    press,
    tables_of,
)
from tests.cogs.passing_time import DAY, HOUR, MINUTE, letters_of
from tests.simulated_discord import Player


async def test_a_night_of_thirteen_from_the_date_to_the_podium(world: TestWorld) -> None:
    ben = world.person("Bente", create_events=True)
    others = [world.person(f"Player {number}") for number in range(2, 14)]
    await settings(others[0], notify="direct")
    await ben.command("night plan", dates=DATES, title="Friends")
    for person in others[:10]:
        await press(world, person, "answer", values=("0yes", "1maybe"))
    await press(world, others[10], "answer", values=("none",))
    assert "✅ 11 · 🤔 0 · ✖️ 1" in (await message_of(world)).text
    await press(world, ben, "date", values=("0",))
    assert "Coming (11)" in (await message_of(world)).text
    assert "“Friends” takes place on" in letters_of(world, others[0])[-1].text
    await press(world, others[10], "come", "yes")
    await pass_time(world, await date_of(world) - HOUR - world.clock.now)
    assert "starts soon" in letters_of(world, others[0])[-1].text
    await pass_time(world, 30 * MINUTE)
    for person in [ben, *others[:11]]:
        await press(world, person, "come", "yes")
    for number in range(4):
        await press(world, ben, "next")
        seated = [person for table in (await night_of(world)).played[-1].tables for person in table.sitting.people]
        assert sorted(person or 0 for person in seated) == sorted((await night_of(world)).here)
        assert world.messages[-1] == await message_of(world), "it stands below what Discord says of new threads"
        if number == 1:
            await world.restart_bot()
        await end_tables(world)
        assert (await message_of(world)).text.count("🏁") == len(await tables_of(world))
        await press(world, others[11], "come", "yes")
        await press(world, others[0], "come", "no")
    assert "Round 4 of 4" in (await message_of(world)).text
    assert not (await message_of(world)).has_button("Next round")
    await press(world, ben, "finish")
    assert (await night_of(world)).phase is Phase.OVER
    assert len((await night_of(world)).players) == 13
    season = await others[3].command("night standings")
    assert "one game night" in season.text
    assert all(f"<@{person.id}>" in season.text for person in (ben, *others))
    [event] = world.env.backend.get_guild(world.guild.id).scheduled_events.values()
    assert event.status == discord.EventStatus.completed.value
    await pass_time(world, 5 * MINUTE)
    threads = [
        world.env.backend.get_channel(table.channel_id or 0)
        for each in (await night_of(world)).played
        for table in each.tables
    ]
    assert all(thread.thread_metadata and thread.thread_metadata.archived for thread in threads)


async def test_sixty_four_people_have_room(world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "is_member", AsyncMock(return_value=True))
    await open_night(world, ben)
    nights = world.bot.services.host.nights
    for number in range(2, MOST_PEOPLE + 1):
        person = Person(ben.id + 10**9 + number, f"Somebody with the number {number}")
        await nights.change(NIGHT, set_attendance, person, coming=True)
    await press(world, ben, "next")
    night = await night_of(world)
    assert len(night.players) == MOST_PEOPLE
    text = (await message_of(world)).text
    assert all(f"<@{person}>" in text for person in night.players)
    with pytest.raises(Refused, match="night-full"):
        await nights.change(NIGHT, set_attendance, Person(7, "Late"), coming=True)


async def test_two_presses_begin_one_round(world: TestWorld, ben: Player, chloe: Player) -> None:
    moderator = world.person("Mona", manage_messages=True)
    await open_night(world, ben, chloe)
    async with world.at_once():
        await press(world, ben, "next")
        await press(world, moderator, "next")
    assert len((await night_of(world)).played) == 1
    assert len(await tables_of(world)) == 1


async def test_only_the_host_leads(world: TestWorld, ben: Player) -> None:
    await open_night(world, ben, dora := world.person("Dora"))
    for verb in ("options", "next", "doors", "finish", "call-off-sure"):
        assert f"Only the host can do that: <@{ben.id}>" in (await press(world, dora, verb)).text
    assert not (await night_of(world)).played


async def test_without_the_right_to_threads_no_round_begins(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    world.forbid(create_public_threads=True)
    assert "Create Public Threads" in (await press(world, ben, "next")).text
    assert not (await night_of(world)).played


async def test_a_message_that_was_deleted_comes_again(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben)
    former = (await message_of(world)).id
    await world.delete_message(former)
    await chloe.press_id(f"sa:{NIGHT}:0:night-come:yes", former)
    assert f"<@{chloe.id}>" in (await message_of(world)).text


async def test_where_no_table_is_on_the_board_is_the_night(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben)
    former = (await message_of(world)).id
    await world.delete_message(former)
    answer = await chloe.command("board")
    present = (await message_of(world)).id
    assert present > former
    assert any(str(present) in link for link in answer.private[0].links)


async def test_a_night_whose_channel_is_deleted_is_off(world: TestWorld, ben: Player) -> None:
    await open_night(world, ben)
    await world.delete_channel()
    assert (await night_of(world)).phase is Phase.CALLED_OFF


async def test_somebody_is_forgotten_in_mid_round(world: TestWorld, ben: Player, chloe: Player, anna: Player) -> None:
    await open_night(world, ben, chloe, anna)
    await press(world, ben, "next")
    await world.bot.services.host.privacy.forget(ben.id, "1")
    await pass_time(world, 10)
    night = await night_of(world)
    assert ben.id not in night.people
    assert night.host in (chloe.id, anna.id)
    assert str(ben.id) not in (await message_of(world)).text
    [table] = await tables_of(world)
    for number, person in enumerate((chloe, anna)):
        await world.bot.services.host.resign(table, person.id, str(number))
    await pass_time(world, 10)
    assert not (await night_of(world)).round_is_on


async def test_the_host_decides_what_a_cancelled_table_counts(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await press(world, ben, "next")
    [table] = await tables_of(world)
    await cancel_table(world)
    assert "One table has no result" in (await message_of(world)).text
    await press(world, ben, "again")
    [again] = await tables_of(world)
    assert again != table
    await cancel_table(world)
    await press(world, ben, "halve")
    assert (await message_of(world)).text.count("**50.0**") == 2


async def test_a_table_that_ends_while_it_is_looked_at_has_its_result(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_night(world, ben, chloe)
    await press(world, ben, "next")
    [table], host, read = await tables_of(world), world.bot.services.host, world.bot.store.results_of_table

    async def read_before_the_end(table_id: int) -> Any:
        results = await read(table_id)
        await host.resign(table, ben.id, "1")
        return results

    monkeypatch.setattr(world.bot.store, "results_of_table", read_before_the_end)
    await pass_time(world, 10)
    monkeypatch.undo()
    with suppress(Refused):
        await host.resign(table, ben.id, "2")
    await pass_time(world, 10)
    assert "🏁" in (await message_of(world)).text


async def test_a_table_that_takes_too_long_is_stopped(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "set", minutes="20")
    await press(world, ben, "next")
    await pass_time(world, 19 * MINUTE)
    assert (await night_of(world)).round_is_on
    await pass_time(world, 1 * MINUTE)
    await pass_time(world, 10)
    assert not (await night_of(world)).round_is_on
    assert "Standings" in (await message_of(world)).text


async def test_while_no_press_can_arrive_no_time_of_a_night_runs(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "set", minutes="20")
    await press(world, ben, "next")
    world.bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    await pass_time(world, DAY + HOUR)
    world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    await pass_time(world, 10)
    assert (await night_of(world)).round_is_on
    await end_tables(world)
    world.clock.now += DAY + HOUR
    await world.bot.services.nights.look()
    assert (await night_of(world)).is_open, "the clock has jumped"


async def test_from_its_end_on_no_round_begins(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "set", hours="2")
    await press(world, ben, "next")
    await pass_time(world, ((await night_of(world)).ends_at or 0) - world.clock.now)
    assert (await night_of(world)).phase is Phase.OPEN
    await end_tables(world)
    await pass_time(world, 10)
    assert (await night_of(world)).phase is Phase.OVER


async def test_a_winner_has_a_trophy_unless_they_do_not_want_to_be_seen(
    world: TestWorld, ben: Player, chloe: Player, anna: Player
) -> None:
    await open_night(world, ben, chloe, anna)
    await press(world, ben, "next")
    await end_tables(world)
    await press(world, ben, "finish")
    [winner] = [each.person for each in (await night_of(world)).standings if each.place == 1]
    first = next(person for person in (ben, chloe, anna) if person.id == winner)
    other = next(person for person in (ben, chloe) if person.id != winner)
    assert "One game night won" in (await ben.command("stats", person=first.actor)).text
    await first.command("play", game="mensch")
    await other.command("join")
    assert f"<@{winner}> 🏆" in world.table.text
    assert world.table.text.count("🏆") == 1
    await settings(first, ratings=False)
    await world.bot.services.show_change(await world.bot.services.host.table(2))
    assert "🏆" not in world.table.text


async def test_people_rank_the_games(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    for person in (ben, chloe):
        await press(world, person, "choose-wish", values=("forgetit",))
    answer = await press(world, ben, "choose-wish", values=("mensch",))
    assert "1. For-Get-It\n2. Mensch" in answer.text
    await press(world, ben, "next")
    [table] = (await night_of(world)).played[-1].tables
    assert table.sitting.game == "forgetit"


async def test_nobody_joins_a_swiss_tournament_late(world: TestWorld, ben: Player, chloe: Player, anna: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "set", format="swiss")
    await press(world, ben, "next")
    assert "Schweizer System" in (await press(world, anna, "come", "yes")).text
    assert anna.id not in (await night_of(world)).here


async def test_a_night_that_somebody_cannot_see_is_none(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_night(world, ben)
    message, night = (await message_of(world)).id, await night_of(world)
    for elsewhere in (replace(night, guild_id=1), replace(night, channel_id=1)):
        monkeypatch.setattr(world.bot.services.host.nights, "night", AsyncMock(return_value=elsewhere))
        for verb in ("come", "options", "wish", "next", "answer", "heir", "date", "set"):
            answer = await ben.press_id(f"sa:{NIGHT}:0:night-{verb}", message, ["x"])
            assert "no such game night" in answer.text, verb


async def test_a_table_that_was_never_judged_counts_as_a_tie_after_a_day(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await open_night(world, ben, chloe)
    await press(world, ben, "next")
    await cancel_table(world)
    await pass_time(world, DAY + MINUTE)
    assert (await night_of(world)).is_open, "its date is still to come"
    await pass_time(world, await date_of(world) - world.clock.now + DAY)
    assert (await night_of(world)).phase is Phase.OVER
    assert {each.average for each in (await night_of(world)).standings} == {50}


async def test_a_night_that_is_called_off_opens_no_more_tables(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await press(world, ben, "next")
    await cancel_table(world)
    await press(world, ben, "call-off-sure")
    await pass_time(world, 10)
    night = await night_of(world)
    assert (night.phase, night.due_at(world.clock.now)) == (Phase.CALLED_OFF, None)


async def test_a_table_that_is_played_again_has_all_its_time(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "set", minutes="20")
    await press(world, ben, "next")
    await pass_time(world, 19 * MINUTE)
    await cancel_table(world)
    await pass_time(world, 10 * MINUTE)
    await press(world, ben, "again")
    await pass_time(world, 10)
    assert (await night_of(world)).round_is_on


async def test_a_night_in_a_channel_that_is_gone_ends_quietly(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "MISSING_SECONDS", 0.0)
    await open_night(world, ben)
    await world.delete_channel()
    await pass_time(world, DAY + MINUTE)
    await pass_time(world, 10)
    night = await night_of(world)
    assert not night.is_open
    assert night.due_at(world.clock.now) is None


async def test_somebody_who_leaves_the_server_is_not_seated(
    world: TestWorld, ben: Player, chloe: Player, anna: Player
) -> None:
    await open_night(world, ben, chloe, anna)
    await world.bot.services.nights.person_left(world.guild.id, ben.id)
    night = await night_of(world)
    assert night.host == chloe.id
    assert ben.id not in night.here
