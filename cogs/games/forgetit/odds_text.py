"""Chances and expected scores in sentences."""

from __future__ import annotations

from cogs.games.forgetit.dice_text import keep_label
from cogs.games.scene import Scene
from engine.forgetit.actions import Keep, RollDice, Stop
from engine.forgetit.chances.odds import Prospect, prospects
from engine.forgetit.scoring import ROUNDS
from engine.forgetit.view import ForGetItView, Phase
from host.refusal import Refused
from localization.catalog import Speaker

PRIVATE, PUBLIC = "private", "public"


def describe_odds(scene: Scene[ForGetItView]) -> str:
    """What may be done, the best first, with the best dice of each number.

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
    bust, best = prospect.bust or 0.0, prospect.best
    points = say("points", count=prospect.stop)
    match prospect.action:
        case Stop():
            return "- " + say("forgetit-odds-stop", points=points)
        case RollDice():
            key = "forgetit-odds-to-roll" if view.phase is Phase.TO_ROLL else "forgetit-odds-roll"
            return "- " + say(key, bust=bust, best=best)
        case Keep(number, dice):
            choice = keep_label(view, number, dice, say)
        case _:
            choice = say("forgetit-keep-none-label")
    return "- " + say("forgetit-odds-choice", choice=choice, points=points, bust=bust, best=best)
