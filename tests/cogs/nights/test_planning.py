"""Finding the date of a game night: typed, voted for, moved, set by itself, and again next week."""

from host.nights.changes import with_choices
from host.nights.night import MOST_NIGHTS, Phase
from host.nights.recurrence import Rule
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
from tests.cogs.passing_time import DAY, MINUTE, letters_of
from tests.simulated_discord import Player


async def test_while_somebody_types_they_see_how_it_is_read(world: TestWorld, ben: Player, anna: Player) -> None:
    [read] = await anna.complete("night plan", "dates", "Sa 20 Uhr")
    assert read["name"] == "Sa., 16. Jan. 20:00"
    first, second = await ben.complete("night plan", "dates", "2/3 8pm, 3/3 8pm")
    assert (first["name"], first["value"]) == ("Wed, Feb 3 20:00 · Wed, Mar 3 20:00", "2/3 8pm, 3/3 8pm")
    assert second["name"] == "Tue, Mar 2 20:00 · Wed, Mar 3 20:00"
    [again] = await ben.complete("night plan", "dates", second["value"])
    assert again["name"] == second["name"]
    [refused] = await ben.complete("night plan", "dates", "soon")
    assert "cannot read" in refused["name"]


async def test_the_date_moves_and_the_event_with_it(world: TestWorld, chloe: Player) -> None:
    host = world.person("Bente", "en-GB", create_events=True)
    await host.command("night plan", dates=DATES)
    await press(world, chloe, "answer", values=("1yes",))
    for place in ("0", "1"):
        await press(world, host, "date", values=(place,))
    night = await night_of(world)
    assert (night.evening and night.evening.date, night.coming) == (night.poll.dates[1], frozenset({host.id, chloe.id}))
    [event] = world.env.backend.get_guild(world.guild.id).scheduled_events.values()
    assert event.scheduled_start_time.startswith("2027-01-17T19:30")
    await settings(chloe, notify="direct")
    opened = await press(world, host, "other-date")
    world.env.inject_error("GET", "/guilds/*/scheduled-events/*", status=500, times=None)
    await host.fill_in(opened.form, seed="2027-01-20 18:00")
    world.env.backend.faults.clear()
    await pass_time(world, 6 * MINUTE)
    assert list(world.env.backend.get_guild(world.guild.id).scheduled_events.values()) == [event]
    assert f"<t:{int(await date_of(world))}:F>" in letters_of(world, chloe)[-1].text
    assert event.scheduled_start_time.startswith("2027-01-20T18:00")


async def test_one_night_of_a_series_is_moved_and_called_off(world: TestWorld, ben: Player) -> None:
    await ben.command("night plan", dates="2027-01-16 20:00")
    planned = await date_of(world)
    await choose(world, ben, "further", repeats="weekly")
    await ben.fill_in((await press(world, ben, "other-date")).form, seed="2027-01-17 18:00")
    await press(world, ben, "call-off-sure")
    assert await date_of(world, NIGHT + 1) == planned + 7 * DAY


async def test_a_night_without_a_date_is_off_and_says_so(world: TestWorld, ben: Player) -> None:
    dora = world.person("Dora")
    await settings(dora, notify="direct")
    await ben.command("night plan", dates=DATES)
    await press(world, dora, "answer", values=("0maybe",))
    await press(world, ben, "answer", values=("none",))
    await pass_time(world, max((await night_of(world)).poll.dates) - world.clock.now)
    assert "has been called off" in letters_of(world, dora)[-1].text


async def test_the_date_that_suits_most_is_set_an_hour_before_the_first(world: TestWorld, ben: Player) -> None:
    dora = world.person("Dora")
    await settings(dora, notify="direct")
    await ben.command("night plan", dates=DATES)
    await press(world, ben, "answer", values=("0yes", "1maybe"))
    await press(world, dora, "answer", values=("1maybe",))
    await pass_time(world, (await night_of(world)).poll.deadline - world.clock.now)
    assert await date_of(world) == (await night_of(world)).poll.dates[1]
    assert "takes place on" in letters_of(world, dora)[-1].text


