"""A roll as an animation: the dice tumble in the tray, then those that show their word light their lamps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from engine.forgetit.events import Busted, DiceRolled, TurnEnded, TurnStopped
from engine.forgetit.hand import NUMBERS, Die, Hand, Word
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Event
from render.forgetit.sprites import die_sprite
from render.forgetit.turn_picture import TRAY, bare_table, dice_places, lamp_middle, lay_out_turn
from render.gif import Frame, Patch
from render.movement import hops, tumble
from render.people import Player
from render.theme import Theme

_WORD = 0
"""Stands for the side with the word, among the numbers."""

_ASIDE_FRAMES, _ASIDE_MILLISECONDS = 2, 80
_FLYING = 86


def moving(
    before: ForGetItView, view: ForGetItView, events: Sequence[Event], theme: Theme, players: Sequence[Player]
) -> list[Frame]:
    """From the position ``before`` through the events to the ``view``. Only the latest roll is shown.

    A roll with which nothing was done yet, or which ended the turn: what people did with an earlier one, they chose.
    """
    place = max((number for number, event in enumerate(events) if isinstance(event, DiceRolled)), default=None)
    if place is None or any(isinstance(event, TurnStopped) for event in events[place:]):
        return []
    roll = events[place]
    assert isinstance(roll, DiceRolled)
    goes_on = before.turn == roll.seat and not any(isinstance(event, TurnEnded) for event in events[:place])
    hand = replace(before.hand, shown=()) if goes_on else Hand()
    if roll.afresh or not hand.cup.total:
        hand = replace(hand, cup=Hand().cup, words=Hand().words)
    # The whole turn as it stood before the dice fell, with the tray empty.
    ended = [event for event in events if isinstance(event, Busted)]
    standing = replace(view, phase=Phase.DECIDING, turn=roll.seat, hand=hand)
    if ended:
        standing = replace(standing, sheet=before.sheet)
    ground = lay_out_turn(standing, theme, None, players).painted()
    ground.paste(bare_table(theme).crop(TRAY), TRAY[:2])
    changes = (Patch(ground, (0, 0)),)

    places = list(dice_places(len(roll.dice)))
    dice = [
        (_faces(die.word, side, theme), die.number or _WORD, (left + side / 2, top + side / 2))
        for die, (left, top, side) in zip(roll.dice, places, strict=True)
    ]
    seed = sum((die.number or _WORD) * 7**number for number, die in enumerate(roll.dice))
    frames = tumble(dice, (_WORD, *NUMBERS), seed, changes, stays=False)
    return frames + _to_lamps(roll, places, theme)


def _faces(word: Word, side: int, theme: Theme) -> Callable[[int], Image.Image]:
    return lambda face: die_sprite(Die(word, face or None), side, theme)


def _to_lamps(roll: DiceRolled, places: Sequence[tuple[int, int, int]], theme: Theme) -> list[Frame]:
    """The dice that show their word on their way to its lamp, the others lying still."""
    lying, ways = [], []
    for die, (left, top, side) in zip(roll.dice, places, strict=True):
        if die.number is not None:
            lying.append(Patch.of(die_sprite(die, side, theme), (left, top)))
            continue
        middle = (left + side / 2, top + side / 2)
        ways.append((die, hops([middle, lamp_middle(die.word)], 0, _ASIDE_FRAMES)))
    frames = []
    for _ in range(_ASIDE_FRAMES if ways else 0):
        moving = [Patch.centred(die_sprite(die, _FLYING, theme), next(way)) for die, way in ways]
        frames.append(Frame(_ASIDE_MILLISECONDS, (*lying, *moving)))
    return frames
