"""Steps that many tests share."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from engine.game import NORMAL
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, complete_walks
from host.public_table import PublicTable
from playground.simulated_discord import Player
from tests.cogs.conftest import TestWorld


async def table_of(world: TestWorld) -> PublicTable:
    return await world.bot.services.host.latest_table_in(world.channel.id)


async def view_of(world: TestWorld) -> KaeseschiebenView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, KaeseschiebenView)
    return view


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


async def mover(world: TestWorld, players: Sequence[Player]) -> Player:
    """Whose turn it is."""
    table = await table_of(world)
    return next(player for player in players if table.is_turn_of(player.id))


def any_path(view: KaeseschiebenView) -> str:
    """A legal path in letters."""
    return write(next(complete_walks(Walk.of_view(view))))


def good_path(view: KaeseschiebenView) -> str:
    """What the computer player would do, so that games come to an end."""
    action = KAESESCHIEBEN.choose(view, NORMAL, secrets.randbelow)
    assert isinstance(action, MoveMouse)
    return "".join(direction.value for direction in action.path)


def write(walk: Walk) -> str:
    return "".join(direction.value for direction in walk.path)


async def play_turn(world: TestWorld, players: Sequence[Player]) -> None:
    """The next decision of whoever is to act, by commands; the bonus is declined."""
    player = await mover(world, players)
    view = await view_of(world)
    if view.phase is Phase.BONUS:
        await player.press("Take nothing")
        return
    await player.command("roll")
    await player.command("move", what=good_path(await view_of(world)) or " ")


async def play_to_end(world: TestWorld, players: Sequence[Player]) -> None:
    while (await table_of(world)).status.is_open:
        await play_turn(world, players)
