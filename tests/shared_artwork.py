"""Drawings are rasterised once for all workers: it takes each of them some seconds of processor time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from resvg_py import svg_to_bytes

from render import rasterising

FOLDER = "SHARED_ARTWORK"
"""The environment variable that names the folder to the processes that tests start."""


@contextmanager
def shared_artwork() -> Iterator[None]:
    """Meanwhile what is rasterised is kept in the tests' folder, and takes no process of its own."""

    def rasterise(drawing: str, width: int, height: int | None) -> bytes:
        return svg_to_bytes(svg_string=drawing, width=width, height=height, skip_system_fonts=True)

    with (
        patch.object(rasterising, "keep_drawings_in"),
        patch.object(rasterising, "_folder", Path(os.environ[FOLDER])),
        patch.object(rasterising, "_rasterise", rasterise),
    ):
        yield
