"""Tables' pictures, every game: the next frame of a game in play, the first one, and their sizes.

A frame is all that the bot makes of a position: the picture, composed and encoded, and its alt text. Layers and sprites
are kept from another game, as in a bot that has been up for a while, and strips from the frames just before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from io import BytesIO
from time import process_time

from PIL import Image

from bench.measure import KILOBYTES, MILLISECONDS, Spread, Unit, tell
from bench.seeded_matches import GAMES, SEED, play, random_mover
from engine.match import Match
from localization.catalog import forget_said
from render.repainting import latest_painted
from render.strips import forget_strips
from tests.render.drawn_match import THEME, draw

FRAMES = 15
BEFORE = 10
"""This many actions of the same game were drawn just before. The picture itself was not: it would cost next to nothing
if it were known already."""

_WARMING = 60
"""The number of positions of another game that are drawn before."""

SEATS: Mapping[str, int] = {"wiedumir": 5}
_USUAL_SEATS = 4
_MEGAPIXEL = 1_000_000

PER_MEGAPIXEL = Unit("ms a megapixel", 1000, 2, "times as fast")
KILOBYTES_PER_MEGAPIXEL = Unit("KB a megapixel", 0.001, 1, "times as small")


def report() -> None:
    print(f"Frames: {FRAMES} positions of a game each, random movers, seed {SEED}, {THEME} theme, processor's time")
    for key in GAMES:
        _report(key, SEATS.get(key, _USUAL_SEATS))


def _report(key: str, seats: int) -> None:
    stretches = _stretches(key, seats)
    area, sizes = [], []
    forget_pictures()
    for match in _positions(key, seats, SEED + 1, _WARMING):
        draw(key, match)

    def next_frame(number: int) -> float:
        *before, match = stretches[number]
        forget_strips()
        latest_painted.cache_clear()
        forget_said()
        for earlier in before:
            draw(key, earlier)
        spent, png = _timed(lambda: draw(key, match))
        width, height = Image.open(BytesIO(png)).size
        area.append(width * height / _MEGAPIXEL)
        sizes.append(len(png))
        return spent / area[-1]

    next_frame(0)  # to warm up
    frames = Spread.of([next_frame(number) for number in range(FRAMES)])
    tell(f"{key}, {seats} seats: next frame, {BEFORE} before it", PER_MEGAPIXEL.tell(frames))
    tell("the whole frame", MILLISECONDS.tell(_each(frames, area[-1])))
    first = Spread.of([_first_frame(key, stretch[-1]) for stretch in stretches[::5]])
    tell("the very first, with nothing kept", MILLISECONDS.tell(first))
    tell("its size", KILOBYTES.tell(Spread.of(sizes)))
    tell("", KILOBYTES_PER_MEGAPIXEL.tell(_each(Spread.of(sizes), 1 / area[-1])))


def forget_pictures() -> None:
    """Empties every cache in the render package."""
    for package, module in list(sys.modules.items()):
        if package.startswith("render"):
            for value in vars(module).values():
                clear = None if isinstance(value, type) else getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()


def _first_frame(key: str, match: Match) -> float:
    forget_pictures()
    return _timed(lambda: draw(key, match))[0]


def _timed(work: Callable[[], bytes]) -> tuple[float, bytes]:
    began = process_time()
    made = work()
    return process_time() - began, made


def _each(spread: Spread, factor: float) -> Spread:
    return Spread(spread.median * factor, spread.lowest * factor, spread.highest * factor)


def _stretches(key: str, seats: int) -> list[list[Match]]:
    """A match after successive actions, from places spread evenly over a game; each one's last is to be drawn."""
    matches = list(play(GAMES[key], seats, SEED, random_mover(SEED)))
    step = max(1, (len(matches) - BEFORE) // FRAMES)
    return [matches[start : start + BEFORE + 1] for start in range(0, FRAMES * step, step)]


def _positions(key: str, seats: int, seed: int, count: int) -> list[Match]:
    """That number of positions, spread over a game."""
    matches = list(play(GAMES[key], seats, seed, random_mover(seed)))
    return matches[:: max(1, len(matches) // count)]
