"""What happened, in sentences: one for each fact of the game."""

from __future__ import annotations

from cogs.games.scene import Scene
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
from engine.forgetit.view import ForGetItView
from engine.game import Event
from render.forgetit.words import dice_in_words


def tell(event: Event, scene: Scene[ForGetItView]) -> str:
    """One fact; "" for those that another one covers."""
    say, who = scene.say, scene.seat_name

    def points(count: int) -> str:
        return say("points", count=count)

    match event:
        case StarterDrawn(seat):
            return say("forgetit-story-starter", name=who(seat))
        case DiceRolled(seat, dice, _, afresh):
            key = "forgetit-story-rolled-afresh" if afresh else "forgetit-story-rolled"
            return say(key, name=who(seat), dice=dice_in_words(dice))
        case NumbersKept(seat, number, dice, collected, score):
            return say(
                "forgetit-story-kept",
                name=who(seat),
                count=dice.total,
                number=number,
                collected=collected,
                points=points(score),
            )
        case NothingKept(seat):
            return say("forgetit-story-kept-none", name=who(seat))
        case TurnStopped(seat, _, score):
            return say("forgetit-story-stopped", name=who(seat), points=points(score))
        case Busted(seat, _, lost):
            if lost:
                return say("forgetit-story-busted-losing", name=who(seat), points=points(lost))
            return say("forgetit-story-busted", name=who(seat))
        case RoundEnded(round, by_vote):
            return say("forgetit-story-ended-by-vote") if by_vote else say("forgetit-story-round-ended", round=round)
        case MatchDecided(winners):
            return say("forgetit-story-decided", names=scene.list_of_seats(winners), count=len(winners))
    return ""
