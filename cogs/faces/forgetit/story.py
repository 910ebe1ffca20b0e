"""Story of For-Get-It: a turn in one line, and what belongs to no turn in a line of its own."""

from cogs.faces.forgetit.dice_text import keep_label
from cogs.faces.scene import Scene
from cogs.faces.story import Telling, Turn, decided
from cogs.wording.plain_numbers import in_plain_numbers
from engine.forgetit.actions import Keep, RollDice, Stop
from engine.forgetit.events import Busted, DiceRolled, MatchDecided, NumbersKept, RoundEnded, StarterDrawn, TurnStopped
from engine.forgetit.hand import ROUNDS
from engine.forgetit.players.odds import Prospect, prospects
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Event
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.describe import product_text

PRIVATE, PUBLIC = "private", "public"


def tell(turn: Turn, scene: Scene[ForGetItView], *, full: bool = False) -> str:
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


TELLING = Telling(tell, alone=StarterDrawn | RoundEnded | MatchDecided)


def describe_odds(scene: Scene[ForGetItView]) -> str:
    """Lines on what may be done, the best first, with the best dice of each number.

    Raises Refused where the table or the moment has no odds.
    """
    view, say = scene.view, scene.say
    if view.odds not in (PRIVATE, PUBLIC):
        raise Refused("odds-off")
    found = prospects(view)
    if not found:
        raise Refused("no-odds-now")
    best_of_each: dict[object, Prospect] = {}
    for prospect in found:
        action = prospect.action
        best_of_each.setdefault(action.number if isinstance(action, Keep) else action, prospect)
    lines = [say("forgetit-odds-title"), *(_line(view, prospect, say) for prospect in best_of_each.values())]
    if view.round == ROUNDS:
        lines.append(say("forgetit-odds-last-round"))
    return "\n".join(lines)


def _line(view: ForGetItView, prospect: Prospect, say: Speaker) -> str:
    points = say("points", count=prospect.stop)
    match prospect.action:
        case Stop():
            return "- " + say("forgetit-odds-stop", points=points)
        case RollDice():
            key = "forgetit-odds-to-roll" if view.phase is Phase.TO_ROLL else "forgetit-odds-roll"
            return "- " + say(key, roll=_roll(prospect, say))
        case Keep(number, dice):
            choice = keep_label(view, number, dice, say)
        case _:
            choice = say("forgetit-keep-none-label")
    return "- " + say("forgetit-odds-choice", choice=choice, points=points, roll=_roll(prospect, say))


def _roll(prospect: Prospect, say: Speaker) -> str:
    """Clause on what the next roll risks, what it may bring, and what the turn then brings on average."""
    best = say("points", count=round(prospect.best))
    bust = in_plain_numbers(prospect.bust or 0.0, say)
    if prospect.more is None:
        return say("forgetit-odds-next-roll", bust=bust, best=best)
    return say("forgetit-odds-next-roll-more", bust=bust, more=in_plain_numbers(prospect.more, say), best=best)
