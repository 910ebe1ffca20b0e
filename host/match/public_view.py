"""The public view of a table: its public fields, and what may be shown of the others.

Both are named piece by piece, so the secret cannot be among them.
"""

from __future__ import annotations

from dataclasses import fields

from engine.transcript import RESIGNED
from host.match import consent, orders
from host.match.running import is_reading, next_act
from host.table.public_table import PublicTable
from host.table.table import Table, TableBase

_COMMON = tuple(field.name for field in fields(TableBase))
"""The fields that everybody may know as they are."""


def make_public(table: Table) -> PublicTable:
    """The match must have been folded if it can be."""
    match, transcript = table.match, table.transcript
    revealed = transcript is not None and not table.status.is_open and table.secret_known
    return PublicTable(
        **{name: getattr(table, name) for name in _COMMON},
        seeds=table.seeds,
        revealed_secret=table.revealed_secret.hex() if revealed else None,
        asleep=table.asleep,
        moved_at=table.moved_at,
        version=table.version,
        to_act=match.to_act() if match is not None and table.status.is_open else (),
        view=None if match is None else match.view(None),
        recent=() if match is None else tuple(match.recent),
        may_take_back=consent.seat_that_may_take_back(table),
        asked=frozenset() if table.proposal is None else consent.asked(table, table.proposal),
        scripted_act=next_act(table),
        reading=is_reading(table),
        orders=() if match is None else match.orders,
        meanwhile=orders.meanwhile(table),
        resigned=() if transcript is None else transcript.resigned,
        ended_by_resignation=transcript is not None and transcript.ending == RESIGNED,
    )
