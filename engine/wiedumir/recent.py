"""What has happened since the latest roll, that roll's move included: for pictures and for positions in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import Event, Seat
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import AFTER_LIMIT
from engine.wiedumir.events import (
    CardDrawn,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    ChipsTaken,
    DieRolled,
    GameBegan,
    LimitStruck,
    PawnMoved,
)


@dataclass(frozen=True, slots=True)
class Transfer:
    """Chips went from one seat to another; None is the supply. ``amount`` is None for either half of a secret swap."""

    giver: Seat | None
    receiver: Seat | None
    amount: int | None


@dataclass(frozen=True, slots=True)
class RecentTurn:
    """The latest turn as far as it has gone; it stays until the next roll. Empty before the first roll of a game.

    ``seat`` rolled the ``number``. While a card asks, it is the last of the ``cards``. Those ``without_effect`` could
    not be carried out. ``transfers`` of no chips are left out; what the limit returns is among them. ``struck`` are the
    seats that the limit hit, each with the number of chips it had when it was hit first (W5).
    """

    seat: Seat | None = None
    number: int | None = None
    movements: tuple[PawnMoved, ...] = ()
    cards: tuple[CardDrawn, ...] = ()
    without_effect: tuple[Card, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    struck: tuple[tuple[Seat, int], ...] = ()

    def change(self, seat: Seat) -> int | None:
        """What the transfers made of the seat's chips in all; None if a swap of secret chips was among them."""
        total = 0
        for transfer in self.transfers:
            if seat in (transfer.giver, transfer.receiver):
                if transfer.amount is None:
                    return None
                total += transfer.amount if seat == transfer.receiver else -transfer.amount
        return total


NOTHING_YET = RecentTurn()


def recent_turn(groups: Sequence[tuple[Event, ...]]) -> RecentTurn:
    """The latest turn of a match, from its latest events, a group for each record."""
    events = list(_since_the_roll(groups))
    if not events or not isinstance(events[0], DieRolled):
        return NOTHING_YET
    struck: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, LimitStruck):
            struck.setdefault(event.seat, event.returned + AFTER_LIMIT)
    return RecentTurn(
        seat=events[0].seat,
        number=events[0].number,
        movements=tuple(event for event in events if isinstance(event, PawnMoved)),
        cards=tuple(event for event in events if isinstance(event, CardDrawn)),
        without_effect=tuple(event.card for event in events if isinstance(event, CardWithoutEffect)),
        transfers=tuple(transfer for event in events for transfer in _transfers(event) if transfer.amount != 0),
        struck=tuple(struck.items()),
    )


def _since_the_roll(groups: Sequence[tuple[Event, ...]]) -> Iterator[Event]:
    """From the latest roll on, or from the beginning of a game in which nobody has rolled yet."""
    begins = next(
        (
            (number, place)
            for number in reversed(range(len(groups)))
            for place in reversed(range(len(groups[number])))
            if isinstance(groups[number][place], DieRolled | GameBegan)
        ),
        None,
    )
    if begins is not None:
        number, place = begins
        yield from groups[number][place:]
        for group in groups[number + 1 :]:
            yield from group


def _transfers(event: Event) -> Iterator[Transfer]:
    match event:
        case ChipsTaken(seat, amount):
            yield Transfer(None, seat, amount)
        case ChipsPaid(seat, amount) | LimitStruck(seat, amount):
            yield Transfer(seat, None, amount)
        case ChipsGiven(giver, receiver, amount):
            yield Transfer(giver, receiver, amount)
        case ChipsSwapped(first, second, amounts):
            to_second, to_first = amounts or (None, None)
            yield Transfer(first, second, to_second)
            yield Transfer(second, first, to_first)
