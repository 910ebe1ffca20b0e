"""Seats in mid-match: who else may take one, who gives theirs up, and a match that is cancelled for a reason."""

import discord
import pytest

from host.table.seats import Person
from host.table.status import Status
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.passing_time import pass_time
from tests.cogs.playing import look_up, seat_all, table_of
from tests.cogs.settings.test_mine import choose, page_with
from tests.hosted import GAMES
from tests.simulated_discord import Player, Seen


def button_of(panel: Seen, verb: str) -> str:
    return next(str(button["custom_id"]) for button in panel.buttons if f":{verb}" in button["custom_id"])


async def test_a_substitute_takes_the_seat_of_somebody_who_left_and_they_learn_it(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    assert "No seat is free" in (await dora.command("join")).text
    assert "while it’s free" in (await ben.command("leave")).text
    assert "**Ben** has left, and a computer takes over." in world.table.text
    assert "A computer is playing for Ben." in world.table.alt_texts[0]
    panel = (await dora.press("Take a seat")).private[0]
    assert "not rated for you" in panel.text
    assert panel.labels == ["B · for Ben"]
    answer = await dora.press_id(button_of(panel, "take-seat"), panel.id)
    assert "playing in seat B" in answer.text
    assert (await table_of(world)).plays(dora.id)
    await world.restart_bot()
    assert "**Dora** spielt für **Ben** weiter." in (await anna.command("board", show="alone")).text
    assert "A computer is playing" not in world.table.alt_texts[0]
    [letter] = ben.letters()
    assert "Dora" in letter.text
    assert f"<@{ben.id}>" in letter.text
    assert "has your seat" in (await ben.command("join")).text
    assert "no seat" in (await ben.command("roll")).text
    assert not world.table.has_button("Take a seat")


async def test_a_substitute_gets_none_of_the_former_persons_private_panels(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    dora = world.person("Dora")
    await seat_all(world, [anna, ben])
    await ben.command("peek")
    shown = len(ben.letters())
    await ben.command("leave")
    await dora.command("join", seat=1)
    assert dora.letters() == []
    assert all("🔍" not in message.text for message in dora.private())
    await dora.command("peek")
    assert "no seat" in (await ben.command("peek")).text
    assert len(ben.letters()) <= shown + 1, "nothing new but that the seat is gone"


async def test_a_seat_that_is_gone_disturbs_nobody_in_their_quiet_hours(world: TestWorld, ben: Player) -> None:
    # It is 08:00 in UTC.
    anna, chloe = world.person("Anna"), world.person("Chloé")
    await seat_all(world, [anna, ben, chloe], game="forgetit")
    for player in (anna, ben):
        await player.command("leave")
    await settings(anna, "mine", **{"time-zone": "UTC", "quiet-hours": "7-9"})
    for seat in (0, 1):
        await world.person(f"Substitute {seat}").command("join", seat=seat)
    assert [_is_silent(world, player) for player in (anna, ben)] == [True, False]


def _is_silent(world: TestWorld, player: Player) -> bool:
    [letter] = player.letters()
    flags = world.env.backend.get_message(player.actor.user.dm_channel.id, letter.id).flags
    return discord.MessageFlags._from_value(flags).suppress_notifications


async def test_a_computers_seat_is_taken_by_the_button_behind_the_dots_or_by_command(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    world.bot.services.computers.pace = 3600
    await seat_all(world, [ben], computers=2)
    assert not world.table.has_button("Take a seat"), "it would clutter every table with computers"
    panel = (await chloe.press("More …")).private[0]
    offer = (await chloe.press_id(button_of(panel, "join"), panel.id)).private[0]
    assert offer.labels == ["Ordinateur B", "Ordinateur C"]
    await chloe.command("join", seat=2)
    assert (await table_of(world)).seat_of(chloe.id) == 2
    assert "already" in (await ben.command("join", seat=1)).text


async def test_the_leader_chooses_stand_ins_and_substitutes_and_old_panels_explain_themselves(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="mensch")
    await chloe.command("join")
    options = (await ben.press("Options")).private[0]
    panel = await page_with(ben, (await settings(ben, "table")).private[0], "table-substitutes")
    assert "unrated" in panel.text
    await choose(ben, panel, "table-stand-in", "hard")
    await choose(ben, panel, "table-substitutes:off")
    assert "Computers filling in: **hard**" in world.table.text
    assert "Substitutes: **off**" in world.table.text
    refused = await choose(chloe, panel, "table-stand-in", "easy")
    assert "l’hôte de la table" in refused.text
    await ben.command("start")
    assert options.id not in [seen.id for seen in ben.private()], "panels of the lobby go"
    assert "already begun" in (await ben.press_id(button_of(options, "change-options"), options.id)).text
    await chloe.command("leave")
    assert (await table_of(world)).seats[1].level == "hard"
    assert world.table.has_button("Take my seat back")
    assert "nobody can take over" in (await world.person("Dora").press("Take my seat back")).text


async def test_resigning_is_asked_once_more_and_ends_a_match_of_two(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [anna, ben], game="forgetit")
    assert "pas de place" in (await chloe.command("table resign")).text
    question = (await look_up(ben, "resign")).private[0]
    assert "ends the match" in question.text
    await ben.press_id(button_of(question, "resign-keep"), question.id)
    assert (await table_of(world)).status is Status.PLAYING
    question = (await ben.command("table resign")).private[0]
    assert "have resigned" in (await ben.press_id(button_of(question, "resign-now"), question.id)).text
    result = world.messages[-1]
    assert f"{anna.actor.user.global_name}" in result.text
    assert "Ben** has resigned" in result.text
    assert "result.png" in result.files
    assert "2. Ben (B): resigned" in result.alt_texts[0]
    assert result.labels == ["Rematch", "Replay", "Analysis", "More …"]
    assert "✅" in (await ask(anna, "verify")).text
    await anna.press("Replay")
    await ben.press("Rematch")
    assert (await table_of(world)).awaited == (anna.id,)


async def test_who_answers_when_resigning_has_come_to_mean_the_end_is_asked_again(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben, chloe], game="forgetit")
    question = (await ben.command("table resign")).private[0]
    assert "A computer will finish for you" in question.text
    others = (await anna.command("table resign")).private[0]
    await anna.press_id(button_of(others, "resign-now"), others.id)
    [again] = (await ben.press_id(button_of(question, "resign-now"), question.id)).private
    assert again.id == question.id
    assert "That ends the match" in again.text
    assert (await table_of(world)).status is Status.PLAYING
    await ben.press_id(button_of(again, "resign-now"), again.id)
    assert (await table_of(world)).status is Status.FINISHED


@pytest.mark.parametrize("game", ["einigkeit", "wiedumir"])
async def test_among_several_a_computer_plays_on_and_the_result_says_who_resigned(
    world: TestWorld, ben: Player, chloe: Player, game: str
) -> None:
    world.bot.services.computers.pace = 3600
    anna = world.person("Anna")
    people = [anna, ben, chloe]
    await seat_all(world, people, computers=len(people) not in GAMES[game].spec.seat_counts, game=game)
    question = (await ben.command("table resign")).private[0]
    in_pair = "Your partner can still win" in question.text
    assert in_pair is (game == "einigkeit")
    assert ("Only those who resigned before you are placed behind you" in question.text) is not in_pair
    await ben.press_id(button_of(question, "resign-now"), question.id)
    assert not world.table.has_button("Take a seat")
    assert "You have resigned" in (await ben.command("join")).text
    assert "You have resigned" in (await ben.command("roll")).text
    await anna.command("table end", what="match")
    await chloe.press("Yes")
    result = world.messages[-1]
    assert "Ben** has resigned" in result.text
    outcome = (await table_of(world)).outcome
    assert outcome is not None
    places = outcome.places
    assert places[1] == max(places)
    assert "Ben (B): resigned" in result.alt_texts[0]
    listed = (await ben.command("history")).text
    assert "Ben (resigned)" in listed
    assert "🔷" not in result.text.split("\n")[0], "nobody wins by what a computer played on"


async def test_a_moderator_cancels_at_once_for_a_reason_that_players_are_shown_and_nobody_else_is_pinged(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    moderator = world.person("Moderator", manage_messages=True)
    await seat_all(world, [anna, ben])
    assert "10 minutes" in (await moderator.command("table cancel")).text
    assert "Only the table" in (await ben.command("table cancel", reason="I am losing")).text
    reason = f"Bedtime, <@{moderator.id}> @everyone **now**"
    panel = (await moderator.press("More …")).private[0]
    form = (await moderator.press_id(button_of(panel, "cancel"), panel.id)).form
    await moderator.fill_in(form, seed=reason)
    table = await table_of(world)
    assert table.status is Status.CANCELLED
    shown = next(seen for seen in world.messages if "moderator cancelled" in seen.text)
    assert "Bedtime" in shown.text
    assert f"<@{moderator.id}>" not in shown.text
    assert "**now**" not in shown.text
    said = world.messages[-1]
    assert f"<@{anna.id}>, <@{ben.id}>" in said.text
    stored = world.env.backend.get_message(world.channel.id, said.id)
    assert set(stored.mention_user_ids) <= {anna.id, ben.id}
    assert not stored.mention_everyone
    assert "Bedtime" in str(await world.bot.store.load(table.id))


async def test_a_reason_is_one_line_of_some_length(world: TestWorld, ben: Player) -> None:
    moderator = world.person("Moderator", manage_messages=True)
    await seat_all(world, [ben, world.person("Dora")])
    table = await table_of(world)
    cancelled = await world.bot.services.host.give_up(
        table.id, Person(moderator.id, "Moderator"), moderator=True, reason="a\n b\0  c\ud83e"
    )
    assert cancelled.cancellation is not None
    assert cancelled.cancellation.reason == "a b c"


async def test_a_new_name_is_read_with_the_next_press(world: TestWorld, anna: Player, ben: Player) -> None:
    """In mid-match, and whatever the press is about."""
    await seat_all(world, [anna, ben])
    world.rename(ben, "Benjamin the Brave")
    assert "Benjamin" not in world.table.alt_texts[0]
    await ben.press("More …")
    await pass_time(world, 60)
    assert "Benjamin the Brave" in world.table.alt_texts[0]
    await world.restart_bot()
    assert Person(ben.id, "Benjamin the Brave") in (await table_of(world)).people
    world.rename(ben, "Ben again")
    await ben.command("roll")
    assert Person(ben.id, "Ben again") in (await table_of(world)).people
