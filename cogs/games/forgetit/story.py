"""What happened: a turn in one line, and what belongs to no turn in a line of its own."""

from __future__ import annotations

from cogs.games.scene import Scene
from cogs.games.story import Turn, decided
from engine.forgetit.events import (
    Busted,
    DiceRolled,
    MatchDecided,
    NumbersKept,
    RoundEnded,
    StarterDrawn,
    TurnStopped,
)
from engine.forgetit.view import ForGetItView
from engine.game import Event
from render.forgetit.describe import product_text

ALONE = StarterDrawn | RoundEnded | MatchDecided


def tell(turn: Turn, scene: Scene[ForGetItView]) -> str:
    """Such as "Anna stopped after 3 rolls: 5 × 4, 60 points"; "" for a turn in which nothing was kept yet."""
    if turn.seat is None:
        return _alone(turn.facts[0], scene)
    say, name = scene.say, scene.seat_name(turn.seat)
    rolls = sum(isinstance(fact, DiceRolled) for fact in turn.facts)
    kept = next((fact for fact in reversed(turn.facts) if isinstance(fact, NumbersKept)), None)
    match turn.facts[-1]:
        case TurnStopped(_, hand, score) if hand.number is not None:
            return say(
                "forgetit-story-stopped",
                name=name,
                rolls=rolls,
                product=product_text(hand.collected, hand.number, score),
                points=say("points", count=score),
            )
        case TurnStopped():
            return say("forgetit-story-stopped-empty", name=name, rolls=rolls)
        case Busted(_, _, lost) if lost:
            return say("forgetit-story-busted-losing", name=name, rolls=rolls, points=lost)
        case Busted():
            return say("forgetit-story-busted", name=name, rolls=rolls)
    if kept is None:
        return ""
    points = say("points", count=kept.score)
    if scene.view.by_vote:
        return say("forgetit-story-not-scored", name=name, count=kept.collected, number=kept.number)
    product = product_text(kept.collected, kept.number, kept.score)
    return say("forgetit-story-collecting", name=name, rolls=rolls, product=product, points=points)


def _alone(event: Event, scene: Scene[ForGetItView]) -> str:
    say = scene.say
    match event:
        case StarterDrawn(seat):
            return say("forgetit-story-starter", name=scene.seat_name(seat))
        case RoundEnded(round, by_vote):
            return say("forgetit-story-ended-early") if by_vote else say("forgetit-story-round-ended", round=round)
        case MatchDecided(winners):
            return decided(winners, scene, "forgetit-story-decided", by_vote=scene.view.by_vote)
    return ""
