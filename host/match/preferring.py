"""A table's leader chooses what changes nothing about the rules: before the match, and during it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from host.refusal import Refused, only_leader
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table
from host.table.table_base import TableBase
from host.table.table_preferences import TablePreferences, WhenLate


def prefer(table: Table, asker: Person, choose: Callable[[TablePreferences], TablePreferences]) -> Table:
    """What the table has chosen becomes what ``choose`` returns. Raises Refused."""
    if not table.status.is_open:
        raise Refused("table-closed" if table.transcript is None else "match-over")
    if asker.id != table.leader:
        raise only_leader(table.leader)
    chosen = choose(table.preferences)
    hindrance = less_time(table, chosen)
    if hindrance is not None:
        raise Refused(hindrance)
    return replace(table, preferences=chosen)


def less_time(table: TableBase, chosen: TablePreferences) -> str | None:
    """The refusal's code if people would get less time than they sat down for: not once the match runs."""
    agreed = table.preferences
    if table.status is not Status.PLAYING:
        return None
    if chosen.pace.limit_seconds < agreed.pace.limit_seconds:
        return "pace-only-slower"
    if chosen.when_late is WhenLate.COMPUTER is not agreed.when_late:
        return "when-late-agreed"
    return None
