"""Saves these tests what takes its time: translating the same commands again, and pauses before another try."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.http
from discord.abc import Snowflake
from discord.app_commands import AppCommand, CommandTree

from cogs import delivery

_sync = CommandTree.sync
_registered: list[str] = []


async def _sync_from_memory(tree: CommandTree[Any], *, guild: Snowflake | None = None) -> list[AppCommand]:
    if guild is not None or tree.translator is None:
        return await _sync(tree, guild=guild)
    if not _registered:
        payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
        _registered.append(json.dumps(payload))
    assert tree.client.application_id is not None
    await tree.client.http.bulk_upsert_global_commands(tree.client.application_id, payload=json.loads(_registered[0]))
    return []


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
