"""What people do at a table before the match begins. Pure: a table in, a table out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.fair_dice import FairDice
from engine.game import IllegalAction, OptionValue, Seat
from engine.match import Match
from engine.transcript import Header
from host.refusal import Refused
from host.table import Person, SeatHolder, Status, Table


def join(table: Table, person: Person, public_value: str) -> Table:
    """The person takes the next free seat."""
    _require_lobby(table)
    if table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    return _add(table, SeatHolder(person, public_value))


def add_computer(table: Table, asker: Person, level: str) -> Table:
    _require_leader(table, asker)
    if level not in table.game.spec.levels:
        raise Refused("unknown-level")
    return _add(table, SeatHolder(None, level=level))


def remove_computer(table: Table, asker: Person) -> Table:
    """The computer player that came last gets up."""
    _require_leader(table, asker)
    computers = [seat for seat, holder in enumerate(table.seats) if holder.person is None]
    if not computers:
        raise Refused("no-computer")
    return replace(table, seats=table.seats[: computers[-1]] + table.seats[computers[-1] + 1 :])


def leave(table: Table, person_id: int) -> Table:
    """The person gets up. The next seat's person leads if they led; a table without people closes."""
    _require_lobby(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    left = replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :])
    if not left.people:
        return replace(left, status=Status.CLOSED)
    return pass_leadership(left, person_id, seat)


def pass_leadership(table: Table, former: int, seat: int) -> Table:
    """If ``former`` led, the next person present does, going clockwise from ``seat``."""
    if table.leader != former or not table.people:
        return table
    clockwise = table.seats[seat:] + table.seats[:seat]
    heir = next(holder.person for holder in clockwise if holder.person is not None and not holder.away)
    return replace(table, leader=heir.id)


def set_option(table: Table, asker: Person, key: str, value: OptionValue) -> Table:
    _require_leader(table, asker)
    options = {**table.options, key: value}
    try:
        table.game.spec.check_options(options)
    except IllegalAction as refusal:
        raise Refused(refusal.code, **refusal.values) from refusal
    return replace(table, options=options)


def swap_seats(table: Table, asker: Person, one: Seat, other: Seat) -> Table:
    """Whoever holds the two seats changes places."""
    _require_leader(table, asker)
    if not all(0 <= seat < len(table.seats) for seat in (one, other)):
        raise Refused("no-such-seat")
    if one == other:
        raise Refused("same-seat")
    return table.with_seat(one, table.seats[other]).with_seat(other, table.seats[one])


def start(table: Table, asker: Person, public_value: str) -> Table:
    """The match begins. The starter's press is the last public value of the dice."""
    _require_leader(table, asker)
    counts = table.game.spec.seat_counts
    if len(table.seats) not in counts:
        missing = min(count for count in counts if count > len(table.seats)) - len(table.seats)
        raise Refused("too-few", missing=missing, seated=len(table.seats))
    values = tuple(holder.public_value for holder in table.seats if holder.public_value)
    header = Header(
        game=table.game.spec.key,
        rules_version=table.game.spec.rules_version,
        options=table.options,
        seats=len(table.seats),
        commitment=table.commitment,
        public_values=(*values, public_value),
    )
    dice = FairDice(table.secret, header.public_values)
    return replace(table, status=Status.PLAYING, match=Match.begin(table.game, header, dice.draw))


def close(table: Table, asker: Person, *, moderator: bool) -> Table:
    """The leader or a moderator gives the invitation up."""
    _require_lobby(table)
    if asker.id != table.leader and not moderator:
        raise Refused("only-leader-or-moderator")
    return replace(table, status=Status.CLOSED)


def seats_for_rematch(seats: Sequence[SeatHolder]) -> tuple[SeatHolder, ...]:
    """The same seats again, without the people who had left."""
    return tuple(holder for holder in seats if not holder.away)


def _add(table: Table, holder: SeatHolder) -> Table:
    most = max(table.game.spec.seat_counts)
    if len(table.seats) >= most:
        raise Refused("table-full", most=most)
    return replace(table, seats=(*table.seats, holder))


def _require_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Refused("already-started" if table.status is Status.PLAYING else "table-closed")


def _require_leader(table: Table, asker: Person) -> None:
    _require_lobby(table)
    if asker.id != table.leader:
        raise Refused("only-leader")
