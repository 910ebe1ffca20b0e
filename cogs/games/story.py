"""What a table's message recounts: everything since the acting seat's last turn, a line a turn, within a length.

Where nobody but computers has acted since, that turn itself was hardly to be seen: it comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.games.scene import Scene
from engine.game import Seat
from localization.catalog import Speaker

MOST_LINES = 8
"""More than that nobody reads, and the buttons would leave a phone's screen."""

MOST_CHARACTERS = 1500
"""Leaves room for everything else in a message, also where the position is described in words."""

MOST_CHARACTERS_IN_PRIVATE = 3500

_LONGEST_LINE = 480


@dataclass(frozen=True, slots=True)
class Turn:
    """The facts of one seat's turn, in their order; ``seat`` is None for a fact that stands alone."""

    seat: Seat | None
    facts: tuple[Any, ...]


def decided(winners: Sequence[Seat], scene: Scene[Any], key: str, *, by_vote: bool) -> str:
    """Who has won the match by its rules. Where a vote ended it with all equal, nobody has, as its result says."""
    if by_vote and len(winners) == len(scene.names):
        return scene.say("story-level")
    return scene.say(key, names=scene.list_of_seats(winners), count=len(winners))


def turns_of(
    facts: Iterable[Any],
    owner_of: Callable[[Any], Seat | None],
    stands_alone: Callable[[Any], bool],
    is_aside: Callable[[Any], bool] = lambda _: False,
) -> list[Turn]:
    """The facts turn by turn. ``owner_of`` may be None for a fact that belongs to the turn it happened in.

    What happened aside is of no turn either: within one it stays in its place, and else it stands alone.
    """
    turns: list[Turn] = []
    seat: Seat | None = None
    running = False
    asides: list[Any] = []
    for fact in facts:
        if is_aside(fact):
            asides.append(fact)
            continue
        alone = stands_alone(fact)
        owner = None if alone else owner_of(fact)
        if not alone and running and owner in (None, seat):
            turns[-1] = Turn(seat, (*turns[-1].facts, *asides, fact))
            asides.clear()
            continue
        turns.extend(Turn(None, (aside,)) for aside in asides)
        asides.clear()
        # Where the beginning of a turn is no longer known, its rest still belongs together.
        seat = seat if alone or owner is None else owner
        turns.append(Turn(None if alone else seat, (fact,)))
        running = not alone
    return [*turns, *(Turn(None, (aside,)) for aside in asides)]


def since_last_turn(turns: Sequence[Seat | None], seat: Seat | None) -> int:
    """The place of the first turn after the seat's last one.

    ``turns`` holds the seat of each, None for what belongs to no turn. A turn that the seat is still taking is not
    its last one. With nobody to act, the last two turns are recounted.
    """
    runs: list[tuple[Seat, int, int]] = []
    for place, owner in enumerate(turns):
        if owner is None:
            continue
        if runs and runs[-1][0] == owner:
            runs[-1] = (owner, runs[-1][1], place)
        else:
            runs.append((owner, place, place))
    if seat is None:
        return runs[-2][1] if len(runs) > 1 else 0
    earlier = runs[:-1] if runs and runs[-1][0] == seat else runs
    return next((end + 1 for owner, _, end in reversed(earlier) if owner == seat), 0)


def last_turn_answered_at_once(turns: Sequence[Seat | None], seat: Seat, people: Collection[Seat]) -> int | None:
    """The place of the seat's last turn, if only computers have had a turn since; None otherwise.

    ``turns`` are those of `since_last_turn`, and ``people`` the seats that no computer plays.
    """
    since = since_last_turn(turns, seat)
    others = {owner for owner in turns[since:] if owner not in (None, seat)}
    return since - 1 if since and others and others.isdisjoint(people) else None


def one_line(beginning: str, clauses: Sequence[str], separator: str = ", ") -> str:
    """A turn's line. Of one that would be too long, clauses in the middle go."""
    kept = list(clauses)
    length = len(beginning) + sum(len(clause) + len(separator) for clause in kept)
    while len(kept) > 2 and length > _LONGEST_LINE:
        length -= len(kept.pop(len(kept) // 2)) + len(separator)
    if len(kept) < len(clauses):
        kept.insert(len(kept) // 2 + len(kept) % 2, "…")
    return f"{beginning} {separator.join(kept)}"


def folded(
    lines: Sequence[str], say: Speaker, *, most_lines: int | None, most_characters: int, first: Sequence[str] = ()
) -> str:
    """Those that come ``first`` and the newest of the lines; one in between says how many turns are left out."""
    length, missing = sum(map(len, (*first, *lines))), 0
    while missing + 1 < len(lines) and (
        (most_lines is not None and len(first) + len(lines) - missing + (missing > 0) > most_lines)
        or length > most_characters
    ):
        length -= len(lines[missing])
        missing += 1
    kept = list(lines[missing:])
    if missing:
        kept.insert(0, f"-# {say('story-turns-between' if first else 'story-turns-before', count=missing)}")
    return "\n".join((*first, *kept))
