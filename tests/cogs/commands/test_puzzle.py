"""The puzzle of the day: answered once, shared without giving it away, posted once a day where a server wants it."""

import re
from dataclasses import replace
from datetime import datetime

import pytest

from cogs.messages.puzzles import LETTERS
from host.people.preferences import ServerPreferences
from host.puzzles import Posed, streak
from localization.catalog import Language
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.simulated_discord import Answer, Player, Seen

DAY = 24 * 3600.0


async def puzzle(world: TestWorld, player: Player) -> Seen:
    return (await player.command("puzzle")).private[0]


async def press(player: Player, seen: Seen, label: str) -> Answer:
    """A press on the button with that label, or on the choice of that letter."""
    found = next(each for each in seen.buttons if each.get("label") == label or f"{each['label']} "[:3] == f"{label} ·")
    return await player.press_id(str(found["custom_id"]), seen.id)


async def best(world: TestWorld, zone: str = "America/New_York") -> str:
    """The letter of today's answer."""
    puzzles = world.bot.services.host.puzzles
    return LETTERS[puzzles.pose(puzzles.today(zone).toordinal(), world.guild.id).choices.index(0)]


async def posed_to(world: TestWorld, seen: Seen) -> Posed:
    """The puzzle of a message."""
    _, _, _, _, day, *_ = str(seen.buttons[0]["custom_id"]).split(":")
    return world.bot.services.host.puzzles.pose(int(day), world.guild.id)


async def go_to(world: TestWorld, moment: str) -> None:
    world.clock.now = datetime.fromisoformat(moment).timestamp()
    await world.bot.services.puzzles.look()
    await world.env.settle()


async def streak_of(world: TestWorld, player: Player, seen: Seen) -> int:
    """After the right answer."""
    [letter] = [
        letter for letter, place in zip(LETTERS, (await posed_to(world, seen)).choices, strict=False) if not place
    ]
    answer = await press(player, seen, letter)
    days = re.findall(r"🔥 (\d+|one)", answer.text)
    return 1 if days == ["one"] else int(days[0])


async def look(world: TestWorld, seconds: float) -> list[Seen]:
    """The puzzles that are in the channel after that time."""
    world.clock.now += seconds
    await world.bot.services.puzzles.look()
    await world.env.settle()
    return [seen for seen in world.messages if "Puzzle of the day" in seen.text]


