"""Trophies: told below the result, kept in /stats, and counted again when the operator says so."""

from dataclasses import replace

from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import press_on
from tests.host.tables import play, started
from tests.simulated_discord import Player


async def test_trophies_of_a_match_are_told_below_it_and_kept(world: TestWorld, anna: Player, ben: Player) -> None:
    host, store = world.bot.services.host, world.bot.store
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    table = await play(host, table.id)
    await host.facts.of_table(table.id)
    await store.deeds.recount()
    deeds = [{"seat": 1, "name": name, "number": 1} for name in ("courage", "phoenix")]
    await store.facts.keep(table.id, (), deeds)
    await world.bot.services.live_messages.show(table)
    assert "🏅 " in world.messages[-1].text
    assert "**Phönix**" in world.messages[-1].text
    [overview] = (await ben.command("stats")).private
    shelf = await press_on(ben, overview, "Trophies")
    assert "**Phoenix**" in shelf.text
    assert "Win after twelve of your pawns were sent back" in shelf.text
    assert shelf.alt_texts == ["Courage, Phoenix"]
    [of_ben] = (await anna.command("stats", person=ben.actor)).private
    assert "**Phönix**" in (await press_on(anna, of_ben, "Trophäen")).text
    await world.bot.services.preferences.people.change(ben.id, lambda choice: replace(choice, listed=False))
    again = of_ben.button("Trophäen")["custom_id"]
    assert "in keiner Statistik" in (await anna.press_id(again, of_ben.id)).text


async def test_you_and_me_and_all_of_us(world: TestWorld, anna: Player, ben: Player) -> None:
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    await play(host, table.id)
    await host.facts.of_table(table.id)
    [of_anna] = (await ben.command("stats", person=anna.actor)).private
    between = await press_on(ben, of_anna, "You and me")
    assert "- For-Get-It: one match, ahead " in between.text
    assert "The closest match:** For-Get-It" in between.text
    [overview] = (await ben.command("stats")).private
    all_of_us = await press_on(ben, overview, "All of us")
    assert "Nobody leads yet" in all_of_us.text
    [of_game] = (await ben.choose(all_of_us.menus[0], all_of_us.id, "For-Get-It")).private
    assert "Most points: " in of_game.text
    assert "First win: <t:" in of_game.text
    match = await press_on(ben, of_game, "Details")
    assert f"table {table.id}" in match.text
    for person in people:
        await world.bot.services.preferences.people.change(person.id, lambda choice: replace(choice, listed=False))
    [of_game] = (await ben.choose(all_of_us.menus[0], all_of_us.id, "For-Get-It")).private
    assert "No records yet" in of_game.text
