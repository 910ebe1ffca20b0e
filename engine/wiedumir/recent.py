"""Events since the latest roll, that roll's move included: for pictures and for positions in words.

Of the turns before it, since the last one of the seat that looks, only the movements are kept.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

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
    MoveForgone,
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

    ``earlier`` are movements of the turns before. ``landings`` say what the square on which a pawn landed made of its
    owner's chips (W4), where that was anything: the movement's place in ``earlier`` and ``movements`` together, and the
    change.
    """

    seat: Seat | None = None
    number: int | None = None
    movements: tuple[PawnMoved, ...] = ()
    cards: tuple[CardDrawn, ...] = ()
    without_effect: tuple[Card, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    struck: tuple[tuple[Seat, int], ...] = ()
    earlier: tuple[PawnMoved, ...] = ()
    landings: tuple[tuple[int, int], ...] = ()

    @property
    def steps(self) -> tuple[tuple[PawnMoved, int], ...]:
        """All movements, the oldest first, each with what its square made of the owner's chips."""
        changes = dict(self.landings)
        return tuple((moved, changes.get(place, 0)) for place, moved in enumerate((*self.earlier, *self.movements)))

    def change(self, seat: Seat) -> int | None:
        """Sum of the transfers of the seat's chips; None if a swap of secret chips was among them."""
        total = 0
        for transfer in self.transfers:
            if seat in (transfer.giver, transfer.receiver):
                if transfer.amount is None:
                    return None
                total += transfer.amount if seat == transfer.receiver else -transfer.amount
        return total


NOTHING_YET = RecentTurn()


def recent_turn(groups: Sequence[tuple[Event, ...]], reader: Seat | None = None) -> RecentTurn:
    """The latest turn of a match, from its latest events, a group for each record.

    ``reader`` is the seat since whose last turn movements are ``earlier``; without one there are none.
    """
    every = [event for group in groups for event in group]
    # From the latest roll on, or from the beginning of a game in which nobody has rolled yet.
    begins = max((place for place, event in enumerate(every) if isinstance(event, DieRolled | GameBegan)), default=0)
    events = every[begins:]
    if not events or not isinstance(events[0], DieRolled):
        return NOTHING_YET
    earlier = [] if reader is None else every[_after_the_turn_of(reader, every) : begins]
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
        earlier=tuple(event for event in earlier if isinstance(event, PawnMoved)),
        landings=tuple(_landings([*earlier, *events])),
    )


def _after_the_turn_of(reader: Seat, events: Sequence[Event]) -> int:
    """The place of the roll after the reader's last turn, or of the game's beginning; that turn is not the latest."""
    first = max((place + 1 for place, event in enumerate(events) if isinstance(event, GameBegan)), default=0)
    since = enumerate(events[first:], first)
    rolls = [(place, event.seat) for place, event in since if isinstance(event, DieRolled)]
    return max((after for (_, seat), (after, _) in pairwise(rolls) if seat == reader), default=first)


def _landings(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    movements, landed = 0, None
    for event in events:
        match event:
            case PawnMoved(pawn=pawn):
                movements, landed = movements + 1, pawn.seat
            case ChipsTaken(seat, amount, card=None) | ChipsPaid(seat, amount, card=None) if seat == landed:
                if amount:
                    yield movements - 1, amount if isinstance(event, ChipsTaken) else -amount
                landed = None
            case DieRolled() | CardDrawn() | MoveForgone():
                landed = None


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
