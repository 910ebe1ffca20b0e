"""Tools for tests that play a game twice, with other secrets, and compare what could be seen of it."""

import json
from pathlib import Path

from cogs.client import GameNightBot
from cogs.requests.rate_limits import RateLimits
from store.database import sqlite_address
from store.store import Store
from tests.cogs.conftest import Clock, Patience
from tests.simulated_discord import Seen


async def open_bot_without_chance(folder: Path) -> GameNightBot:
    """A bot with a database of its own in that new folder, whose secrets are always the same."""
    folder.mkdir()
    store = await Store.open(sqlite_address(folder / "tables.sqlite"))
    return GameNightBot(
        store,
        now=Clock(),
        random_bytes=bytes,
        key=bytes(32),
        rate_limits=RateLimits(Patience()),
        requests_a_second=100_000,
    )


def shown(seen: Seen) -> object:
    """All that a message shows, to be compared byte for byte."""
    return (json.dumps(seen.components, sort_keys=True), sorted(seen.files.items()), seen.ephemeral)
