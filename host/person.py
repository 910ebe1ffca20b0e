"""Somebody at a table."""

from __future__ import annotations

from dataclasses import dataclass, field


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
