"""/stats: one's own and others', of one game or of all, here and everywhere; and one's luck in all matches."""

import re
from dataclasses import replace

from host.table.seats import Person
from tests.cogs.by_button import ask
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import press_on
from tests.host.tables import end_by_vote, play, started
from tests.simulated_discord import Player, Seen


async def chosen(player: Player, seen: Seen, label: str) -> Seen:
    [menu] = seen.menus
    [panel] = (await player.choose(menu, seen.id, label)).private
    return panel


async def test_who_has_not_played_learns_how(world: TestWorld, ben: Player) -> None:
    [nothing] = (await ben.command("stats")).private
    assert "Empty so far" in nothing.text
    assert not nothing.files


async def test_wins_opponents_and_deeds_by_command_and_by_menu(world: TestWorld, anna: Player, ben: Player) -> None:
    for channel in (71, 72):
        await ended_early(world, "forgetit", anna, ben, channel=channel, actions=60)
    [overview] = (await ben.command("stats")).private
    assert "With other people:** 2 matches" in overview.text
    assert f"<@{anna.id}>: 2 matches, ahead " in overview.text
    assert "%" not in overview.text, "two matches are no percentage"
    assert not {"🥇", "🔥", "🎲"} & set(overview.text), "no further ways to say one win"
    [words] = overview.alt_texts
    assert re.fullmatch(r"Results\nFor-Get-It: \d of 2 won", words), "nothing is rated that a vote ended"
    game = await chosen(ben, overview, "For-Get-It")
    assert "For-Get-It** · 2 matches counted" in game.text
    assert "Best turn: **" in game.text
    assert not game.files, "the picture and the opponents are on the page of all games"
    assert game.text == (await ben.command("stats", game="forgetit")).text
    assert " a match)" in game.text
    assert "Deine Statistik · dieser Server" in (await anna.command("stats")).text


async def test_luck_over_all_matches(world: TestWorld, anna: Player, ben: Player) -> None:
    for channel in (71, 72):
        await ended_early(world, "kaeseschieben", anna, ben, channel=channel, actions=60)
    [game] = (await ben.command("stats", game="kaeseschieben")).private
    seats = [(await world.bot.services.host.facts.of_table(number))[1] for number in (1, 2)]
    steps, rolls = (sum(getattr(seat.luck["steps"], what) for seat in seats) for what in ("total", "count"))
    [(expected, percent)] = re.findall(
        rf"- {steps} steps from {rolls} rolls; ([\d.]+) would be normal: luckier than (\d+) players in 100", game.text
    )
    assert (int(percent) > 50) == (steps > float(expected))


async def test_decisions_of_matches_that_were_analysed(world: TestWorld, anna: Player, ben: Player) -> None:
    await ended_early(world, "forgetit", anna, ben, actions=60)
    assert "analysed" not in (await ben.command("stats", game="forgetit")).text
    await ask(ben, "analysis", table=1)
    [game] = (await ben.command("stats", game="forgetit")).private
    assert re.search(r"- In one analysed match: played like a [\w ]+; luck: [+−±]\d+% of winning", game.text)
    assert "Best turn" not in game.text, "of one match a record says nothing"
    assert "analysed" not in (await ben.command("stats", game="mensch")).text


async def test_of_others_one_sees_this_server_alone(world: TestWorld, anna: Player, ben: Player, chloe: Player) -> None:
    await ended_early(world, "mensch", anna, ben, actions=60)
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(chloe.id, "Chloé")
    elsewhere = await started(host, "mensch", people, channel=77, guild=world.guild.id + 1)
    await play(host, elsewhere.id, 9)
    await end_by_vote(host, elsewhere.id)
    [seen] = (await ben.command("stats", person=anna.actor)).private
    assert f"<@{anna.id}>’s statistics · this server" in seen.text
    assert "one match" in seen.text
    assert str(chloe.id) not in seen.text
    assert "Everywhere" not in seen.labels
    assert (
        "other people’s statistics only on a server"
        in (await ben.command("stats", person=anna.actor, scope="everywhere")).text
    )
    forged = f"sa:0:0:stats:{anna.id}:everywhere:all:facts"
    assert "other people’s statistics only on a server" in (await ben.press_id(forged, seen.id)).text
    assert (await ben.press_id("sa:0:0:stats:me:here", seen.id)).text

    [own] = (await anna.command("stats")).private
    both = await press_on(anna, own, "Überall")
    assert "2 Partien" in both.text
    assert f"<@{chloe.id}>" in both.text


async def test_who_does_not_want_to_be_listed_is_in_nobodys_but_their_own(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await ended_early(world, "mensch", anna, ben, actions=60)
    people = world.bot.services.preferences.people
    await people.change(anna.id, lambda choice: replace(choice, listed=False))
    assert "has chosen not to appear" in (await ben.command("stats", person=anna.actor)).text
    assert f"<@{anna.id}>" not in (await chloe.command("stats", person=ben.actor)).text
    assert "eine Partie" in (await anna.command("stats")).text
    assert f"<@{anna.id}>" in (await ben.command("stats")).text, "he knows whom he has played"
