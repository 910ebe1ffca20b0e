"""Saves these tests what takes its time: translating the same commands again, pauses, and copies of what is sent."""

import asyncio
import copy
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.http
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
from discord.abc import Snowflake
from discord.app_commands import AppCommand, CommandTree
from PIL import Image
from simcord import _dpy_internals
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.client import FakeHTTPClient

from cogs.faces import face as any_game
from cogs.faces.forgetit import face as forgetit
from cogs.faces.kaeseschieben import face as kaeseschieben
from cogs.faces.mensch import face as mensch
from cogs.faces.wiedumir import face as wiedumir
from cogs.messages import coach, invitation
from cogs.requests import delivery


def _png() -> bytes:
    Image.new("RGB", (8, 8)).save(encoded := BytesIO(), "PNG")
    return encoded.getvalue()


_BLANK = _png()
_DRAWN = [
    (invitation, "draw_cover"),
    (any_game, "draw_ranking"),
    (forgetit, "draw_turn"),
    (kaeseschieben, "draw_board"),
    (mensch, "draw_board"),
    (wiedumir, "draw_board"),
    (coach, "draw_alternatives"),
]

_sync = CommandTree.sync
_registered: list[dict[str, Any]] = []
_wait = asyncio.wait

_THREAD_SECONDS = 0.05
"""Interval at which simcord looks for work while a thread is busy; it is informed of the thread's end anyway."""


async def _sync_from_memory(tree: CommandTree[Any], *, guild: Snowflake | None = None) -> list[AppCommand]:
    if guild is not None or tree.translator is None:
        return await _sync(tree, guild=guild)
    http = tree.client.http
    assert isinstance(http, FakeHTTPClient)
    if _registered:
        http.backend.register_commands(None, _registered)
        return []
    commands = await _sync(tree)
    for command in http.backend.commands[None].values():
        _registered.append({field: command[field] for field in COMMAND_FIELDS if field in command})
    return commands


async def _sleep_less(seconds: float) -> None:
    await asyncio.sleep(seconds / 100)


async def _wait_for_threads(awaited: Iterable[Any], *, timeout: float | None = None, **how: Any) -> Any:
    awaited = tuple(awaited)
    if timeout is not None and not all(isinstance(one, asyncio.Task) for one in awaited):
        timeout = max(timeout, _THREAD_SECONDS)
    return await _wait(awaited, timeout=timeout, **how)


def _copied(value: Any) -> Any:
    """Copy JSON as `copy.deepcopy` does, in a fraction of its time."""
    kind = type(value)
    if kind is dict:
        return {key: _copied(inner) for key, inner in value.items()}
    if kind is list:
        return [_copied(inner) for inner in value]
    if kind in _UNCHANGEABLE:
        return value
    return copy.deepcopy(value)


_UNCHANGEABLE = frozenset({str, int, float, bool, type(None)})


@contextmanager
def in_a_hurry() -> Iterator[None]:
    """Meanwhile each bot registers the commands that the first one translated, and requests are repeated soon."""
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": _sleep_less})
    waiting = SimpleNamespace(**{**vars(asyncio), "wait": _wait_for_threads})
    copying = SimpleNamespace(**{**vars(copy), "deepcopy": _copied})
    with (
        patch.object(CommandTree, "sync", _sync_from_memory),
        patch.object(discord.http, "asyncio", hurried),
        patch.object(delivery, "asyncio", hurried),
        patch.object(simcord.env, "asyncio", waiting),
        patch.object(simcord.gateway, "copy", copying),
        patch.object(simcord.http.router, "copy", copying),
        patch.object(simcord.components, "deepcopy", _copied),
        # The bot waits for no event by `Client.wait_for`, which is looked for in every frame of every task.
        patch.object(_dpy_internals, "is_wait_for_listener", lambda *_: False),
    ):
        yield


@contextmanager
def blank_pictures() -> Iterator[None]:
    """Meanwhile boards, covers and results are blank, under the names and with the words they have."""
    with ExitStack() as patches:
        for module, draw in _DRAWN:
            patches.enter_context(patch.object(module, draw, lambda *_, **__: _BLANK))
        yield
