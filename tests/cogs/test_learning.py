"""Lessons: the course, wrong moves, the free game with hints, and where they open."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from cogs.games.registry import hosted_games
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from store.rows import DIRECT_MESSAGES
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.engine.lesson_matches import LESSON_SCRIPTS
from tests.simulated_discord import Answer, Player, PlayerAtHome

LESSONS = [*hosted_games()]


async def lesson_of(world: TestWorld, home: PlayerAtHome) -> PublicTable:
    return await world.bot.services.host.open_table_in(home.channel.id)


async def go(world: TestWorld, home: PlayerAtHome, codes: Sequence[str]) -> Answer:
    """The moves, by the press that a person would make for them."""
    table = await lesson_of(world, home)
    if codes == ["roll"]:
        return await home.press_id(f"sa:{table.id}:{table.version}:roll", home.table.id)
    await world.bot.services.host.act(table.id, home.id, codes[0], table.version, press="1", then=codes[1:])
    await world.bot.services.show_change(await lesson_of(world, home))
    await world.env.settle()
    return Answer(True, [], [])


async def read_on(world: TestWorld, home: PlayerAtHome) -> PublicTable:
    """Reads what waits to be read, and waits while computers play. Returns the table when the learner is to act."""
    table = await lesson_of(world, home)
    for _ in range(300):
        if table.reading:
            # Computers move as soon as they may, so what has not moved by now waits.
            await world.env.advance_time(5)
            assert (await lesson_of(world, home)).version == table.version
            assert table.lesson is not None
            page = str(table.lesson.page)
            await home.press_id(f"sa:{table.id}:{table.version}:lesson-page:{page}", home.table.id)
        elif table.is_turn_of(home.id):
            break
        else:
            await world.env.advance_time(1)
        table = await lesson_of(world, home)
    assert table.is_turn_of(home.id)
    return table


async def follow(world: TestWorld, home: PlayerAtHome) -> list[str]:
    """Plays the course as it is prepared. Returns what the lesson said at each decision, and at the end."""
    said = []
    while (table := await read_on(world, home)).scripted_act is not None:
        said.append(home.table.text)
        await go(world, home, [table.scripted_act.code])
    return [*said, home.table.text]


@pytest.mark.parametrize("game", LESSONS)
async def test_each_lesson_can_be_played_to_the_free_game(world: TestWorld, chloe: Player, game: str) -> None:
    home = chloe.at_home
    assert (await home.command("learn", game=game)).private == []
    first = home.table.text
    said = await follow(world, home)
    face = world.bot.services.faces[game]
    last = len(face.lesson.steps)
    assert f"étape 1 sur {last}" in first
    assert "Tu es A" in first
    assert f"étape {last} sur {last}" in said[-1]
    hint = (await home.press("Que ferais-tu\u00a0?")).private[0]
    assert hint.text
    table = await lesson_of(world, home)
    assert table.seeds[0] == "lesson"
    await world.restart_bot()
    code = await world.bot.services.host.hint(table.id, home.id)
    await go(world, home, [code])
    table = await lesson_of(world, home)
    assert table.seeds[0] != "lesson", "the free game has new dice"
    assert "Tu joues librement" in home.table.text
    await home.press("Arrêter ici")
    ended = await world.bot.services.host.table(table.id)
    assert ended.status is Status.CANCELLED
    assert (await world.bot.services.host.records.verify(ended.id)).passed
    export = await world.bot.services.host.privacy.export(home.id)
    assert export["results"] == [], "lessons are in nobody's history"


async def test_a_wrong_move_is_explained_before_it_is_made(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("learn", game="forgetit")
    await read_on(world, home)
    await home.press("Roll all nine")
    await read_on(world, home)
    before = await lesson_of(world, home)
    why = (await home.press("5·5 + roll 6")).private[0]
    assert "three dice are much better than two" in why.text
    assert (await lesson_of(world, home)).version == before.version, "nothing has happened yet"
    await home.press("Choose again")
    why = (await home.press("3×4 = bank 12")).private[0]
    assert "Roll on" in why.text
    await home.press("Do it anyway", on=why.id)
    after = await lesson_of(world, home)
    assert after.view.sheet[0] == (12,)
    assert after.lesson is not None
    assert after.lesson.free
    assert "You are playing freely" in home.table.text


async def test_the_course_goes_on_after_a_restart_and_keeps_its_dice(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("learn", game="forgetit")
    await home.press("Go on")
    await world.restart_bot()
    await read_on(world, home)
    await home.press("Roll all nine")
    assert "chosen for teaching" in (await home.press_id(await fair_dice(world, home), home.table.id)).text
    await read_on(world, home)
    await home.press("3×4 + roll 5")
    assert "another 4" in home.table.text
    table = await lesson_of(world, home)
    assert "prepared" in (await home.command("table end")).text
    assert table.lesson is not None
    assert table.lesson.place == 3
    # Once more from the beginning.
    await home.command("learn", game="forgetit")
    assert "step 1 of" in home.table.text
    assert (await world.bot.services.host.table(table.id)).status is Status.CANCELLED


async def fair_dice(world: TestWorld, home: PlayerAtHome) -> str:
    table = await lesson_of(world, home)
    return f"sa:{table.id}:{table.version}:fair-dice"


async def test_from_a_server_the_lesson_opens_in_direct_messages(world: TestWorld, anna: Player) -> None:
    answer = (await anna.command("learn", game="forgetit")).private[0]
    table = await lesson_of(world, anna.at_home)
    assert answer.links == [f"https://discord.com/channels/@me/{table.channel_id}/{table.message_id}"]
    assert "Lektion, Schritt 1" in anna.at_home.table.text
    assert world.messages == []
    assert "Tipps gibt es nur in Lektionen" in (await other_table(world, anna)).text


async def other_table(world: TestWorld, anna: Player) -> Answer:
    await anna.command("play", game="forgetit")
    return await ask(anna, "hint")


async def test_with_closed_direct_messages_it_opens_in_one_private_thread(
    world: TestWorld, ben: Player, anna: Player
) -> None:
    ben.close_direct_messages()
    answer = (await ben.command("learn", game="forgetit")).private[0]
    assert "a thread that only you" in answer.text
    host = world.bot.services.host
    [first] = [await host.table(table_id) for table_id in await world.bot.store.open_table_ids()]
    assert first.lesson is not None
    thread: Any = world.bot.get_channel(first.channel_id)
    assert (thread.type, thread.guild.id) == (discord.ChannelType.private_thread, world.guild.id)
    assert thread.auto_archive_duration == 7 * 24 * 60
    await ben.command("learn", game="mensch")
    [second] = [await host.table(table_id) for table_id in await world.bot.store.open_table_ids()]
    assert (second.game_key, second.channel_id) == ("mensch", first.channel_id)
    world.forbid(create_private_threads=True)
    anna.close_direct_messages()
    assert "Direktnachrichten" in (await anna.command("learn", game="forgetit")).text
    assert await world.bot.store.open_table_ids() == [second.id]


async def test_a_lesson_that_nobody_could_see_before_the_bot_ended_is_given_up(world: TestWorld, ben: Player) -> None:
    ben.close_direct_messages()
    user = await world.bot.fetch_user(ben.id)
    place = (DIRECT_MESSAGES, (await user.create_dm()).id)
    await world.bot.services.host.opening.open_lesson(place, "forgetit", Person(ben.id, "Ben"), "en")
    await world.restart_bot()
    await world.bot._caretaker.look()
    assert await world.bot.store.open_table_ids() == []


async def test_nobody_else_takes_a_seat_in_a_lesson(world: TestWorld, ben: Player) -> None:
    """Its course is prepared for one person and computers; in a thread, moderators see it, too."""
    moderator = world.person("Manager", administrator=True)
    ben.close_direct_messages()
    await ben.command("learn", game="kaeseschieben")
    [thread] = world.channel.threads
    inside = Player(world, moderator.actor, thread)
    for answer in (await inside.command("join"), await inside.command("join", seat=1)):
        assert "One person practises here" in answer.text
    assert not (await inside.press("More …")).private[0].has_button("Take a seat")
    learner = Player(world, ben.actor, thread)
    assert "Substitutes" not in (await settings(learner, "table")).text, "it would promise what is refused"
    assert not any(label.startswith("Time:") for label in (await learner.press("More …")).private[0].labels)
    await learner.command("leave")
    assert "Take my seat back" in world.history(thread)[-1].labels
    assert "One person practises here" in (await inside.command("join", seat=0)).text
    await learner.press("Take my seat back")
    table = await world.bot.services.host.open_table_in(thread.id)
    assert [holder.person_id for holder in table.seats] == [ben.id, None]


def test_each_lesson_has_a_course() -> None:
    assert set(LESSONS) == set(LESSON_SCRIPTS)


async def test_who_ends_a_lesson_is_led_to_a_game_of_their_own(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("learn", game="forgetit")
    await home.press("Stop here")
    over = home.table
    assert "That was the lesson" in over.text
    assert "commitment" not in over.text.lower()
    await home.press("Play")
    assert "Lesson" not in home.table.text
    assert home.table.has_button("Start")


async def test_a_page_is_turned_once(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("learn", game="mensch")
    table = await lesson_of(world, home)
    assert not home.table.has_button("Roll")
    first = f"sa:{table.id}:{table.version}:lesson-page:0"
    await home.press_id(first, home.table.id)
    assert "step 2 of" in home.table.text
    assert (await home.press_id(first, home.table.id)).private
    assert "step 2 of" in home.table.text


async def test_missed_captures_are_asked_for_once_they_are_explained(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("learn", game="einigkeit")
    missed = "Missed capture?"
    while (table := await read_on(world, home)).scripted_act is not None and table.scripted_act.code != "claim:1":
        assert not home.table.has_button(missed)
        await go(world, home, [table.scripted_act.code])
    assert home.table.has_button(missed)
    await go(world, home, ["claim:1"])
    assert "D1 is back in its base" in home.table.text
    assert not home.table.has_button("Take back"), "the lesson goes on from there"
    assert "prepared" in (await home.command("table undo")).text


@pytest.mark.usefixtures("heap")
@pytest.mark.parametrize("at_home", [True, False])
async def test_a_lesson_that_is_asked_for_twice_at_once_begins_once_and_both_are_answered(
    world: TestWorld, ben: Player, at_home: bool
) -> None:
    asker = ben.at_home if at_home else ben
    async with world.at_once():
        await asker.command("learn", game="mensch")
        await asker.command("learn", game="mensch")
    assert len([seen for seen in ben.letters() if "Go on" in seen.labels]) == 1
    assert any("already open here" in seen.text for seen in asker.private())
