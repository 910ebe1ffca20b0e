"""Steps that the tests of For-Get-It share."""

from collections.abc import Sequence
from typing import Any

from engine.forgetit.view import ForGetItView, Phase
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, table_of
from tests.cogs.playing import seat_all as seat_all_at
from tests.simulated_discord import Player

GAME = "forgetit"


async def seat_all(world: TestWorld, players: Sequence[Player], computers: int = 0) -> None:
    await seat_all_at(world, players, computers, GAME)


async def view_of(world: TestWorld) -> ForGetItView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, ForGetItView)
    return view


async def act(world: TestWorld, players: Sequence[Player], *, careful: bool = True) -> None:
    """The next decision of the player to act, by commands: all of the best number; stop at once, or from ten points."""
    player, view = await mover(world, players), await view_of(world)
    if view.phase is Phase.CHOOSING:
        number = max(view.hand.numbers_to_keep(), key=lambda number: view.hand.showing(number).total)
        await player.command("move", what=str(number))
    elif view.phase is Phase.DECIDING and (careful or view.hand.score >= 10):
        await player.command("move", what="stop")
    else:
        await player.command("roll")


async def play_until(world: TestWorld, players: Sequence[Player], phase: Phase) -> Player:
    """Plays until somebody has to do that, and returns them."""
    while (await view_of(world)).phase is not phase:
        await act(world, players, careful=False)
    return await mover(world, players)


async def play_rounds(world: TestWorld, players: Sequence[Player], rounds: int) -> None:
    """Until that number is finished."""
    while min(len(column) for column in (await view_of(world)).sheet) < rounds:
        await act(world, players)


async def play_rounds_unseen(world: TestWorld, players: Sequence[Player], rounds: int) -> None:
    """Play until that number is finished, without the channel, which does not see it."""
    table = await table_of(world)
    while min(len(column) for column in (await view_of(world)).sheet) < rounds:
        phase = (await view_of(world)).phase
        code = {Phase.TO_ROLL: "roll", Phase.CHOOSING: "keep:none", Phase.DECIDING: "stop"}[phase]
        await world.bot.services.host.act(table.id, (await mover(world, players)).id, code, press="5")
