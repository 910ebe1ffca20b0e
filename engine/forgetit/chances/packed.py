"""Numbers kept as text in the tables of For-Get-It."""

from __future__ import annotations

import zlib
from array import array
from base64 import b64decode
from collections.abc import Iterator, Sequence
from sys import byteorder

WHOLE = 2**16 - 1
"""Chances are kept as parts of this."""


def whole_numbers(text: str, *, long: bool = False) -> array[int]:
    """Numbers of two bytes, or four, the lowest byte first, compressed."""
    numbers = array("I" if long else "H", zlib.decompress(b64decode(text)))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def rows_of_chances(text: str, width: int) -> Iterator[Sequence[float]]:
    """Rows of that many chances each."""
    numbers = whole_numbers(text)
    for start in range(0, len(numbers), width):
        yield [number / WHOLE for number in numbers[start : start + width]]
