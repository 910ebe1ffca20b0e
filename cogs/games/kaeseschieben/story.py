"""What happened, in sentences: one for each fact of the game."""

from __future__ import annotations

from cogs.games.scene import Scene
from engine.game import Event
from engine.kaeseschieben.events import (
    BonusDeclined,
    BonusOffered,
    BonusTaken,
    CheeseFell,
    MatchDecided,
    MouseMoved,
    RoundBegan,
    RoundScored,
    StepsGranted,
)
from engine.kaeseschieben.view import KaeseschiebenView
from render.kaeseschieben.words import faces_in_words


def tell(event: Event, scene: Scene[KaeseschiebenView]) -> str:
    """One fact; "" for those that another one covers."""
    say, who = scene.say, scene.seat_name

    match event:
        case RoundBegan(round, starter, drawn):
            key = "kaeseschieben-story-began-drawn" if drawn else "kaeseschieben-story-began-lowest"
            return say(key, round=round, name=who(starter))
        case StepsGranted(seat, faces, steps):
            return say("kaeseschieben-story-rolled", name=who(seat), faces=faces_in_words(faces), steps=steps)
        case MouseMoved(seat, path, squares, lapsed):
            if not path:
                return say("kaeseschieben-story-stuck", name=who(seat))
            start, end, made = squares[0].name, squares[-1].name, len(path)
            moved = say("kaeseschieben-story-moved", name=who(seat), start=start, end=end, made=made)
            return f"{moved} {say('kaeseschieben-story-lapsed', lapsed=lapsed)}" if lapsed else moved
        case CheeseFell(_, size, edge, owner, left):
            thing = say(f"kaeseschieben-a-{size}")
            over = say(f"kaeseschieben-over-{edge}")
            if owner is None:
                return say("kaeseschieben-story-fell-for-nobody", cheese=thing, edge=over, left=left)
            return say("kaeseschieben-story-fell", cheese=thing, edge=over, name=who(owner), left=left)
        case BonusOffered(seat):
            return say("kaeseschieben-story-bonus", name=who(seat))
        case BonusTaken(seat, victim, size):
            thing = say(f"kaeseschieben-a-{size}")
            return say("kaeseschieben-story-taken", name=who(seat), victim=who(victim), cheese=thing)
        case BonusDeclined(seat):
            return say("kaeseschieben-story-declined", name=who(seat))
        case RoundScored(round, _, winners, by_vote):
            if not winners:
                return say("kaeseschieben-story-scored-by-nobody", round=round)
            key = "kaeseschieben-story-scored-by-vote" if by_vote else "kaeseschieben-story-scored"
            return say(key, round=round, names=scene.list_of_seats(winners))
        case MatchDecided(winners, _, _):
            return say("kaeseschieben-story-decided", names=scene.list_of_seats(winners), count=len(winners))
    return ""
