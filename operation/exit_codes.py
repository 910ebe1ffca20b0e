"""With which code the process ends, after sysexits(3): service managers tell by it whether to start it again."""

from __future__ import annotations

FAILED = 1
"""It may go better at another try: the network, a database server, a full disk."""

IN_USE = 75
"""Another process has the database."""

WRONG_SETTINGS = 78
"""No further try will succeed before somebody has changed something."""
