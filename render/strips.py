"""PNGs made of horizontal strips, each compressed by itself: a strip that was in an earlier picture is not made again.

From one move to the next most of a picture stays. The compressed bytes of strips are kept, for all tables together, and
found by what lies there, or else by their pixels. Every strip ends with a full flush, so that they make one zlib stream
in a row.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from PIL import Image
from xxhash import xxh3_128_digest
from zlib_ng import zlib_ng

from render.caches import BoundedCache
from render.canvas import Canvas

Indexed = Callable[[Image.Image], Image.Image]
"""Makes a picture of palette indices of an RGB picture, pixel by pixel, so that parts come out as the whole would."""

ROWS = 32
"""Of a strip, the last one of a picture excepted. With fewer rows, files become larger; with more, a small change costs
more."""

_LEVEL = 5
"""The compression's, of 9."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x5e", b"\x03\x00"
_BASE = 65521
"""The greatest prime below 2 ** 16, by which Adler-32 takes its remainders (RFC 1950)."""

_A_DIGEST = 200
"""About the bytes that it takes with its key."""


class Strip(NamedTuple):
    """Some rows as an IDAT chunk; ``checksum`` is the Adler-32 of the ``size`` bytes that are compressed in it."""

    chunk: bytes
    checksum: int
    size: int


strips = BoundedCache[Strip](14 * 2**20, lambda strip: len(strip.chunk))
"""By the digests of their rows. Those of all games and themes, of which only the ones being played take room."""


rows_of = BoundedCache[bytes](2**20, lambda digest: _A_DIGEST)
"""The digests of rows, by what lies there: different sprites may look the same, such as a tray that is fuller above."""

_rows = BoundedCache[Image.Image](3 * 2**20, lambda rows: rows.width * rows.height)
"""Palette indices by the digest of what they are compressed to, and their width. An animation needs those of the
picture that has just been encoded.
"""


def encode(canvas: Canvas, colours: bytes, indexed: Indexed) -> bytes:
    """A PNG in these ``colours``, three bytes each; the same picture always gives the same bytes.

    ``indexed`` must be the same for the same ``colours``.
    """
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", *canvas.size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            *_stream(_strips_of(canvas, colours, indexed)),
            _chunk(b"IEND", b""),
        )
    )


def size_of(png: bytes) -> tuple[int, int]:
    """Read from the file's beginning, without its pixels."""
    width, height = struct.unpack_from(">II", png, len(_SIGNATURE) + 8)
    return width, height


def strips_in(png: bytes) -> list[memoryview]:
    """The compressed strips of a picture that `encode` has written, from the top downwards."""
    return [data for kind, data in _chunks(png) if kind == b"IDAT"][1:-1]


def rows_of_strip(deflated: memoryview | bytes, width: int) -> Image.Image:
    """The palette indices of one of them, as a picture of one channel."""
    key = xxh3_128_digest(deflated), width
    rows = _rows.get(key)
    if rows is None:
        most = (width + 1) * ROWS
        # A strip ends with a flush, not as a stream does, so the empty last block is put behind it.
        rows = _unfiltered(zlib_ng.decompress(b"".join((deflated, _LAST_BLOCK)), -zlib_ng.MAX_WBITS, most), width)
        _rows.put(key, rows)
    return rows


def _unfiltered(filtered: bytes | memoryview, width: int) -> Image.Image:
    rows = Image.frombytes("L", (width + 1, len(filtered) // (width + 1)), filtered)
    # Without the column of filters.
    return rows.crop((1, 0, *rows.size))


def indexes_of(png: bytes, rows: range | None = None) -> Image.Image:
    """The palette indices of a picture that `encode` has written, as a picture of one channel.

    Only the strips with those ``rows`` are read, the rest is 0. Pillow would take several times as long, and keep the
    interpreter's lock.
    """
    width, height = size_of(png)
    first, end = (rows.start // ROWS, -(-rows.stop // ROWS)) if rows else (0, height)
    indexes = Image.new("L", (width, height))
    for number, strip in enumerate(strips_in(png)[first:end], first):
        indexes.paste(rows_of_strip(strip, width), (0, number * ROWS))
    return indexes


def _strips_of(canvas: Canvas, colours: bytes, indexed: Indexed) -> Iterable[Strip]:
    width, height = canvas.size
    inside: list[list[bytes]] = [[] for _ in range(0, height, ROWS)]
    for laid in canvas:
        for place in range(laid.box[1] // ROWS, (laid.box[3] - 1) // ROWS + 1):
            inside[place].append(laid.key)
    # All that decides about a strip's pixels, besides what lies in it.
    whole = xxh3_128_digest(colours) + struct.pack("<2i7s", width, height, canvas.colour.encode())
    keys = [
        xxh3_128_digest(b"".join((whole, place.to_bytes(2, "little"), *lying))) for place, lying in enumerate(inside)
    ]
    digests = [rows_of.get(key) for key in keys]
    known = [None if digest is None else strips.get(digest) for digest in digests]
    # A new compressor takes a tenth of the time of a strip. A full flush makes it forget what came before.
    compressor = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS, 9)
    step = (width + 1) * ROWS
    # Neighbours are painted together: looking up colours takes much of its time once for each piece.
    for is_missing, run in groupby(range(len(keys)), lambda place: known[place] is None):
        if is_missing:
            places = list(run)
            top, bottom = places[0] * ROWS, min((places[-1] + 1) * ROWS, height)
            rows = indexed(canvas.part((0, top, width, bottom)))
            # As they stand in a PNG: the column at the left is filter 0 of every row, its bytes as they are.
            pixels = memoryview(rows.crop((-1, 0, *rows.size)).tobytes())
            for number, place in enumerate(places):
                filtered = pixels[number * step : (number + 1) * step]
                digest = xxh3_128_digest(filtered)
                strip = strips.get(digest)
                if strip is None:
                    data = compressor.compress(filtered) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
                    _rows.put((xxh3_128_digest(data), width), _unfiltered(filtered, width))
                    strip = Strip(_chunk(b"IDAT", data), zlib_ng.adler32(filtered), len(filtered))
                    strips.put(digest, strip)
                rows_of.put(keys[place], digest)
                known[place] = strip
    return [strip for strip in known if strip is not None]


def _stream(pieces: Iterable[Strip]) -> Iterator[bytes]:
    # Adler-32 of nothing.
    checksum = 1
    yield _chunk(b"IDAT", _ZLIB_HEADER)
    for piece in pieces:
        checksum = adler32_combined(checksum, piece.checksum, piece.size)
        yield piece.chunk
    yield _chunk(b"IDAT", _LAST_BLOCK + struct.pack(">I", checksum))


def adler32_combined(first: int, second: int, size: int) -> int:
    """The Adler-32 of two pieces in a row, of which the second has ``size`` bytes, from those of either."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + size * ((first & 0xFFFF) - 1)
    return (high % _BASE) << 16 | low % _BASE


def _chunks(png: bytes) -> Iterator[tuple[bytes, memoryview]]:
    place, content = len(_SIGNATURE), memoryview(png)
    while place < len(png):
        size, kind = struct.unpack_from(">I4s", png, place)
        yield kind, content[place + 8 : place + 8 + size]
        place += size + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib_ng.crc32(data, zlib_ng.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", checksum)))
