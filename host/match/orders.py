"""Standing orders at a table (`engine.orders`): given, taken back, over, and what they have done. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.game import FORCED, ROLL
from engine.match import RECENT_RECORDS
from engine.orders import TURNS
from engine.transcript import Acted, Chanced, Note, Ordered
from host.match.running import noted, require_playing, require_present
from host.refusal import Refused
from host.table.public_table import Meanwhile
from host.table.table import Table, TableBase

_BY_ITSELF = {ROLL: "auto_roll", FORCED: "auto_move"}
"""The options by which a table does it for everybody."""


def offered(table: TableBase) -> tuple[str, ...]:
    """Orders that a person may give at the table; none in a lesson."""
    acts = () if table.game is None or table.lesson is not None else table.game.orders
    return tuple(act for act in acts if not table.options.get(_BY_ITSELF[act]))


def ends(table: TableBase) -> tuple[str, ...]:
    """Alarms that may end an order there, besides its person."""
    return (*table.edition.alarms, TURNS)


def give(table: Table, person_id: int, acts: Sequence[str], until: Sequence[str]) -> Table:
    """The person gives that order in the place of another, or without ``acts`` takes it back. Raises Refused."""
    require_playing(table)
    seat = require_present(table, person_id)
    if not ({*acts} <= {*offered(table)} and {*until} <= {*ends(table)}):
        raise Refused("no-such-order")
    order, former = Ordered(seat, tuple(acts), tuple(until)), table.running_match.order_of(seat)
    # Pressed twice, it changes nothing.
    if order == former.order if former is not None else not acts:
        return table
    given = noted(table, order)
    if settled(given) is not given:
        raise Refused("order-ends-at-once")
    return given


def settled(table: Table) -> Table:
    """The table without the order of the seat in turn, if its end has come."""
    if table.match is None or not table.status.is_open:
        return table
    match = table.match.with_order_ended()
    return table if match is table.match else table.with_match(match)


def meanwhile(table: Table) -> Meanwhile | None:
    """Acts that orders have done for the person in turn since the last decision that they made themselves.

    A roll in the present turn of a live table is nothing to recount: its message does.
    """
    if table.match is None or table.waiting_for is None or not (acting := table.match.to_act()):
        return None
    version = since = table.version
    acted, ended_by, worth_telling = False, None, table.preferences.pace.by_correspondence
    for record in islice(reversed(table.match.records), RECENT_RECORDS):
        match record:
            case Acted(seat, ordered=None) if seat == acting[0]:
                break
            case Acted(seat) if seat == acting[0]:
                acted = worth_telling
            case Acted():
                worth_telling = True
            case Ordered(seat, (), (end,)) if seat == acting[0] and not acted:
                ended_by = end
        version -= not isinstance(record, Note)
        if not isinstance(record, Chanced | Note):
            since = version
    return Meanwhile(since, ended_by) if acted else None
