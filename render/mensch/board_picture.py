"""The board as a picture: pawns, walls, the latest moves, the die, and what may be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.game import Seat
from engine.mensch.board import (
    BASE,
    CORNERS_OF_SEATS,
    LOOP,
    PAWNS,
    START,
    PawnId,
    is_home,
)
from engine.mensch.board import square as square_of
from engine.mensch.events import PawnMoved
from engine.mensch.view import MenschView
from render.dice import die_sprite
from render.mensch.palette import encode
from render.mensch.places import (
    BORDER,
    CELL,
    HOME,
    LEFT_HOMES,
    WIDTH,
    Place,
    base_middle,
    base_place,
    goal_place,
    home_corner,
    in_home,
    loop_place,
    pawn_place,
    way,
)
from render.mensch.sprites import (
    arrow_head,
    bead,
    burst,
    choice_ring,
    claim_sprite,
    dot,
    pawn_sprite,
    start_ring,
    step_sprite,
    target_badge,
    target_ring,
    wall_sprite,
)
from render.mensch.squares import (
    BOARD,
    BOARD_EDGE,
    NUMBER,
    SQUARE,
    SQUARE_EDGE,
    colour_of,
    draw_base,
    draw_goal,
    draw_square,
    draw_start,
)
from render.mensch.words import is_untouched, ranking
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

_MOVES_SHOWN = 6
_DIE = 104
_START_DIE, _START_DICE = 56, 3
_DOTS_APART = 27


def draw_board(view: MenschView, theme: Theme, latest: Sequence[PawnMoved] = ()) -> bytes:
    return encode(paint_board(view, theme, latest), theme)


def paint_board(view: MenschView, theme: Theme, latest: Sequence[PawnMoved] = ()) -> Image.Image:
    """The whole position, with the paths of the ``latest`` moves."""
    picture = empty_board(view.seats, view.agreed.pairs, theme).copy()
    for seat, corner in enumerate(view.agreed.corners):
        _put_home(picture, view, seat, corner, theme)
    _put_moves(picture, view, latest)
    _put_pawns(picture, view)
    for pawn in view.missed:
        x, y = _place(view, pawn, view.pawns[pawn.seat][pawn.pawn])
        _put(picture, claim_sprite(), (x + CELL // 2 - 8, y - CELL // 2 + 8))
    targets = [(each.pawn, _place(view, each.pawn, each.end)) for each in view.destinations]
    for pawn, place in targets:
        _put(picture, target_ring(pawn.seat), place)
    # After all rings, so that the ring of the square above hides no name.
    for pawn, place in targets:
        _put(picture, target_badge(pawn), place)
    return picture


def _put(picture: Image.Image, sprite: Image.Image, place: Place) -> None:
    picture.alpha_composite(sprite, (place[0] - sprite.width // 2, place[1] - sprite.height // 2))


def _place(view: MenschView, pawn: PawnId, progress: int) -> Place:
    return pawn_place(view.agreed.corners[pawn.seat], pawn.pawn, progress)


def _put_pawns(picture: Image.Image, view: MenschView) -> None:
    """Each on its square, those that may move on a ring; two on one square are a wall."""
    standing: defaultdict[Place, list[PawnId]] = defaultdict(list)
    for seat, progresses in enumerate(view.pawns):
        for number, progress in enumerate(progresses):
            pawn = PawnId(seat, number)
            standing[_place(view, pawn, progress)].append(pawn)
    offered = {_place(view, destination.pawn, destination.start) for destination in view.destinations}
    for place, pawns in standing.items():
        wall = len(pawns) == 2
        if place in offered:
            _put(picture, choice_ring(wall=wall), place)
        _put(picture, wall_sprite((pawns[0], pawns[1])) if wall else pawn_sprite(pawns[0]), place)


# The homes in the corners


def _put_home(picture: Image.Image, view: MenschView, seat: Seat, corner: int, theme: Theme) -> None:
    """Whose turn it is, the die, how many tries are left; the place of those who have finished."""
    active = seat == view.turn
    if active:
        left, top = home_corner(corner)
        picture.alpha_composite(_active_frame(seat), (left - _FRAME, top - _FRAME))
        _put(picture, die_sprite(view.die, _DIE, MARKS[seat].colour), in_home(corner, 72, 190))
        if view.attempts > 1:
            _put(picture, _tries(view.attempt, view.attempts, seat, theme), in_home(corner, 72, 274))
    if view.places:
        place = next(place for place, ranked in ranking(view) if ranked == seat)
        _put(picture, _medal(place), in_home(corner, 196, 66))
    elif seat in view.finished:
        place = 0 if view.agreed.pairs else view.finished.index(seat) + 1
        _put(picture, _medal(place), in_home(corner, 196, 66))
    if is_untouched(view):
        # A column for each round, from left to right on either side of the board.
        rounds = view.start_rolls[-_START_DICE:]
        for number, rolls in enumerate(rounds if corner in LEFT_HOMES else rounds[::-1]):
            if value := dict(rolls).get(seat):
                spot = in_home(corner, 158 + number * 64, 46)
                _put(picture, die_sprite(value, _START_DIE, MARKS[seat].colour), spot)


_FRAME = 8


@lru_cache(maxsize=8)
def _active_frame(seat: Seat) -> Image.Image:
    side = HOME + 2 * _FRAME
    sketch = Sketch(side, side)
    sketch.rectangle((0, 0), (side, side), None, 34, "#ffffff", 16)
    sketch.rectangle((3, 3), (side - 6, side - 6), None, 31, MARKS[seat].colour, 11)
    return sketch.finish()


@lru_cache(maxsize=64)
def _tries(attempt: int, attempts: int, seat: Seat, theme: Theme) -> Image.Image:
    """A dot for each try, those that are over filled, the present one ringed."""
    sketch = Sketch(40 * attempts, 40)
    for number in range(1, attempts + 1):
        centre = (40 * number - 20, 20)
        colour = MARKS[seat].colour
        if number < attempt:
            sketch.ellipse(centre, (12, 12), theme.ground.faint_ink)
            sketch.line([(centre[0] - 6, 14), (centre[0] + 6, 26)], theme.ground.tray, 3)
            sketch.line([(centre[0] - 6, 26), (centre[0] + 6, 14)], theme.ground.tray, 3)
        elif number == attempt:
            sketch.ellipse(centre, (17, 17), colour, "#ffffff", 3)
            sketch.text(centre, str(number), 24, "#ffffff", 850)
        else:
            sketch.ellipse(centre, (12, 12), None, theme.ground.faint_ink, 3.5)
    return sketch.finish()


@lru_cache(maxsize=8)
def _medal(place: int) -> Image.Image:
    """A crown, and the place if there is one."""
    sketch = Sketch(150, 92)
    if place > 1:
        sketch.ellipse((75, 48), (38, 38), "#ffffff", GOLD, 6)
        sketch.text((75, 48), str(place), 44, GOLD_INK, 850)
    elif place == 1:
        sketch.crown((46, 48), 1.1)
        sketch.ellipse((108, 48), (34, 34), GOLD, "#ffffff", 4)
        sketch.text((108, 48), "1", 42, GOLD_INK, 850)
    else:
        sketch.crown((75, 48), 1.25)
    return sketch.finish()


# The latest moves


def _put_moves(picture: Image.Image, view: MenschView, latest: Sequence[PawnMoved]) -> None:
    """The paths of the latest moves as arrows, and dotted ones of those captured, below the pawns."""
    corners = view.agreed.corners
    for move in latest[-_MOVES_SHOWN:]:
        pawn, corner = move.pawn, corners[move.pawn.seat]
        places = list(way(corner, pawn.pawn, move.start, move.end))
        _put(picture, start_ring(pawn.seat), places[0])
        if move.start == BASE:
            _put_dots(picture, places[0], places[-1], pawn.seat)
        else:
            for seat in (None, pawn.seat):
                for here, there in pairwise(places):
                    _put(picture, step_sprite(_direction(here, there), seat), _between(here, there))
            for progress, place in enumerate(places, start=move.start):
                _put(picture, _bead(corner, progress, pawn.seat), place)
        for victim in move.captured:
            base = base_place(corners[victim.seat], victim.pawn)
            _put_dots(picture, places[-1], base, victim.seat)
        if move.captured:
            _put(picture, burst(), places[-1])
            _put(picture, _bead(corner, move.end, pawn.seat), places[-1])
        else:
            here, there = places[-2:]
            # Walls are larger than pawns and would hide it.
            x, y = _towards(there, here, CELL // 2 + (16 if move.mates else -2))
            dx, dy = there[0] - here[0], there[1] - here[1]
            longest = max(abs(dx), abs(dy))
            _put(picture, arrow_head((round(10 * dx / longest), round(10 * dy / longest)), pawn.seat), (x, y))


def _bead(corner: int, progress: int, seat: Seat) -> Image.Image:
    if is_home(progress):
        return bead(progress - LOOP, MARKS[seat].colour, SQUARE)
    return bead(square_of(corner, progress) + 1, NUMBER, SQUARE)


def _put_dots(picture: Image.Image, here: Place, there: Place, seat: Seat) -> None:
    length = ((there[0] - here[0]) ** 2 + (there[1] - here[1]) ** 2) ** 0.5
    for gone in range(_DOTS_APART, int(length), _DOTS_APART):
        _put(picture, dot(seat), _towards(here, there, gone))


def _towards(here: Place, there: Place, pixels: float) -> Place:
    """This many pixels from the one on the way to the other."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    share = pixels / (dx * dx + dy * dy) ** 0.5
    return (round(here[0] + dx * share), round(here[1] + dy * share))


