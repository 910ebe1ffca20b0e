"""A roll as an animation: the dice fly from the cup to their places, and those that show their word on to its lamp."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from engine.forgetit.events import Busted, DiceRolled, TurnEnded, TurnStopped
from engine.forgetit.hand import NUMBERS, Die, Hand
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Event
from render.canvas import Box, Canvas
from render.forgetit.sprites import die_sprite
from render.forgetit.turn_picture import CUP, TRAY, dice_places, empty_tray, lamp_middle, lay_out_turn
from render.gif import Frame, Patch
from render.movement import REST_MILLISECONDS, hops, turned
from render.people import Player
from render.theme import Theme

_FLYING = 86
"""The side of a die in the air: smaller than where it lies, so that a frame changes little of the picture."""

_FLIGHT_FRAMES, _FLIGHT_MILLISECONDS, _FIRST_LANDING = 6, 70, 3
_HEIGHT, _SPREAD, _ANGLES = 50, 60, (-65, -25, 25, 65)

_ASIDE_FRAMES, _ASIDE_MILLISECONDS = 2, 80


def moving(
    before: ForGetItView,
    view: ForGetItView,
    events: Sequence[Event],
    shown: Canvas,
    theme: Theme,
    players: Sequence[Player],
) -> list[Frame]:
    """From the position ``before`` through the events to the ``view``, which is ``shown``.

    Only the latest roll is seen, if nothing was done with it yet, or if it ended the turn: what people did with an
    earlier one, they chose.
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
    ground = lay_out_turn(standing, theme, None, players)
    elsewhere = [box for box in ground.differences(shown) if not _is_in_tray(box)]
    ground.paste(empty_tray(theme), TRAY[:2])
    changes = tuple(Patch(ground.part(box), box[:2]) for box in (TRAY, *elsewhere))

    places = list(dice_places(len(roll.dice)))
    first, *later = _flight(roll, places, theme)
    first = replace(first, changes=changes + first.changes, afresh=True)
    return [first, *later, *_to_lamps(roll, places, ground, theme)]


def _is_in_tray(box: Box) -> bool:
    return box[1] >= TRAY[1] and box[3] <= TRAY[3]


def _flight(roll: DiceRolled, places: Sequence[tuple[int, int, int]], theme: Theme) -> list[Frame]:
    """Frames of the dice in flight; the ones that lie nearest to the cup land first.

    Their faces follow from the roll: it always looks the same.
    """
    random = Random(sum((die.number or 0) * 7**number for number, die in enumerate(roll.dice)))  # noqa: S311 -- for the eye; what fell is known
    pieces: list[list[Patch]] = [[] for _ in range(_FLIGHT_FRAMES)]
    landed: list[list[Patch]] = [[] for _ in range(_FLIGHT_FRAMES)]
    dice = sorted(zip(places, roll.dice, strict=True))
    for number, ((left, top, side), die) in enumerate(dice, start=1):
        landing = _FIRST_LANDING + (_FLIGHT_FRAMES - _FIRST_LANDING) * number // len(dice)
        way = hops([CUP, (left + side / 2, top + side / 2)], _HEIGHT, landing)
        for frame, (x, y) in zip(range(landing - 1), way, strict=False):
            seen = die_sprite(Die(die.word, random.choice((None, *NUMBERS))), _FLYING, theme)
            reach = _SPREAD * (1 - frame / landing)
            at = x + random.uniform(-1, 1) * reach, y + random.uniform(-1, 1) * reach
            pieces[frame].append(Patch.centred(turned(seen, random.choice(_ANGLES)), at))
        landed[landing - 1].append(Patch.of(die_sprite(die, side, theme), (left, top)))
    frames = [
        Frame(_FLIGHT_MILLISECONDS, tuple(flying), tuple(lying)) for flying, lying in zip(pieces, landed, strict=True)
    ]
    return [*frames[:-1], replace(frames[-1], milliseconds=REST_MILLISECONDS)]


def _to_lamps(roll: DiceRolled, places: Sequence[tuple[int, int, int]], tray: Canvas, theme: Theme) -> Iterator[Frame]:
    """The dice that show their word on their way to its lamp. Where they lay, there is the ``tray`` again."""
    ways, gone = [], []
    for die, (left, top, side) in zip(roll.dice, places, strict=True):
        if die.number is None:
            middle = (left + side / 2, top + side / 2)
            ways.append((die, hops([middle, lamp_middle(die.word)], 0, _ASIDE_FRAMES)))
            gone.append(Patch(tray.part((left, top, left + side, top + side)), (left, top)))
    for number in range(_ASIDE_FRAMES if ways else 0):
        flying = [Patch.centred(die_sprite(die, _FLYING, theme), next(way)) for die, way in ways]
        yield Frame(_ASIDE_MILLISECONDS, tuple(flying), () if number else tuple(gone))
