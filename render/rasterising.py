"""SVG text to pixels, in a process of its own: resvg keeps the interpreter's lock, up to 0.4 s for one drawing.

The process lives as long as there is something to rasterise: starting it takes four times as long as most drawings do.
What was rasterised is kept in a folder, so that later starts only read it.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path
from threading import Lock, Thread, get_ident
from typing import IO

from PIL import Image

from render.rasterising_process import REPLY, REQUEST

_PROGRAM = Path(__file__).parent / "rasterising_process.py"
_IDLE_SECONDS = 10.0
"""After which the process ends, and gives its memory back."""

_ENVIRONMENT = ("PATH", "HOME", "LD_LIBRARY_PATH")
"""Environment that the process gets of ours: no token, no key, no password."""

_folder: Path | None = None

_running: list[subprocess.Popen[bytes]] = []
"""The process that was started last, if any."""

_asking = Lock()
"""The process answers one after the other."""

# Two that ask the same process would read each other's replies.
os.register_at_fork(after_in_child=lambda: _running.clear())


def keep_drawings_in(folder: Path) -> None:
    """From now on. The folder is made when it is needed; where it cannot be, nothing is kept. It may be emptied."""
    global _folder
    _folder = folder


def rasterised(drawing: str, width: int, height: int | None) -> Image.Image:
    """In RGBA; the drawing keeps its proportions within that size in pixels.

    Raises ValueError if it is no drawing, OSError if it cannot be rasterised.
    """
    if _folder is None:
        return _opened(_rasterise(drawing, width, height))
    file = _folder / f"{hashlib.sha256(f'{width} {height} {drawing}'.encode()).hexdigest()}.png"
    with contextlib.suppress(OSError):
        return _opened(file.read_bytes())
    png = _rasterise(drawing, width, height)
    with contextlib.suppress(OSError):
        _folder.mkdir(parents=True, exist_ok=True)
        # Another process or thread may be writing the same.
        unfinished = file.with_suffix(f".{os.getpid()}-{get_ident()}")
        unfinished.write_bytes(png)
        unfinished.replace(file)
    return _opened(png)


def _opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _rasterise(drawing: str, width: int, height: int | None) -> bytes:
    content = drawing.encode()
    request = REQUEST.pack(width, height or 0, len(content)) + content
    with _asking:
        # One that has died is replaced; a drawing that kills them both must not be drawn.
        for _ in range(2):
            with contextlib.suppress(BrokenPipeError, EOFError):
                return _asked(request)
    raise OSError("The process that rasterises drawings has died twice")


def _asked(request: bytes) -> bytes:
    """Of a process that runs already, or a new one. Raises BrokenPipeError or EOFError if it has ended."""
    if not _running or _running[0].poll() is not None:
        _running[:] = [_started()]
    process = _running[0]
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(request)
        process.stdin.flush()
        succeeded, size = REPLY.unpack(_read(process.stdout, REPLY.size))
        content = _read(process.stdout, size)
    except BaseException:
        # Whatever it still says is no answer to the next request.
        _running.clear()
        process.kill()
        raise
    if not succeeded:
        raise ValueError(content.decode().strip())
    return content


def _read(replies: IO[bytes], size: int) -> bytes:
    content = replies.read(size)
    if len(content) < size:
        raise EOFError
    return content


def _started() -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, "-P", str(_PROGRAM), str(_IDLE_SECONDS)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
    )
    # So that the system need not remember it after its end.
    Thread(target=process.wait, name="rasterising", daemon=True).start()
    return process
