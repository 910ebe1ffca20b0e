"""/history: which matches somebody finds, what they see of them, and where it leads."""

import json

import pytest

from host.host import Host
from host.match import showing
from host.table.public_table import PublicTable
from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all
from tests.host.tables import end_by_vote, play, started
from tests.simulated_discord import Player

ELSEWHERE = 4711


async def over(world: TestWorld, *players: Player, game: str = "mensch", **where: int) -> PublicTable:
    """A match of these people that they have ended, and that its channel shows."""
    host: Host = world.bot.services.host
    people = tuple(Person(player.id, player.actor.user.global_name or "") for player in players)
    place = {"channel": world.channel.id, "guild": world.guild.id, **where}
    table = await started(host, game, people, channel=place["channel"], guild=place["guild"])
    await play(host, table.id, 5)
    table = await end_by_vote(host, table.id)
    if place["channel"] == world.channel.id:
        await world.bot.services.live_messages.show(table)
    else:
        await host.note(table.id, showing.announced, table.milestones)
    return table


@pytest.mark.pictures
async def test_a_past_match_leads_to_all_that_is_known_of_it(world: TestWorld, anna: Player, ben: Player) -> None:
    assert "There is nothing here" in (await ben.command("history")).text
    table = await over(world, anna, ben)
    result = world.messages[-1]
    await world.restart_bot()
    listed = await ben.command("history")
    assert "ended early" in listed.text
    assert "Anna" in listed.text
    details = await ben.press("Details")
    [seen] = details.private
    assert f"table {table.id}" in seen.text
    assert seen.links == [f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{result.id}"]
    assert seen.labels == ["Replay", "Analysis", "Check the dice", "Match file", "Back to the list"]
    [verified] = (await ben.press("Check the dice")).private
    assert f"✅ **Table {table.id}: " in verified.text
    [record] = (await ben.press("Match file", on=verified.id)).private
    assert json.loads(record.files[f"mensch-{table.id}.json"])["over"]
    await ben.press("About the match", on=verified.id)
    await ben.press("Back to the list")
    [seen] = (await ben.press("Details")).private
    [analysis] = (await ben.press("Analysis", on=seen.id)).private
    assert "It ended early" in analysis.text
    [seen] = (await ben.press("About the match", on=analysis.id)).private
    [replay] = (await ben.press("Replay", on=seen.id)).private
    assert f"replay-{table.id}.gif" in replay.files
    [step] = (await ben.press("Step by step", on=replay.id)).private
    [seen] = (await ben.press("About the match", on=step.id)).private
    assert f"table {table.id}" in seen.text
    await ben.press("Back to the list", on=seen.id)
    assert world.messages[-1].id == result.id, "nobody else sees any of it"


async def test_a_match_that_was_cancelled_offers_no_luck(world: TestWorld, anna: Player, ben: Player) -> None:
    """Nothing is counted of a match without a result, so the button could only ever be refused."""
    moderator = world.person("Moderator", manage_messages=True)
    await seat_all(world, [anna, ben])
    await moderator.command("table cancel", reason="Fire alarm")
    await ben.command("history")
    [seen] = (await ben.press("Details")).private
    assert seen.labels == ["Replay", "Check the dice", "Match file", "Back to the list"]


async def test_matches_are_chosen_by_place_person_game_and_end_and_come_in_pages(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    for number in range(6):
        world.clock.now += 60
        await over(world, anna, ben, game="forgetit" if number == 3 else "mensch")
    other = world.guild.create_text_channel("other")
    world.clock.now += 60
    elsewhere = await over(world, anna, chloe, channel=other.id)

    here = await ben.command("history")
    assert len([label for label in here.private[0].labels if label == "Details"]) == 5
    arrows = {each["emoji"]["name"]: each for each in here.private[0].buttons if each.get("emoji")}
    assert arrows["◀️"]["disabled"]
    [older] = (await ben.press_id(arrows["▶️"]["custom_id"], here.private[0].id)).private
    assert older.labels.count("Details") == 1
    back = next(each for each in older.buttons if (each.get("emoji") or {}).get("name") == "◀️")
    [newest] = (await ben.press_id(back["custom_id"], older.id)).private
    assert newest.text == here.private[0].text

    [game] = (await ben.choose(newest.menus[0], newest.id, "For-Get-It")).private
    assert game.labels.count("Details") == 1
    [ended] = (await ben.choose(game.menus[1], game.id, "cancelled")).private
    assert "There is nothing here" in ended.text
    assert "Parties" not in ended.text
    assert "Les parties de ce serveur" in (await chloe.command("history", where="server")).text
    assert f"<t:{int(world.clock.now)}:d>" in (await ben.command("history", where="server")).text
    [mine] = (await chloe.command("history", person=chloe.actor.user)).private
    assert mine.labels.count("Détails") == 1
    await chloe.press("Détails")
    assert f"table {elsewhere.id}" in chloe.private()[-1].text
    assert "entweder" in (await anna.command("history", where="server", person=ben.actor.user)).text


async def test_what_others_may_not_see_is_not_in_anybodys_history(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    table = await over(world, anna, ben)
    abroad = await over(world, ben, chloe, channel=77, guild=ELSEWHERE)
    world.hide_channel(anna, ben)
    world.channel = world.guild.create_text_channel("lobby")
    for asked in ({"where": "server"}, {"person": ben.actor.user}):
        assert "Aucune partie ici" in (await chloe.command("history", **asked)).text
        assert "mensch" in (await ben.command("history", **asked)).text.casefold()
    [seen] = (await chloe.command("history")).private
    forged = f"sa:0:0:history-match:{table.id}:server:all:all:0:earlier"
    assert "ne connais pas cette table" in (await chloe.press_id(forged, seen.id)).text
    mine = await ben.command("history", person=ben.actor.user)
    assert "on another server" in mine.text, "his own are those of all servers"
    assert "auf einem anderen Server" not in (await anna.command("history", person=ben.actor.user)).text
    [elsewhere] = (
        await ben.press_id(f"sa:0:0:history-match:{abroad.id}:server:all:all:0:earlier", mine.private[0].id)
    ).private
    assert elsewhere.labels == ["Back to the list"], "replays and records are for those on that server"
    for wrong in ("history:nobody:all:all:0:earlier", "history:server:all", "history-match:x:server:all:all:0:earlier"):
        assert (await ben.press_id(f"sa:0:0:{wrong}", mine.private[0].id)).text


async def test_a_person_who_is_forgotten_is_somebody_in_history(world: TestWorld, anna: Player, ben: Player) -> None:
    await over(world, anna, ben)
    await world.bot.services.host.privacy.forget(anna.id, "7")
    listed = await ben.command("history")
    assert "Someone" in listed.text
    assert "Anna" not in listed.text
