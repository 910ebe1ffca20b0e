"""The bot comes back without the edition of a running match: everybody is shown so, and nothing breaks."""

import pytest

from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all, table_of
from tests.host.tables import editions_with, next_edition
from tests.hosted import GAMES
from tests.simulated_discord import Player


@pytest.mark.parametrize("game", ["einigkeit", "kaeseschieben"])
async def test_a_table_whose_edition_is_gone_stops_nothing(
    world: TestWorld, anna: Player, ben: Player, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben], computers=min(GAMES[game].spec.seat_counts) - 2, game=game)
    table = await table_of(world)
    message = world.table.id
    monkeypatch.setattr("cogs.client.editions_of", lambda _games: editions_with(next_edition(GAMES[game])))
    await world.restart_bot()
    shown = next(seen for seen in world.messages if seen.id == message)
    assert "no longer" in shown.text
    assert shown.buttons == []
    answer = (await ben.command("peek")).text
    assert "match cannot go on" in answer or "means nothing" in answer
    assert "match cannot go on" in (await ben.press_id(f"sa:{table.id}:1:peek", message)).text
    for command in ("roll", "leave", "table cancel"):
        assert "no table" in (await ben.command(command)).text, command
    assert (await ben.command("rules")).text
    exported = (await ask(ben, "export")).private[0]
    assert f"{game}-{table.id}.json" in exported.files
    assert "✅" in (await ask(ben, "verify")).text
    await ben.command("play", game=game)
    assert (await table_of(world)).id != table.id
    await anna.command("join")
    await ben.command("rules")
