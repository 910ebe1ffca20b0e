"""The time for a turn, as people see it: the pace, reminders, late seats, holidays, and /mine."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta, timezone
from typing import Any

import discord
import pytest

from cogs.commands import mine
from host.pace import Pace
from host.person import Person
from host.proposal import StandIn
from playground.simulated_discord import Player, Seen
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME
from tests.cogs.forgetit.playing import act
from tests.cogs.kaeseschieben.playing import play_turn
from tests.cogs.playing import mover, seat_all, table_of

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


async def pass_time(world: TestWorld, seconds: float) -> None:
    """The bot looks every minute meanwhile."""
    end = world.clock.now + seconds
    while world.clock.now < end:
        world.clock.now += min(MINUTE, end - world.clock.now)
        await world.bot._caretaker.look()
    await world.env.settle()


async def hurry(world: TestWorld, seconds: float) -> None:
    """As if the bot had been there for that long: days are too many minutes for a test."""
    attended = world.bot.services.host._keeper.attended
    assert attended._attendance is not None
    object.__setattr__(attended._attendance, "seconds", attended._attendance.seconds + seconds)
    world.clock.now += seconds
    await world.bot._caretaker.look()
    await pass_time(world, 2 * MINUTE)


def mentions(world: TestWorld) -> list[list[int]]:
    """Whom each line mentions that notifies or reminds somebody."""
    backend, channel = world.env.backend, world.channel.id
    lines = [seen for seen in world.messages if seen.text.startswith(("🔔", "⏰"))]
    return [list(backend.get_message(channel, seen.id).mention_user_ids) for seen in lines]


def letters_of(world: TestWorld, player: Player) -> list[Seen]:
    user = player.actor.user
    return world.history(user.dm_channel, user)


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
    [menu] = panel.menus
    chosen = await ben.choose(menu, panel.id, "3 days a turn")
    assert "3 days a turn" in world.table.text
    assert (await table_of(world)).preferences.pace is Pace.THREE_DAYS
    offer = next(seen for seen in [*chosen.private, *ben.private()] if seen.has_button("Move to its own thread"))
    await ben.press_id(offer.button("Move to its own thread")["custom_id"], offer.id)
    tables = await world.bot.services.host.time.tables_of(ben.id)
    [moved] = tables
    assert moved.channel_id != world.channel.id
    assert not any(seen.text for seen in world.messages), "Discord itself says there that the thread was opened"
    assert moved.pace is Pace.THREE_DAYS


async def test_all_of_ones_tables_are_listed_however_many_play_there_and_whatever_they_are_called(
    world: TestWorld, ben: Player
) -> None:
    host = world.bot.services.host
    others = [Person(number, f"{LONG_NAME[:-1]}{number}") for number in range(1, 8)]
    for channel in range(1, 10):
        with world.env._bot_scope():
            table = await host.opening.open(
                guild_id=world.guild.id,
                channel_id=channel,
                game_key="wiedumir",
                opener=Person(ben.id, "Ben"),
                press="1",
            )
            for person in others:
                await host.join(table.id, person, "2")
    shown = (await ben.command("mine")).private[0]
    assert shown.text.count("https://discord.com/channels/") == mine.PAGE_SIZE
    assert "Page 1 of 2" in shown.text


async def test_an_invitation_that_is_moved_twice_at_once_gets_one_thread(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game="mensch")
    chosen = await ben.command("clock pace", pace="1")
    offer = next(seen for seen in [*chosen.private, *ben.private()] if seen.has_button("Move to its own thread"))
    async with world.at_once():
        for _ in range(2):
            await ben.press_id(offer.button("Move to its own thread")["custom_id"], offer.id)
    (thread,) = world.channel.threads
    assert [seen.has_button("Join") for seen in world.history(thread)] == [True]
    assert sum((await world.bot.services.host.count_open_tables()).values()) == 1
    assert any("can no longer move" in seen.text for seen in ben.private())


async def test_by_correspondence_the_table_says_when_the_time_is_up(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="forgetit")
    said = await ben.command("clock pace", pace="2", late="computer")
    assert "2 days a turn" in said.text
    assert "by itself" in said.text
    await chloe.command("join")
    await ben.command("start")
    late = await mover(world, [ben, chloe])
    assert f"Time is up <t:{int(world.clock.now + 2 * DAY)}:R>" in world.table.text
    assert "qui dirige la table" in (await chloe.command("clock pace", pace="1")).text
    assert "only get more time" in (await ben.command("clock pace", pace="1")).text
    await hurry(world, DAY)
    assert mentions(world) == [[late.id]]
    await hurry(world, DAY)
    assert not (await table_of(world)).plays(late.id)


async def test_reminders_by_direct_message_are_one_for_all_tables(world: TestWorld, ben: Player, chloe: Player) -> None:
    channels = [world.channel, world.guild.create_text_channel("second")]
    await ben.command("clock reminders", by="direct")
    for channel in channels:
        world.channel = channel
        await seat_all(world, [ben, chloe], game="forgetit")
        while (await mover(world, [ben, chloe])) is not ben:
            await act(world, [chloe])
    await pass_time(world, 12 * MINUTE)
    letters = [letter for letter in letters_of(world, ben) if "⏰" in letter.text]
    assert len(letters) == 1
    assert "2 tables are waiting" in letters[0].text


async def test_letters_about_two_tables_of_a_game_say_with_whom(world: TestWorld, ben: Player, chloe: Player) -> None:
    dora, emil = world.person("Dora"), world.person("Emil")
    world.bot.services.computers.pace = 3600
    await ben.command("settings mine", notify="direct")
    for channel, other in ((world.channel, dora), (world.guild.create_text_channel("second"), emil)):
        world.channel = channel
        await seat_all(world, [ben, other], game="forgetit")
        while (await mover(world, [ben, other])) is not ben:
            await act(world, [other])
    assert ["with Dora" in letter.text for letter in ben.letters()] == [True, False]
    assert ["with Emil" in letter.text for letter in ben.letters()] == [False, True]
    await pass_time(world, 12 * MINUTE)
    [reminder] = [letter.text for letter in ben.letters() if "⏰" in letter.text]
    lines = [line for line in reminder.splitlines() if line.startswith("- ")]
    assert [sum(name in line for line in lines) for name in ("with Dora", "with Emil")] == [1, 1]
    await pass_time(world, 12 * MINUTE)
    await emil.press("Let a computer play")
    [letter] = [letter.text for letter in ben.letters() if letter.text.startswith("🤖")]
    assert "with Emil" in letter


async def test_many_tables_with_long_names_fit_into_one_letter(world: TestWorld, ben: Player) -> None:
    host = world.bot.services.host
    others = [Person(number, f"{LONG_NAME[:-1]}{number}") for number in range(1, 16)]
    for channel in range(1, 10):
        with world.env._bot_scope():
            table = await host.opening.open(
                guild_id=world.guild.id,
                channel_id=channel,
                game_key="forgetit",
                opener=Person(ben.id, "Ben"),
                press="1",
            )
            for person in others:
                await host.join(table.id, person, "2")
    tables = [await host.table(own.id) for own in await host.time.tables_of(ben.id)]
    await world.bot._caretaker._surroundings.remind_directly(ben.id, tables)
    assert ben.letters()[-1].text.count("https://discord.com/channels/") == 9
    assert "/mine" in ben.letters()[-1].text


async def test_in_quiet_hours_nobody_is_written_to(world: TestWorld, ben: Player, chloe: Player) -> None:
    # It is 08:00 in UTC, and 17:00 in Tokyo.
    quiet = await ben.command("clock reminders", **{"quiet-hours": "16-18"})
    assert "time zone" in quiet.text
    assert "Tokyo" in (await ben.command("clock reminders", **{"quiet-hours": "16-18", "time-zone": "Asia/Tokyo"})).text
    await ben.command("settings mine", notify="channel")
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not ben:
        await act(world, [chloe])
    await pass_time(world, 5 * MINUTE)
    assert mentions(world) == []
    await ben.command("clock reminders", **{"quiet-hours": "off"})
    assert "none" in (await ben.command("clock reminders")).text


async def test_time_zones_and_hours_complete_in_ones_own_language(world: TestWorld, anna: Player, ben: Player) -> None:
    zones = await anna.complete("clock reminders", "time-zone", "wien")
    assert [choice["value"] for choice in zones] == ["Europe/Vienna"]
    assert zones[0]["name"].startswith("Wien (UTC+1")
    assert len(await ben.complete("clock reminders", "time-zone", "+5:30")) >= 1
    assert await ben.complete("clock reminders", "time-zone", "nowhere at all") == []
    hours = await anna.complete("clock reminders", "quiet-hours", "")
    assert "Keine Ruhezeit" in [choice["name"] for choice in hours]
    days = await anna.complete("clock holiday", "until", "")
    assert len(days) == 25
    assert (await ben.command("clock reminders", **{"time-zone": "Moon/Crater"})).text.startswith("I do not know")
    await ben.command("settings mine", language="de")
    for option, typed, offered in (("time-zone", "vienna", "Wien"), ("quiet-hours", "", "Keine Ruhezeit")):
        assert offered in str(await ben.complete("clock reminders", option, typed))
    assert "Samstag" in str(await ben.complete("clock holiday", "until", ""))


async def test_a_holiday_is_shown_and_can_be_ended(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="forgetit")
    await ben.command("clock pace", pace="1")
    await chloe.command("join")
    await ben.command("start")
    while (await mover(world, [ben, chloe])) is not ben:
        await act(world, [chloe])
    said = await ben.command("clock holiday", until="9")
    assert "through" in said.text
    assert "is on holiday" in world.table.text
    # The same last day wherever it is said.
    [day] = set(re.findall(r"through (<t:\d+:D>)", said.text))
    assert f"through {day}" in world.table.text
    assert f"through {day}" in (await ben.command("mine")).text
    await chloe.command("table end", what="match")
    assert "**Ben** is away through" not in world.table.text, "names are plain there"
    assert "Ben is away through" in world.table.text
    await chloe.command("table object")
    await hurry(world, 3 * DAY)
    assert not world.table.has_button("Let a computer play")
    back = said.private[0].button("I’m back")
    await ben.press_id(back["custom_id"], said.private[0].id)
    assert "is on holiday" not in world.table.text
    assert "Time is up" in world.table.text
    assert "not on holiday" in (await ben.command("clock back")).text
    assert "at most 28 days" in (await ben.command("clock holiday", until="40")).text
    assert "already over" in (await ben.command("clock holiday", until="2020-01-01")).text
    assert "do not understand" in (await ben.command("clock holiday", until="soon")).text


async def test_a_holiday_is_shown_at_once_wherever_others_wait_for_the_person(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="forgetit")
    await ben.command("clock holiday", until="9")
    assert "away through" in world.table.text, "on an invitation"
    await ben.command("clock back")
    assert "away through" not in world.table.text
    await chloe.command("join")
    await ben.command("start")
    other, proposer = (ben, chloe) if (await mover(world, [ben, chloe])) is chloe else (chloe, ben)
    await proposer.command("table end", what="match")
    await other.command("clock holiday", until="9")
    assert "away through" in world.table.text, "while somebody waits for their answer"
    await other.command("clock back")
    assert "away through" not in world.table.text


async def test_everybody_reads_the_last_day_of_a_holiday_that_was_chosen(world: TestWorld, anna: Player) -> None:
    """Discord shows a moment in the reader's time zone, which need not be known here."""
    said = await anna.command("clock holiday", until="2027-01-20")
    [moment] = re.findall(r"<t:(\d+):D>", said.text)
    for hours in (-12, -5, 0, 1, 9, 11):
        assert datetime.fromtimestamp(int(moment), timezone(timedelta(hours=hours))).date() == date(2027, 1, 20)


