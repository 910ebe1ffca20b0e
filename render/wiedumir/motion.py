"""Turns as animations: the die tumbles, a pawn goes its way along the path, a card comes from the pile and turns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.game import Event, Seat
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.events import CardDrawn, DieRolled, PawnMoved
from engine.wiedumir.view import WieDuMirView
from localization.catalog import Speaker
from render.canvas import Canvas
from render.gif import Frame, Patch
from render.movement import REST_MILLISECONDS, after_changes, hops, latest_parts, tumble
from render.people import MARKS
from render.theme import Theme
from render.wiedumir.board_layout import MIDDLE, crowd, pawn_corner
from render.wiedumir.board_picture import DIE, DIE_MIDDLE, PILE_MIDDLE, figure
from render.wiedumir.card_picture import Held, card_picture
from render.wiedumir.garden import empty_board
from render.wiedumir.pieces import die, pile

_HOP, _STEP_MILLISECONDS, _MOST_FRAMES = 18, 60, 8
_CARD_FRAMES, _CARD_MILLISECONDS = 3, 60
_LATEST_PARTS = 3


def moving(
    before: WieDuMirView,
    events: Sequence[Event],
    people: Collection[Seat],
    board: Callable[[Collection[Pawn]], Canvas],
    theme: Theme,
    say: Speaker,
) -> list[Frame]:
    """From the position ``before`` through the events; the dice of computers are not shown.

    ``board`` lays out the picture of that position without the pawns that are lifted.
    """
    stage = _Stage(before, board, theme, say)
    parts: list[list[Frame]] = []
    for event in events:
        match event:
            case DieRolled(seat, number) if seat in people:
                parts.append(stage.rolled(seat, number))
            case PawnMoved():
                parts.append(stage.moved(event))
            case CardDrawn():
                parts.append(stage.turned(event))
    return latest_parts(parts, _LATEST_PARTS)


class _Stage:
    """The pawns as they stand after the events so far."""

    def __init__(
        self, view: WieDuMirView, board: Callable[[Collection[Pawn]], Canvas], theme: Theme, say: Speaker
    ) -> None:
        self._view = view
        self._board = board
        self._lifted: set[Pawn] = set()
        self._say = say
        self._bare = empty_board(view.board.values, say("game-wiedumir"), theme)
        self._standing = {one: Patch.of(figure(view, one), pawn_corner(square)) for one, square in view.all_pawns}
        for court in (START, GOAL):
            height, inside = crowd(view, court)
            self._standing |= {one: Patch.of(figure(view, one, height), corner) for one, corner in inside}

    def rolled(self, seat: Seat, number: int) -> list[Frame]:
        colour = MARKS[seat].colour
        side = DIE + 16
        corner = (DIE_MIDDLE[0] - side // 2, DIE_MIDDLE[1] - side // 2)
        under = self._bare.crop((*corner, corner[0] + side, corner[1] + side)).convert("RGB")
        changes = (Patch(under, corner),)
        return tumble(lambda face: die(face, DIE, colour), number, DIE_MIDDLE, (1, 2, 3), number * 13 + seat, changes)

    def moved(self, move: PawnMoved) -> list[Frame]:
        """Square by square, forwards or back."""
        self._lifted.add(move.pawn)
        changes = (self._standing[move.pawn].erased(self._board(self._lifted)),)
        sprite = figure(self._view, move.pawn)
        ahead = 1 if move.target >= move.origin else -1
        way = [pawn_corner(square) for square in range(move.origin, move.target + ahead, ahead)]
        self._standing[move.pawn] = Patch.of(sprite, way[-1])
        if len(way) < 2:
            return [Frame(_STEP_MILLISECONDS, (), (*changes, self._standing[move.pawn]))]
        hopping = hops(way, _HOP, min(_MOST_FRAMES, 2 * (len(way) - 1)))
        frames = [Frame(_STEP_MILLISECONDS, (Patch.of(sprite, corner),)) for corner in hopping]
        frames[-1] = Frame(REST_MILLISECONDS, (), frames[-1].pieces)
        return after_changes(changes, frames)

    def turned(self, drawn: CardDrawn) -> list[Frame]:
        """The card flies from the pile to the middle, and turns there."""
        left, top, width, height = MIDDLE
        middle = (left + width / 2, top + height / 2)
        back = pile()
        frames = []
        for number, place in enumerate(hops([PILE_MIDDLE, middle], 0, _CARD_FRAMES), start=1):
            larger = 1 + number / _CARD_FRAMES
            sprite = back.resize((round(back.width * larger), round(back.height * larger)))
            frames.append(Frame(_CARD_MILLISECONDS, (Patch.centred(sprite, place),)))
        face = card_picture(drawn.card, self._say, drawn.seat, Held.ASKING)
        for share in (0.25, 0.7):
            sprite = face.resize((round(face.width * share), face.height))
            frames.append(Frame(_CARD_MILLISECONDS, (Patch.centred(sprite, middle),)))
        frames.append(Frame(REST_MILLISECONDS, (), (Patch.of(face, (left, top)),)))
        return frames
