"""Chances and expected scores in sentences."""

from __future__ import annotations

from cogs.games.forgetit.dice_text import keep_label
from cogs.games.scene import Scene
from cogs.wording.plain_numbers import in_plain_numbers
from engine.forgetit.actions import Keep, RollDice, Stop
from engine.forgetit.hand import ROUNDS
from engine.forgetit.players.odds import Prospect, prospects
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
    """What the next roll risks, what it may bring, and what the turn then brings on average."""
    best = say("points", count=round(prospect.best))
    bust = in_plain_numbers(prospect.bust or 0.0, say)
    if prospect.more is None:
        return say("forgetit-odds-next-roll", bust=bust, best=best)
    return say("forgetit-odds-next-roll-more", bust=bust, more=in_plain_numbers(prospect.more, say), best=best)
