"""Steps that the tests of Käseschieben share, and those of tables in general that need some game."""

from collections.abc import Sequence
from typing import Any

from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, complete_paths
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, table_of
from tests.simulated_discord import Player


async def view_of(world: TestWorld) -> KaeseschiebenView:
    view: Any = (await table_of(world)).view
    assert isinstance(view, KaeseschiebenView)
    return view


def any_path(view: KaeseschiebenView) -> str:
    """A legal path in letters."""
    return write(complete_paths(Walk.of_view(view))[0])


def good_path(view: KaeseschiebenView) -> str:
    """The path that a beginner would take, so that games soon come to an end; always the same in the same position."""
    action = KAESESCHIEBEN.choose(view, "easy", lambda count: 0)
    assert isinstance(action, MoveMouse)
    return "".join(direction.value for direction in action.path)


def write(path: Sequence[Direction]) -> str:
    return "".join(direction.value for direction in path)


async def play_turn(world: TestWorld, players: Sequence[Player]) -> None:
    """The next decision of the person to act, by commands; the bonus is declined."""
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
