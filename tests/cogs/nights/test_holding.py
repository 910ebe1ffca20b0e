"""A night holds: whoever is away, whatever is pressed too early, and whatever answer is lost."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest

from host.nights import changes
from host.nights.night import MOST_EMPTY, Notice, Phase
from store.errors import DatabaseAway
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.nights.evening import (
    DATES,
    NIGHT,
    choose,
    date_of,
    end_tables,
    message_of,
    night_of,
    open_night,
    pass_time,
    press,
)
from tests.cogs.once import Nonces
from tests.cogs.passing_time import DAY, HOUR, MINUTE, letters_of
from tests.simulated_discord import Player

DATE = "2027-01-16 20:00"


async def until(world: TestWorld, moment: float) -> None:
    await pass_time(world, moment - world.clock.now)


async def be_away(world: TestWorld, moment: float) -> None:
    """The bot is not there until then."""
    world.clock.now = moment
    await pass_time(world, 10 * MINUTE)


async def test_a_series_goes_on_if_the_bot_was_away_that_evening(world: TestWorld, ben: Player) -> None:
    await ben.command("night plan", dates=DATE)
    await choose(world, ben, "further", repeats="weekly")
    date = await date_of(world)
    await be_away(world, date + 2 * DAY)
    assert (await night_of(world)).phase is Phase.OVER
    following = await night_of(world, NIGHT + 1)
    assert await date_of(world, NIGHT + 1) == date + 7 * DAY
    assert following.evening is not None
    assert following.evening.empty == 0, "nobody could come"


async def test_of_an_evening_that_was_missed_nobody_is_reminded(world: TestWorld, ben: Player, chloe: Player) -> None:
    await settings(chloe, notify="direct")
    await ben.command("night plan", dates=DATE)
    await press(world, chloe, "come", "yes")
    world.clock.now = await date_of(world) + 2 * DAY
    await world.bot.services.nights.look()
    await world.env.settle()
    assert not letters_of(world, chloe)


async def test_a_series_ends_after_three_empty_evenings_and_its_host_hears_of_it(world: TestWorld, ben: Player) -> None:
    await settings(ben, notify="direct")
    await ben.command("night plan", dates=DATE)
    await choose(world, ben, "further", repeats="weekly")
    for number in range(NIGHT, NIGHT + MOST_EMPTY):
        date = await date_of(world, number)
        await until(world, date)
        assert (await night_of(world, number)).phase is Phase.OPEN
        await until(world, date + DAY + HOUR)
        assert (await night_of(world, number)).phase is Phase.OVER
    assert "three times in a row" in letters_of(world, ben)[-1].text
    assert not await world.bot.services.host.nights.of_server(world.guild.id, only_open=True)


async def test_doors_opened_days_early_are_asked_about_and_can_be_closed(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await settings(chloe, notify="direct")
    await ben.command("night plan", dates="2027-02-12 20:00")
    asked = await press(world, ben, "doors")
    assert "all the same?" in asked.text
    assert (await night_of(world)).phase is Phase.SET
    await press(world, ben, "doors-sure")
    await press(world, chloe, "come", "yes")
    assert f"<@{chloe.id}>" in (await message_of(world)).text
    await pass_time(world, 3 * DAY)
    assert (await night_of(world)).phase is Phase.OPEN, "it is not over before its date"
    await press(world, ben, "close-doors")
    night = await night_of(world)
    assert (night.phase, night.coming) == (Phase.SET, frozenset({ben.id, chloe.id}))
    await press(world, ben, "doors-sure")
    await until(world, await date_of(world) - HOUR)
    assert "starts soon" in letters_of(world, chloe)[-1].text, "the reminder does not depend on the doors"
    for person in (ben, chloe):
        await press(world, person, "come", "yes")
    await press(world, ben, "next")
    assert "too late" in (await press(world, ben, "close-doors")).text


async def test_a_bot_that_was_away_when_people_were_to_be_reminded_does_it_late(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await settings(chloe, notify="direct")
    await ben.command("night plan", dates=DATE)
    await press(world, chloe, "come", "yes")
    date = await date_of(world)
    await until(world, date - 66 * MINUTE)
    assert not letters_of(world, chloe)
    world.clock.now = date - 28 * MINUTE
    await world.bot.services.nights.look()
    await world.env.settle()
    assert len(letters_of(world, chloe)) == 1
    await pass_time(world, 10 * MINUTE)
    assert len(letters_of(world, chloe)) == 1


async def test_of_a_host_who_has_left_the_server_another_one_leads_at_the_next_press(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await open_night(world, ben, chloe)
    world.remove(ben)
    await press(world, chloe, "options")
    assert (await night_of(world)).host == chloe.id


async def test_who_has_left_the_server_is_not_seated(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await open_night(world, ben, chloe, anna)
    world.remove(anna)
    await press(world, ben, "next")
    assert anna.id not in (await night_of(world)).players


async def test_one_event_stands_in_the_calendar_though_the_answer_was_lost(world: TestWorld) -> None:
    host = world.person("Bente", create_events=True)
    create, failures = discord.Guild.create_scheduled_event, iter([True, True])

    async def lose_answer(guild: discord.Guild, **values: Any) -> discord.ScheduledEvent:
        event = await create(guild, **values)
        if next(failures, False):
            response: Any = SimpleNamespace(status=502, reason="Bad Gateway")
            raise discord.DiscordServerError(response, "carried out all the same")
        return event

    with patch.object(discord.Guild, "create_scheduled_event", lose_answer):
        await host.command("night plan", dates=DATE)
        await pass_time(world, 5 * MINUTE)
    events = world.env.backend.get_guild(world.guild.id).scheduled_events
    assert len(events) == 1
    evening = (await night_of(world)).evening
    assert evening is not None
    assert evening.event.id in events


async def test_threads_and_their_starters_are_there_once_though_answers_are_lost(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces, create = Nonces(monkeypatch), discord.PartialMessage.create_thread
    failures = iter([True])

    async def lose_answer(message: discord.PartialMessage, **values: Any) -> discord.Thread:
        thread = await create(message, **values)
        if next(failures, False):
            response: Any = SimpleNamespace(status=502, reason="Bad Gateway")
            raise discord.DiscordServerError(response, "carried out all the same")
        return thread

    await open_night(world, ben, chloe)
    nonces.lose_answers = True
    with patch.object(discord.PartialMessage, "create_thread", lose_answer):
        await press(world, ben, "next")
        await pass_time(world, MINUTE)
    assert len(world.channel.threads) == 1
    assert len([seen for seen in world.messages if seen.text.startswith("🎲")]) == 1
    await end_tables(world)
    assert not (await night_of(world)).round_is_on


async def test_each_date_is_told_once(world: TestWorld, ben: Player, chloe: Player, monkeypatch: Any) -> None:
    Nonces(monkeypatch)
    await settings(chloe, notify="direct")
    await ben.command("night plan", dates=DATES)
    await press(world, chloe, "answer", values=("0yes", "1yes"))
    for place in ("0", "1", "0"):
        await press(world, ben, "date", values=(place,))
    told = [letter.text for letter in letters_of(world, chloe)]
    dates = [int(date) for date in (await night_of(world)).poll.dates]
    assert [next(date for date in dates if str(date) in each) for each in told] == [dates[0], dates[1], dates[0]]


async def test_what_was_to_be_told_is_told_after_a_kill(world: TestWorld, ben: Player, chloe: Player) -> None:
    await settings(chloe, notify="direct")
    await ben.command("night plan", dates=DATES)
    await press(world, chloe, "answer", values=("0yes",))
    nights = world.bot.services.host.nights
    await nights.change(NIGHT, changes.decide, (await night_of(world)).poll.dates[0], by=ben.id)
    assert [each.notice for each in (await night_of(world)).owed] == [Notice.DECIDED]
    await world.restart_bot()
    await pass_time(world, MINUTE)
    assert "takes place on" in letters_of(world, chloe)[-1].text
    assert not (await night_of(world)).owed


async def test_the_bot_chooses_no_date_that_its_host_declined(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await ben.command("night plan", dates=DATES)
    await press(world, ben, "answer", values=("0maybe",))
    for person in (anna, chloe):
        await press(world, person, "answer", values=("0maybe", "1yes"))
    await until(world, (await night_of(world)).poll.deadline)
    night = await night_of(world)
    assert await date_of(world) == night.poll.dates[0]


async def test_a_host_who_cannot_come_is_not_listed(world: TestWorld, ben: Player) -> None:
    await ben.command("night plan", dates=DATES)
    await press(world, ben, "answer", values=("0yes",))
    await press(world, ben, "date", values=("1",))
    assert not (await night_of(world)).coming


async def test_nights_of_a_channel_that_somebody_cannot_see_are_not_told_to_them(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna, dora = world.person("Anna"), world.person("Dora")
    await open_night(world, ben, chloe, anna)
    await press(world, ben, "next")
    await end_tables(world)
    await press(world, ben, "finish")
    assert f"<@{chloe.id}>" in (await dora.command("night standings")).text
    await settings(chloe, ratings=False)
    assert f"<@{chloe.id}>" not in (await dora.command("night standings")).text, "she hides"
    world.hide_channel(ben, chloe, anna)
    other = world.guild.create_text_channel("lobby")
    await world.env.settle()
    elsewhere = Player(world, dora.actor, other)
    assert f"<@{ben.id}>" not in (await elsewhere.command("night standings")).text


@pytest.mark.parametrize("step", range(12))
async def test_a_kill_at_any_step_of_a_round_opens_each_table_once(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The process dies when it stores for the time after ``step`` others: what was made is found again."""
    Nonces(monkeypatch)
    others = [world.person(name) for name in ("Anna", "Dora")]
    await open_night(world, ben, chloe, *others)
    await choose(world, ben, "set", games="mensch")
    save, left = type(world.bot.store.nights).save, iter(range(step))

    async def die(store: Any, changed: Any) -> None:
        if next(left, None) is None:
            raise DatabaseAway
        await save(store, changed)

    with patch.object(type(world.bot.store.nights), "save", die):
        await press(world, ben, "next")
    await world.restart_bot()
    await pass_time(world, 5 * MINUTE)
    if not (await night_of(world)).played:
        await press(world, ben, "next")
    tables = (await night_of(world)).played[-1].tables
    assert all(table.table_id is not None and table.began is not None for table in tables)
    threads = world.channel.threads
    assert sorted(thread.id for thread in threads) == sorted(table.channel_id or 0 for table in tables)
    assert len([seen for seen in world.messages if seen.text.startswith("🎲")]) == len(tables)
    assert len(await world.bot.store.open_tables()) == len(tables)
