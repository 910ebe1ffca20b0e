"""`/mine`: all of a person's tables."""

from typing import Any

import pytest

from cogs.commands import my_tables
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act
from tests.cogs.passing_time import letters_of
from tests.cogs.playing import mover, open_tables_of_long_names, seat_all
from tests.simulated_discord import Player


async def test_all_of_ones_tables_are_listed_however_many_play_there_and_whatever_they_are_called(
    world: TestWorld, ben: Player
) -> None:
    await open_tables_of_long_names(world, ben, "wiedumir", seats=8)
    shown = (await ben.command("mine")).private[0]
    assert shown.text.count("https://discord.com/channels/") == my_tables.PAGE_SIZE
    assert "Page 1 of 2" in shown.text


async def test_mine_lists_all_tables_those_that_wait_for_me_first(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_tables, "PAGE_SIZE", 2)
    assert "not seated anywhere" in (await ben.command("mine")).text
    here: Any = world.channel
    await seat_all(world, [ben, chloe], game="forgetit")
    while (await mover(world, [ben, chloe])) is not chloe:
        await act(world, [ben])
    for number in range(2):
        world.channel = world.guild.create_text_channel(f"more-{number}")
        await ben.command("play", game="mensch")
    await chloe.command("join")
    world.channel = here
    said = (await chloe.command("mine")).private[0]
    assert said.text.index("For-Get-It") < said.text.index("Mensch")
    assert "À toi de jouer" in said.text
    assert "Ben" in said.text
    panel = (await ben.command("mine")).private[0]
    assert "Page 1 of 2" in panel.text
    onward = next(each for each in panel.buttons if (each.get("emoji") or {}).get("name") == "▶️")
    turned = await ben.press_id(onward["custom_id"], panel.id)
    assert "Page 2 of 2" in (turned.private or ben.private())[-1].text
    user = ben.actor.user
    assert (await user.slash("mine")).acknowledged
    assert "Your 3 tables" in letters_of(world, ben)[-1].text, "in direct messages, too"
