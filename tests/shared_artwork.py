"""Drawings are rasterised once for all workers: it takes each of them some seconds of processor time."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_ident
from unittest.mock import patch

from PIL import Image

from render import art

FOLDER = "SHARED_ARTWORK"
"""The environment variable that names the folder to the processes that tests start."""

_rasterised = art._rasterised
_SIZE_BYTES = 4


@contextmanager
def shared_artwork() -> Iterator[None]:
    """Meanwhile what is rasterised is kept in the tests' folder, found by the drawing's text and the size asked for."""
    folder = Path(os.environ[FOLDER])
    folder.mkdir(exist_ok=True)

    def rasterised(drawing: str, width: int, height: int | None) -> Image.Image:
        file = folder / hashlib.sha256(f"{width} {height} {drawing}".encode()).hexdigest()
        if file.exists():
            kept = file.read_bytes()
            size = int.from_bytes(kept[:_SIZE_BYTES], "big"), int.from_bytes(kept[_SIZE_BYTES : 2 * _SIZE_BYTES], "big")
            return Image.frombytes("RGBA", size, kept[2 * _SIZE_BYTES :])
        picture = _rasterised(drawing, width, height)
        # Another worker or thread may be writing the same.
        unfinished = file.with_suffix(f".{os.getpid()}-{get_ident()}")
        sides = b"".join(side.to_bytes(_SIZE_BYTES, "big") for side in picture.size)
        unfinished.write_bytes(sides + picture.tobytes())
        unfinished.replace(file)
        return picture

    with patch.object(art, "_rasterised", rasterised):
        yield