async def test_mine_lists_all_tables_those_that_wait_for_me_first(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mine, "PAGE_SIZE", 2)
    assert "not seated anywhere" in (await ben.command("mine")).text
    here: Any = world.channel
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not chloe:
        await act(world, [ben])
    for number in range(2):
        world.channel = world.guild.create_text_channel(f"more-{number}")
        await ben.command("play", game="mensch")
    await chloe.command("join")
    world.channel = here
    said = (await chloe.command("mine")).private[0]
    assert said.text.index("For-Get-It") < said.text.index("Mensch")
    assert "À toi de jouer" in said.text
    assert "Ben" in said.text
    panel = (await ben.command("mine")).private[0]
    assert "Page 1 of 2" in panel.text
    onward = next(each for each in panel.buttons if (each.get("emoji") or {}).get("name") == "▶️")
    turned = await ben.press_id(onward["custom_id"], panel.id)
    assert "Page 2 of 2" in (turned.private or ben.private())[-1].text
    user = ben.actor.user
    assert (await user.slash("mine")).acknowledged
    assert "Your 3 tables" in letters_of(world, ben)[-1].text, "in direct messages, too"


async def test_a_single_table_is_not_counted(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe], game="mensch")
    said = (await ben.command("mine")).text
    assert said.splitlines()[:2] == ["### 🪑 Your table", ""]
    world.channel = world.guild.create_text_channel("more")
    await seat_all(world, [ben, chloe], game="mensch")
    assert "waiting for you." in (await ben.command("mine")).text.splitlines()[1]


