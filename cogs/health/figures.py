"""Figures of each process for the owner: its own are of this moment, the others' as they last said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cogs.health.metrics import LoopLag, Metrics
from store.rows import ServingProcess
from store.store import Store

REPORT_EVERY_SECONDS = 30.0

_SILENT_AFTER_SECONDS = 4 * REPORT_EVERY_SECONDS

_NAMES = ("servers", "started", "finished", "unshown", "memory", "lag")
"""Memory is in MB, the event loop's longest recent delay in milliseconds."""


@dataclass(frozen=True, slots=True)
class Reported:
    """``shards`` as in ``0-3/8``; ``reported_at`` is in seconds since 1970."""

    shards: str
    figures: Mapping[str, int]
    reported_at: float
    is_recent: bool = True


@dataclass(eq=False)
class Figures:
    """``servers`` counts those of this process, ``unshown`` as `LiveMessages.unshown` does."""

    store: Store
    metrics: Metrics
    lag: LoopLag
    servers: Callable[[], int]
    unshown: Callable[[], int]

    def own(self) -> dict[str, int]:
        """Figures of this process now, as it stores them for the others; lag is in milliseconds."""
        return {
            "servers": self.servers(),
            "started": int(self.metrics.matches("started")),
            "finished": int(self.metrics.matches("finished")),
            "unshown": self.unshown(),
            "memory": round(self.metrics.resident_megabytes),
            "lag": round(self.lag.worst * 1000),
        }

    async def report(self, now: float) -> None:
        """Lets the other processes know them. Raises DatabaseAway."""
        await self.store.processes.report(self.own(), now)

    async def of_all(self, now: float) -> list[Reported]:
        """Of every process that serves the database, in the order of their shards."""
        own = self.store.processes.own
        present = await self.store.processes.present()
        found = [Reported(each.shards, self.own(), now) if each.id == own else _reported(each, now) for each in present]
        return found or [Reported(str(self.store.shards), self.own(), now)]

    @staticmethod
    def together(processes: Sequence[Reported]) -> dict[str, int]:
        """Added up; of the delays the longest."""
        return {
            name: (max if name == "lag" else sum)(process.figures[name] for process in processes) for name in _NAMES
        }


def _reported(process: ServingProcess, now: float) -> Reported:
    figures = {name: int(process.figures.get(name, 0)) for name in _NAMES}
    at = process.since if process.reported_at is None else process.reported_at
    return Reported(process.shards, figures, at, is_recent=now - at < _SILENT_AFTER_SECONDS)
