"""Moves as animations: the die tumbles, the pawn hops from square to square, and what it captured flies home."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.game import Event, Seat
from engine.mensch.board import BASE, PawnId
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved, WallFell
from engine.mensch.view import MenschView
from render.dice import die_sprite
from render.gif import Frame, Patch
from render.mensch.board_picture import DIE
from render.mensch.ground import empty_board, medallion_sprite
from render.mensch.pieces import figure_sprite, pawn_sprite, wall_sprite
from render.mensch.places import CROSSING, Place, pawn_place, way
from render.movement import REST_MILLISECONDS, hops, latest_parts, tumble
from render.seat_marks import MARKS
from render.theme import Theme

_HOP, _LEAP = 26, 70
"""How high a pawn hops on its way, and when it is set in or thrown out."""

_HOP_MILLISECONDS = 60
_MOST_HOP_FRAMES, _FLIGHT_FRAMES = 8, 4

_LATEST_MOVES = 2
"""Of what has been missed, these are shown; the rest can be seen in the picture."""


def moving(before: MenschView, events: Sequence[Event], people: Collection[Seat], theme: Theme) -> list[Frame]:
    """From the position ``before`` through the events. The dice of computers are not shown."""
    stage = _Stage(before, theme)
    parts: list[list[Frame]] = []
    for event in events:
        match event:
            case DieRolled(seat, value) if seat in people:
                parts.append(_rolled(seat, value, len(parts), theme))
            case PawnMoved():
                parts.append(stage.moved(event))
            case CaptureClaimed(_, pawn, start):
                parts.append(stage.thrown([pawn], start))
            case WallFell(_, _, masons):
                parts.append(stage.thrown(list(masons), None))
    return latest_parts(parts, _LATEST_MOVES)


def _rolled(seat: Seat, value: int, number: int, theme: Theme) -> list[Frame]:
    under = Patch.centred(medallion_sprite(seat, theme), CROSSING)
    colour = MARKS[seat].colour
    die = (lambda face: die_sprite(face, DIE, colour), value, CROSSING)
    return tumble([die], range(1, 7), seed=value * 31 + number, changes=(under,))


class _Stage:
    """The pawns as they stand after the events so far."""

    def __init__(self, view: MenschView, theme: Theme) -> None:
        self._view = view
        self._pawns = [list(progresses) for progresses in view.pawns]
        self._bare = empty_board(view.seats, view.agreed.pairs, theme)

    def moved(self, move: PawnMoved) -> list[Frame]:
        """The pawn's hops; those that it captured fly home while it stands."""
        pawn, corner = move.pawn, self._view.agreed.corners[move.pawn.seat]
        figure = pawn_sprite(pawn)
        changes = self._taken_off(pawn)
        steps = list(way(corner, pawn.pawn, move.start, move.end))
        count = _FLIGHT_FRAMES if move.start == BASE else min(_MOST_HOP_FRAMES, 2 * (len(steps) - 1))
        frames = []
        for place in hops(steps, _LEAP if move.start == BASE else _HOP, count):
            frames.append(Frame(_HOP_MILLISECONDS, (Patch.centred(figure, place),), changes))
            changes = ()
        captured = [(other, self._place(other)) for other in move.captured]
        for other in move.captured:
            changes += self._taken_off(other)
            self._pawns[other.seat][other.pawn] = BASE
        self._pawns[pawn.seat][pawn.pawn] = move.end
        landed = Patch.centred(figure, self._place(pawn))
        if not captured:
            frames[-1] = Frame(REST_MILLISECONDS, (), (*frames[-1].changes, landed))
            return frames
        return frames[:-1] + self._flight(captured, (*frames[-1].changes, *changes, landed))

    def thrown(self, pawns: Sequence[PawnId], start: int | None) -> list[Frame]:
        """Pawns that go home without being moved upon; ``start`` is where they stood if that is known."""
        flying: list[tuple[PawnId, Place]] = []
        changes: tuple[Patch, ...] = ()
        for pawn in pawns:
            if start is not None:
                self._pawns[pawn.seat][pawn.pawn] = start
            flying.append((pawn, self._place(pawn)))
            changes += self._taken_off(pawn)
            self._pawns[pawn.seat][pawn.pawn] = BASE
        return self._flight(flying, changes)

    def _flight(self, flying: Sequence[tuple[PawnId, Place]], changes: tuple[Patch, ...]) -> list[Frame]:
        """Through the air to the places where the pawns stand by now."""
        ways = [hops([start, self._place(pawn)], _LEAP, _FLIGHT_FRAMES) for pawn, start in flying]
        frames = []
        for places in zip(*ways, strict=True):
            pieces = [Patch.centred(pawn_sprite(pawn), place) for (pawn, _), place in zip(flying, places, strict=True)]
            frames.append(Frame(_HOP_MILLISECONDS + 10, tuple(pieces), changes))
            changes = ()
        frames[-1] = Frame(REST_MILLISECONDS, (), frames[-1].changes + frames[-1].pieces)
        return frames

    def _taken_off(self, pawn: PawnId) -> tuple[Patch, ...]:
        """What shows its square without the pawn; the other pawn of a wall stays alone."""
        place = self._place(pawn)
        others = [
            PawnId(seat, number)
            for seat, progresses in enumerate(self._pawns)
            for number in range(len(progresses))
            if PawnId(seat, number) != pawn and self._place(PawnId(seat, number)) == place
        ]
        if not others:
            return (Patch.centred(figure_sprite(pawn.seat), place).erased(self._bare),)
        wall = wall_sprite((min(pawn, others[0]), max(pawn, others[0])))
        return (Patch.centred(wall, place).erased(self._bare), Patch.centred(pawn_sprite(others[0]), place))

    def _place(self, pawn: PawnId) -> Place:
        return pawn_place(self._view.agreed.corners[pawn.seat], pawn.pawn, self._pawns[pawn.seat][pawn.pawn])
