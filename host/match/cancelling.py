"""Ending a match without an outcome, because somebody asks for it. Pure: a table in, a table out."""

from __future__ import annotations

from dataclasses import replace

from host.match.play import abandon
from host.match.running import require_playing
from host.refusal import Refused, only_leader
from host.table.seats import Person
from host.table.status import given_reason
from host.table.table import Table

PATIENCE_SECONDS = 600
"""How long a table must have stood still before its leader may cancel it, or a stranger a table that sleeps."""


def cancel(table: Table, asker: Person, now: float, *, moderator: bool, reason: str = "") -> Table:
    """Cancels the match without an outcome; everybody is shown the ``reason``, if there is one.

    A moderator who gives a reason need not wait, nor a leader who plays alone. Anyone with a seat may end
    a table that sleeps at once, anybody else after a while, also those who resigned. Raises Refused.
    """
    require_playing(table)
    given = given_reason(asker, reason, leader=table.leader, moderator=moderator)
    may_explain = moderator or asker.id == table.leader
    if not may_explain and (given or not table.asleep):
        raise only_leader(table.leader, or_moderator=True)
    if table.asleep:
        at_once, still_since = moderator or table.belongs_to(asker.id), table.waiting_since
    else:
        alone = all(person.id == asker.id for person in table.people)
        at_once, still_since = alone or (moderator and given is not None), table.moved_at
    waited = now - still_since
    if not at_once and waited < PATIENCE_SECONDS:
        raise Refused("moved-recently", minutes=max(1, round((PATIENCE_SECONDS - waited) / 60)))
    return replace(abandon(table), cancellation=given)
