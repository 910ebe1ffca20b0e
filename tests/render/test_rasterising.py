"""Drawings are rasterised in another process, once for all starts."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from render import rasterising
from render.art import draw
from render.rasterising import _rasterise, keep_drawings_in, rasterised
from render.rasterising_process import REQUEST

_GREEN = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'><rect width='2' height='3' fill='#00ff00'/></svg>"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Drawings that are rasterised, as a host's bot does it: without what the other tests share."""
    calls: list[str] = []

    def counted(drawing: str, width: int, height: int | None) -> bytes:
        calls.append(drawing)
        return _rasterise(drawing, width, height)

    monkeypatch.setattr(rasterising, "_rasterise", counted)
    monkeypatch.setattr(rasterising, "_folder", None)
    keep_drawings_in(tmp_path / "var" / "drawings")
    return calls


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The process that is running, if any: none to begin with."""
    running: list[subprocess.Popen[bytes]] = []
    monkeypatch.setattr(rasterising, "_running", running)
    yield running
    for each in running:
        each.kill()


def test_one_process_rasterises_all_and_ends_when_there_is_nothing_to_do(
    process: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _rasterise(_GREEN, 20, None)
    [first] = process
    _rasterise(_GREEN, 30, None)
    assert process == [first]
    first.kill()
    monkeypatch.setattr(rasterising, "_IDLE_SECONDS", 0.3)
    _rasterise(_GREEN, 20, None)
    [second] = process
    assert second.wait(60) == 0
    assert _rasterise(_GREEN, 20, None).startswith(b"\x89PNG"), "when there is something again, another one starts"


@pytest.mark.usefixtures("process")
def test_a_forked_process_does_not_read_the_replies_to_another() -> None:
    _rasterise(_GREEN, 20, None)
    if not (child := os.fork()):
        # Does not return into the suite, nor runs what ends it.
        try:
            os._exit(1 if rasterising._running or not _rasterise(_GREEN, 20, None) else 0)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_it_says_nothing_when_the_bot_has_ended_before_its_answer() -> None:
    program = [sys.executable, "-P", str(rasterising._PROGRAM), "60"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(REQUEST.pack(20, 0, len(_GREEN)) + _GREEN.encode())
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""


@pytest.mark.usefixtures("process")
@pytest.mark.parametrize(("deaths", "drawn"), [(1, True), (2, False)])
def test_a_drawing_outlives_the_process_once(
    deaths: int, drawn: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies in the middle of its first drawings, and leaves a file each time."""
    program = tmp_path / "dying.py"
    program.write_text(
        f"""
import os, pathlib, runpy, sys
died = pathlib.Path({str(tmp_path)!r}, "died")
if len(times := died.read_text() if died.exists() else "") < {deaths}:
    died.write_text(times + ".")
    sys.stdin.buffer.read(20)
    os._exit(1)
runpy.run_path({str(rasterising._PROGRAM)!r}, run_name="__main__")
"""
    )
    monkeypatch.setattr(rasterising, "_PROGRAM", program)
    if drawn:
        assert _rasterise(_GREEN, 20, None).startswith(b"\x89PNG")
        return
    with pytest.raises(OSError, match="died twice"):
        _rasterise(_GREEN, 20, None)
    assert _rasterise(_GREEN, 20, None), "the next drawing is tried again"


def test_it_ends_with_a_bot_that_is_killed() -> None:
    """Its errors go where the bot's do: that is closed when both have ended."""
    program = f"from render.rasterising import _rasterise; _rasterise({_GREEN!r}, 20, None); print(); input()"
    bot = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert bot.stdout is not None
    assert bot.stdout.readline() == b"\n"
    bot.kill()
    assert bot.communicate(timeout=60) == (b"", b"")


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
