"""A table's leader chooses what changes nothing about the rules: before the match, and during it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from host.refusal import Refused
from host.table import Person, Table
from host.table_preferences import TablePreferences


def prefer(table: Table, asker: Person, choose: Callable[[TablePreferences], TablePreferences]) -> Table:
    """What the table has chosen becomes what ``choose`` returns. Raises Refused."""
    if not table.status.is_open:
        raise Refused("table-closed" if table.transcript is None else "match-over")
    if asker.id != table.leader:
        raise Refused("only-leader")
    return replace(table, preferences=choose(table.preferences))
