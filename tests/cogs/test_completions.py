"""Completions while somebody types: off the event loop, only the latest keystroke, and no error when it is too late."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import command_tree
from cogs.command_tree import Completions
from cogs.games.controls import Choices
from engine.kaeseschieben.walk import Walk, completed
from host.people.blocks import Blockable
from host.refusal import Refused
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all
from tests.simulated_discord import Player


class Keystroke:
    """An interaction as far as completions need one."""

    def __init__(self, person: int) -> None:
        self.id, self.user, self.response = 1, SimpleNamespace(id=person), self
        self.answered: list[str] | None = None

    async def autocomplete(self, choices: list[Any]) -> None:
        self.answered = [choice.name for choice in choices]


async def found(name: str) -> Choices:
    return [(name, name)]


async def test_the_next_keystroke_supersedes_the_one_before() -> None:
    typing = Completions()
    begun, dropped = asyncio.Event(), asyncio.Event()

    async def long() -> Choices:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        return await found("former")

    former, present, other = Keystroke(1), Keystroke(1), Keystroke(2)
    first = asyncio.ensure_future(typing.answer(former, long))  # type: ignore[arg-type]
    await begun.wait()
    await typing.answer(other, lambda: found("other"))  # type: ignore[arg-type]
    assert not dropped.is_set(), "somebody else typing changes nothing"
    await typing.answer(present, lambda: found("present"))  # type: ignore[arg-type]
    await first
    assert dropped.is_set()
    assert (former.answered, present.answered, other.answered) == ([], ["present"], ["other"])


async def test_what_takes_too_long_or_is_refused_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_tree, "PATIENCE", 0.0)
    typing, slow, refused = Completions(), Keystroke(1), Keystroke(2)

    async def never() -> Choices:
        await asyncio.Event().wait()
        return []

    async def refuse() -> Choices:
        raise Refused("no-table")

    await typing.answer(slow, never)  # type: ignore[arg-type]
    monkeypatch.undo()
    await typing.answer(refused, refuse)  # type: ignore[arg-type]
    assert slow.answered == refused.answered == []


async def test_paths_are_sought_once_and_off_the_event_loop(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def watched(*args: Any) -> tuple[Walk, ...]:
        threads.append(threading.get_ident())
        return completed(*args)

    monkeypatch.setattr(command_tree, "PATIENCE", 60.0)
    monkeypatch.setattr("cogs.faces.kaeseschieben.path_letters.completed", watched)
    await seat_all(world, [anna, ben])
    table = await world.bot.services.host.open_table_in(world.channel.id)
    player = anna if table.is_turn_of(anna.id) else ben
    await player.command("roll")
    first = await player.complete("move", "what", "")
    assert first
    assert await player.complete("move", "what", "") == first
    assert len(threads) == 1, "the same keystroke at the same position was asked twice"
    assert threads[0] != threading.get_ident()
    await world.bot.services.blocks.block(Blockable.PERSON, player.id)
    assert await player.complete("move", "what", "") == []


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_a_completion_that_comes_too_late_is_no_error(
    world: TestWorld, anna: Player, ben: Player, status: int, code: int
) -> None:
    """``world`` fails the test if anything is logged as one."""
    await seat_all(world, [anna, ben])
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, message="too late")
    await anna.complete("move", "what", "")
    await anna.command("roll")
