"""Of private messages, a person has one panel and one note at a table; panels go with the phase that they belong to."""

import pytest

from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import mover, seat_all
from tests.simulated_discord import Player


async def test_the_next_panel_takes_the_place_of_the_last(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe], game="forgetit")
    for verb in ("more", "fair-dice", "bell"):
        [panel] = (await ask(ben, verb)).private
        assert ben.private() == [panel]
    await ask(chloe, "more")
    assert ben.private() == [panel], "each person has their own"
    [refused] = (await ask(await other_than_mover(world, ben, chloe), "roll")).private
    [_, note] = (await other_than_mover(world, ben, chloe)).private()
    assert note == refused, "a note leaves the panel"
    await ask(await other_than_mover(world, ben, chloe), "roll")
    assert len((await other_than_mover(world, ben, chloe)).private()) == 2, "and takes the place of another note"


async def other_than_mover(world: TestWorld, *players: Player) -> Player:
    turn = await mover(world, players)
    return next(player for player in players if player is not turn)


async def test_panels_go_with_the_end_of_the_phase(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="forgetit")
    await ask(chloe, "join")
    await ask(ben, "options")
    [rules] = (await ask(chloe, "rules")).private
    await ask(ben, "start", "0")
    assert ben.private() == []
    assert chloe.private() == [rules], "which one goes on reading"


async def test_secrets_stay_beside_the_panel_in_which_they_are_needed(
    world: TestWorld, ben: Player, chloe: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [ben, chloe])
    await settings(ben, **{"secrets-here": True})
    for _ in range(2):
        await ben.command("peek")
        await ask(ben, "more")
    assert ["own-cheeses.png" in seen.files for seen in ben.private()] == [True, False]
