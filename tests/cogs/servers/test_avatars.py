"""People's pictures: fetched behind everything else, kept, shown only where the server wants them."""

from __future__ import annotations

import asyncio
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from PIL import Image

from cogs.servers.avatars import Avatars
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all
from tests.simulated_discord import Player


class Asset:
    """As much of discord.Asset as is used. ``files`` are what its reads bring, exceptions among them."""

    def __init__(self, key: str, *files: bytes | Exception) -> None:
        self.key = key
        self.files = list(files)
        self.reads = 0

    def with_size(self, _side: int) -> Asset:
        return self

    def with_format(self, _format: str) -> Asset:
        return self

    async def read(self) -> bytes:
        self.reads += 1
        file = self.files.pop(0)
        if isinstance(file, Exception):
            raise file
        return file


class Directory:
    """Whom Discord knows, and the clock."""

    def __init__(self) -> None:
        self.people: dict[int, Asset | None] = {}
        self.lookups: list[int] = []
        self.now = 0.0

    async def find(self, person: int) -> Any:
        self.lookups.append(person)
        return self.user(person)

    def user(self, person: int) -> Any:
        return SimpleNamespace(id=person, avatar=self.people[person])


@pytest.fixture
def directory() -> Directory:
    return Directory()


@pytest.fixture
def avatars(directory: Directory) -> Avatars:
    return Avatars(directory.find, lambda: directory.now)


async def _fetched(avatars: Avatars, *people: int) -> dict[int, bytes]:
    """Pictures that are there once nothing is under way any more."""
    avatars.of(people)
    while avatars._fetching:
        await asyncio.sleep(0)
    return avatars.of(people)


async def test_a_picture_is_missing_at_first_and_fetched_once(avatars: Avatars, directory: Directory) -> None:
    asset = directory.people[1] = Asset("a", b"one")
    assert avatars.of([1]) == {}
    assert await _fetched(avatars, 1) == {1: b"one"}
    assert await _fetched(avatars, 1) == {1: b"one"}
    assert asset.reads == 1
    assert directory.lookups == [1]


async def test_who_has_pressed_need_not_be_looked_up(avatars: Avatars, directory: Directory) -> None:
    directory.people[1] = Asset("a", b"one")
    avatars.notice(directory.user(1))
    assert await _fetched(avatars, 1) == {1: b"one"}
    assert directory.lookups == []


async def test_what_cannot_be_fetched_is_asked_for_again_later_and_names_nobody_in_the_log(
    avatars: Avatars, directory: Directory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    asset = directory.people[123456] = Asset("secret", aiohttp.ClientError("123456 secret"), b"one")
    assert await _fetched(avatars, 123456) == {}
    assert await _fetched(avatars, 123456) == {}
    assert asset.reads == 1
    directory.now += 601
    assert await _fetched(avatars, 123456) == {123456: b"one"}
    assert caplog.messages
    assert not any("123456" in line or "secret" in line for line in caplog.messages)


async def test_who_is_forgotten_has_no_picture(avatars: Avatars, directory: Directory) -> None:
    directory.people[1] = Asset("a", b"one")
    await _fetched(avatars, 1)
    avatars.forget(1)
    assert avatars.of([1]) == {}
    await avatars.close()


async def test_boards_show_pictures_unless_the_server_wants_none(world: TestWorld, anna: Player, ben: Player) -> None:
    buffer = BytesIO()
    Image.new("RGB", (128, 128), "#00ff00").save(buffer, "PNG")
    avatars = world.bot.services.avatars
    await seat_all(world, [anna, ben])
    avatars.notice(SimpleNamespace(id=anna.id, avatar=Asset("a", buffer.getvalue())))  # type: ignore[arg-type]
    table = await world.bot.services.host.open_table_in(world.channel.id)
    await _fetched(avatars, anna.id)

    async def pictures() -> list[bool]:
        scene = await world.bot.services.painter.scene(table)
        return [player.avatar is not None for player in scene.players]

    assert await pictures() == [True, False]
    manager = world.person("Manager", manage_guild=True)
    assert "Avatars" in (await settings(manager, "server", avatars=False)).text
    assert await pictures() == [False, False]
    assert "Manage Server" in (await settings(ben, "server", avatars=True)).text
