"""Steps that the tests of Mensch ärgere Dich nicht and Einigkeit macht stark share."""

from collections.abc import Sequence
from typing import Any

from engine.game import OptionValue
from engine.mensch.view import MenschView, Phase
from tests.cogs import playing
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, table_of
from tests.simulated_discord import Player

MENSCH, EINIGKEIT = "mensch", "einigkeit"


async def view_of(world: TestWorld) -> MenschView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, MenschView)
    return view


async def seat_all(
    world: TestWorld, players: Sequence[Player], computers: int = 0, game: str = MENSCH, **options: OptionValue
) -> None:
    """A started table with these people, in this order, computers after them, and these agreements."""
    await playing.seat_all(world, players, computers, game, **options)


def four(world: TestWorld) -> list[Player]:
    """People who read English."""
    return [world.person(name) for name in ("Alma", "Bela", "Cora", "Dina")]


async def act(world: TestWorld, players: Sequence[Player]) -> None:
    """The next decision of the seat that is to act, by commands: the first pawn that may move."""
    player, view = await mover(world, players), await view_of(world)
    if view.phase is Phase.MOVING:
        await player.command("move", what=str(view.destinations[0].pawn.pawn + 1))
    else:
        await player.command("roll")


async def play_to_end(world: TestWorld, players: Sequence[Player]) -> None:
    while (await table_of(world)).status.is_open:
        await act(world, players)


def moves(world: TestWorld) -> list[str]:
    """The buttons for pawns, those that are greyed out in brackets."""
    return [
        f"({button['label']})" if button.get("disabled") else button["label"]
        for button in world.table.buttons
        if ".move:" in button["custom_id"]
    ]
