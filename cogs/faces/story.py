"""A match told turn by turn: its events, what happened among people meanwhile, and who held which seat then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Any

from cogs.faces.scene import Scene, player_name
from cogs.wording.names import plain
from engine.game import Event, Milestone, Seat, TakenBack
from host.table.seats import Person
from host.table.table_log import Change, LeaderChanged, ProposalRefused, ProposalWithdrawn, SeatChanged, TableEvent
from localization.catalog import Speaker
from render.people import MARKS

MOST_LINES = 2
"""At the table: with more, the buttons would leave a phone's screen."""

MOST_TO_READ = 120
"""Characters at the table, some four lines of a phone: of turns that are longer together, only the last is told."""

_MOST_CHARACTERS = 3500
"""For those who ask. Leaves room for a title in the same message."""

_LONGEST_LINE = 480


def is_aside(fact: Any) -> bool:
    """Tell whether it happened among the people of the table, and not in the game."""
    return isinstance(fact, TableEvent)


def aside_line(event: TableEvent, scene: Scene[Any]) -> str:
    """Such as "🚪 Anna left; a computer plays in this seat."."""
    say = scene.say
    match event:
        case SeatChanged(Change.TOOK_OVER, seat, person, None):
            return say("story-took-computer-seat", name=_name(person, scene), letter=MARKS[seat].letter)
        case SeatChanged(Change.TOOK_OVER, _, person, Person() as former):
            return say("story-took-over", name=_name(person, scene), former=_name(former, scene))
        case SeatChanged(change, _, person):
            return say(f"story-{change}", name=_name(person, scene))
        case LeaderChanged(person):
            return say("story-leads", name=_name(person, scene))
        case ProposalRefused(what, objected, about):
            names = scene.listed([_name(person, scene) for person in objected])
            who = "" if about is None else _name(about, scene)
            return say(f"story-refused-{what}", game=scene.table.game_key, names=names, name=who)
        case ProposalWithdrawn(what, person, about):
            who = "" if about is None else _name(about, scene)
            return say(f"story-withdrawn-{what}", game=scene.table.game_key, name=_name(person, scene), about=who)


def names_in_turns(turns: Sequence[Turn], names: Sequence[str], say: Speaker) -> list[Sequence[str]]:
    """Names of the seats' players in each of the turns, where they are called ``names`` after the last.

    What was done before somebody took a seat over is not theirs.
    """
    called: list[Sequence[str]] = []
    for turn in reversed(turns):
        called.append(names)
        for fact in reversed(turn.facts):
            if isinstance(fact, SeatChanged) and fact.change is Change.TOOK_OVER:
                former = player_name(fact.seat, fact.former, say)
                names = [*names[: fact.seat], former, *names[fact.seat + 1 :]]
    return called[::-1]


def _name(person: Person, scene: Scene[Any]) -> str:
    """Symbol and name of somebody who has a seat; of others the name alone."""
    seat = scene.table.seat_of(person.id)
    if seat is not None:
        return scene.seat_name(seat)
    return f"**{plain(person.name)}**" if plain(person.name) else scene.say("person-without-name")


@dataclass(frozen=True, slots=True)
class Turn:
    """The facts of one seat's turn, in their order; ``seat`` is None for a fact that stands alone."""

    seat: Seat | None
    facts: tuple[Any, ...]


def decided(winners: Sequence[Seat], scene: Scene[Any], key: str, *, by_vote: bool) -> str:
    """Sentence on who has won the match by its rules.

    Where a vote ended it with all equal, nobody has, as its result says.
    """
    if by_vote and len(winners) == len(scene.names):
        return scene.say("story-level")
    return scene.say(key, names=scene.list_of_seats(winners), count=len(winners))


@dataclass(frozen=True, slots=True)
class Telling:
    """Storyteller of a game.

    ``tell(turn, scene, full=…)`` is one turn, or what stands alone, in a line; "" for what is shown elsewhere.
    ``full``: for somebody who asks, with what the line at the table has no room for. ``alone`` are the types of facts
    that belong to no turn, such as the end of a round. ``owner`` says whose turn any other belongs to, None for that in
    which it happened. ``gather`` makes facts of events, oldest first, with those that belong together as one.
    """

    tell: Callable[..., str]
    alone: type | UnionType = Milestone
    owner: Callable[[Any], Seat | None] = lambda fact: getattr(fact, "seat", None)
    gather: Callable[[Iterable[Event]], Sequence[Any]] = list

    def turns(self, events: Iterable[Event]) -> list[Turn]:
        """The facts turn by turn. What is taken back belongs to the turn in which it happened.

        What happened aside is of no turn: within one it stays in its place, and else it stands alone.
        """
        turns: list[Turn] = []
        seat: Seat | None = None
        running = False
        asides: list[Any] = []
        for fact in self.gather(events):
            if is_aside(fact):
                asides.append(fact)
                continue
            alone = isinstance(fact, self.alone)
            owner = None if alone or isinstance(fact, TakenBack) else self.owner(fact)
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

    def latest(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Events of the turn that the last of them belong to, as far as it has gone."""
        begin, seat = len(events), None
        for place in reversed(range(len(events))):
            owner = self.owner(events[place])
            if seat is not None and owner not in (None, seat):
                break
            if owner is not None:
                begin, seat = place, owner
        return tuple(events[begin:])


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


def folded(lines: Sequence[str], say: Speaker, first: Sequence[str]) -> str:
    """Shorten a story to the ``first`` lines and the newest; one in between says how many turns are left out."""
    length, missing = sum(map(len, (*first, *lines))), 0
    while missing + 1 < len(lines) and length > _MOST_CHARACTERS:
        length -= len(lines[missing])
        missing += 1
    kept = list(lines[missing:])
    if missing:
        kept.insert(0, f"-# {say('story-turns-between' if first else 'story-turns-before', count=missing)}")
    return "\n".join((*first, *kept))
