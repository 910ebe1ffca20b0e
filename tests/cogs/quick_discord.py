"""Saves these tests what takes its time: translating the same commands again, and pauses before another try."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.http
from discord.abc import Snowflake
from discord.app_commands import AppCommand, CommandTree
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.http.client import FakeHTTPClient

from cogs import delivery

_sync = CommandTree.sync
_registered: list[dict[str, Any]] = []


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


@contextmanager
def in_a_hurry() -> Iterator[None]:
    """Meanwhile each bot registers the commands that the first one translated, and requests are repeated soon."""
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": _sleep_less})
    with (
        patch.object(CommandTree, "sync", _sync_from_memory),
        patch.object(discord.http, "asyncio", hurried),
        patch.object(delivery, "asyncio", hurried),
    ):
        yield
