"""The story for those who ask after a vote has ended a match in which all are equal."""

import pytest

from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all
from tests.simulated_discord import Player


@pytest.mark.parametrize("game", ["kaeseschieben", "forgetit", "mensch", "wiedumir"])
async def test_where_the_result_says_that_nobody_is_ahead_the_story_names_no_winner(
    world: TestWorld, ben: Player, game: str
) -> None:
    alma = world.person("Alma")
    await seat_all(world, [alma, ben], game=game)
    panel = (await alma.press("More …")).private[0]
    story = panel.button("What happened?")
    await ben.command("table end", what="match")
    await alma.press("Yes")
    assert "a tie" in world.messages[-1].text
    account = (await ben.press_id(story["custom_id"], panel.id)).text
    assert "Since your last turn" in account
    assert "win" not in account
    assert "won" not in account
