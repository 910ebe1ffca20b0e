"""Metrics of the process: what is counted, event-loop lag, memory, and incidents with their numbers."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic, perf_counter
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from host.table.status import Status
from host.table.table import Table

T = TypeVar("T")

_NAMESPACE = "spieleabend"

_SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds, from what nobody notices to what makes an interaction fail, which is three."""

_TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+)/[^/]+")
_IDS = re.compile(r"/\d{5,}")


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        histogram = partial(Histogram, namespace=_NAMESPACE, registry=registry)
        counter = partial(Counter, namespace=_NAMESPACE, registry=registry)
        gauge = partial(Gauge, namespace=_NAMESPACE, registry=registry)
        seconds = partial(histogram, buckets=_SHORT)
        self._acknowledgements = seconds(
            "acknowledgement_seconds",
            "From the moment a press, command or form has arrived until Discord has taken the acknowledgement",
            ["kind"],
        )
        self._frames = seconds(
            "frame_seconds", "Drawing and wording a position or a result, without the wait for it", ["game"]
        )
        self._commits = seconds("commit_seconds", "Transactions that write, each for everything that has gathered")
        self._writes = counter("writes", "What was written by these transactions", ["outcome"])
        self._requests = histogram(
            "discord_request_seconds",
            "Requests to Discord, each try by itself",
            ["method", "status"],
            buckets=(0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 20.0),
        )
        self._waits = counter("rate_limit_waits", "Requests that had to wait for Discord’s rate limits")
        self._wait_seconds = counter("rate_limit_wait_seconds", "How long they waited, added up")
        self._remaining = gauge(
            "rate_limit_remaining",
            "Requests that Discord’s latest answer of that route left in its bucket, by the bucket’s size",
            ["method", "route", "limit"],
        )
        self._opened = counter("tables_opened", "Tables that were opened", ["game"])
        self._matches = counter("matches", "Matches that began or ended, and how", ["game", "event"])
        self._logged = counter("log_records", "Warnings and errors in the log; every incident is an error", ["level"])
        self.loop_lag = seconds(
            "event_loop_lag_seconds", "How much later than planned the event loop came to something"
        )
        self.tables = gauge("tables", "Open tables", ["game", "status"])
        self.queues = gauge(
            "queue_length",
            "What waits: frames to be drawn, writes for the disk, tables to be shown, computers’ turns",
            ["queue"],
        )
        self.oldest_unshown = gauge(
            "oldest_unshown_table_seconds", "For how long the table whose channel is furthest behind has been so"
        )
        self.unreadable = gauge("nights_unreadable", "Game nights set aside since the start, as they cannot be read")
        self.journal = gauge("sqlite_journal_bytes", "SQLite’s write-ahead log")
        self.servers = gauge("servers", "Discord servers that the bot is on")
        self.gateway_connected = gauge("gateway_connected", "1 while the gateway is connected")
        self.write_failed = False
        """State of the latest transaction that was to write anything: True if it failed."""

    @contextmanager
    def acknowledging(self, kind: str) -> Iterator[None]:
        """Times what is done until the end of the block; what failed does not count."""
        began = perf_counter()
        yield
        self._acknowledgements.labels(kind).observe(perf_counter() - began)

    def frame(self, game: str, draw: Callable[[], T]) -> Callable[[], T]:
        """Time the function on the thread that calls it."""
        return self._frames.labels(game).time()(draw)

    def committed(self, writes: int, seconds: float, *, failed: bool) -> None:
        self.write_failed = failed
        self._commits.observe(seconds)
        self._writes.labels("failed" if failed else "stored").inc(writes)

    def requested(self, method: str, status: str, seconds: float) -> None:
        self._requests.labels(method, status).observe(seconds)

    def bucket(self, method: str, path: str, limit: str, remaining: float) -> None:
        """Note what Discord says of the bucket of a request with that path."""
        route = _IDS.sub("/id", _TOKENS.sub(r"\1/token", path))
        self._remaining.labels(method, route, limit).set(remaining)

    def waited(self, seconds: float) -> None:
        """A request to Discord has been held back for so long."""
        self._waits.inc()
        self._wait_seconds.inc(seconds)

    def logged(self, level: str) -> None:
        self._logged.labels(level).inc()

    def matches(self, event: str) -> float:
        """The number of matches that have ``started``, ``finished`` … since the bot's start."""
        [family] = self._matches.collect()
        counted = (each for each in family.samples if each.name == f"{_NAMESPACE}_matches_total")
        return sum(each.value for each in counted if each.labels["event"] == event)

    @property
    def resident_megabytes(self) -> float:
        """0 where the system has no ``/proc``."""
        return (self.registry.get_sample_value("process_resident_memory_bytes") or 0.0) / 2**20

    def table_changed(self, before: Table | None, after: Table) -> None:
        """Count a change of a stored table; ``before`` is None for one that has just been opened."""
        if before is None:
            self._opened.labels(after.game_key).inc()
            return
        if before.status is Status.LOBBY and after.status is Status.PLAYING:
            self._matches.labels(after.game_key, "started").inc()
        if before.status is Status.PLAYING and not after.status.is_open:
            self._matches.labels(after.game_key, after.status.value).inc()


PAUSE_SECONDS = 0.25
REMEMBERED_SECONDS = 30.0


class LoopLag:
    """``observe`` gets every measurement, in seconds."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._recent: deque[float] = deque([0.0], maxlen=int(REMEMBERED_SECONDS / PAUSE_SECONDS))

    @property
    def worst(self) -> float:
        """The longest delay of the last `REMEMBERED_SECONDS`."""
        return max(self._recent)

    async def measure(self) -> None:
        """Measures until it is cancelled."""
        while True:
            due = monotonic() + PAUSE_SECONDS
            await asyncio.sleep(PAUSE_SECONDS)
            lag = max(0.0, monotonic() - due)
            self._recent.append(lag)
            self._observe(lag)


log = logging.getLogger(__name__)


def record_incident(error: BaseException, what: str) -> str:
    """Logs the error and returns the number by which the owner finds it in the log."""
    incident = secrets.token_hex(4)
    log.error("Incident %s: %s", incident, what, exc_info=error)
    return incident
