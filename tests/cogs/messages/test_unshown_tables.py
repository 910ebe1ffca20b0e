"""The tables that the bot says it could not show."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

from cogs.client import GameNightBot
from store.store import Store
from tests.host.tables import KEY, seated


async def test_a_table_whose_channel_is_gone_is_not_waited_for_any_longer(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    bot = GameNightBot(store, now=lambda: 0.0, random_bytes=bytes, key=KEY)
    services = bot.services
    table = await seated(services.host, "mensch")
    services.painter.table_message = Mock(side_effect=ConnectionError)  # type: ignore[method-assign]
    await services.live_messages.show(table)
    assert services.live_messages.unshown == 1
    assert services.live_messages.oldest_unshown is not None
    await services.host.upkeep.abandon(table.id)
    assert services.live_messages.unshown == 0
    assert services.live_messages.oldest_unshown is None
    await bot.close()
