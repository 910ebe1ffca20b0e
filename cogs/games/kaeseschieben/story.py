"""What happened: a turn in one line, and what belongs to no turn in a line of its own."""

from __future__ import annotations

from cogs.games.scene import Scene
from cogs.games.story import Turn, one_line
from engine.game import Event
from engine.kaeseschieben.board import Fall
from engine.kaeseschieben.events import (
    BonusDeclined,
    BonusTaken,
    CheeseFell,
    DieRolled,
    MatchDecided,
    MouseMoved,
    RoundBegan,
    RoundScored,
    StepsGranted,
)
from engine.kaeseschieben.view import KaeseschiebenView
from localization.catalog import Speaker
from render.kaeseschieben.words import faces_in_words

ALONE = RoundBegan | RoundScored | MatchDecided
ROLLED_OR_MOVED = DieRolled | StepsGranted | MouseMoved


def tell(turn: Turn, scene: Scene[KaeseschiebenView]) -> str:
    """Such as "Anna rolled ★ 3: a3 to e5, a large cheese for Ben"; "" for a roll that is still to be moved with."""
    if turn.seat is None:
        return _alone(turn.facts[0], scene)
    clauses = [clause for fact in turn.facts if (clause := _clause(fact, scene))]
    lapsed = sum(fact.lapsed for fact in turn.facts if isinstance(fact, MouseMoved) and fact.path)
    if lapsed:
        # They lapsed after the last cheese had fallen, and before anybody could take one.
        place = 1 + sum(isinstance(fact, CheeseFell) for fact in turn.facts)
        clauses.insert(place, scene.say("kaeseschieben-story-lapsed", lapsed=lapsed))
    if not clauses:
        return ""
    name = scene.seat_name(turn.seat)
    faces = next((fact.faces for fact in turn.facts if isinstance(fact, StepsGranted)), ())
    if not faces:
        return one_line(scene.say("story-turn", name=name), clauses)
    return one_line(scene.say("kaeseschieben-story-turn", name=name, faces=faces_in_words(faces)), clauses)


def fall_in_words(size: str, edge: str, owner: str | None, say: Speaker) -> str:
    """A cheese that falls over an edge, and whose it is by that; ``owner`` is None if the edge is nobody's."""
    cheese = say(f"kaeseschieben-a-{size}")
    if owner is None:
        return say("kaeseschieben-fell-for-nobody", cheese=cheese, edge=say(f"kaeseschieben-over-{edge}"))
    return say("kaeseschieben-fell", cheese=cheese, name=owner)


def fallen_over_edge(fall: Fall, say: Speaker) -> str:
    """Such as "a large cheese over the north edge", whatever seat owns it."""
    return f"{say(f'kaeseschieben-a-{fall.cheese.size}')} {say(f'kaeseschieben-over-{fall.edge}')}"


def _clause(event: Event, scene: Scene[KaeseschiebenView]) -> str:
    say, who = scene.say, scene.seat_name
    match event:
        case MouseMoved(_, (), _, _):
            return say("kaeseschieben-story-stuck")
        case MouseMoved(_, _, squares, _):
            key = "kaeseschieben-story-returned" if squares[0] == squares[-1] else "kaeseschieben-story-moved"
            return say(key, start=squares[0].name, end=squares[-1].name)
        case CheeseFell(_, size, edge, owner, left):
            fell = fall_in_words(str(size), str(edge), None if owner is None else who(owner), say)
            return fell if left else f"{fell} {say('kaeseschieben-story-last-cheese')}"
        case BonusTaken(seat, victim, size):
            cheese = say(f"kaeseschieben-a-{size}-taken")
            return say("kaeseschieben-story-taken", name=who(seat), victim=who(victim), cheese=cheese)
        case BonusDeclined(seat):
            return say("kaeseschieben-story-declined", name=who(seat))
    return ""


def _alone(event: Event, scene: Scene[KaeseschiebenView]) -> str:
    say, who = scene.say, scene.seat_name
    match event:
        case RoundBegan(round, starter, drawn):
            key = "kaeseschieben-story-began-drawn" if drawn else "kaeseschieben-story-began-lowest"
            return say(key, round=round, name=who(starter))
        case RoundScored(round, _, winners, by_vote):
            if not winners:
                return say("kaeseschieben-story-scored-by-nobody", round=round)
            key = "kaeseschieben-story-scored-early" if by_vote else "kaeseschieben-story-scored"
            return say(key, round=round, names=scene.list_of_seats(winners))
        case MatchDecided(winners, _, _):
            return say("kaeseschieben-story-decided", names=scene.list_of_seats(winners), count=len(winners))
    return ""