async def test_the_bell_has_reminders_too(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    panel = (await ben.press("🔔")).private[0]
    reminders = panel.menus[1]
    await ben.choose(reminders, panel.id, "Never")
    person = await world.bot.services.preferences.people.of(ben.id)
    assert person.reminder.value == "never"


async def test_the_last_to_leave_learns_that_the_match_stands_still(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    assert "plays on for you. With `/join`" in (await ben.command("leave")).text
    assert "A computer plays for you" in (await ben.command("mine")).text
    assert "la partie est en pause" in (await chloe.command("leave")).text
    assert "Everybody has left" in (await ben.command("mine")).text
    assert "A computer plays" not in (await ben.command("mine")).text


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
    await other.command("settings mine", language="en")
    assert "**Anna** proposes to end the whole match" in (await other.press("Let a computer play")).text


async def test_a_notice_that_had_to_wait_comes_where_no_clock_runs_too(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    """Nobody else is left at the table."""
    # It is 08:00 in UTC.
    await chloe.command("settings mine", **{"quiet-hours": "7-9", "time-zone": "UTC"})
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not ben:
        await act(world, [chloe])
    await ben.command("leave")
    await pass_time(world, 55 * MINUTE)
    assert mentions(world) == []
    await pass_time(world, HOUR)
    assert mentions(world) == [[chloe.id]]


async def test_who_was_in_quiet_hours_when_their_time_ran_out_is_notified_afterwards(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    # It is 08:00 in UTC.
    await chloe.command("settings mine", **{"quiet-hours": "7-9", "time-zone": "UTC"})
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not chloe:
        await act(world, [ben])
    await pass_time(world, 55 * MINUTE)
    assert "was up <t:" in world.table.text
    assert mentions(world) == []
    await pass_time(world, 6 * MINUTE)
    assert mentions(world) == [[chloe.id]]
    await pass_time(world, HOUR)
    assert mentions(world) == [[chloe.id]]


async def test_who_takes_their_seat_back_in_their_own_turn_knows_that_it_is_theirs(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await chloe.command("settings mine", notify="channel")
    world.bot.services.computers.pace = 3600
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not chloe:
        await act(world, [ben])
    assert mentions(world) == [[chloe.id]]
    await chloe.command("leave")
    assert mentions(world) == []
    await chloe.command("join")
    assert mentions(world) == []
    await chloe.command("leave")
    dora = world.person("Dora")
    await dora.command("settings mine", notify="channel")
    await dora.command("join", seat=1)
    assert mentions(world) == []
    while (await mover(world, [ben, dora])) is dora:
        await act(world, [dora])
    while (await mover(world, [ben, dora])) is ben:
        await act(world, [ben])
    assert mentions(world) == [[dora.id]], "of the turns after it they are notified"


async def test_who_takes_back_their_decision_alone_knows_that_it_is_their_turn(world: TestWorld, ben: Player) -> None:
    await ben.command("settings mine", notify="channel")
    world.bot.services.computers.pace = 3600
    for _ in range(20):
        await seat_all(world, [ben], 1)
        if (await table_of(world)).is_turn_of(ben.id):
            break
        await ben.command("table cancel")
    await play_turn(world, [ben])
    assert mentions(world) == []
    await ben.press("Take back")
    assert (await table_of(world)).is_turn_of(ben.id)
    assert mentions(world) == []


async def test_at_night_people_learn_without_a_sound_that_a_computer_plays_for_them(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    late = await mover(world, [ben, chloe])
    # It is 08:00 in UTC.
    await late.command("settings mine", **{"quiet-hours": "7-9", "time-zone": "UTC"})
    await pass_time(world, 21 * MINUTE)
    await (chloe if late is ben else ben).press("Let a computer play")
    said = next(seen for seen in world.messages if seen.text.startswith("🤖"))
    stored = world.env.backend.get_message(world.channel.id, said.id)
    assert list(stored.mention_user_ids) == [late.id]
    assert discord.MessageFlags._from_value(stored.flags).suppress_notifications


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


async def test_each_of_two_people_learns_that_a_computer_plays_for_them(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    """The second is replaced before the first could be notified."""
    await seat_all(world, [anna, ben, chloe], game="forgetit")
    world.forbid(send_messages=True)
    host, table = world.bot.services.host, await table_of(world)
    for replaced, others in ((ben, (anna, chloe)), (chloe, (anna,))):
        seat = table.seat_of(replaced.id)
        assert seat is not None
        for other in others:
            await host.propose(table.id, other.id, StandIn(seat, "normal"), press="7")
    world.forbid()
    await pass_time(world, 5 * MINUTE)
    backend = world.env.backend
    notices = [seen.id for seen in world.messages if seen.text.startswith("🤖")]
    mentioned = [list(backend.get_message(world.channel.id, notice).mention_user_ids) for notice in notices]
    assert sorted(mentioned) == sorted([[ben.id], [chloe.id]])


async def test_what_was_forgotten_says_so(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="forgetit")
    await pass_time(world, 40 * MINUTE)
    assert "Nobody started" in world.messages[-1].text
    assert "withdrawn" not in world.messages[-1].text
    await seat_all(world, [ben, chloe], game="forgetit")
    for player in (ben, chloe):
        await player.command("leave")
    await world.restart_bot()
    await hurry(world, 8 * DAY)
    await pass_time(world, 10 * MINUTE)
    assert "nobody has played on for a long time" in world.messages[-1].text
    assert "nobody has played on for a long time" in (await ben.command("board")).text


async def test_a_late_person_cannot_block_the_button_with_a_proposal(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    late = await mover(world, [ben, chloe])
    await pass_time(world, 21 * MINUTE)
    await late.command("table end", what="match")
    await (chloe if late is ben else ben).press("Let a computer play")
    table = await table_of(world)
    assert not table.plays(late.id)
    assert table.proposal is None
