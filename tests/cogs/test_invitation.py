"""Opening a table, sitting down, agreeing, starting."""

from __future__ import annotations

from playground.simulated_discord import Player
from tests.cogs.conftest import TestWorld


async def test_a_table_is_opened_joined_and_started(world: TestWorld, anna: Player, ben: Player) -> None:
    opened = await anna.command("play", game="kaeseschieben")
    assert str(world.table.id) in opened.text
    assert f"<@{anna.id}>" in world.table.text
    assert world.table.labels == ["Join", "Leave", "Rules", "Start", "Add computer", "Remove computer", "Options"]
    await ben.press("Join")
    assert f"<@{ben.id}>" in world.table.text
    await anna.press("Start")
    assert world.table.has_button("Roll")
    assert world.table.files["board.png"].startswith(b"\x89PNG")
    assert "e1" in world.table.alt_texts[0]
