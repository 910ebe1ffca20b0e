"""Movement of pieces and dice in animations: along a way in hops, through the air, and as a die that tumbles."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from PIL import Image

from render.caches import BoundedCache
from render.canvas import digest_of
from render.gif import Frame, Patch
from render.sketch import Point

_TUMBLES = 5
"""The number of frames in which a die tumbles."""

TUMBLE_MILLISECONDS = 70
REST_MILLISECONDS = 250
"""Milliseconds for which what has just come about is to be seen before the picture as it stays."""

_SPREAD, _TURN, _TURN_STEP = 0.32, 75, 15
"""Distance by which a die rolls about at first, in its sides, and its turn, in degrees and in which steps."""

_turned = BoundedCache[Image.Image](4 * 2**20, lambda sprite: 4 * sprite.width * sprite.height)


def hops(way: Sequence[Point], height: float, frames: int) -> Iterator[Point]:
    """Places, in that number of frames, of something that hops that high from each point of the way to the next."""
    legs = len(way) - 1
    for frame in range(1, frames + 1):
        leg, share = divmod(legs * frame / frames, 1)
        if share < 1e-9:
            yield way[round(leg)]
            continue
        (x1, y1), (x2, y2) = way[int(leg)], way[int(leg) + 1]
        yield x1 + (x2 - x1) * share, y1 + (y2 - y1) * share - height * math.sin(math.pi * share)


def turned(sprite: Image.Image, degrees: int) -> Image.Image:
    """Counter-clockwise. Shared: do not change it."""
    if not degrees:
        return sprite
    key = digest_of(sprite), degrees
    known = _turned.get(key)
    if known is None:
        known = sprite.rotate(degrees, Image.Resampling.BILINEAR, expand=True)
        _turned.put(key, known)
    return known


def tumble(
    draw: Callable[[int], Image.Image],
    result: int,
    middle: Point,
    faces: Sequence[int],
    seed: int,
    changes: tuple[Patch, ...] = (),
) -> list[Frame]:
    """A die that rolls out to where it lies from then on: what draws a face, and the face that it shows in the end.

    The faces on the way are chosen by the ``seed``, so that the same roll always looks the same. ``changes`` come
    first.
    """
    random = Random(seed)  # noqa: S311 -- for the eye; what fell is known
    frames: list[Frame] = []
    for number in range(_TUMBLES - 1):
        left = 1 - number / (_TUMBLES - 1)
        sprite = draw(random.choice(faces))
        reach = sprite.width * _SPREAD * left
        sprite = turned(sprite, round(random.uniform(-1, 1) * _TURN * left / _TURN_STEP) * _TURN_STEP)
        at = middle[0] + random.uniform(-1, 1) * reach, middle[1] + random.uniform(-1, 1) * reach
        frames.append(Frame(TUMBLE_MILLISECONDS, (Patch.centred(sprite, at),)))
    frames.append(Frame(REST_MILLISECONDS, (), (Patch.centred(draw(result), middle),)))
    return after_changes(changes, frames)


def latest_parts(parts: Sequence[Sequence[Frame]], most: int) -> list[Frame]:
    """The frames of the last ``most`` parts. What the parts left out changed is changed from the first frame on."""
    left_out = parts[: max(0, len(parts) - most)]
    earlier = tuple(change for part in left_out for frame in part for change in frame.changes)
    return after_changes(earlier, [frame for part in parts[len(left_out) :] for frame in part])


def after_changes(changes: tuple[Patch, ...], frames: Sequence[Frame]) -> list[Frame]:
    """The frames with something changed from the first of them on, before what that changes itself."""
    return [replace(frame, changes=changes + frame.changes) for frame in frames[:1]] + list(frames[1:])
