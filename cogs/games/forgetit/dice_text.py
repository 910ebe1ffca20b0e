"""Dice to be set aside, typed: read with tolerance, and completed while they are being typed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cogs.wording.names import quoted
from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop, encode
from engine.forgetit.hand import NUMBERS, Counts, Hand, Word, round_factor
from engine.forgetit.view import ForGetItView, Phase
from engine.game import IllegalAction
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.words import words_of

_NOTHING = frozenset({"", "0", "-", "–", "none", "nothing", "no", "nichts", "keine", "keinen", "rien", "aucun"})

_WORDS = {"for": Word.FOR, "f": Word.FOR, "get": Word.GET, "g": Word.GET, "it": Word.IT, "i": Word.IT}


_ENDINGS: Mapping[str, Action] = {
    **dict.fromkeys(("roll", "würfeln", "weiter", "lancer", "relancer"), RollDice()),
    **dict.fromkeys(("stop", "stopp", "aufhören", "arrêter"), Stop()),
}
"""What may be typed after the dice, in any language."""


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


def read_keep_codes(view: ForGetItView, typed: str) -> tuple[str, ...]:
    """The action's code; with "roll" or "stop" after the dice, also that of rolling or stopping.

    Raises Refused or IllegalAction if it cannot be done now.
    """
    check_choosing(view)
    before, _, last = typed.strip().rpartition(" ")
    ending = _ENDINGS.get(last.casefold())
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


def complete_keep(view: ForGetItView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """What may be set aside, most dice first, as labels with the gain and texts to send."""
    if view.phase is not Phase.CHOOSING:
        return []
    hand = view.hand
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
    begun = typed.strip().casefold()
    return [pair for pair in offered if pair[1].startswith(begun)][:25]


def keep_label(view: ForGetItView, number: int, dice: Counts, say: Speaker) -> str:
    """Such as "2 × 3 (FOR IT, +6)"."""
    gain = (view.hand.kept(number, dice).score - view.hand.score) * round_factor(view.round)
    return say("forgetit-keep-label", count=dice.total, number=number, words=words_of(dice), gain=gain)
