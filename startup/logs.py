"""Logging to standard error: one line a record, in UTC."""

from __future__ import annotations

import logging
import time


def configure_logging(level: str) -> None:
    formatter = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    formatter.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # They tell every heartbeat, every step of a migration and every page that is looked at.
    for name in ("discord", "alembic", "aiohttp.access"):
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
