"""Notices and reminders of turns, and what spares people from them."""

from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act
from tests.cogs.passing_time import HOUR, MINUTE, letters_of, mentions, pass_time
from tests.cogs.playing import look_up, mover, seat_all
from tests.simulated_discord import Player


async def test_reminders_by_direct_message_are_one_for_all_tables(world: TestWorld, ben: Player, chloe: Player) -> None:
    channels = [world.channel, world.guild.create_text_channel("second")]
    await settings(ben, "mine", reminder="direct")
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
    await settings(ben, "mine", notify="direct")
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


async def test_the_bell_has_reminders_too(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    panel = (await look_up(ben, "bell")).private[0]
    reminders = panel.menus[1]
    await ben.choose(reminders, panel.id, "Never")
    person = await world.bot.services.preferences.people.of(ben.id)
    assert person.reminder.value == "never"


async def test_a_notice_that_had_to_wait_comes_where_no_clock_runs_too(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    """Nobody else is left at the table."""
    # It is 08:00 in UTC.
    await settings(chloe, "mine", **{"time-zone": "UTC", "quiet-hours": "7-9"})
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
    await settings(chloe, "mine", **{"time-zone": "UTC", "quiet-hours": "7-9"})
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
    await settings(chloe, "mine", notify="channel")
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
    await settings(dora, "mine", notify="channel")
    await dora.command("join", seat=1)
    assert mentions(world) == []
    while (await mover(world, [ben, dora])) is dora:
        await act(world, [dora])
    while (await mover(world, [ben, dora])) is ben:
        await act(world, [ben])
    assert mentions(world) == [[dora.id]], "of the turns after it they are notified"
