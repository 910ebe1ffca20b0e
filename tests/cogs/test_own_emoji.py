"""The bot's own emoji: made once, shown in buttons and sentences, and nowhere else."""

import asyncio
import threading
from collections.abc import AsyncIterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.components import own_emoji
from cogs.components.layout import Layout, text, text_message
from cogs.emoji import EmojiKeeper
from cogs.games.registry import hosted_games
from render.emoji import COMMON, drawn, name_of
from tests.cogs.conftest import TestWorld
from tests.cogs.mensch.playing import seat_all
from tests.simulated_discord import Player

EMOJI = {**COMMON, **{name: each for game in hosted_games().values() for name, each in game.face.emoji.items()}}


@pytest.fixture
async def keeper(world: TestWorld) -> AsyncIterator[EmojiKeeper]:
    yield EmojiKeeper(world.bot, world.bot.services.painter, makes=True)
    own_emoji.use({}, {})


async def test_boards_show_them_in_buttons_and_sentences(
    world: TestWorld, keeper: EmojiKeeper, ben: Player, chloe: Player
) -> None:
    await keeper.look.coro(keeper)
    stored = {name_of(emoji.name): emoji.id for emoji in world.env.backend.application_emojis.values()}
    assert stored.keys() == EMOJI.keys()
    await seat_all(world, [ben, chloe])
    assert f"<:triangle_pawn_A:{stored['triangle_pawn_A']}> **Ben** " in world.table.text
    assert "🔺" not in world.table.text
    assert world.table.button("Roll")["emoji"] == {"id": stored["die"], "name": "die"}
    assert all("<:" not in words for words in world.table.alt_texts)


async def test_where_discord_has_none_all_is_as_ever(
    world: TestWorld, keeper: EmojiKeeper, ben: Player, chloe: Player
) -> None:
    world.env.inject_error("GET", f"/applications/{world.bot.application_id}/emojis", status=403, times=None)
    await keeper.look.coro(keeper)
    await seat_all(world, [ben, chloe])
    assert "🔺 **Ben** " in world.table.text
    assert world.table.button("Roll")["emoji"]["name"] == "🎲"


async def test_a_changed_drawing_takes_the_place_of_the_former(
    world: TestWorld, keeper: EmojiKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = world.env.backend.application_emojis
    former = world.env.backend.create_application_emoji("die_5_abcdef").id
    world.env.backend.create_application_emoji("die_5_best")
    for _ in range(2):
        await keeper.look.coro(keeper)
    assert former in stored, "other processes may show it until they look, too"
    monkeypatch.setattr("cogs.emoji._KNOWN_AFTER", timedelta.min)
    await keeper.look.coro(keeper)
    assert sorted(emoji.name for emoji in stored.values()) == sorted(
        ["die_5_best", *(drawn(*each)[0] for each in EMOJI.items())]
    )


def test_names_notices_and_what_has_no_room_keep_unicode() -> None:
    found: Any = dict.fromkeys(EMOJI, SimpleNamespace(id=10**18))
    own_emoji.use(found, {name: each.sign for name, each in EMOJI.items()})
    try:
        shown = Layout(text("🔺 **Anna 🔺** beats 🔷 <@1>")).to_components()[0]["content"]
        assert shown == f"<:triangle_pawn_A:{10**18}> **Anna 🔺** beats <:diamond_pawn_B:{10**18}> <@1>"
        for message in (text_message("🔺 **Anna**").layout.plainly(), Layout(text("🔺 **Anna** " * 399))):
            assert "<:" not in str(message.to_components())
    finally:
        own_emoji.use({}, {})


async def test_they_are_drawn_after_all_that_somebody_waits_for(
    world: TestWorld, keeper: EmojiKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_so_far: list[str] = []

    def noted(name: str, draw: Any) -> tuple[str, bytes]:
        drawn_so_far.append(name)
        return drawn(name, draw)

    monkeypatch.setattr("cogs.emoji.drawn", noted)
    painter, goes_on = world.bot.services.painter, threading.Event()
    earlier = asyncio.create_task(painter.off_loop(goes_on.wait))
    look = asyncio.create_task(keeper._made("die", []))
    await asyncio.sleep(0)
    later = asyncio.create_task(painter.off_loop(lambda: drawn_so_far.append("board")))
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(earlier, look, later)
    assert drawn_so_far == ["board", "die"]
