"""/luck and its button: what everybody rolled, in words and as a picture."""

from __future__ import annotations

import re
from io import BytesIO

from PIL import Image

from host.table.seats import Person
from playground.simulated_discord import Player
from tests.cogs.by_button import ask, settings
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import press_on
from tests.host.tables import end_by_vote, play, started


async def test_the_luck_of_a_match_in_words_and_as_a_picture(world: TestWorld, anna: Player, ben: Player) -> None:
    number = await ended_early(world, "mensch", anna, ben, actions=60)
    [answer] = (await ask(ben, "luck", table=number)).private
    facts = await world.bot.services.host.facts.of_table(number)
    for seat, name in enumerate(("Anna", "Ben")):
        sixes = facts[seat].luck["sixes"]
        said = rf"{name}\*\*: (\w+) six(?:es)? in (\d+) rolls; expected: ([\d.]+\d)"
        [(total, rolls, mean)] = re.findall(said, answer.text)
        assert total == ("one" if sixes.total == 1 else str(sixes.total))
        assert (int(rolls), float(mean)) == (sixes.count, round(sixes.count / 6, 1))
    assert answer.text.count("At least this many: ") == 2
    with Image.open(BytesIO(answer.files["luck.png"])) as picture:
        assert picture.width == 1024
    [alt_text] = answer.alt_texts
    assert "Anna: " in alt_text
    assert "at least this many" in alt_text
    assert "Mindestens so viele: " in (await ask(anna, "luck")).text


async def test_the_result_leads_to_every_measure_also_after_a_restart(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    services = world.bot.services
    number = await ended_early(world, "forgetit", anna, ben, actions=60)
    await services.live_messages.show(await services.host.table(number))
    result = world.table
    busts = await press_on(ben, result, "Glück")
    assert "× FOR-GET-IT in" in busts.text
    await world.restart_bot()
    points = await press_on(ben, busts, "Points")
    facts = await world.bot.services.host.facts.of_table(number)
    for seat in facts:
        total = seat.luck["points"].total
        assert f"{total} points in {seat.luck['points'].count} turns" in points.text
    assert "Won or lost by the dice: " in points.text
    assert points.files["luck.png"] != busts.files["luck.png"]
    assert result.id in [seen.id for seen in world.messages], "the result stays"
    assert "Chance · Les FOR-GET-IT" in (await ask(chloe, "luck")).text


async def test_a_match_that_goes_on_tells_nothing_of_luck(world: TestWorld, anna: Player, ben: Player) -> None:
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "kaeseschieben", people, channel=world.channel.id, guild=world.guild.id)
    assert "still going" in (await ask(ben, "luck")).text
    await ben.command("board")
    assert "still going" in (await ben.press_id(f"sa:{table.id}:0:luck:steps", world.table.id)).text


async def test_a_match_without_a_result_has_no_luck(world: TestWorld, anna: Player, ben: Player) -> None:
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "wiedumir", people, channel=world.channel.id, guild=world.guild.id)
    await host.upkeep.abandon_channel(table.channel_id)
    assert "cannot say anything about luck in this match" in (await ask(ben, "luck")).text


async def test_pictures_of_luck_are_lettered_as_the_person_wants_it(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    number = await ended_early(world, "mensch", anna, ben, actions=60)
    usual = (await ask(ben, "luck", table=number)).private[0].files["luck.png"]
    await settings(ben, "mine", **{"larger-text": True})
    larger = (await ask(ben, "luck", table=number)).private[0].files["luck.png"]
    with Image.open(BytesIO(usual)) as before, Image.open(BytesIO(larger)) as after:
        assert before.size == after.size
        assert before.tobytes() != after.tobytes()
    assert (await ask(anna, "luck", table=number)).private[0].files["luck.png"] == usual


async def test_a_seat_that_changed_hands_is_marked(world: TestWorld, anna: Player, ben: Player, chloe: Player) -> None:
    host = world.bot.services.host
    people = (Person(anna.id, "Anna"), Person(ben.id, "Ben"))
    table = await started(host, "mensch", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id, 60)
    await host.leave(table.id, ben.id, "44")
    await host.substitute(table.id, Person(chloe.id, "Chloé"), 1, "45")
    await play(host, table.id, 30)
    await end_by_vote(host, table.id)
    [answer] = (await ask(ben, "luck", table=table.id)).private
    assert "Chloé** (seat taken over): " in answer.text
    assert "Anna** (" not in answer.text
