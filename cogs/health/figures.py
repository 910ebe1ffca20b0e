"""What each process says of itself to the owner: its own figures are of this moment, the others' as they last said."""

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


class Figures:
    """``servers`` counts those of this process, ``unshown`` as `LiveMessages.unshown` does."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        lag: LoopLag,
        *,
        servers: Callable[[], int],
        unshown: Callable[[], int],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._lag = lag
        self._servers = servers
        self._unshown = unshown

    def own(self) -> dict[str, int]:
        return {
            "servers": self._servers(),
            "started": int(self._metrics.matches("started")),
            "finished": int(self._metrics.matches("finished")),
            "unshown": self._unshown(),
            "memory": round(self._metrics.resident_megabytes),
            "lag": round(self._lag.worst * 1000),
        }

    async def report(self, now: float) -> None:
        """Lets the other processes know them. Raises DatabaseAway."""
        await self._store.processes.report(self.own(), now)

    async def of_all(self, now: float) -> list[Reported]:
        """Of every process that serves the database, in the order of their shards."""
        own = self._store.processes.own
        present = await self._store.processes.present()
        found = [Reported(each.shards, self.own(), now) if each.id == own else _reported(each, now) for each in present]
        return found or [Reported(str(self._store.shards), self.own(), now)]

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
