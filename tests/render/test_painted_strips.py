"""Painting only the strips that are new gives what painting everything gives, whatever was drawn before."""

import random
from collections.abc import Iterator

import pytest
from PIL import Image

from render.canvas import Canvas, faded
from render.kaeseschieben.layout import PALETTE
from render.theme import Theme
from tests.engine.playing import begin, play, random_mover
from tests.hosted import GAMES
from tests.render.drawn_match import draw
from tests.render.pictures import checked_pixels, forget_strips

WIDTH, HEIGHT = 150, 110


@pytest.fixture(autouse=True)
def forgotten() -> None:
    forget_strips()


def sprites(randomness: random.Random) -> Iterator[Image.Image]:
    """Some with soft edges, some opaque, one of which nothing is to be seen."""
    for side in (9, 40, 70):
        yield Image.frombytes("RGBA", (side, side), randomness.randbytes(4 * side * side))
        yield Image.new("RGB", (side, side), randomness.choice(["red", "white", "#808000"]))
    yield Image.new("RGBA", (12, 12))


Layer = tuple[Image.Image, tuple[int, int], float]


def laid_out(layers: list[Layer], box: tuple[int, int, int, int]) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, "#204060")
    for number, (sprite, corner, strength) in enumerate(layers):
        if number == 2:
            canvas.paste("#f0c020", box)
        shown = faded(sprite, strength) if sprite.mode == "RGBA" and strength < 1 else sprite
        canvas.paste(shown, corner, shown if shown.mode == "RGBA" else None)
    return canvas


def pasted(layers: list[Layer], box: tuple[int, int, int, int]) -> Image.Image:
    """Paste what `laid_out` lays out by Pillow alone, one layer on the other."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), "#204060")
    for number, (sprite, corner, strength) in enumerate(layers):
        if number == 2:
            picture.paste("#f0c020", box)
        mask = sprite.getchannel("A").point(lambda value: round(value * strength)) if sprite.mode == "RGBA" else None  # noqa: B023
        picture.paste(sprite, corner, mask)
    return picture


def test_a_canvas_that_changes_looks_as_if_each_of_its_states_were_painted_whole() -> None:
    """And its file is the one that is made of that state alone."""
    for seed in range(15):
        randomness = random.Random(seed)
        known = list(sprites(randomness))

        def layer(randomness: random.Random = randomness, known: list[Image.Image] = known) -> Layer:
            at = randomness.randrange(-30, WIDTH), randomness.randrange(-30, HEIGHT)
            return randomness.choice(known), at, randomness.choice([1.0, 0.5])

        layers = [layer() for _ in range(8)]
        encoded = []
        for step in range(12):
            match randomness.randrange(4):
                case 0:
                    randomness.shuffle(layers)
                case 1:
                    layers.append(randomness.choice(layers))
                case _:
                    layers[randomness.randrange(len(layers))] = layer()
            box = (10, 20, 60 + step, 90)
            expected = PALETTE.indexed(pasted(layers, box), Theme.DARK)
            expected.putpalette(PALETTE.shown(Theme.DARK))
            canvas = laid_out(layers, box)
            png = PALETTE.encode(canvas, Theme.DARK)
            assert checked_pixels(png) == expected.convert("RGB").tobytes(), f"seed {seed}, step {step}"
            encoded.append((canvas, png))
        for step, (canvas, png) in enumerate(encoded):
            forget_strips()
            assert PALETTE.encode(canvas, Theme.DARK) == png, f"seed {seed}, step {step}"


@pytest.mark.parametrize("key", GAMES)
def test_a_games_files_are_the_same_one_after_the_other_and_each_from_nothing(key: str) -> None:
    seed = random.randrange(10**6)
    randomness = random.Random(seed)
    mover = random_mover(randomness)
    begun = begin(GAMES[key], seats=min(GAMES[key].spec.seat_counts), seed=seed)
    stretch = [play(begun, mover, seed=seed, actions=randomness.randrange(60))]
    while len(stretch) < 12:
        stretch.append(play(stretch[-1], mover, seed=seed, actions=1))
    in_a_row = [draw(key, match) for match in stretch]
    for match, png in list(zip(stretch, in_a_row, strict=True))[::3]:
        forget_strips()
        assert draw(key, match) == png, f"seed {seed}"
