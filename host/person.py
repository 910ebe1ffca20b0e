"""Somebody at a table."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Person:
    """``name`` is how a server showed them when they last joined a table; empty if forgotten.

    ``names_themselves``: it is a name of their own choice instead.
    """

    id: int
    name: str
    names_themselves: bool = field(default=False, compare=False)


SOMEBODY = Person(0, "")
"""Takes the place of a person who has had their data deleted. No Discord ID is 0."""


def storable(text: str) -> str:
    """The text without what no database takes: NUL, and halves of characters."""
    return _UNSTORABLE.sub("", text)
