"""Logging to standard error: one line a record, in UTC; an error's traceback follows its line."""

from __future__ import annotations

import logging
import time

OURS = ("spieleabend", "cogs", "host", "playground", "render", "store")
"""The loggers that follow LOG_LEVEL."""


def configure_logging(level: str) -> None:
    """``level`` is one of DEBUG, INFO, WARNING, ERROR."""
    formatter = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    formatter.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Below a warning, libraries tell what must stay secret: the database drivers every value that they write, the
    # secret behind the dice among them.
    root.setLevel(max(logging.getLevelName(level), logging.WARNING))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