async def test_the_first_answer_of_the_day_counts(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    right = await best(world)
    wrong = next(letter for letter in LETTERS[:3] if letter != right)
    asked, other = await puzzle(world, anna), await puzzle(world, chloe)
    assert "%" not in asked.text, "what the choices are worth comes after the answer"
    answered = await press(anna, asked, right)
    assert "Spot on!" in answered.text
    assert "💡" in answered.text, "the idea, which would be a hint before"
    assert "💡" not in asked.text
    assert "👥 1 of 1 found it · 🔥 one day solved" in answered.text
    again = await press(anna, asked, wrong)
    assert "Spot on!" in again.text
    assert "Spot on!" in (await puzzle(world, anna)).text
    told = await press(chloe, other, wrong)
    assert "Presque." in told.text
    assert "👥 trouvée par 1 sur 2" in told.text
    assert "🔥" not in told.text, "no day that she has solved"
    export = await world.bot.services.host.privacy.export(chloe.id)
    assert [each["right"] for each in export["puzzle_answers"]] == [False]
    await world.bot.services.host.privacy.forget(chloe.id, "1")
    assert "%" not in (await puzzle(world, chloe)).text, "nothing is left of her answer"
    world.clock.now += 2 * DAY
    assert "no longer" in (await press(ben, asked, right)).text


async def test_another_one_is_practice_of_the_game_that_is_wanted(world: TestWorld, ben: Player) -> None:
    answered = (await press(ben, await puzzle(world, ben), await best(world))).private[0]
    [another] = answered.menus
    practice = (await ben.press_id(another["custom_id"], answered.id, ("forgetit",))).private[0]
    assert "Practice · For-Get-It" in practice.text
    assert "of 12" in practice.text, "the round, by which a turn is played"
    *_, day, _game, _match, _letter = str(practice.buttons[0]["custom_id"]).split(":")
    letter = LETTERS[world.bot.services.host.puzzles.pose(int(day), world.guild.id).choices.index(0)]
    told = await press(ben, practice, letter)
    assert "Spot on!" in told.text
    assert "🎯" not in told.text, "it moves no rating"
    assert "🔥" not in told.text
    assert "👥" not in told.text, "nobody has had it as the day's"
    assert told.private[0].menus[0]["custom_id"] != another["custom_id"], "it can be chosen again"
    assert "Share" not in [each.get("label") for each in told.private[0].buttons]
    assert len((await world.bot.services.host.privacy.export(ben.id))["puzzle_answers"]) == 1
    assert "unavailable" not in (await ben.press_id(another["custom_id"], answered.id, ("any",))).text
    [*_, kind] = [each["value"] for each in told.private[0].menus[0]["options"]]
    of_kind = (await ben.press_id(another["custom_id"], answered.id, (kind,))).private[0]
    assert (await posed_to(world, of_kind)).puzzle.kind == kind.removeprefix("forgetit.")
    refused = await ben.press_id(another["custom_id"], answered.id, ("chess",))
    assert "no puzzle" in refused.text


async def test_answers_to_puzzles_that_are_gone_do_no_harm(world: TestWorld, ben: Player) -> None:
    answers, today = world.bot.store.puzzle_answers, datetime.fromtimestamp(world.clock.now).toordinal()
    for day in range(today - 9, today - 1):
        await answers.add(ben.id, day, f"mensch {day}", 3, world.guild.id)
    told = await press(ben, await puzzle(world, ben), await best(world))
    assert "Spot on!" in told.text
    assert len((await world.bot.services.host.privacy.export(ben.id))["puzzle_answers"]) == 9
    another = (await ben.press_id(told.private[0].menus[0]["custom_id"], told.private[0].id, ("any",))).private[0]
    assert "Practice" in another.text


async def test_answers_move_a_solvers_rating(world: TestWorld, ben: Player) -> None:
    seen: list[tuple[int, int]] = []
    for right in (True, True, False):
        asked, letter = await puzzle(world, ben), await best(world)
        told = await press(ben, asked, letter if right else next(each for each in LETTERS[:3] if each != letter))
        [(rating, change)] = re.findall(r"🎯 Rating (\d+) \(([+-]\d+)\)", told.text)
        seen.append((int(rating), int(change)))
        world.clock.now += DAY
    (first, gain), (second, further), (third, loss) = seen
    assert first == 1500 + gain > 1500
    assert second == first + further > first
    assert third == second + loss < second


async def test_on_mondays_the_channel_reads_who_solved_how_many(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna, zone = world.person("Anna"), "America/New_York"
    people = world.bot.services.preferences.people
    await people.change(chloe.id, lambda hers: replace(hers, listed=False))

    def choose(server: ServerPreferences) -> ServerPreferences:
        return replace(server, puzzle_channel=(world.channel.id,), puzzle_at=replace(server.puzzle_at, hour=0))

    await world.bot.services.preferences.servers.change(world.guild.id, choose)
    for day in ("05", "06"):
        await go_to(world, f"2027-02-{day}T12:00-05:00")
        assert "📅" not in world.messages[-1].text
        letter = await best(world, zone)
        wrong = next(each for each in LETTERS[:3] if each != letter)
        await press(anna, await puzzle(world, anna), letter if day == "06" else wrong)
        await press(ben, await puzzle(world, ben), letter)
        await press(chloe, await puzzle(world, chloe), letter if day == "06" else wrong)
    await go_to(world, "2027-02-08T12:00-05:00")
    [line] = [line for line in world.messages[-1].text.splitlines() if "📅" in line]
    assert f"solved: <@{ben.id}> 2, <@{anna.id}> 1, one other." in line
    assert "found by 1 of 3" in line
    assert str(chloe.id) not in line
    await go_to(world, "2027-02-09T12:00-05:00")
    assert "📅" not in world.messages[-1].text


async def test_what_is_shared_gives_nothing_away(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    answered = await press(anna, await puzzle(world, anna), await best(world))
    await press(anna, answered.private[0], "Share")
    shared = world.messages[-1]
    assert f"<@{anna.id}> ✅ · 🔥 one day solved · 1/1" in shared.text
    assert len(shared.text.splitlines()) == 1
    assert "%" not in shared.text
    assert "Puzzle of the day" in (await press(ben, shared, "My turn!")).text


async def test_a_puzzle_is_shared_once(world: TestWorld) -> None:
    anna = world.person("Anna")
    answered = (await press(anna, await puzzle(world, anna), "W")).private[0]
    await press(anna, answered, "Share")
    await world.restart_bot()
    assert "already shared" in (await press(anna, answered, "Share")).text
    assert len(world.messages) == 1
    world.clock.now += DAY
    await press(anna, (await press(anna, await puzzle(world, anna), "W")).private[0], "Share")
    assert len(world.messages) == 2


async def test_in_direct_messages_without_a_server(world: TestWorld, ben: Player) -> None:
    user = ben.actor.user
    assert (await user.slash("puzzle")).acknowledged
    assert "Puzzle of the day" in world.history(user.dm_channel, user)[-1].text


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((20, 18, 17, 16, 15, 14, 12), 6),
        ((30, 28, 27, 26, 25, 24, 23, 21, 20, 19, 18, 17, 15), 12),
        ((9,), 1),
        ((9, 8, 7), 3),
        ((9, 7, 6), 3),
        ((9, 6), 1),
        ((20, 18, 16), 2),
        ((20, 18, 17, 16, 15, 14, 13, 11), 8),
    ],
)
def test_a_streak_forgives_one_missed_day_a_week(days: tuple[int, ...], expected: int) -> None:
    assert streak(days) == expected


async def test_a_server_has_it_once_a_day_at_its_hour(world: TestWorld, ben: Player) -> None:
    manager = world.person("Manager", "en-GB", manage_guild=True)
    await settings(manager, "mine", **{"time-zone": "UTC"})
    panel = (await settings(manager, "puzzle")).private[0]
    pick, *_ = [str(part["custom_id"]) for part in panel.pickers]
    [hour] = [str(part["custom_id"]) for part in panel.menus if "puzzle-at" in str(part["custom_id"])]
    assert not await look(world, DAY), "nobody has asked for it"
    world.clock.now += DAY - world.clock.now % DAY
    await manager.press_id(pick, panel.id, (str(world.channel.id),))
    assert "20:00" in (await manager.press_id(hour, panel.id, ("20",))).text
    assert not await look(world, 19 * 3600)
    assert len(await look(world, 2 * 3600)) == 1
    await world.restart_bot()
    [posted] = await look(world, 3600)
    answered = await press(ben, posted, await best(world))
    assert "Spot on!" in answered.text
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=1)
    assert len(await look(world, DAY)) == 1
    assert len(await look(world, 60)) == 2, "the channel was missing for a moment"


