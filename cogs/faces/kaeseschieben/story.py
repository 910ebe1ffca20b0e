"""Story of Käseschieben: a turn in one line, and what belongs to no turn in a line of its own."""

from collections import Counter
from collections.abc import Sequence

from cogs.faces.scene import Scene
from cogs.faces.story import Telling, Turn, decided, one_line
from engine.game import Event
from engine.kaeseschieben.board import Edge, Size
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
from engine.kaeseschieben.walk import Walk
from localization.catalog import Speaker
from render.kaeseschieben.describe import faces_in_words


def tell(turn: Turn, scene: Scene[KaeseschiebenView], *, full: bool = False) -> str:
    """Such as "Anna rolled ★ 3: a3 to e5, a large cheese for Ben"; "" for a roll that is still to be moved with."""
    if turn.seat is None:
        return _alone(turn.facts[0], scene)
    clauses: list[str] = []
    for fact in turn.facts:
        if clause := _clause(fact, scene):
            clauses.append(clause)
        if isinstance(fact, MouseMoved):
            clauses += _fell([fell for fell in turn.facts if isinstance(fell, CheeseFell)], scene)
            # Steps lapse after the last cheese has fallen, and before anybody can take one.
            if fact.path and fact.lapsed:
                clauses.append(scene.say("kaeseschieben-story-lapsed", lapsed=fact.lapsed))
    if not clauses:
        return ""
    name = scene.seat_name(turn.seat)
    faces = next((fact.faces for fact in turn.facts if isinstance(fact, StepsGranted)), ())
    if not faces:
        return one_line(scene.say("story-turn", name=name), clauses)
    return one_line(scene.say("kaeseschieben-story-turn", name=name, faces=faces_in_words(faces)), clauses)


Fallen = tuple[Size, Edge]


def falls_of_walk(walk: Walk, scene: Scene[KaeseschiebenView], *, plain: bool = False) -> list[str]:
    """Such as "2 large cheeses for Ben". ``plain`` is for labels, which obey no Markdown."""
    return _falls_in_words([(fall.cheese.size, fall.edge) for fall in walk.falls], scene, plain=plain)


def _falls_in_words(falls: Sequence[Fallen], scene: Scene[KaeseschiebenView], *, plain: bool = False) -> list[str]:
    """Clauses on what falls and whose it is by that, one for each edge."""
    clauses, say, edges = [], scene.say, scene.view.edges
    for edge, cheeses in _by_edge(falls, say).items():
        if edge in edges:
            seat = edges.index(edge)
            name = scene.isolated_names[seat] if plain else scene.seat_name(seat)
            clauses.append(say("kaeseschieben-fell", cheese=cheeses, name=name))
        else:
            over = say(f"kaeseschieben-over-{edge}")
            clauses.append(say("kaeseschieben-fell-for-nobody", cheese=cheeses, edge=over))
    return clauses


def _by_edge(falls: Sequence[Fallen], say: Speaker) -> dict[Edge, str]:
    """The cheeses, large ones first, by the edges in the order in which they were reached."""
    together = {}
    for edge in dict.fromkeys(edge for _, edge in falls):
        counts = Counter(size for size, over in falls if over == edge)
        kinds = [say(f"kaeseschieben-cheeses-{size}", count=counts[size]) for size in reversed(Size) if counts[size]]
        together[edge] = kinds[0] if len(kinds) == 1 else say("list-and", most=", ".join(kinds[:-1]), last=kinds[-1])
    return together


def _fell(fallen: Sequence[CheeseFell], scene: Scene[KaeseschiebenView]) -> list[str]:
    """The last cheese of all has a clause of its own."""
    last = [fell for fell in fallen if not fell.left]
    before, at_last = (
        _falls_in_words([(fell.size, fell.edge) for fell in some], scene)
        for some in ([fell for fell in fallen if fell.left], last)
    )
    return [*before, *(f"{clause} {scene.say('kaeseschieben-story-last-cheese')}" for clause in at_last)]


def _clause(event: Event, scene: Scene[KaeseschiebenView]) -> str:
    say, who = scene.say, scene.seat_name
    match event:
        case MouseMoved(_, (), _, _):
            return say("kaeseschieben-story-stuck")
        case MouseMoved(_, _, squares, _):
            key = "kaeseschieben-story-returned" if squares[0] == squares[-1] else "kaeseschieben-story-moved"
            return say(key, start=squares[0].name, end=squares[-1].name)
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
            return decided(winners, scene, "kaeseschieben-story-decided", by_vote=scene.view.results[-1].by_vote)
    return ""


TELLING = Telling(
    tell,
    alone=RoundBegan | RoundScored | MatchDecided,
    owner=lambda fact: fact.seat if isinstance(fact, DieRolled | StepsGranted | MouseMoved) else None,
)
