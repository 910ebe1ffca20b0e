"""SVG text to pixels, in a process of its own: resvg keeps the interpreter's lock, up to 0.4 s for one drawing.

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
from threading import get_ident

from PIL import Image

_PROGRAM = """
import sys, resvg_py
width, height = (int(side) or None for side in sys.argv[1:])
drawing = sys.stdin.buffer.read().decode()
try:
    png = resvg_py.svg_to_bytes(svg_string=drawing, width=width, height=height, skip_system_fonts=True)
except ValueError as error:
    sys.exit(str(error))
sys.stdout.buffer.write(png)
"""

_ENVIRONMENT = ("PATH", "HOME", "LD_LIBRARY_PATH")
"""What the process gets of ours: no token, no key, no password."""

_folder: Path | None = None


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
    command = [sys.executable, "-P", "-c", _PROGRAM, str(width), str(height or 0)]
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    done = subprocess.run(command, input=drawing.encode(), capture_output=True, check=False, env=environment)
    if done.returncode:
        raise ValueError(done.stderr.decode(errors="replace").strip())
    return done.stdout