async def test_the_puzzle_changes_at_midnight_where_a_person_lives(world: TestWorld, ben: Player) -> None:
    await settings(ben, "mine", **{"time-zone": "Los Angeles"})
    for days, evening in enumerate(("2027-02-01T23:30-08:00", "2027-02-02T15:00-08:00", "2027-02-03T16:30-08:00"), 1):
        await go_to(world, evening)
        assert await streak_of(world, ben, await puzzle(world, ben)) == days


async def test_a_server_lives_by_its_language_and_its_puzzle_is_taken_where_the_day_is_another(
    world: TestWorld, ben: Player
) -> None:
    def choose(server: ServerPreferences) -> ServerPreferences:
        at = replace(server.puzzle_at, hour=0)
        return replace(server, language=Language.GERMAN, puzzle_channel=(world.channel.id,), puzzle_at=at)

    await world.bot.services.preferences.servers.change(world.guild.id, choose)
    manager = world.person("Manager", manage_guild=True)
    assert "00:00 (Berlin)" in (await settings(manager, "puzzle")).text
    await settings(ben, "mine", **{"time-zone": "Los Angeles"})
    await go_to(world, "2027-02-01T23:59+01:00")
    first = world.messages[-1]
    await go_to(world, "2027-02-02T00:01+01:00")
    second = world.messages[-1]
    assert first.id != second.id, "a new day in Berlin, the afternoon before in Los Angeles"
    assert await streak_of(world, ben, first) == 1
    assert await streak_of(world, ben, second) == 1, "he has answered both on one day"
    await go_to(world, "2027-02-02T18:00+01:00")
    assert await streak_of(world, ben, second) == 2
    await go_to(world, "2027-02-03T07:00+01:00")
    assert "no longer" not in (await press(ben, first, "W")).text, "yesterday's in Los Angeles"
    await go_to(world, "2027-02-03T10:00+01:00")
    assert "no longer" in (await press(ben, first, "W")).text


async def test_a_channel_without_rights_is_refused(world: TestWorld) -> None:
    manager = world.person("Manager", manage_guild=True)
    panel = (await settings(manager, "puzzle")).private[0]
    world.forbid(send_messages=True)
    pick, *_ = [str(part["custom_id"]) for part in panel.pickers]
    refused = await manager.press_id(pick, panel.id, (str(world.channel.id),))
    assert "not allowed to post" in refused.text
