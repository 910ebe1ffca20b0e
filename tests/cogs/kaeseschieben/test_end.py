"""The bonus, and a result for every round."""

import pytest

from engine.kaeseschieben.view import Phase
from tests.cogs.by_button import change_options
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_turn, view_of
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_three_rounds_post_three_results(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await ben.command("play", game="kaeseschieben")
    await change_options(ben, rounds="3")
    await anna.command("join")
    await ben.command("start")
    for number in range(1, 4):
        await ben.command("table end", what="round")
        await anna.press("Yes")
        results = [seen for seen in world.messages if "result.png" in seen.files]
        assert len(results) == number
        assert (f"Round {number} of 3" in results[-1].text) == (number < 3)
        assert "Stopped early" in results[-1].text
        assert results[-1].has_button("Rematch") == (number == 3)
    assert not (await table_of(world)).status.is_open


async def test_the_bonus_asks_its_owner_alone(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    players = [anna, ben]
    for _ in range(6):
        await seat_all(world, players)
        while (await table_of(world)).status.is_open and (await view_of(world)).phase is not Phase.BONUS:
            await play_turn(world, players)
        if (await table_of(world)).status.is_open:
            break
    else:
        raise AssertionError("six games without a bonus")
    owner = await mover(world, players)
    other = ben if owner is anna else anna
    takes = [label for label in world.table.labels if "cheese from" in label]
    assert takes
    assert world.table.has_button("Take nothing")
    assert (await other.press("Take nothing")).text in ("It is not your turn.", "Du bist nicht am Zug.")
    version = (await table_of(world)).version
    await owner.press(takes[0])
    table = await table_of(world)
    assert table.version == version + 1
    assert table.outcome is not None
