"""The board as a picture: for the table, and with a path in the making for the mover alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import START_SQUARES, Cheeses, Direction, Edge, Size, Square, slides, starting_cheeses
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from render.canvas import Canvas
from render.kaeseschieben.background import background
from render.kaeseschieben.layout import DICE_CORNER, INWARD, square_centre
from render.kaeseschieben.palette import encode
from render.kaeseschieben.sprites import CELL, cheese, mouse
from render.kaeseschieben.trail import Trail, draw_above, draw_below, draw_hints, new_on_trays, put
from render.kaeseschieben.tray import Load, Row, dice_corner, laid_tray
from render.player import Player
from render.theme import Theme

PIECE = CELL - 2
LIFT = 3
"""How far above its square's middle a piece stands, whose foot is at the bottom of its picture."""

Facing = Mapping[Seat, Direction]
"""Where mice look; those that are left out look over the board, away from their edge."""


def draw_board(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    moves: Sequence[MouseMoved] = (),
    facing: Facing | None = None,
) -> bytes:
    """The position as a PNG, with the moves that led to it, oldest first: the older, the fainter.

    ``players`` has one for each seat.
    """
    return encode(_laid_out_board(view, theme, players, moves, facing), theme)


def draw_draft(
    view: KaeseschiebenView, walk: Walk, theme: Theme, players: Sequence[Player], facing: Facing | None = None
) -> bytes:
    """The position after the path so far, the path itself, and where the next step may go; as a PNG."""
    return encode(_laid_out_draft(view, walk, theme, players, facing), theme)


def paint_board(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    moves: Sequence[MouseMoved] = (),
    facing: Facing | None = None,
) -> Image.Image:
    """The same in RGB."""
    return _laid_out_board(view, theme, players, moves, facing).painted()


def paint_draft(
    view: KaeseschiebenView, walk: Walk, theme: Theme, players: Sequence[Player], facing: Facing | None = None
) -> Image.Image:
    """The same in RGB."""
    return _laid_out_draft(view, walk, theme, players, facing).painted()


def _laid_out_board(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    moves: Sequence[MouseMoved],
    facing: Facing | None,
) -> Canvas:
    trails = [Trail.of(move) for move in moves if move.path]
    return _lay_out(view, theme, players, trails, _Pieces(view.mice, view.cheeses, facing or {}))


def _laid_out_draft(
    view: KaeseschiebenView, walk: Walk, theme: Theme, players: Sequence[Player], facing: Facing | None
) -> Canvas:
    seat = view.turn
    assert seat is not None
    looks = dict(facing or {})
    if walk.path:
        trail = Trail(seat, walk.squares, slides(view.cheeses, walk.squares), walk.path[0])
        looks[seat] = walk.path[-1]
    trails = [trail] if walk.path else []
    mice = (*view.mice[:seat], walk.mouse, *view.mice[seat + 1 :])
    picture = _lay_out(view, theme, players, trails, _Pieces(mice, walk.cheeses, looks), walk)
    if walk.steps_left:
        possible = [direction for direction in Direction if walk.obstacle(direction) is None]
        draw_hints(picture, walk.squares, possible, seat)
    return picture


class _Pieces(NamedTuple):
    """Where they stand; for mice by seat, and with where they look."""

    mice: Sequence[Square]
    cheeses: Cheeses
    facing: Facing


def _lay_out(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    trails: Sequence[Trail],
    standing: _Pieces,
    walk: Walk | None = None,
) -> Canvas:
    picture = Canvas.on(background(view.seats, theme, _untouched(view)), kin=hash(tuple(players)))
    new = new_on_trays(trails)
    for edge in Edge:
        owner = view.edges.index(edge) if edge in view.edges else None
        player = None if owner is None else players[owner]
        for part, corner in laid_tray(edge, owner, player, theme, _load(view, walk, edge, owner, new)):
            picture.paste(part, corner)
    rolling = view.turn if view.phase in (Phase.TO_ROLL, Phase.ROLLING, Phase.MOVING) else None
    dice = dice_corner(rolling, view.faces, view.steps, theme)
    picture.paste(dice, DICE_CORNER, dice)
    draw_below(picture, trails, {*standing.cheeses, *standing.mice})
    pieces = [(square, cheese(one.size, PIECE)) for square, one in standing.cheeses.items()]
    for seat, square in enumerate(standing.mice):
        pieces.append((square, mouse(seat, standing.facing.get(seat, INWARD[view.edges[seat]]), PIECE)))
    # What stands nearer covers what stands behind it.
    for square, sprite in sorted(pieces, key=lambda piece: -piece[0].row):
        x, y = square_centre(square)
        put(picture, sprite, (x, y - LIFT))
    draw_above(picture, trails)
    return picture


def _untouched(view: KaeseschiebenView) -> bool:
    """Whether no mouse has left the square where it begins."""
    return all(square == START_SQUARES[edge] for edge, square in zip(view.edges, view.mice, strict=True)) and (
        view.cheeses == starting_cheeses()
    )


def _load(
    view: KaeseschiebenView, walk: Walk | None, edge: Edge, owner: Seat | None, new: Mapping[Edge, Counter[str]]
) -> Load:
    sizes: Counter[Size]
    fresh = new[edge]
    if owner is None:
        # The pieces out of the game are shown once, on the first tray without a seat.
        free = [free for free in Edge if free not in view.edges]
        fallen = [fall.cheese.size for fall in walk.falls if fall.edge in free] if walk else []
        sizes = Counter((*view.unowned, *fallen) if edge is free[0] else ())
        fresh = sum((new[other] for other in free), Counter())
    else:
        sizes = Counter(_sizes_in(view, owner))
        sizes.update(fall.cheese.size for fall in (walk.falls if walk else ()) if fall.edge is edge)
    rows = tuple(Row(size, sizes[size], min(fresh[size], sizes[size])) for size in reversed(Size) if sizes[size])
    active = owner is not None and owner == view.turn
    return Load(rows, active, offered=view.phase is Phase.BONUS and owner is not None and not active)


def _sizes_in(view: KaeseschiebenView, owner: Seat) -> Iterable[Size]:
    return (owned.cheese.size for owned in view.piles[owner])
