"""The reason that somebody gives for cancelling a match or closing an invitation. Pure."""

from __future__ import annotations

import unicodedata

from host.person import Person, storable
from host.refusal import Refused
from host.table import Cancellation, Table

LONGEST_REASON = 200
"""Characters."""


def given_reason(table: Table, asker: Person, reason: str, *, moderator: bool) -> Cancellation | None:
    """The reason in one line, composed (NFC), None if there is none; a leader gives theirs as leader.

    Raises Refused("reason-too-long").
    """
    line = " ".join(unicodedata.normalize("NFC", storable(reason)).split())
    if len(line) > LONGEST_REASON:
        raise Refused("reason-too-long", most=LONGEST_REASON)
    return Cancellation(line, by_moderator=moderator and asker.id != table.leader) if line else None
