"""Logging to standard error, in UTC: one line a record with an error's traceback below it, or JSON.

The journal gets each line with its priority in front (sd-daemon(3)), and no time: it has its own.
"""

import json
import logging
import os
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime

OURS = ("spieleabend", "cogs", "host", "operation", "playground", "render", "store")
"""The loggers that follow LOG_LEVEL."""


def configure_logging(level: str, log_format: str = "text", environment: Mapping[str, str] = os.environ) -> None:
    """``level`` is one of DEBUG, INFO, WARNING, ERROR; ``log_format`` is ``text`` or ``json``."""
    to_journal = _writes_to_journal(environment)
    formatter: logging.Formatter
    if log_format == "json":
        formatter = _JsonLines()
    elif to_journal:
        formatter = logging.Formatter("%(levelname)-7s %(name)s: %(message)s")
    else:
        formatter = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    formatter.converter = time.gmtime
    handler = logging.StreamHandler()
    handler.setFormatter(_WithPriority(formatter) if to_journal else formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Below a warning, libraries log what must stay secret: the database drivers every value that they write, the
    # secret behind the dice among them.
    root.setLevel(max(logging.getLevelName(level), logging.WARNING))
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def report_failure(reason: str, environment: Mapping[str, str] = os.environ) -> None:
    """Why the bot does not run, in the form of the other lines; at a terminal, the plain sentence."""
    if any(isinstance(handler.formatter, _JsonLines) for handler in logging.getLogger().handlers):
        logging.getLogger("spieleabend").critical(reason)
    elif _writes_to_journal(environment):
        sys.stderr.write(f"<{_priority(logging.CRITICAL)}>{reason}\n")
    else:
        sys.stderr.write(f"{reason}\n")


def _writes_to_journal(environment: Mapping[str, str]) -> bool:
    """Tell whether standard error leads to systemd's journal (systemd.exec(5), JOURNAL_STREAM)."""
    device, colon, inode = environment.get("JOURNAL_STREAM", "").partition(":")
    if not (colon and device.isdecimal() and inode.isdecimal()):
        return False
    try:
        status = os.fstat(sys.stderr.fileno())
    except OSError:
        return False
    return (status.st_dev, status.st_ino) == (int(device), int(inode))


class _JsonLines(logging.Formatter):
    """One object a line, whatever the message holds."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _WithPriority(logging.Formatter):
    """``<3>`` before each line of a record: the journal reads line by line."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        return "\n".join(f"<{_priority(record.levelno)}>{line}" for line in self._inner.format(record).splitlines())


def _priority(level: int) -> int:
    """The journal's number, from 2 for critical to 7 for debug."""
    for least, priority in ((logging.CRITICAL, 2), (logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6)):
        if level >= least:
            return priority
    return 7
