"""What happened, in sentences: one for each fact of the game."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.sentences import bullets, list_of_seats, seat_name
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
from localization.catalog import Speaker
from render.kaeseschieben.words import faces_in_words

_FACTS_SHOWN = 8
"""Enough for a move with its falling cheeses and the roll after it."""


def tell_lately(events: Sequence[tuple[Event, ...]], say: Speaker, names: Sequence[str]) -> str:
    """The latest facts as a list, from the beginning of the move before the last on."""
    facts = [event for group in events for event in group]
    moves = [index for index, event in enumerate(facts) if isinstance(event, MouseMoved | RoundBegan)]
    lately = facts[moves[-2] :] if len(moves) > 1 else facts
    return bullets(lately[-_FACTS_SHOWN:], lambda event: tell(event, say, names))


def tell(event: Event, say: Speaker, names: Sequence[str]) -> str:
    """One fact; empty for those that another one tells."""

    def who(seat: int) -> str:
        return seat_name(seat, names)

    match event:
        case RoundBegan(round, starter, drawn):
            key = "kaeseschieben-told-began-drawn" if drawn else "kaeseschieben-told-began-lowest"
            return say(key, round=round, name=who(starter))
        case StepsGranted(seat, faces, steps):
            return say("kaeseschieben-told-rolled", name=who(seat), faces=faces_in_words(faces), steps=steps)
        case MouseMoved(seat, path, squares, lapsed):
            if not path:
                return say("kaeseschieben-told-stuck", name=who(seat))
            start, end, made = squares[0].name, squares[-1].name, len(path)
            moved = say("kaeseschieben-told-moved", name=who(seat), start=start, end=end, made=made)
            return f"{moved} {say('kaeseschieben-told-lapsed', lapsed=lapsed)}" if lapsed else moved
        case CheeseFell(_, size, edge, owner, left):
            thing = say(f"kaeseschieben-a-{size}")
            over = say(f"kaeseschieben-over-{edge}")
            if owner is None:
                return say("kaeseschieben-told-fell-for-nobody", cheese=thing, edge=over, left=left)
            return say("kaeseschieben-told-fell", cheese=thing, edge=over, name=who(owner), left=left)
        case BonusOffered(seat):
            return say("kaeseschieben-told-bonus", name=who(seat))
        case BonusTaken(seat, victim, size):
            thing = say(f"kaeseschieben-a-{size}")
            return say("kaeseschieben-told-taken", name=who(seat), victim=who(victim), cheese=thing)
        case BonusDeclined(seat):
            return say("kaeseschieben-told-declined", name=who(seat))
        case RoundScored(round, _, winners, by_vote):
            key = "kaeseschieben-told-scored-by-vote" if by_vote else "kaeseschieben-told-scored"
            return say(key, round=round, names=list_of_seats(winners, names, say))
        case MatchDecided(winners, _, _):
            return say("kaeseschieben-told-decided", names=list_of_seats(winners, names, say), count=len(winners))
    return ""
