"""Moves as animations: the die tumbles, the pawn hops from square to square, and what it captured flies home."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.game import Event, Seat
from engine.mensch.board import BASE, PawnId
from engine.mensch.events import CaptureClaimed, DieRolled, PawnMoved, WallFell
from engine.mensch.view import MenschView
from render.canvas import Canvas
from render.figures import die_sprite
from render.gif import Frame, Patch
from render.mensch.board_picture import DIE
from render.mensch.ground import medallion_sprite
from render.mensch.pieces import pawn_sprite
from render.mensch.places import CROSSING, Place, pawn_place, way
from render.movement import REST_MILLISECONDS, after_changes, hops, latest_parts, tumble
from render.people import MARKS
from render.theme import Theme

_HOP, _LEAP = 26, 70
"""Heights of a pawn's hop on its way, and of its leap when it is set in or thrown out."""

_HOP_MILLISECONDS = 60
_MOST_HOP_FRAMES, _FLIGHT_FRAMES = 8, 4

_REACH = (56, 60)
"""Reach of pawns, walls and their marks from the middle of a square, sideways and upwards or downwards."""

_LATEST_MOVES = 2
"""Of what has been missed, these are shown; the rest can be seen in the picture."""


def moving(
    before: MenschView,
    events: Sequence[Event],
    people: Collection[Seat],
    board: Callable[[MenschView, Collection[PawnId]], Canvas],
    theme: Theme,
) -> list[Frame]:
    """From the position ``before`` through the events. The dice of computers are not shown.

    ``board`` lays out the picture of that position with its pawns elsewhere, without those that are lifted.
    """
    stage = _Stage(before, board)
    parts: list[list[Frame]] = []
    for event in events:
        match event:
            case DieRolled(seat, value) if seat in people:
                parts.append(_rolled(seat, value, len(parts), theme))
                stage.rolled(event)
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
    seed = value * 31 + number
    return tumble(lambda face: die_sprite(face, DIE, colour), value, CROSSING, range(1, 7), seed, (under,))


class _Stage:
    """The pawns as they stand after the events so far."""

    def __init__(self, view: MenschView, board: Callable[[MenschView, Collection[PawnId]], Canvas]) -> None:
        self._view = view
        self._board = board
        self._pawns = [list(progresses) for progresses in view.pawns]
        self._lifted: set[PawnId] = set()

    def rolled(self, roll: DieRolled) -> None:
        """Pawns in the goal reach into the middle, where the die lies."""
        self._view = self._view._replace(turn=roll.seat, die=roll.value)

    def moved(self, move: PawnMoved) -> list[Frame]:
        """The pawn's hops; those that it captured fly home while it stands."""
        pawn, corner = move.pawn, self._view.agreed.corners[move.pawn.seat]
        figure = pawn_sprite(pawn.seat)
        changes = self._lift([pawn])
        steps = list(way(corner, pawn.pawn, move.start, move.end))
        count = _FLIGHT_FRAMES if move.start == BASE else min(_MOST_HOP_FRAMES, 2 * (len(steps) - 1))
        way_up = _LEAP if move.start == BASE else _HOP
        hopping = [Frame(_HOP_MILLISECONDS, (Patch.centred(figure, place),)) for place in hops(steps, way_up, count)]
        frames = after_changes(changes, hopping)
        captured = [(other, self._place(other)) for other in move.captured]
        changes = self._lift(move.captured) + self._put_down([(pawn, move.end)])
        if not captured:
            frames[-1] = Frame(REST_MILLISECONDS, (), (*frames[-1].changes, *changes))
            return frames
        return frames[:-1] + self._flight(captured, (*frames[-1].changes, *changes))

    def thrown(self, pawns: Sequence[PawnId], start: int | None) -> list[Frame]:
        """Pawns that go home without being moved upon; ``start`` is where they stood if that is known."""
        if start is not None:
            for pawn in pawns:
                self._pawns[pawn.seat][pawn.pawn] = start
        flying = [(pawn, self._place(pawn)) for pawn in pawns]
        return self._flight(flying, self._lift(pawns))

    def _flight(self, flying: Sequence[tuple[PawnId, Place]], changes: tuple[Patch, ...]) -> list[Frame]:
        """Home through the air."""
        corners = self._view.agreed.corners
        ways = [
            hops([start, pawn_place(corners[pawn.seat], pawn.pawn, BASE)], _LEAP, _FLIGHT_FRAMES)
            for pawn, start in flying
        ]
        frames = []
        for places in zip(*ways, strict=True):
            pieces = [
                Patch.centred(pawn_sprite(pawn.seat), place) for (pawn, _), place in zip(flying, places, strict=True)
            ]
            frames.append(Frame(_HOP_MILLISECONDS + 10, tuple(pieces)))
        frames[-1] = Frame(REST_MILLISECONDS, (), self._put_down([(pawn, BASE) for pawn, _ in flying]))
        return after_changes(changes, frames)

    def _lift(self, pawns: Sequence[PawnId]) -> tuple[Patch, ...]:
        """Their squares without them; what stands on or reaches into these is left as it was."""
        self._lifted.update(pawns)
        return self._squares(pawns)

    def _put_down(self, pawns: Sequence[tuple[PawnId, int]]) -> tuple[Patch, ...]:
        """The squares to which they have come, with them."""
        for pawn, progress in pawns:
            self._pawns[pawn.seat][pawn.pawn] = progress
            self._lifted.discard(pawn)
        return self._squares([pawn for pawn, _ in pawns])

    def _squares(self, pawns: Sequence[PawnId]) -> tuple[Patch, ...]:
        """Patches that show, by now, where these pawns are, or were before they were lifted."""
        if not pawns:
            return ()
        board = self._board(self._view._replace(pawns=tuple(map(tuple, self._pawns))), self._lifted)
        corners = {(x - _REACH[0], y - _REACH[1]) for x, y in map(self._place, pawns)}
        return tuple(
            Patch(board.part((x, y, x + 2 * _REACH[0], y + 2 * _REACH[1])), (x, y)) for x, y in sorted(corners)
        )

    def _place(self, pawn: PawnId) -> Place:
        return pawn_place(self._view.agreed.corners[pawn.seat], pawn.pawn, self._pawns[pawn.seat][pawn.pawn])
