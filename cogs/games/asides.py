"""The lines of the story that are no turn: who left, came back, took a seat, and what was refused or withdrawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.games.scene import Scene, player_name
from cogs.games.story import Turn
from cogs.wording.names import plain
from host.table.seats import Person
from host.table.table_log import Change, LeaderChanged, ProposalRefused, ProposalWithdrawn, SeatChanged, TableEvent
from localization.catalog import Speaker
from render.seat_marks import MARKS


def is_aside(fact: Any) -> bool:
    """Whether it happened among the people of the table, and not in the game."""
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
    """What the seats' players were called in each of the turns, where they are called ``names`` after the last.

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
