"""Whatever a channel shows holds alike: a table, a game night and the puzzle of the day."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any, ClassVar
from unittest.mock import patch

import pytest
from sqlalchemy import text

from cogs.messages import puzzle_poster
from cogs.messages.front_desk import FrontDesks
from cogs.messages.live_messages import LiveMessages
from cogs.nights.night_messages import NightMessages
from host.people.preferences import ServerPreferences
from host.table.display import Display
from store.errors import DatabaseAway
from tests.cogs.conftest import TestWorld
from tests.cogs.once import Nonces
from tests.cogs.passing_time import MINUTE, pass_time
from tests.cogs.playing import seat_all
from tests.simulated_discord import Player, Seen


class Kind(ABC):
    """One of a kind stands in the world's channel, another one elsewhere."""

    words: ClassVar[str]
    """Some words on its message."""
    painter: ClassVar[tuple[Any, str]]
    damage: ClassVar[str]
    """Makes the first one's row unreadable."""
    is_found_by_its_buttons: ClassVar[bool] = True
    """Otherwise it is found by its nonce alone, for some minutes."""

    def __init__(self, world: TestWorld, host: Player) -> None:
        self.world, self.host = world, host
        self.channel = world.channel

    @abstractmethod
    async def begin(self) -> None: ...

    async def begin_another(self) -> None:
        first, self.world.channel = self.world.channel, self.world.guild.create_text_channel("another")
        self.host = self.world.person("Zoe")
        await self.world.env.settle()
        await self.begin()
        self.channel, self.world.channel = self.world.channel, first

    @abstractmethod
    def nobody_remembers(self) -> AbstractContextManager[Any]:
        """While this holds, it cannot be stored that the message was posted."""

    async def change(self) -> None:
        """Something happens that both messages are to show. The puzzle of the day never changes."""
        return

    async def look(self) -> None:
        await pass_time(self.world, 3 * MINUTE)
        self.world.clock.now += 35 * MINUTE
        await self.world.bot.services.nights.look()
        await self.world.bot.services.puzzles.look()
        await self.world.env.settle()

    def shown(self, channel: Any = None) -> list[Seen]:
        found = self.world.history(channel or self.world.channel)
        return [seen for seen in found if self.words in seen.text and seen.buttons]


class Table(Kind):
    words = "Käseschieben"
    painter = (LiveMessages, "paint")
    damage = "UPDATE game_table SET document = '[]' WHERE id = 1"
    is_found_by_its_buttons = False

    async def begin(self) -> None:
        await seat_all(self.world, [self.host, self.world.person("Eve")])

    def nobody_remembers(self) -> AbstractContextManager[Any]:
        return _failing(LiveMessages, "note", lambda change: change(Display(posting=True)).posts)

    async def change(self) -> None:
        host = self.world.bot.services.host
        for table in await self.world.bot.store.open_tables():
            await host.note(table.id, lambda table: replace(table, display=table.display.changed()))


class ANight(Kind):
    words = "🌙"
    painter = (NightMessages, "paint")
    damage = "UPDATE night SET document = '[]' WHERE id = 1"

    async def begin(self) -> None:
        await self.host.command("night plan", dates="2027-01-16 20:00", title="Friends")

    def nobody_remembers(self) -> AbstractContextManager[Any]:
        return _failing(NightMessages, "note", lambda change: change(Display(posting=True)).posts)

    async def change(self) -> None:
        await self.world.bot.services.host.nights.change(1, lambda night: replace(night, host=night.host + 1))
        await self.world.bot.services.host.nights.change(2, lambda night: replace(night, host=night.host + 1))


class Desk(Kind):
    words = "Game night"
    painter = (FrontDesks, "paint")
    damage = "UPDATE server_setting SET value = '[[' WHERE key = 'desk' AND guild_id = {guild}"

    async def begin(self) -> None:
        await self._put(self.world.guild.id, self.world.channel.id)

    async def begin_another(self) -> None:
        guild = self.world.env.create_guild("Another")
        self.channel = guild.create_text_channel("another")
        await self.world.env.settle()
        await self._put(guild.id, self.channel.id)

    async def _put(self, guild_id: int, channel_id: int) -> None:
        services = self.world.bot.services
        servers = services.preferences.servers
        server = await servers.change(guild_id, lambda server: replace(server, desk=server.desk.at(channel_id)))
        await services.desks.show(replace(server.desk, guild_id=guild_id))

    async def look(self) -> None:
        await super().look()
        await self.world.bot.services.desks.look()
        await self.world.env.settle()

    def nobody_remembers(self) -> AbstractContextManager[Any]:
        return _failing(FrontDesks, "note", lambda change: change(Display(posting=True)).posts)


