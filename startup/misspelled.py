"""Names of settings that were meant for us and mean nothing, such as ``DISCORD_TOKKEN``: silence would hide them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

_ALIKE_IN_FILE = 0.7
"""From this likeness on (difflib's ratio), a name in our own file was meant to be one of ours."""

_ALIKE_IN_ENVIRONMENT = 0.85
"""The environment has names of many programs."""


@dataclass(frozen=True, slots=True)
class Misspelled:
    """``name`` stands there; ``meant`` is our setting that is most like it."""

    name: str
    meant: str


def misspelled(in_file: Iterable[str], environment: Iterable[str], known: Iterable[str]) -> tuple[Misspelled, ...]:
    """Those that are no setting of ours and look like one, in the order of their appearance."""
    known = tuple(known)
    found: dict[str, Misspelled] = {}
    for names, least in ((in_file, _ALIKE_IN_FILE), (environment, _ALIKE_IN_ENVIRONMENT)):
        for name in names:
            if name not in known and (meant := _most_alike(name, known, least)) is not None:
                found.setdefault(name, Misspelled(name, meant))
    return tuple(found.values())


def _most_alike(name: str, known: Iterable[str], least: float) -> str | None:
    written = name.upper().replace("-", "_").strip("_")
    likeness = {each: SequenceMatcher(None, written, each).ratio() for each in known}
    # Half of a name is a common slip, too: TOKEN, LEVEL; but nothing shorter.
    for each in likeness:
        if least == _ALIKE_IN_FILE and len(written) > 4 and written in each.split("_"):
            likeness[each] = max(likeness[each], least)
    best = max(likeness, key=lambda each: likeness[each])
    return best if likeness[best] >= least else None
