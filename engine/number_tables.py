"""The numbers that computer players learned or that take long to compute: data, handed to the engine at the start.

The engine opens no file. `provide` gets the tables once in each process, before any player decides; players ask for
theirs by name, such as ``wiedumir/two``, when they first need it.

Many numbers are kept as bytes, the lowest first, in base64, which is a tenth of the size.
"""

from __future__ import annotations

import zlib
from array import array
from base64 import b64decode
from collections.abc import Mapping, Sequence
from sys import byteorder
from typing import Any

_tables: dict[str, Any] = {}


def provide(tables: Mapping[str, Any]) -> None:
    """Make these tables available to all players of this process."""
    _tables.update(tables)


def number_table(name: str) -> Any:
    """The table as its JSON document has it. Raises LookupError if it was not provided."""
    return _tables[name]


def whole_numbers(lines: Sequence[str], *, long: bool = False, signed: bool = False) -> array[int]:
    """Numbers of two bytes, or four, compressed."""
    kind = "I" if long else "H"
    return _lowest_byte_first(array(kind.lower() if signed else kind, zlib.decompress(b64decode("".join(lines)))))


def floats(lines: Sequence[str]) -> array[float]:
    """Floats of eight bytes."""
    return _lowest_byte_first(array("d", b64decode("".join(lines))))


def _lowest_byte_first(numbers: array[Any]) -> array[Any]:
    if byteorder == "big":
        numbers.byteswap()
    return numbers