async def test_a_night_comes_again(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    await choose(world, ben, "further", repeats="weekly")
    await press(world, ben, "next")
    await end_tables(world)
    await press(world, ben, "finish")
    await pass_time(world, 10)
    following = await night_of(world, NIGHT + 1)
    assert following.phase is Phase.SET
    assert await date_of(world, NIGHT + 1) == await date_of(world) + 7 * DAY
    assert following.choices.title in world.messages[-1].text


async def test_series_of_two_channels_at_the_same_hour_both_go_on(world: TestWorld, ben: Player) -> None:
    mona = world.person("Mona", manage_messages=True)
    other = Player(world, mona.actor, world.guild.create_text_channel("second"))
    keep = world.bot.services.host.nights
    for person in (ben, other):
        await person.command("night plan", dates="2027-01-16 20:00")
    world.clock.now = await date_of(world) + 2 * DAY
    await pass_time(world, 10 * MINUTE)
    for number in (NIGHT, NIGHT + 1):
        await keep.note(number, with_choices, repeats=Rule.WEEKLY, title="Friends")
        await world.bot.services.nights.attend_to(number)
    nights = await keep.of_server(world.guild.id, only_open=True)
    assert {night.channel_id for night in nights} == {world.channel.id, other.channel.id}


async def test_where_no_message_stands_yet_no_event_does(world: TestWorld, ben: Player) -> None:
    """It is found again by the message's address."""
    await ben.command("night plan", dates="2027-01-16 20:00")
    await choose(world, ben, "further", repeats="weekly")
    posting = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", posting, status=403, code=50013, message="Missing Permissions", times=None)
    await press(world, ben, "call-off-sure")
    await pass_time(world, 6 * MINUTE)
    following = (await night_of(world, NIGHT + 1)).evening
    assert following is not None
    assert following.event.location is None
    world.env.backend.faults.clear()
    await pass_time(world, 30 * MINUTE)
    following = (await night_of(world, NIGHT + 1)).evening
    assert following is not None
    assert following.event.location is not None
    assert following.event.location.endswith(str((await night_of(world, NIGHT + 1)).post.message_id))


async def test_a_person_leads_one_night_and_a_server_plans_ten(world: TestWorld, ben: Player) -> None:
    await ben.command("night plan", dates=DATES)
    assert "already hosting" in (await ben.command("night plan", dates=DATES)).text
    moderator = world.person("Mona", manage_messages=True)
    for _ in range(MOST_NIGHTS - 1):
        await moderator.command("night plan", dates=DATES)
    assert "already has 10 game nights planned" in (await moderator.command("night plan", dates=DATES)).text
    assert "more than 60 days" in (await moderator.command("night plan", dates="2027-05-01 20:00")).text


async def test_where_the_bot_cannot_write_no_night_is_planned(world: TestWorld, ben: Player) -> None:
    world.forbid(send_messages=True)
    assert "Send Messages" in (await ben.command("night plan", dates=DATES)).text
    assert not await world.bot.services.host.nights.of_server(world.guild.id)


async def test_whoever_has_no_time_zone_is_asked_for_it_once(world: TestWorld, anna: Player) -> None:
    [asked] = (await anna.command("night plan", dates="2027-01-16 20:00")).private
    before = await date_of(world)
    [menu] = asked.menus
    assert [option["label"] for option in menu["options"] if option.get("default")] == [
        "Berlin (UTC+1, dort ist es 09:00)"
    ]
    told = await anna.press_id(menu["custom_id"], asked.id, ["Asia/Tokyo"])
    assert "Tokio" in told.text
    assert before - await date_of(world) == 8 * 60 * MINUTE, "at the same hour there"
    assert (await message_of(world)).text.count(f"<t:{int(await date_of(world))}:F>")
    await press(world, anna, "call-off-sure")
    [planned] = (await anna.command("night plan", dates="2027-01-23 20:00")).private
    assert not planned.menus


async def test_no_time_zone_moves_a_night_into_the_past(world: TestWorld, anna: Player) -> None:
    [asked] = (await anna.command("night plan", dates="2027-01-15 12:00")).private
    before = await date_of(world)
    refused = await anna.press_id(asked.menus[0]["custom_id"], asked.id, ["Asia/Tokyo"])
    assert "zu spät" in refused.text
    assert await date_of(world) == before
