"""Health of the bot in figures: what ``/healthz`` says, and what ``/metrics`` measures when it is asked."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any

from prometheus_client.exposition import choose_encoder

from cogs.client import GameNightBot
from cogs.health.metrics import Metrics
from store.errors import DatabaseAway

WORST_LAG_SECONDS = 2.0
"""An interaction fails after three."""

LONGEST_DISCONNECTION_SECONDS = 30.0
"""Discord asks for new connections all the time; they take a second or two."""

LONGEST_PAUSE_SECONDS = 15 * 60.0
"""Seconds that the caretaker may take from one look at what is due to the next."""

LONGEST_UNSHOWN_SECONDS = 5 * 60.0
"""Seconds that a table's channel may be behind the table."""

DATABASE_SECONDS = 5.0
"""A database that takes longer to answer counts as away."""


@dataclass(frozen=True, slots=True)
class Report:
    """``failing`` names the checks that fail; seconds are None where there is nothing to measure."""

    failing: tuple[str, ...]
    event_loop_lag_seconds: float
    gateway_connected: bool
    gateway_latency_seconds: float | None
    servers: int
    database_seconds: float | None
    oldest_unshown_table_seconds: float | None

    def as_json(self) -> dict[str, Any]:
        """Report as ``/healthz`` answers it, with a status in one word first."""
        return {"status": "failing" if self.failing else "ok", **asdict(self)}


class Health:
    """Watches one bot from its beginning."""

    def __init__(self, bot: GameNightBot) -> None:
        self._bot = bot
        # Until all shards are ready for the first time, the bot is starting.
        self._ready = False
        self.stopping = False
        bot.add_listener(self._began, "on_ready")

    async def _began(self) -> None:
        self._ready = True

    @property
    def _connected(self) -> bool:
        """Tell whether all shards are."""
        return self._ready and not self._bot.shards_away

    async def report(self) -> Report:
        """Measure everything now; what is beyond its limit makes the report a failing one."""
        database = await self._database_seconds()
        services = self._bot.services
        behind = (services.live_messages.oldest_unshown, services.nights.messages.oldest_unshown)
        unshown = max((since for since in behind if since is not None), default=None)
        away = max((monotonic() - since for since in self._bot.shards_away.values()), default=0.0)
        latency = self._bot.latency
        wrong = {
            "stopping": self.stopping,
            "event_loop": self._bot.lag.worst > WORST_LAG_SECONDS,
            "gateway": not self._ready or away > LONGEST_DISCONNECTION_SECONDS,
            "database": database is None or self._bot.metrics.write_failed,
            "caretaker": self._bot.caretaking.longest_pause > LONGEST_PAUSE_SECONDS,
            "unshown_table": unshown is not None and unshown > LONGEST_UNSHOWN_SECONDS,
        }
        return Report(
            failing=tuple(what for what, is_wrong in wrong.items() if is_wrong),
            event_loop_lag_seconds=round(self._bot.lag.worst, 4),
            gateway_connected=self._connected,
            gateway_latency_seconds=round(latency, 4) if math.isfinite(latency) else None,
            servers=len(self._bot.guilds),
            database_seconds=database,
            oldest_unshown_table_seconds=None if unshown is None else round(unshown, 1),
        )

    async def metrics(self, accepted: str) -> tuple[bytes, str]:
        """Text for Prometheus, and its content type; ``accepted`` is the Accept header of who asks."""
        bot, metrics = self._bot, self._bot.metrics
        metrics.servers.set(len(bot.guilds))
        metrics.gateway_connected.set(self._connected)
        metrics.oldest_unshown.set(bot.services.live_messages.oldest_unshown or 0)
        metrics.unreadable.set(bot.services.host.nights.unreadable)
        metrics.journal.set(bot.store.journal_bytes)
        metrics.queues.labels("writes").set(bot.store.waiting_writes)
        metrics.queues.labels("unshown_tables").set(bot.services.live_messages.unshown)
        metrics.queues.labels("computers_turns").set(bot.services.computers.tables_at_work)
        # If the database is away, there are no figures: the former ones would be wrong.
        metrics.tables.clear()
        for (game, status), number in (await self._open_tables()).items():
            metrics.tables.labels(game, status).set(number)
        encode, content_type = choose_encoder(accepted)
        return encode(metrics.registry), content_type

    async def _database_seconds(self) -> float | None:
        began = monotonic()
        try:
            await asyncio.wait_for(self._bot.store.ping(), DATABASE_SECONDS)
        except (DatabaseAway, TimeoutError):
            return None  # The store logs an outage.
        return round(monotonic() - began, 4)

    async def _open_tables(self) -> dict[tuple[str, str], int]:
        try:
            return await asyncio.wait_for(self._bot.store.count_open_tables(), DATABASE_SECONDS)
        except (DatabaseAway, TimeoutError):
            return {}


class _Counting(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.logged(record.levelname.lower())


@contextmanager
def counting_logs(metrics: Metrics) -> Iterator[None]:
    """Count the lines of the log by level, as long as the block lasts."""
    handler = _Counting(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
