"""Steps that the tests of Wie Du mir … share."""

import random
from collections.abc import Sequence
from typing import Any

from cogs.components.layout import Message
from cogs.faces.scene import Scene, seat_names
from cogs.games.wiedumir.panel import paint_calculator, paint_question
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.theme import Theme
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Answer, Json, Player, Seen

GAME = "wiedumir"


async def view_of(world: TestWorld) -> WieDuMirView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, WieDuMirView)
    return view


async def roll(world: TestWorld, player: Player) -> Answer:
    return await player.press("Roll")


async def move(player: Player, pawn: str) -> Answer:
    """By command, such as ``B2``."""
    return await player.command("move", what=pawn)


async def complete_move(player: Player, typed: str) -> list[Json]:
    return await player.complete("move", "what", typed)


async def draw_card(world: TestWorld, player: Player, pawn: str) -> None:
    """The player rolls and moves the pawn to a question mark; chance must be scripted so."""
    await player.command("roll")
    await move(player, pawn)


async def open_table(world: TestWorld, players: Sequence[Player], computers: int = 0, **options: bool | str) -> None:
    """A started table with these agreements, these people in this order, and computers after them."""
    await seat_all(world, players, computers, GAME, **options)


def acting(seen: Seen) -> list[Json]:
    """The buttons that do something at once."""
    return [button for button in seen.buttons if ".act:" in button["custom_id"] and not button.get("disabled")]


async def act(world: TestWorld, players: Sequence[Player], randomness: random.Random) -> Player:
    """The next decision, made by the player who is to act, with buttons and menus alone."""
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
    opening = next(button for button in world.table.buttons if button["custom_id"].endswith(".decide"))
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


def panel_message(table: PublicTable, view: WieDuMirView, say: Speaker, *state: str) -> Message:
    """The drawer's panel, or the calculator where chips are to be shared out; ``view`` is the drawer's own."""
    scene = Scene(table, view, say, seat_names(table, say), Theme.DARK)
    paint = paint_calculator if isinstance(view.question, ShareQuestion) else paint_question
    return paint(scene, state)