def _between(here: Place, there: Place) -> Place:
    return ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)


def _direction(here: Place, there: Place) -> tuple[int, int]:
    return ((there[0] > here[0]) - (there[0] < here[0]), (there[1] > here[1]) - (there[1] < here[1]))


# What never changes


@lru_cache(maxsize=8)
def empty_board(seats: int, pairs: bool, theme: Theme) -> Image.Image:
    """The cross, the squares with their numbers, the homes with their seats' letters, and with those of partners."""
    ground = theme.ground
    sketch = Sketch(WIDTH, WIDTH, ground.backdrop)
    _draw_cross(sketch)
    owners: dict[int, Seat] = {corner: seat for seat, corner in enumerate(CORNERS_OF_SEATS[seats])}
    starts = {square_of(corner, START): corner for corner in range(4)}
    for square in range(LOOP):
        if square in starts:
            draw_start(sketch, loop_place(square), square + 1, owners.get(starts[square]))
        else:
            draw_square(sketch, loop_place(square), square + 1)
    for corner in range(4):
        _draw_home(sketch, corner, owners.get(corner), theme)
        for number in range(PAWNS):
            draw_goal(sketch, goal_place(corner, number), number + 1, owners.get(corner))
        _draw_way_in(sketch, corner, owners.get(corner))
        if pairs:
            sketch.badge(MARKS[(owners[corner] + 2) % seats], in_home(corner, 122, 112), 26)
    return sketch.finish()


