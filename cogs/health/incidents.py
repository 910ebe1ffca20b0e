"""Errors that are ours: a number for the person, the whole story for the log."""

from __future__ import annotations

import logging
import secrets

log = logging.getLogger(__name__)


def record_incident(error: BaseException, what: str) -> str:
    """Logs the error and returns the number by which the owner finds it in the log."""
    incident = secrets.token_hex(4)
    log.error("Incident %s: %s", incident, what, exc_info=error)
    return incident
