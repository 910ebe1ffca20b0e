"""The process's exit codes, after sysexits(3): a service manager decides by them whether to start it again."""

from __future__ import annotations

FAILED = 1
"""Another try may succeed: it was the network, a database server, a full disk."""

IN_USE = 75
"""Another process has the database."""

WRONG_SETTINGS = 78
"""No further try will succeed before somebody has changed something."""