class Puzzle(Kind):
    words = "Puzzle of the day"
    painter = (puzzle_poster, "puzzle_message")
    damage = "UPDATE server_setting SET value = '[[' WHERE key = 'puzzle_at' AND guild_id = {guild}"

    async def begin(self) -> None:
        await self._want(self.world.guild.id, self.world.channel.id)
        self.world.clock.now += MINUTE
        await self.world.bot.services.puzzles.look()
        await self.world.env.settle()

    async def begin_another(self) -> None:
        guild = self.world.env.create_guild("Another")
        self.channel = guild.create_text_channel("another")
        await self.world.env.settle()
        await self._want(guild.id, self.channel.id)

    async def _want(self, guild_id: int, channel_id: int) -> None:
        def wanted(server: ServerPreferences) -> ServerPreferences:
            return replace(server, puzzle_channel=(channel_id,), puzzle_at=replace(server.puzzle_at, hour=0))

        await self.world.bot.services.preferences.servers.change(guild_id, wanted)

    def nobody_remembers(self) -> AbstractContextManager[Any]:
        return patch.object(puzzle_poster, "_noted", side_effect=DatabaseAway)


def _failing(owner: Any, name: str, posted: Any) -> AbstractContextManager[Any]:
    note = getattr(owner, name)

    async def fail(self: Any, number: int, change: Any) -> Any:
        if posted(change):
            raise DatabaseAway
        return await note(self, number, change)

    return patch.object(owner, name, fail)


@pytest.fixture(params=[Table, ANight, Desk, Puzzle])
def kind(request: pytest.FixtureRequest, world: TestWorld, ben: Player) -> Kind:
    made: Kind = request.param(world, ben)
    return made


@pytest.fixture
def nonces(monkeypatch: pytest.MonkeyPatch) -> Nonces:
    return Nonces(monkeypatch)


async def test_it_is_posted_once_though_the_answer_was_lost(kind: Kind, nonces: Nonces) -> None:
    nonces.lose_answers = True
    await kind.begin()
    await kind.look()
    assert len(kind.shown()) == 1


async def test_it_is_found_again_after_a_kill_between_posting_and_remembering(kind: Kind, nonces: Nonces) -> None:
    with kind.nobody_remembers():
        await kind.begin()
    assert len(kind.shown()) == 1
    if kind.is_found_by_its_buttons:
        nonces.forget()
    await kind.world.restart_bot()
    await kind.look()
    await kind.look()
    assert len(kind.shown()) == 1


@pytest.mark.parametrize("kind", [Table, ANight, Desk], indirect=True)
async def test_a_message_that_was_deleted_is_there_again_after_the_next_change(kind: Kind) -> None:
    """The puzzle of the day never changes."""
    await kind.begin()
    await kind.begin_another()
    await kind.world.delete_message(kind.shown()[0].id)
    await kind.change()
    await kind.look()
    assert len(kind.shown()) == 1


async def test_one_that_cannot_be_painted_holds_up_no_other(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    kind.world.expects_errors = True
    owner, name = kind.painter
    paint, guild, channel = getattr(owner, name), kind.world.guild.id, kind.world.channel.id

    async def fail(*args: Any, **values: Any) -> Any:
        for place in args:
            place = getattr(place, "table", place)
            if getattr(place, "guild_id", 0) == guild and getattr(place, "channel_id", channel) in (channel, 0):
                raise ZeroDivisionError
        return await paint(*args, **values)

    if not isinstance(kind, Puzzle):
        await kind.begin()
    await kind.begin_another()
    await kind.change()
    with patch.object(owner, name, fail):
        if isinstance(kind, Puzzle):
            await kind.begin()
        await kind.look()
    assert len(kind.shown(kind.channel)) == 1
    await kind.look()
    await kind.look()
    assert len(kind.shown()) == 1, "and comes when it can"


async def test_a_row_that_cannot_be_read_holds_up_no_other(kind: Kind) -> None:
    kind.world.expects_errors = True
    await kind.begin()
    await kind.begin_another()
    async with kind.world.bot.store._engine.begin() as connection:
        await connection.execute(text(kind.damage.format(guild=kind.world.guild.id)))
    await kind.world.restart_bot()
    await kind.look()
    former = [seen.id for seen in kind.shown(kind.channel)]
    assert len(former) == 1
