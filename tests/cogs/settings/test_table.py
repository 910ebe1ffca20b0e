"""Choices of a table's leader, before the match and during it."""

import pytest

from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import look_up, mover, seat_all, table_of
from tests.cogs.settings.test_mine import choose, page_with, setting_id
from tests.host.tables import play
from tests.simulated_discord import Player


@pytest.mark.pictures
async def test_the_leader_changes_the_look_in_mid_game_and_others_see_it(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    dark = world.table.files["board.png"]
    panel = (await settings(anna, "table")).private[0]
    assert "Look of the board: **light**" in (await choose(anna, panel, "table-theme", "light")).text
    assert world.table.files["board.png"] != dark
    seen = (await settings(ben, "table")).private[0]
    assert "**light**" in seen.text
    assert "Only the table’s host" in seen.text
    assert len(seen.menus) == 1, "nothing but the menu of sections"
    assert {each["emoji"]["name"] for each in seen.buttons} == {"◀️", "▶️"}
    forged = await ben.press_id(setting_id(panel, "table-theme"), seen.id, ["dark"])
    assert "Only the table’s host" in forged.text
    await world.restart_bot()
    assert (await table_of(world)).preferences.theme == "light"


async def test_during_the_game_the_options_say_what_was_agreed(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    panel = (await look_up(anna, "options")).private[0]
    assert "Rounds: **1**" in panel.text
    assert panel.menus == []
    assert "Animated moves: **off**" in (await settings(anna, "table", motion=False)).text


async def test_during_the_game_nothing_is_offered_that_gives_less_time(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await anna.command("play", game="forgetit")
    panel = (await settings(anna, "table", pace="5")).private[0]
    stale = setting_id(panel, "table-when-late")
    assert stale in [menu["custom_id"] for menu in panel.menus]
    await ben.command("join")
    await anna.press("Start")
    panel = (await settings(anna, "table")).private[0]
    [pace] = (menu for menu in panel.menus if "table-pace" in menu["custom_id"])
    assert [option["value"] for option in pace["options"]] == ["5", "6", "7"]
    assert not any("when-late" in menu["custom_id"] for menu in panel.menus), "there is nothing to choose"
    assert "When time is up: **" in panel.text
    forged = await anna.press_id(stale, panel.id, ["computer"])
    assert "only relax this" in forged.text
    assert "never less" in (await settings(anna, "table", pace="1")).text


async def test_without_a_table_there_are_no_settings_of_one(world: TestWorld, ben: Player) -> None:
    assert "no table" in (await settings(ben, "table")).text


async def test_help_is_for_matches_that_are_not_rated_or_against_computers_alone(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await ben.command("play", game="kaeseschieben")
    await chloe.command("join")
    assert "Help" not in world.table.text
    panel = (await settings(ben, "table")).private[0]
    assert "Help: **on**" in (await choose(ben, panel, "table-help:on")).text
    assert "Help: **on (not rated)**" in world.table.text
    await ben.command("start")
    first = await mover(world, [ben, chloe])
    await first.command("roll")
    [pad] = (await first.press("Move", on=world.table.id)).private
    assert len(pad.buttons) > 6
    table = await play(world.bot.services.host, (await table_of(world)).id)
    assert {result.rated for result in await world.bot.store.results_of_table(table.id)} == {False}


async def test_between_people_the_pad_has_arrows_alone(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    await chloe.command("join")
    old_panel = await page_with(ben, (await settings(ben, "table")).private[0], "table-help")
    await ben.command("start")
    assert "Help" not in (await settings(ben, "table")).text, "it is agreed before the start"
    await choose(ben, old_panel, "table-help:on")
    assert not (await table_of(world)).preferences.help
    first = await mover(world, [ben, chloe])
    await first.command("roll")
    [pad] = (await first.press("Move", on=world.table.id)).private
    assert len(pad.buttons) == 6
