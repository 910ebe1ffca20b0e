"""Dice to be set aside, typed: read with tolerance, and completed while they are being typed."""

import re
from collections.abc import Mapping

from cogs.wording.names import quoted
from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop, encode
from engine.forgetit.hand import NUMBERS, Counts, Hand, Word, round_factor
from engine.forgetit.view import ForGetItView, Phase
from engine.game import IllegalAction
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.describe import words_of

_NOTHING = frozenset({"", "0", "-", "–", "none", "nothing", "no", "nichts", "keine", "keinen", "rien", "aucun"})

_WORDS = {"for": Word.FOR, "f": Word.FOR, "get": Word.GET, "g": Word.GET, "it": Word.IT, "i": Word.IT}


_ENDINGS: Mapping[str, Action] = {
    **dict.fromkeys(("roll", "würfeln", "weiter", "lancer", "relancer"), RollDice()),
    **dict.fromkeys(("stop", "stopp", "aufhören", "arrêter"), Stop()),
}
"""Words that may be typed after the dice, in any language."""


def read_keep(hand: Hand, typed: str) -> Action:
    """``3`` means all dice that show it, ``3 for it`` two of them by their words. Raises Refused for anything else."""
    if typed.strip().casefold() in _NOTHING:
        return KeepNothing()
    # Spaces and the usual signs between words do not matter.
    number, *words = re.findall(r"\d+|[^\W\d]+|[^\w\s,.;:+]", typed.casefold()) or [""]
    if number not in map(str, NUMBERS) or not all(word in _WORDS for word in words):
        raise Refused("dice-unreadable", typed=quoted(typed))
    if not words:
        shown = hand.showing(int(number))
        if not shown.total:
            raise IllegalAction("not-shown", number=int(number))
        return Keep(int(number), shown)
    return Keep(int(number), Counts.of(_WORDS[word] for word in words))


def read_move(view: ForGetItView, typed: str) -> tuple[str, ...]:
    """The code of setting dice aside, rolling or stopping; "roll" or "stop" may also follow the dice.

    Raises Refused or IllegalAction if it cannot be done now.
    """
    before, _, last = typed.strip().rpartition(" ")
    ending = _ENDINGS.get(last.casefold())
    if ending is not None and not before and view.phase is not Phase.CHOOSING:
        return (encode(ending),)
    check_choosing(view)
    action = read_keep(view.hand, typed if ending is None else before)
    if isinstance(action, Keep):
        view.hand.check_keep(action.number, action.dice)
    return (encode(action),) if ending is None else (encode(action), encode(ending))


def check_choosing(view: ForGetItView) -> None:
    """Raises IllegalAction unless dice may be set aside now."""
    if view.phase is Phase.TO_ROLL:
        raise IllegalAction("roll-first")
    if view.phase is not Phase.CHOOSING:
        raise IllegalAction("nothing-to-choose")


def complete_move(view: ForGetItView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """Moves that are possible now, as labels and texts to send; of dice to set aside most come first, with the gain."""
    begun = typed.strip().casefold()
    offered = _offered(view, say)
    return [pair for pair in offered if pair[1].startswith(begun)][:25]


def _offered(view: ForGetItView, say: Speaker) -> list[tuple[str, str]]:
    hand = view.hand
    if view.phase is Phase.DECIDING:
        points = say("points", count=hand.score * round_factor(view.round))
        return [
            (say("forgetit-button-roll", count=hand.next_roll.total), "roll"),
            (say("forgetit-button-stop", points=points), "stop"),
        ]
    if view.phase is not Phase.CHOOSING:
        return []
    keeps = [(number, dice) for number in hand.numbers_to_keep() for dice in hand.choices(number)]
    keeps.sort(key=lambda keep: (-keep[1].total, -keep[0]))
    offered = []
    for number, dice in keeps:
        label, value = keep_label(view, number, dice, say), f"{number} {words_of(dice).casefold()}"
        offered.append((label, value))
        if dice == hand.showing(number):
            kept = hand.kept(number, dice)
            left, score = kept.next_roll.total, kept.score * round_factor(view.round)
            offered.append((say("forgetit-keep-label-roll", dice=label, left=left), f"{value} roll"))
            offered.append((say("forgetit-keep-label-stop", dice=label, score=score), f"{value} stop"))
    offered.append((say("forgetit-keep-none-label"), "0"))
    return offered


def keep_label(view: ForGetItView, number: int, dice: Counts, say: Speaker) -> str:
    """Such as "2 × 3 (FOR IT, +6)"."""
    gain = (view.hand.kept(number, dice).score - view.hand.score) * round_factor(view.round)
    return say("forgetit-keep-label", count=dice.total, number=number, words=words_of(dice), gain=gain)
