"""Turns as animations: the die tumbles, the mouse goes its way and pushes cheeses before it, some over the edge."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from engine.game import Event, Seat
from engine.kaeseschieben.board import Slide, Square
from engine.kaeseschieben.events import MouseMoved, StepsGranted
from engine.kaeseschieben.view import KaeseschiebenView
from render.gif import Frame, Patch
from render.kaeseschieben.board_picture import LIFT, PIECE, background
from render.kaeseschieben.layout import CORNER_WIDTH, DICE_CORNER, OUTWARD, TRAY_DEPTH, square_centre
from render.kaeseschieben.sprites import cheese, die, mouse
from render.kaeseschieben.tray import dice_corner
from render.movement import REST_MILLISECONDS, tumble
from render.people import MARKS
from render.sketch import Point
from render.theme import Theme

_STEP_MILLISECONDS = 70
_MOST_FRAMES = 10
_DIE = 66


def moving(before: KaeseschiebenView, events: Sequence[Event], people: Collection[Seat], theme: Theme) -> list[Frame]:
    """From the position ``before`` through the events; of several moves only the latest. Computers' dice lie still."""
    moves = [event for event in events if isinstance(event, MouseMoved) and event.path]
    if moves:
        return _move(before, moves, theme)
    rolls = [event for event in events if isinstance(event, StepsGranted) and event.seat in people]
    return _roll(rolls[-1], theme) if rolls else []


def _roll(roll: StepsGranted, theme: Theme) -> list[Frame]:
    rim = MARKS[roll.seat].colour
    # The tray with nothing in it: a die to be rolled lies where the tumbling one hides it.
    tray = Patch.of(dice_corner(roll.seat, (), 0, theme), DICE_CORNER)
    middle = (DICE_CORNER[0] + CORNER_WIDTH // 2, DICE_CORNER[1] + TRAY_DEPTH // 2)

    def face(number: int) -> Image.Image:
        return die(number or None, _DIE, rim)

    seed = sum((number or 7) * 5**place for place, number in enumerate(roll.faces))
    return tumble([(face, roll.faces[-1] or 0, middle)], range(4), seed, (tray,))


def _move(before: KaeseschiebenView, moves: Sequence[MouseMoved], theme: Theme) -> list[Frame]:
    bare = background(before.seats, theme, False)
    move = moves[-1]
    cleared = {square for each in moves for square in (each.squares[0], *(slide.squares[0] for slide in each.slides))}
    changes = tuple(_cleared(square, bare) for square in sorted(cleared))
    standing = [_ended(each) for each in moves[:-1]]
    changes += tuple(patch for patches in standing for patch in patches)
    steps = len(move.path)
    count = min(_MOST_FRAMES, 2 * steps)
    legs = _legs(move)
    frames = []
    for number in range(1, count + 1):
        step, share = divmod(steps * number / count, 1)
        if share < 1e-9:
            step, share = step - 1, 1.0
        frames.append(Frame(_STEP_MILLISECONDS, _pieces(move, legs, int(step), share), changes))
        changes = ()
    last = frames[-1]
    frames[-1] = Frame(REST_MILLISECONDS, last.pieces, last.changes)
    return frames


def _cleared(square: Square, bare: Image.Image) -> Patch:
    """A piece keeps within its square."""
    x, y = square_centre(square)
    left, top = x - PIECE // 2, y - LIFT - PIECE // 2
    return Patch(bare.crop((left, top, left + PIECE, top + PIECE)), (left, top))


def _ended(move: MouseMoved) -> list[Patch]:
    """The pieces of an earlier move as it left them."""
    patches = [_put(cheese(slide.cheese.size, PIECE), slide.squares[-1]) for slide in move.slides if slide.over is None]
    return [*patches, _put(mouse(move.seat, move.path[-1], PIECE), move.squares[-1])]


Legs = Sequence[Sequence[int]]
"""For each cheese that moves, which of its squares it lies on before each step, and after the last."""


def _legs(move: MouseMoved) -> Legs:
    places = [0] * len(move.slides)
    history = [[0] for _ in move.slides]
    for target in move.squares[1:]:
        hit: Square | None = target
        pusher: int | None = None
        while hit is not None:
            # What is pushed may push on.
            pushed = next(
                (
                    number
                    for number, slide in enumerate(move.slides)
                    if number != pusher and _at(slide, places[number]) == hit
                ),
                None,
            )
            if pushed is None:
                break
            places[pushed] += 1
            pusher, hit = pushed, _at(move.slides[pushed], places[pushed])
        for number, place in enumerate(places):
            history[number].append(place)
    return history


def _at(slide: Slide, place: int) -> Square | None:
    """Where a cheese lies after that number of pushes, None once it has fallen."""
    return slide.squares[place] if place < len(slide.squares) else None


def _pieces(move: MouseMoved, legs: Legs, step: int, share: float) -> tuple[Patch, ...]:
    """The mouse and the cheeses that it moves at some point, that far into the step; those behind come first."""
    standing: list[tuple[float, Patch]] = []
    for slide, places in zip(move.slides, legs, strict=True):
        was, will_be = _point(slide, places[step]), _point(slide, places[step + 1])
        if was is None:
            continue
        if will_be is None:
            if share == 1:
                continue
            assert slide.over is not None
            direction = OUTWARD[slide.over]
            will_be = (was[0] + direction.columns * PIECE * 0.8, was[1] - direction.rows * PIECE * 0.8)
        at = _between(was, will_be, share)
        standing.append((at[1], Patch.centred(cheese(slide.cheese.size, PIECE), (at[0], at[1] - LIFT))))
    at = _between(square_centre(move.squares[step]), square_centre(move.squares[step + 1]), share)
    figure = mouse(move.seat, move.path[step], PIECE)
    standing.append((at[1], Patch.centred(figure, (at[0], at[1] - LIFT))))
    return tuple(patch for _, patch in sorted(standing, key=lambda one: one[0]))


def _point(slide: Slide, place: int) -> Point | None:
    square = _at(slide, place)
    return None if square is None else square_centre(square)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _put(sprite: Image.Image, square: Square) -> Patch:
    x, y = square_centre(square)
    return Patch.centred(sprite, (x, y - LIFT))
