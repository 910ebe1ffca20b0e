"""The compressed pixels of a GIF. A whole picture's are made of strips, each of which is compressed once.

These are the strips of its PNG (`render.strips`), and found by them. A strip ends with clear codes, as many as fill its
last byte, so that another's codes can follow: the table of codes is empty then (GIF89a, appendix F).
"""

from __future__ import annotations

import os
import sys
from tempfile import TemporaryFile
from typing import IO

from PIL import Image, ImageFile
from xxhash import xxh3_128_digest

from render.caches import BoundedCache
from render.strips import rows_of_strip, size_of, strips_in

_CLEAR, _CLEAR_BITS = 256, 9
_PER_LENGTH = {9: 255, 10: 512, 11: 1024, 12: 2048}
"""Number of codes of each length in bits that Pillow writes after a clear code, until it writes the next, of 12."""

_BITS_UNTIL_CLEARED = sum(bits * codes for bits, codes in _PER_LENGTH.items()) + max(_PER_LENGTH)

_BEGINNING, _END = b"\x08", b"\x02\x01\x01\0"
"""A byte has 8 bits; a block with the code 257 in 9 bits, and an empty one."""

_MOST_IN_A_BLOCK = 255

_strips = BoundedCache[bytes](10 * 2**20, len)


def compressed(indexes: Image.Image) -> bytes:
    """Of a picture of one channel."""
    return b"".join((_BEGINNING, _blocks(indexes), b"\0"))


def compressed_png(png: bytes) -> bytes:
    """Compress the image of a PNG that `render.strips` has made."""
    width, _ = size_of(png)
    return b"".join((_BEGINNING, *(_strip(strip, width) for strip in strips_in(png)), _END))


def _strip(deflated: memoryview, width: int) -> bytes:
    # By its bytes: most strips of a game's pictures are the same again and again.
    key = xxh3_128_digest(deflated), width
    strip = _strips.get(key)
    if strip is None:
        strip = to_be_followed(_blocks(rows_of_strip(deflated, width)))
        _strips.put(key, strip)
    return strip


def to_be_followed(blocks: bytes) -> bytes:
    """The blocks of an image with clear codes in place of the end code."""
    # All but the last block are full, and it or the one before has at least four bytes.
    begin = max(0, (len(blocks) - 1) // (_MOST_IN_A_BLOCK + 1) - 1)
    codes = bytearray(blocks[begin * (_MOST_IN_A_BLOCK + 1) :])
    del codes[:: _MOST_IN_A_BLOCK + 1]
    # Nothing but zeros follows the end code, 257: its highest bit is the last one that is set.
    last = len(codes) - 4
    tail = int.from_bytes(codes[last:], "little")
    end = tail.bit_length() - _CLEAR_BITS
    tail = tail & (1 << end) - 1 | _CLEAR << end
    end += _length_of_next(8 * (begin * _MOST_IN_A_BLOCK + last) + end)
    # Clear codes as filling: they change nothing, and the next strip begins at a whole byte.
    while end % 8:
        tail |= _CLEAR << end
        end += _CLEAR_BITS
    codes[last:] = tail.to_bytes(end // 8, "little")
    parts = [codes[place : place + _MOST_IN_A_BLOCK] for place in range(0, len(codes), _MOST_IN_A_BLOCK)]
    return blocks[: begin * (_MOST_IN_A_BLOCK + 1)] + b"".join(bytes((len(part),)) + part for part in parts)


def _length_of_next(bits: int) -> int:
    """Number of bits of the code after that many bits; Pillow's first code is a clear code."""
    since = (bits - _CLEAR_BITS) % _BITS_UNTIL_CLEARED
    for length, codes in _PER_LENGTH.items():
        if since < length * codes:
            return length
        since -= length * codes
    return max(_PER_LENGTH)


def _blocks(indexes: Image.Image) -> bytes:
    """Pillow gives the interpreter's lock away while it compresses only where it writes to a file of the system; else
    the event loop would wait for some milliseconds.
    """
    with _file() as file:
        ImageFile._save(indexes, file, [ImageFile._Tile("gif", (0, 0, *indexes.size), 0, "L")])
        file.seek(0)
        return file.read()


def _file() -> IO[bytes]:
    """In memory where the system has such files."""
    return os.fdopen(os.memfd_create("frame"), "w+b") if sys.platform == "linux" else TemporaryFile()
