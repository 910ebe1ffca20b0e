"""Steps that many tests share."""

from __future__ import annotations

from collections.abc import Sequence

from host.public_table import PublicTable
from playground.simulated_discord import Answer, Player
from tests.cogs.conftest import TestWorld


async def table_of(world: TestWorld) -> PublicTable:
    return await world.bot.services.host.latest_table_in(world.channel.id)


async def seat_all(
    world: TestWorld, players: Sequence[Player], computers: int = 0, game: str = "kaeseschieben"
) -> None:
    """A started table with these people, in this order, and computers after them."""
    await players[0].command("play", game=game)
    for player in players[1:]:
        await player.command("join")
    table = await table_of(world)
    for _ in range(computers):
        await players[0].press_id(f"sa:{table.id}:0:add-computer", world.table.id)
    await players[0].command("start")


async def choose_computer(world: TestWorld, player: Player, entry: str = "Computer: normal") -> Answer:
    """An entry of the invitation's menu: one more computer, of a level where the game has several, or one less."""
    [menu] = world.table.menus
    return await player.choose(menu, world.table.id, entry)


def computer_entries(world: TestWorld) -> list[str]:
    """What the invitation's menu has."""
    return [entry["label"] for entry in world.table.menus[0]["options"]]


async def look_up(player: Player, verb: str) -> Answer:
    """Presses what the table's "⋯" leads to, by its verb."""
    panel = (await player.press("⋯")).private[0]
    custom_id = next(button["custom_id"] for button in panel.buttons if button["custom_id"].endswith(f":{verb}"))
    return await player.press_id(custom_id, panel.id)


async def mover(world: TestWorld, players: Sequence[Player]) -> Player:
    """Whose turn it is."""
    table = await table_of(world)
    return next(player for player in players if table.is_turn_of(player.id))
