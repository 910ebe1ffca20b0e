"""PNGs made of horizontal strips, each compressed by itself: a strip that was in an earlier picture is not made again.

From one move to the next most of a picture stays. A strip's pixels are recognised by their digest, and its compressed
bytes are kept, for all tables together. Every strip ends with a full flush, so that they make one zlib stream in a row.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from threading import Lock
from typing import NamedTuple

from PIL import Image
from xxhash import xxh3_128_digest
from zlib_ng import zlib_ng

ROWS = 32
"""Of a strip, the last one of a picture excepted. With fewer rows, files become larger; with more, a small change costs
more."""

_LEVEL = 5
"""The compression's, of 9."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x5e", b"\x03\x00"
_BASE = 65521
"""The greatest prime below 2 ** 16, by which Adler-32 takes its remainders (RFC 1950)."""

Indexed = Callable[[Image.Image], Image.Image]
"""Makes a picture of palette indices of an RGB picture, pixel by pixel, so that strips come out as the whole would."""


class Strip(NamedTuple):
    """Some rows as a piece of a deflate stream; ``checksum`` is the Adler-32 of the ``size`` bytes in it."""

    data: bytes
    checksum: int
    size: int


class StripCache:
    """The latest used strips, up to a number of bytes; threads may share it."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._strips: OrderedDict[Hashable, Strip] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Strip | None:
        with self._lock:
            strip = self._strips.get(key)
            if strip is not None:
                self._strips.move_to_end(key)
            return strip

    def put(self, key: Hashable, strip: Strip) -> None:
        with self._lock:
            known = self._strips.pop(key, None)
            self._strips[key] = strip
            self._bytes += len(strip.data) - (len(known.data) if known else 0)
            while self._bytes > self._most_bytes:
                self._bytes -= len(self._strips.popitem(last=False)[1].data)

    def cache_clear(self) -> None:
        """Forgets all of them; named as `functools` does."""
        with self._lock:
            self._strips.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._strips)

    @property
    def bytes(self) -> int:
        """How many are kept."""
        return self._bytes


strips = StripCache(14 * 2**20)
"""Those of all games and themes, of which only the ones being played take room."""


def encode(picture: Image.Image, colours: bytes, indexed: Indexed) -> bytes:
    """A PNG of an RGB picture in these ``colours``, three bytes each; the same picture always gives the same bytes.

    ``indexed`` must be the same for the same ``colours``.
    """
    header = struct.pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", _stream(list(_strips(picture, colours, indexed)))),
            _chunk(b"IEND", b""),
        )
    )


def _strips(picture: Image.Image, colours: bytes, indexed: Indexed) -> Iterator[Strip]:
    width, height = picture.size
    # Four bytes a pixel, as Pillow holds them, are copied in a tenth of the time that three would take.
    pixels = memoryview(picture.tobytes("raw", "RGBX"))
    step = 4 * width * ROWS
    for place, top in enumerate(range(0, height, ROWS)):
        key = (xxh3_128_digest(pixels[place * step : (place + 1) * step]), width, colours)
        strip = strips.get(key)
        if strip is None:
            strip = _compressed(indexed(picture.crop((0, top, width, min(top + ROWS, height)))))
            strips.put(key, strip)
        yield strip


def _compressed(rows: Image.Image) -> Strip:
    # The column that is added at the left has index 0: filter 0 of every row, its bytes as they are.
    filtered = rows.crop((-1, 0, rows.width, rows.height)).tobytes()
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS, 9)
    data = compressor.compress(filtered) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
    return Strip(data, zlib.adler32(filtered), len(filtered))


def _stream(pieces: list[Strip]) -> bytes:
    checksum = 1
    for piece in pieces:
        checksum = adler32_combined(checksum, piece.checksum, piece.size)
    return b"".join((_ZLIB_HEADER, *(piece.data for piece in pieces), _LAST_BLOCK, struct.pack(">I", checksum)))


def adler32_combined(first: int, second: int, size: int) -> int:
    """The Adler-32 of two pieces in a row, of which the second has ``size`` bytes, from those of either."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + size * ((first & 0xFFFF) - 1)
    return (high % _BASE) << 16 | low % _BASE


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))