def _draw_cross(sketch: Sketch) -> None:
    near, far = BORDER + HOME + 8, WIDTH - BORDER - HOME - 8
    for left, top, width, height in (
        (near, BORDER, far - near, WIDTH - 2 * BORDER),
        (BORDER, near, WIDTH - 2 * BORDER, far - near),
    ):
        sketch.rectangle((left, top), (width, height), BOARD_EDGE, 22)
    for left, top, width, height in (
        (near, BORDER, far - near, WIDTH - 2 * BORDER),
        (BORDER, near, WIDTH - 2 * BORDER, far - near),
    ):
        sketch.rectangle((left + 5, top + 5), (width - 10, height - 10), BOARD, 18)


def _draw_home(sketch: Sketch, corner: int, owner: Seat | None, theme: Theme) -> None:
    ground = theme.ground
    left, top = home_corner(corner)
    colour = ground.line if owner is None else MARKS[owner].colour
    sketch.rectangle((left, top), (HOME, HOME), ground.tray, 26, colour, 4)
    x, y = base_middle(corner)
    sketch.rectangle((x - 93, y - 93), (186, 186), BOARD, 26, colour_of(owner), 4)
    for pawn in range(PAWNS):
        draw_base(sketch, base_place(corner, pawn), owner)
    if owner is not None:
        sketch.badge(MARKS[owner], in_home(corner, 70, 72), 46)


def _draw_way_in(sketch: Sketch, corner: int, owner: Seat | None) -> None:
    """A small arrow from the last square of the loop into the goal."""
    if owner is None:
        return
    here = loop_place((square_of(corner, START) + LOOP - 1) % LOOP)
    there = goal_place(corner, 0)
    dx, dy = _direction(here, there)
    x, y = _between(here, there)
    tip = (x + dx * 9, y + dy * 9)
    left, right = (x - dx * 6 - dy * 13, y - dy * 6 + dx * 13), (x - dx * 6 + dy * 13, y - dy * 6 - dx * 13)
    sketch.polygon([tip, left, right], MARKS[owner].colour, SQUARE_EDGE, 2)
