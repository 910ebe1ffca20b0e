"""Drawings from files: ours, and those that a server's owner puts in front of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from render import art as art_module
from render.art import OWN_FOLDER, art, draw, use_art_of
from render.caches import forget_everything
from render.rasterising import rasterised

_GREEN = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'><rect width='2' height='3' fill='#00ff00'/></svg>"


@pytest.fixture(autouse=True)
def _folders(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(art_module, "_folders", [OWN_FOLDER])
    yield
    forget_everything()


def test_an_owners_drawing_takes_the_place_of_ours_and_the_rest_stay(tmp_path: Path) -> None:
    ours = art("common/die", 20, edge="#ff0000")
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "pawn.svg").write_text(_GREEN, encoding="utf-8")
    use_art_of(tmp_path)
    pawn = art("common/pawn", 20, body="#ff0000")
    assert pawn.size == (20, 30)
    assert pawn.getpixel((10, 15)) == (0, 255, 0, 255)
    assert art("common/die", 20, edge="#ff0000") == ours


def test_a_drawing_takes_the_colours_and_their_shades_that_it_names(tmp_path: Path) -> None:
    file = tmp_path / "two.svg"
    file.write_text(_GREEN.replace("#00ff00", "$body_light"), encoding="utf-8")
    light = draw(file, 2, None, {"body": "#000000"}).getpixel((1, 1))
    assert light == (89, 89, 89, 255)
    with pytest.raises(KeyError, match="body_light"):
        draw(file, 2, None, {})


@pytest.mark.parametrize("size", [(60, 44), (41, 200), (200, 41), (1, 1)])
def test_a_drawing_with_width_and_height_has_exactly_that_size(size: tuple[int, int]) -> None:
    assert art("common/pawn-lying", *size, body="#ff0000").size == size


@pytest.mark.parametrize("size", [(66, 44), (41, 200), (200, 41), (300, 300)])
def test_no_drawing_of_ours_is_drawn_only_to_find_out_its_size(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is the same where a drawing does not say its size."""
    calls = []

    def counted(drawing: str, width: int, height: int | None) -> Image.Image:
        calls.append(width)
        return rasterised(drawing, width, height)

    monkeypatch.setattr(art_module, "rasterised", counted)
    once = art("common/pawn-lying", *size, body="#ff0000")
    assert len(calls) == 1
    monkeypatch.setattr(art_module, "_fitting", lambda *_: None)
    forget_everything()
    assert art("common/pawn-lying", *size, body="#ff0000") == once
    assert len(calls) == 3


def test_every_drawing_of_ours_is_one_that_an_owner_could_use() -> None:
    use_art_of(OWN_FOLDER)
    for file in OWN_FOLDER.rglob("*.svg"):
        assert "<text" not in file.read_text(encoding="utf-8"), file
