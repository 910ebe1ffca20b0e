"""Counts warnings and errors as they are logged, so that an alert on errors misses no incident."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from cogs.health.metrics import Metrics


class _Counting(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.logged(record.levelname.lower())


@contextmanager
def counting_logs(metrics: Metrics) -> Iterator[None]:
    handler = _Counting(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
