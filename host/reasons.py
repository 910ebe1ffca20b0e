"""The reason that somebody gives for cancelling a match or closing an invitation. Pure."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from host.person import Person, storable
from host.refusal import Refused

LONGEST_REASON = 200
"""Characters."""


@dataclass(frozen=True, slots=True)
class Cancellation:
    """Why a match was cancelled, in somebody's own words, which everybody may read. Nothing says whose they are."""

    reason: str
    by_moderator: bool


def given_reason(asker: Person, reason: str, *, leader: int, moderator: bool) -> Cancellation | None:
    """The reason in one line, composed (NFC), None if there is none; a leader gives theirs as leader.

    Raises Refused("reason-too-long").
    """
    line = " ".join(unicodedata.normalize("NFC", storable(reason)).split())
    if len(line) > LONGEST_REASON:
        raise Refused("reason-too-long", most=LONGEST_REASON)
    return Cancellation(line, by_moderator=moderator and asker.id != leader) if line else None
