"""Drawings are rasterised in another process, once for all starts."""

from pathlib import Path

import pytest

from render import rasterising
from render.art import draw
from render.rasterising import _rasterise, keep_drawings_in, rasterised

_GREEN = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'><rect width='2' height='3' fill='#00ff00'/></svg>"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is rasterised, as a host's bot does it: without what the other tests share."""
    calls: list[str] = []

    def counted(drawing: str, width: int, height: int | None) -> bytes:
        calls.append(drawing)
        return _rasterise(drawing, width, height)

    monkeypatch.setattr(rasterising, "_rasterise", counted)
    monkeypatch.setattr(rasterising, "_folder", None)
    keep_drawings_in(tmp_path / "var" / "drawings")
    return calls


def test_a_later_start_reads_what_was_rasterised_and_a_damaged_file_is_made_again(
    calls: list[str], tmp_path: Path
) -> None:
    first = rasterised(_GREEN, 20, None)
    assert (first.size, first.getpixel((10, 15))) == ((20, 30), (0, 255, 0, 255))
    assert rasterised(_GREEN, 20, None) == first
    assert rasterised(_GREEN, 40, None).size == (40, 60)
    assert len(calls) == 2
    for file in (tmp_path / "var" / "drawings").iterdir():
        file.write_bytes(file.read_bytes()[:50])
    assert rasterised(_GREEN, 20, None) == first
    assert rasterised(_GREEN, 20, None) == first
    assert len(calls) == 3


def test_where_nothing_can_be_kept_pictures_are_drawn_all_the_same(calls: list[str], tmp_path: Path) -> None:
    (tmp_path / "var").write_text("no folder")
    assert rasterised(_GREEN, 20, None).size == (20, 30)
    assert len(calls) == 1


def test_the_reason_why_a_drawing_cannot_be_used_is_told(calls: list[str], tmp_path: Path) -> None:
    (tmp_path / "broken.svg").write_text("<svg")
    with pytest.raises(ValueError, match="root node") as told:
        draw(tmp_path / "broken.svg", 20, None, {})
    assert "Traceback" not in str(told.value)
