"""Parts of sentences that every game's table needs: seats by name, lists of them, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engine.game import Event, Seat
from host.public_table import PublicTable
from localization.catalog import Speaker
from render.seat_marks import MARKS

E = TypeVar("E", bound=Event)


def seat_name(seat: Seat, names: Sequence[str]) -> str:
    """Symbol and name, such as "🔺 **Anna**"."""
    return f"{MARKS[seat].emoji} **{names[seat]}**"


def list_of_seats(seats: Sequence[Seat], names: Sequence[str], say: Speaker) -> str:
    """Such as "Anna, Ben and Chloé"."""
    told = [seat_name(seat, names) for seat in seats]
    return told[0] if len(told) == 1 else say("list-and", most=", ".join(told[:-1]), last=told[-1])


def bullets(events: Iterable[E], tell: Callable[[E], str]) -> str:
    """A line for every fact that has a sentence."""
    return "\n".join(f"- {sentence}" for event in events if (sentence := tell(event)))


def prompt(table: PublicTable, say: Speaker, names: Sequence[str], game: str, phase: str, **values: int | str) -> str:
    """What the seat to act is asked to do, mentioned if a person plays it: the game's text for the phase."""
    seat = table.to_act[0]
    holder = table.seats[seat]
    if holder.person is None or holder.played_by_computer:
        return f"{MARKS[seat].emoji} " + say(f"{game}-prompt-computer", name=f"**{names[seat]}**", **values)
    return f"{MARKS[seat].emoji} " + say(f"{game}-prompt-{phase}", name=f"<@{holder.person.id}>", **values)
