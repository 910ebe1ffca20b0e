"""The position that is left of a match that its rules did not end: nobody is to act in it."""

import pytest

from host.match.ending import PATIENCE_SECONDS
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all
from tests.simulated_discord import Player

GAMES = ("kaeseschieben", "forgetit", "mensch", "wiedumir")


async def check_that_nobody_is_asked(world: TestWorld, player: Player, position: int) -> None:
    message = next(seen for seen in world.messages if seen.id == position)
    alone = (await player.command("board", show="alone")).private[0]
    in_words = (await player.command("board", show="words")).private[0].text
    for said in (message.alt_texts[0], alone.alt_texts[0], in_words):
        assert "over" in said
        assert "has to roll" not in said


@pytest.mark.parametrize("game", GAMES)
async def test_after_a_resignation_the_position_asks_nobody_to_act(world: TestWorld, ben: Player, game: str) -> None:
    await seat_all(world, [world.person("Alma"), ben], game=game)
    position = world.table.id
    assert "has to roll" in world.table.alt_texts[0]
    await ben.command("table resign")
    await ben.press("Resign")
    await check_that_nobody_is_asked(world, ben, position)


@pytest.mark.parametrize("game", GAMES)
async def test_of_a_cancelled_match_the_position_asks_nobody_to_act(world: TestWorld, ben: Player, game: str) -> None:
    alma = world.person("Alma")
    await seat_all(world, [alma, ben], game=game)
    await (await mover(world, [alma, ben])).command("roll")
    position = world.table.id
    world.clock.now += PATIENCE_SECONDS
    await alma.command("table cancel")
    await check_that_nobody_is_asked(world, ben, position)
