"""Animations: they end with the still picture exactly, play once, and stay small."""

import random
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from render.gif import FIRST_MILLISECONDS, MOST_FRAMES, Frame, Patch, animate
from render.mensch.materials import PALETTE
from render.theme import Theme

THEME = Theme.DARK
SIZE = (320, 240)


def _png(colour: str, spot: tuple[int, int] | None = None) -> bytes:
    picture = Image.new("RGB", SIZE, colour)
    if spot is not None:
        ImageDraw.Draw(picture).ellipse((*spot, spot[0] + 40, spot[1] + 40), "#d1495b")
    return PALETTE.encode(picture, THEME)


def _sprite() -> Image.Image:
    sprite = Image.new("RGBA", (30, 30))
    ImageDraw.Draw(sprite).ellipse((2, 2, 28, 28), "#d1495b")
    return sprite


def _steps(count: int) -> list[Frame]:
    return [Frame(60, (Patch.of(_sprite(), (10 + 9 * number, 90)),)) for number in range(count)]


def _frames(animation: bytes) -> Iterator[tuple[Image.Image, int]]:
    with Image.open(BytesIO(animation)) as picture:
        assert picture.format == "GIF"
        assert "loop" not in picture.info, "it plays once"
        for number in range(int(getattr(picture, "n_frames", 1))):
            picture.seek(number)
            yield picture.convert("RGB"), int(picture.info.get("duration", 0))


def _rgb(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGB").tobytes()


def test_it_begins_and_ends_with_the_pictures_and_the_sprite_leaves_no_trace() -> None:
    before, after = _png("#26282d", (4, 4)), _png("#26282d", (200, 120))
    animation = animate(before, _steps(6), after, PALETTE, THEME)
    assert animation is not None
    frames = list(_frames(animation))
    assert len(frames) == 9
    assert frames[0][0].tobytes() == _rgb(after), "people who see no motion see the new position"
    assert frames[0][1] == FIRST_MILLISECONDS
    moving = (10, 90, 10 + 9 * 5 + 30, 120)
    whole_before = Image.frombytes("RGB", SIZE, _rgb(before))
    assert frames[1][0].crop(moving).tobytes() == whole_before.crop(moving).tobytes(), "where something moves"
    assert frames[-1][0].tobytes() == _rgb(after)
    # Where the sprite was in one frame, the next shows what was there before.
    assert frames[3][0].getpixel((12, 105)) == frames[1][0].getpixel((12, 105))
    assert frames[2][0].getpixel((25, 105)) != frames[1][0].getpixel((25, 105))


def test_changes_stay_and_pieces_go() -> None:
    before = _png("#26282d")
    changed = Frame(60, (), (Patch.of(_sprite(), (100, 100)),))
    animation = animate(before, [changed, *_steps(2)], before, PALETTE, THEME)
    assert animation is not None
    frames = [frame for frame, _ in _frames(animation)]
    middle = [frame.getpixel((115, 115)) for frame in frames]
    assert middle[0] == middle[1] == middle[-1] != middle[2]
    assert middle[2] == middle[3] == middle[4]


def test_where_everything_is_new_the_picture_before_is_not_shown() -> None:
    before, after = _png("#26282d", (4, 4)), _png("#26282d", (200, 120))
    covers = Frame(60, (), (Patch(Image.new("RGB", SIZE, "#26282d"), (0, 0)),), afresh=True)
    animation = animate(before, [covers, *_steps(2)], after, PALETTE, THEME)
    assert animation is not None
    frames = [frame for frame, _ in _frames(animation)]
    assert [len(frame.getcolors() or ()) for frame in frames[:2]] == [2, 1]
    assert len(frames) == 1 + 3 + 1


def test_what_is_too_large_loses_frames_and_no_time() -> None:
    """A change in the whole picture with every frame."""
    rng = random.Random(7)
    noise = [Image.frombytes("RGB", SIZE, rng.randbytes(3 * SIZE[0] * SIZE[1])) for _ in range(8)]
    frames = [Frame(60, (), (Patch(picture, (0, 0)),)) for picture in noise]
    before, after = _png("#26282d"), _png("#34373e")
    whole = animate(before, frames, after, PALETTE, THEME, 10**7)
    small = animate(before, frames, after, PALETTE, THEME, 400_000)
    assert whole is not None
    assert small is not None
    assert len(small) <= 400_000 < len(whole)
    assert 3 <= len(list(_frames(small))) < len(list(_frames(whole)))
    assert sum(time for _, time in list(_frames(small))[2:]) == sum(time for _, time in list(_frames(whole))[2:])
    assert animate(before, frames, after, PALETTE, THEME, 20_000) is None, "then there is only the still"


@pytest.mark.parametrize("count", [11, 25])
def test_a_long_way_takes_few_frames(count: int) -> None:
    animation = animate(_png("#26282d"), _steps(count), _png("#26282d", (9, 9)), PALETTE, THEME)
    assert animation is not None
    assert len(list(_frames(animation))) == MOST_FRAMES + 3
