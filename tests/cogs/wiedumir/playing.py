"""Steps that the tests of Wie du mir … share."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.wiedumir.view import Phase, WieDuMirView
from playground.simulated_discord import Json, Player, Seen
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, table_of
from tests.cogs.playing import seat_all as seat_all_at

GAME = "wiedumir"


async def seat_all(world: TestWorld, players: Sequence[Player], computers: int = 0) -> None:
    await seat_all_at(world, players, computers, GAME)


async def view_of(world: TestWorld) -> WieDuMirView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, WieDuMirView)
    return view


def acting(seen: Seen) -> list[Json]:
    """The buttons that do something at once."""
    return [button for button in seen.buttons if ":act:" in button["custom_id"] and not button.get("disabled")]


async def act(world: TestWorld, players: Sequence[Player], randomness: random.Random) -> Player:
    """The next decision of whoever is to act, with buttons and menus alone."""
    player = await mover(world, players)
    phase = (await view_of(world)).phase
    if phase is Phase.TO_ROLL:
        roll = next(button for button in world.table.buttons if button["custom_id"].endswith(":roll"))
        await player.press_id(roll["custom_id"], world.table.id)
    elif acting(world.table):
        await player.press_id(randomness.choice(acting(world.table))["custom_id"], world.table.id)
    else:
        await decide(world, player, randomness)
    return player


async def decide(world: TestWorld, player: Player, randomness: random.Random) -> None:
    """Opens the private panel and answers there."""
    version = (await table_of(world)).version
    opening = next(button for button in world.table.buttons if button["custom_id"].endswith(":decide"))
    panel = (await player.press_id(opening["custom_id"], world.table.id)).private[0]
    while (await table_of(world)).version == version:
        panel = next(seen for seen in player.private() if seen.id == panel.id)
        if panel.menus:
            menu = panel.menus[-1]
            value = randomness.choice(menu["options"])["value"]
            await player.press_id(menu["custom_id"], panel.id, [value])
            continue
        done = acting(panel)
        presses = [button for button in panel.buttons if not button.get("disabled") and ":over:" not in str(button)]
        button = done[0] if done and randomness.random() < 0.7 else randomness.choice(presses)
        await player.press_id(button["custom_id"], panel.id)
