"""The matches that wait for the coach: each one's place and time, and no more than are answered in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import NamedTuple

from host.refusal import Refused

LONGEST_WAIT = 13 * 60
"""Seconds. Discord takes an answer for fifteen minutes, and the match's own analysis comes on top."""

FIRST_GUESS = 8.0
"""Seconds that an analysis is taken to need before any has been measured."""

_WEIGHT = 0.2
"""Of the latest analysis in the mean, which follows how busy the machine is."""


class Standing(NamedTuple):
    """``place`` counts from 1, the one to be analysed next; ``minutes`` are those until then, rounded up."""

    place: int
    minutes: int


@dataclass(slots=True)
class _Entry:
    begun: float | None = None


class AnalysisQueue:
    """First come, first served, with ``at_once`` analyses under way at a time. Matches are known by their tables."""

    def __init__(self, at_once: int, clock: Callable[[], float] = monotonic) -> None:
        self._at_once = at_once
        self._clock = clock
        self._entries: dict[int, _Entry] = {}
        self._usual = FIRST_GUESS

    @contextmanager
    def joined(self, table_id: int) -> Iterator[None]:
        """While its analysis waits and is under way. Raises Refused("coach-busy") where it would wait too long."""
        wait = self._wait(len(self._entries))
        if wait > LONGEST_WAIT:
            raise Refused("coach-busy", minutes=ceil((wait - LONGEST_WAIT) / 60))
        entry = self._entries[table_id] = _Entry()
        self._begin()
        try:
            yield
            if entry.begun is not None:
                self._usual += _WEIGHT * (self._clock() - entry.begun - self._usual)
        finally:
            del self._entries[table_id]
            self._begin()

    def standing(self, table_id: int) -> Standing | None:
        """None for a match that does not wait (any more)."""
        entry = self._entries.get(table_id)
        if entry is None or entry.begun is not None:
            return None
        ahead = list(self._entries).index(table_id)
        return Standing(ahead - self._at_once + 1, max(1, ceil(self._wait(ahead) / 60)))

    def _wait(self, ahead: int) -> float:
        """Seconds until an analysis with that many ``ahead`` of it begins, about."""
        return self._usual * (ahead // self._at_once)

    def _begin(self) -> None:
        for entry in list(self._entries.values())[: self._at_once]:
            if entry.begun is None:
                entry.begun = self._clock()
