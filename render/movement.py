"""How pieces and dice move in animations: along a way in hops, through the air, and as a die that tumbles."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from PIL import Image

from render.gif import Frame, Patch
from render.sketch import Point

_TUMBLES, _TUMBLES_OF_MANY, _MANY = 5, 4, 5
"""The number of frames in which dice tumble, and in which more than that many do."""

TUMBLE_MILLISECONDS = 70
REST_MILLISECONDS = 250
"""How long what has just come about is to be seen before the picture as it stays."""

_SPREAD, _TURN = 0.32, 75
"""How far a die rolls about at first, in its sides, and how far it turns, in degrees."""


def hops(way: Sequence[Point], height: float, frames: int) -> Iterator[Point]:
    """Where something is in that number of frames which hops that high from each point of the way to the next."""
    legs = len(way) - 1
    for frame in range(1, frames + 1):
        leg, share = divmod(legs * frame / frames, 1)
        if share < 1e-9:
            yield way[round(leg)]
            continue
        (x1, y1), (x2, y2) = way[int(leg)], way[int(leg) + 1]
        yield x1 + (x2 - x1) * share, y1 + (y2 - y1) * share - height * math.sin(math.pi * share)


def tumble(
    dice: Sequence[tuple[Callable[[int], Image.Image], int, Point]],
    faces: Sequence[int],
    seed: int,
    changes: tuple[Patch, ...] = (),
    *,
    stays: bool = True,
) -> list[Frame]:
    """Dice that roll out to their places: for each, what draws a face, the face that it shows in the end, and where.

    The faces on the way are chosen by the ``seed``, so that the same roll always looks the same. ``changes`` come
    first. ``stays``: what fell lies there in later frames, too.
    """
    random = Random(seed)  # noqa: S311 -- for the eye; what fell is known
    frames: list[Frame] = []
    count = _TUMBLES if len(dice) <= _MANY else _TUMBLES_OF_MANY
    for number in range(count):
        left = 1 - number / (count - 1)
        pieces = []
        for draw, result, (x, y) in dice:
            face = result if not left else random.choice(faces)
            sprite = draw(face)
            reach = sprite.width * _SPREAD * left
            angle = random.uniform(-1, 1) * _TURN * left
            if left:
                sprite = sprite.rotate(angle, Image.Resampling.BILINEAR, expand=True)
            pieces.append(Patch.centred(sprite, (x + random.uniform(-1, 1) * reach, y + random.uniform(-1, 1) * reach)))
        frames.append(Frame(TUMBLE_MILLISECONDS, tuple(pieces)))
    fallen = frames[-1].pieces
    frames[-1] = Frame(REST_MILLISECONDS, () if stays else fallen, fallen if stays else ())
    return after_changes(changes, frames)


def latest_parts(parts: Sequence[Sequence[Frame]], most: int) -> list[Frame]:
    """The frames of the last ``most`` parts. What the parts left out changed is changed from the first frame on."""
    left_out = parts[: max(0, len(parts) - most)]
    earlier = tuple(change for part in left_out for frame in part for change in frame.changes)
    return after_changes(earlier, [frame for part in parts[len(left_out) :] for frame in part])


def after_changes(changes: tuple[Patch, ...], frames: Sequence[Frame]) -> list[Frame]:
    """The frames with something changed from the first of them on, before what that changes itself."""
    return [replace(frame, changes=changes + frame.changes) for frame in frames[:1]] + list(frames[1:])
