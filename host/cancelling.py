"""Ending a match without an outcome, because somebody asks for it. Pure: a table in, a table out."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from host.play import abandon
from host.refusal import Refused
from host.running import require_playing
from host.table import Cancellation, Person, Table

PATIENCE_SECONDS = 600
"""How long a table must have stood still before its leader may cancel it, or a stranger a table that sleeps."""

LONGEST_REASON = 200
"""Characters."""


def cancel(table: Table, asker: Person, now: float, *, moderator: bool, reason: str = "") -> Table:
    """Cancels the match without an outcome; everybody is shown the ``reason``, if there is one.

    A moderator who gives a reason need not wait, nor a leader who plays alone. Anyone who had a seat may end
    a table that sleeps at once, anybody else after a while. Raises Refused.
    """
    require_playing(table)
    reason = cleaned(reason)
    may_explain = moderator or asker.id == table.leader
    if reason and not may_explain:
        raise Refused("only-leader-or-moderator")
    if not table.asleep and not may_explain:
        raise Refused("only-leader-or-moderator")
    if table.asleep:
        at_once, still_since = moderator or table.seat_of(asker.id) is not None, table.waiting_since
    else:
        alone = all(person.id == asker.id for person in table.people)
        at_once, still_since = alone or (moderator and bool(reason)), table.moved_at
    waited = now - still_since
    if not at_once and waited < PATIENCE_SECONDS:
        raise Refused("moved-recently", minutes=max(1, round((PATIENCE_SECONDS - waited) / 60)))
    ended = abandon(table)
    if not reason:
        return ended
    by_moderator = moderator and asker.id != table.leader
    return replace(ended, cancellation=Cancellation(reason, by_moderator))


def cleaned(reason: str) -> str:
    """The reason in one line, composed (NFC). Raises Refused("reason-too-long")."""
    line = " ".join(unicodedata.normalize("NFC", reason.replace("\0", "")).split())
    if len(line) > LONGEST_REASON:
        raise Refused("reason-too-long", most=LONGEST_REASON)
    return line
