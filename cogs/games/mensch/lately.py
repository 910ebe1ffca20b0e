"""Which facts are told: all since a person was asked last, without the plainest if they are many."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain

from cogs.games.mensch.history import Claimed, Fact, Moved, Rolled, Stayed, facts_of
from cogs.games.mensch.story import tell
from engine.game import Event, Seat
from engine.mensch.agreement import Agreement
from localization.catalog import Speaker

_AT_LEAST = 7
"""What four seats did, so that whoever looks in again sees a round."""

_MANY = 14
"""More than that nobody reads; what matters least is left out."""

_LETTERS = 1500
"""So that there is room for everything else in a message, also where the position is told in words."""


def tell_lately(
    events: Sequence[tuple[Event, ...]],
    agreed: Agreement,
    people: Collection[Seat],
    say: Speaker,
    names: Sequence[str],
) -> str:
    """The latest facts as a list. ``people`` are the seats that no computer plays."""
    facts = facts_of(chain.from_iterable(events), agreed)
    asked = (place for place in reversed(range(len(facts))) if _was_asked(facts[place], agreed, people))
    first = max(0, min(next(asked, 0), len(facts) - _AT_LEAST))
    kept, left_out = list(range(first, len(facts))), list[int]()
    while len(kept) > _MANY and (plain := _plainest(facts, kept)) is not None:
        _leave_out(plain, kept, left_out)
    told = {place: sentence for place in kept if (sentence := tell(facts, place, agreed, say, names))}
    while True:
        lines = _lines(facts, [place for place in kept if place in told], left_out, told, say)
        if sum(map(len, lines)) <= _LETTERS:
            return "\n".join(lines)
        plain = _plainest(facts, kept)
        _leave_out(kept[0] if plain is None else plain, kept, left_out)


def tell_last(events: Sequence[tuple[Event, ...]], agreed: Agreement, say: Speaker, names: Sequence[str]) -> str:
    """Only the latest fact, for whoever asks what their press has done."""
    facts = facts_of(chain.from_iterable(events), agreed)
    return f"- {tell(facts, len(facts) - 1, agreed, say, names)}"


def _was_asked(fact: Fact, agreed: Agreement, people: Collection[Seat]) -> bool:
    """Whether a person decided it, and so has seen everything before it."""
    match fact:
        case Claimed(claimant):
            return claimant in people
        case Moved(move=move):
            chose = not agreed.auto_roll or not agreed.auto_move or fact.force is None
            return chose and move.seat in people
        case Rolled(seat):
            return not agreed.auto_roll and seat in people
        case Stayed():
            return not agreed.auto_roll and fact.nothing.seat in people
    return False


def _plainest(facts: Sequence[Fact], kept: Sequence[int]) -> int | None:
    """The oldest of those that matter least; never the latest, nor what nobody must miss."""
    ranked = [(rank, place) for place in kept[:-1] if (rank := _plainness(facts[place])) is not None]
    return min(ranked)[1] if ranked else None


def _plainness(fact: Fact) -> int | None:
    """0 for what nobody chose and nobody was hurt by, 1 for other harmless moves, None for what is always told."""
    match fact:
        case Stayed():
            return 0
        case Moved(move=move) if not move.captured:
            return 0 if move.only and not move.wall else 1
    return None


def _leave_out(place: int, kept: list[int], left_out: list[int]) -> None:
    kept.remove(place)
    left_out.append(place)


def _lines(
    facts: Sequence[Fact], kept: Sequence[int], left_out: Sequence[int], told: dict[int, str], say: Speaker
) -> list[str]:
    """The sentences, and after the last that were left out how many rolls those were."""
    lines = [f"- {told[place]}" for place in kept]
    rolls = sum(_rolls(facts[place]) for place in left_out)
    if rolls:
        harmless = all(_plainness(facts[place]) is not None for place in left_out)
        key = "mensch-told-left-out-harmless" if harmless else "mensch-told-left-out"
        lines.insert(sum(place < max(left_out) for place in kept), f"- {say(key, count=rolls)}")
    return lines


def _rolls(fact: Fact) -> int:
    match fact:
        case Stayed(values):
            return len(values)
        case Moved() | Rolled():
            return 1
    return 0
