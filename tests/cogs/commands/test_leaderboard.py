"""Ratings as people see them: below a result, in /leaderboard, season by season."""

import re

from host.table.seats import Person
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import press_on
from tests.host.tables import play, started
from tests.simulated_discord import Answer, Player
from tests.store.ended_matches import ended

MANY = 12


async def rated_matches(world: TestWorld, *players: Player, times: int = 1, game: str = "forgetit") -> None:
    """A match a day that the first of them won, the next was second …"""
    for day in range(times):
        names = {player.id: player.actor.user.global_name or "" for player in players}
        store, at = world.bot.store, world.clock.now + day * 24 * 3600.0
        table_id = await ended(store, *names, names=names, guild=world.guild.id, game=game, ended_at=at)
        # They have no record of which anything could be counted.
        await store.facts.keep(table_id, ())


async def press(player: Player, answer: Answer, emoji: str) -> Answer:
    """The button of that emoji on what the person got last."""
    [seen] = answer.private
    custom_id = next(each["custom_id"] for each in seen.buttons if (each.get("emoji") or {}).get("name") == emoji)
    return await player.press_id(custom_id, seen.id)


async def test_a_result_says_what_became_of_ratings_and_leads_to_the_leaderboard(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    host = world.bot.services.host
    people = tuple(Person(player.id, name) for player, name in ((anna, "Anna"), (ben, "Ben"), (chloe, "Chloé")))
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    await world.bot.services.preferences.people.change(chloe.id, lambda former: type(former)(listed=False))
    table = await play(host, table.id)
    await world.bot.services.live_messages.show(table)
    await world.restart_bot()
    result = world.messages[-1]
    assert "📈" not in result.text, "figures are behind a button"
    [more] = (await ben.press("Mehr …", on=result.id)).private
    line = next(line for line in more.text.splitlines() if "📈" in line)
    assert re.search(r"Anna\*\* 1\d\d\d\? \([+−±]\d+\)", line)
    assert "Ben" in line
    assert "Chloé" not in line, "she does not want to appear"
    board = await press_on(ben, more, "Leaderboard")
    assert "For-Get-It" in board.text
    assert result.id in [seen.id for seen in world.messages], "what one person asks for leaves the result to all"
    assert "fewer than 10" in board.text
    assert "Chloé" not in board.text
    [more] = (await anna.press("Mehr …", on=result.id)).private
    await anna.press_id(more.button("Jetzt gegen Computer")["custom_id"], more.id)
    again = await world.bot.services.host.open_table_in(world.channel.id)
    assert [holder.person_id for holder in again.seats] == [anna.id, None]
    own = await chloe.command("leaderboard")
    assert "Tu n’apparais dans aucun classement" in own.text
    assert "Toi\u00a0: 1" in own.text
    assert "Noch ohne Platz" in (await anna.command("leaderboard")).text


async def test_who_has_played_enough_has_a_place_and_long_lists_have_pages(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    empty = await ben.command("leaderboard", game="mensch")
    assert "Empty so far" in empty.text
    others = [world.person(f"Guest {number}") for number in range(MANY)]
    await rated_matches(world, anna, ben, times=10)
    await rated_matches(world, *others)
    board = await ben.command("leaderboard")
    assert "🥇 **Anna**" in board.text
    assert "🥈" in board.text
    assert "Page 1 of 2" in board.text
    turned = await press(ben, board, "▶️")
    assert "Page 2 of 2" in turned.text
    assert "You: place 2 with" in turned.text, "his line is on the other page"
    assert "Page 1 of 2" in (await press(ben, turned, "◀️")).text
    [seen] = board.private
    other_game = await ben.choose(seen.menus[0], seen.id, "Käseschieben")
    assert "Empty so far" in other_game.text


async def test_people_may_keep_out_by_command_and_by_button(world: TestWorld, ben: Player, chloe: Player) -> None:
    anna = world.person("Anna")
    await rated_matches(world, anna, ben, times=10)
    board = await ben.command("leaderboard")
    assert "🥈 **Ben**" in board.text
    hidden = await ben.press("Hide me")
    assert "You do not appear" in hidden.text
    assert "You: place 2 with" in hidden.text
    assert "**Ben**" not in hidden.text
    assert "Ben" not in (await chloe.command("leaderboard")).text
    await ben.press("Show me")
    assert (await ben.command("leaderboard")).text == board.text
    assert "You do not appear" in (await ben.command("leaderboard", **{"show-me": False})).text
    await settings(ben, "mine", ratings=True)
    assert "You do not appear" not in (await ben.command("leaderboard")).text
    await settings(ben, "mine", ratings=False)
    await rated_matches(world, ben, anna)
    assert "11 matches" in (await ben.command("leaderboard")).text, "and still they are rated"


async def test_a_season_ends_when_a_manager_says_so_twice(world: TestWorld, ben: Player) -> None:
    manager = world.person("Manager", manage_guild=True)
    await rated_matches(world, ben, manager)
    assert "New season" not in (await ben.command("leaderboard")).private[0].labels
    await manager.command("leaderboard")
    question = await manager.press("New season")
    assert "Start season 2?" in question.text
    await manager.press("Stay in season 1")
    assert "Season 1, since" in (await ben.command("leaderboard", game="forgetit")).text
    question = await ask(manager, "season")
    start = question.private[0].buttons[0]["custom_id"]
    assert "Season 2 has begun" in (await manager.press("Start season 2")).text
    again = await manager.press_id(start, question.private[0].id)
    assert "nothing" in again.text.casefold(), "a second press ends no other season"
    await rated_matches(world, ben, manager)
    assert "already started" in (await manager.press_id(start, question.private[0].id)).text
    assert "Manage Server" in (await ben.press_id(start, question.private[0].id)).text
    await world.restart_bot()
    board = await ben.command("leaderboard")
    assert "Season 2, since" in board.text
    assert "one match" in board.text
    [seen] = board.private
    former = await ben.choose(seen.menus[1], seen.id, "Season 1")
    assert re.search(r"Season 1, <t:\d+:D> to <t:\d+:D>", former.text)
    assert "no such season" in (await ben.command("leaderboard", season=7)).text
