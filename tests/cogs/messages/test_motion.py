"""Moves in motion at the table, and where nobody wants that."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cogs.client import GameNightBot
from cogs.messages import painter
from render.gif import MOST_BYTES
from tests.cogs.by_button import settings
from tests.cogs.conftest import Clock, Patience, TestWorld, open_bot
from tests.cogs.playing import mover, seat_all
from tests.simulated_discord import Player, Seen

pytestmark = pytest.mark.pictures


@pytest.fixture
async def simcord_bot(
    database: Path, clock: Clock, patience: Patience, random_bytes: Callable[[int], bytes]
) -> GameNightBot:
    return await open_bot(database, clock, patience, random_bytes, motion=True)


def _picture(table: Seen) -> str:
    [name] = table.files
    return name


async def _roll(world: TestWorld, people: list[Player]) -> Seen:
    await (await mover(world, people)).press("Roll")
    return world.table


async def test_a_roll_is_seen_to_fall_and_ends_as_the_picture_that_board_shows(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    assert _picture(world.table) == "board.png", "nothing was shown before"
    words_before = world.table.alt_texts
    table = await _roll(world, [anna, ben])
    assert _picture(table) == "board.gif"
    assert table.alt_texts != words_before
    assert len(table.files["board.gif"]) <= MOST_BYTES

    # Posted again, nothing is news.
    await ben.command("board")
    assert _picture(world.table) == "board.png"
    with (
        Image.open(BytesIO(table.files["board.gif"])) as animation,
        Image.open(BytesIO(world.table.files["board.png"])) as still,
    ):
        frames = int(getattr(animation, "n_frames", 1))
        assert frames > 3
        assert "loop" not in animation.info, "it plays once"
        animation.seek(frames - 1)
        assert animation.convert("RGB").tobytes() == still.convert("RGB").tobytes()


async def test_boards_that_wait_are_drawn_before_anything_is_animated(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben])
    monkeypatch.setattr(painter, "MOST_UNFINISHED", 0)
    assert _picture(await _roll(world, [anna, ben])) == "board.png"


async def test_a_server_can_do_without(world: TestWorld, ben: Player) -> None:
    boss = world.person("Boss", manage_guild=True)
    assert "Manage Server" in (await settings(ben, "server", motion=False)).text
    assert "Animated moves: **off**" in (await settings(boss, "server", motion=False)).text
    await seat_all(world, [boss, ben])
    assert _picture(await _roll(world, [boss, ben])) == "board.png"
