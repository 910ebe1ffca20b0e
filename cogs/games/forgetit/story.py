"""What happened, in sentences: one for each fact of the game."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.sentences import bullets, list_of_seats, seat_name
from engine.forgetit.events import (
    Busted,
    DiceRolled,
    MatchDecided,
    NothingKept,
    NumbersKept,
    RoundEnded,
    StarterDrawn,
    TurnStopped,
)
from engine.game import Event
from localization.catalog import Speaker
from render.forgetit.words import dice_in_words

_FACTS_SHOWN = 6


def tell_lately(events: Sequence[tuple[Event, ...]], say: Speaker, names: Sequence[str]) -> str:
    """The latest facts as a list: how the turn before ended, and the turn in hand."""
    facts = [event for group in events for event in group]
    ends = [index for index, event in enumerate(facts) if isinstance(event, TurnStopped | Busted)]
    lately = facts[ends[-1] :] if ends else facts
    return bullets(lately[-_FACTS_SHOWN:], lambda event: tell(event, say, names))


def tell(event: Event, say: Speaker, names: Sequence[str]) -> str:
    """One fact; empty for those that another one tells."""

    def who(seat: int) -> str:
        return seat_name(seat, names)

    def points(count: int) -> str:
        return say("points", count=count)

    match event:
        case StarterDrawn(seat):
            return say("forgetit-told-starter", name=who(seat))
        case DiceRolled(seat, dice, _, afresh):
            key = "forgetit-told-rolled-afresh" if afresh else "forgetit-told-rolled"
            return say(key, name=who(seat), dice=dice_in_words(dice))
        case NumbersKept(seat, number, dice, collected, score):
            return say(
                "forgetit-told-kept",
                name=who(seat),
                count=dice.total,
                number=number,
                collected=collected,
                points=points(score),
            )
        case NothingKept(seat):
            return say("forgetit-told-kept-none", name=who(seat))
        case TurnStopped(seat, _, _, score):
            return say("forgetit-told-stopped", name=who(seat), points=points(score))
        case Busted(seat, lost):
            if lost:
                return say("forgetit-told-busted-losing", name=who(seat), points=points(lost))
            return say("forgetit-told-busted", name=who(seat))
        case RoundEnded(round, by_vote):
            return say("forgetit-told-ended-by-vote") if by_vote else say("forgetit-told-round-ended", round=round)
        case MatchDecided(winners):
            return say("forgetit-told-decided", names=list_of_seats(winners, names, say), count=len(winners))
    return ""
