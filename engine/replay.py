"""A match that is over, step by step, as onlookers saw it: functions of values, for another process to carry out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.game import AnyGame, Event, Outcome, Seat
from engine.match import ENDS, RECENT_RECORDS, Match, milestones_of, positions
from engine.transcript import Note, Transcript, Undone, taken_back


class ReplayStep(NamedTuple):
    """A position in which a seat was to act, or the last one; ``number`` counts them from 0, of ``total`` in all.

    ``view`` is an onlooker's. The rest is as in `engine.match.Match` after the first ``version`` records.
    """

    number: int
    total: int
    version: int
    view: Any
    to_act: tuple[Seat, ...]
    outcome: Outcome | None
    milestones: int
    recent: tuple[tuple[Event, ...], ...]


class _Moment(NamedTuple):
    """A step before it is shown, after that number of ``records``; ``standing``: nothing was taken back later."""

    records: int
    standing: bool
    state: Any
    version: int
    to_act: tuple[Seat, ...]
    outcome: Outcome | None
    milestones: int


class _Played(NamedTuple):
    """A whole match: its ``moments``, and the ``events`` of each record that is no note.

    ``undone`` says of each time that decisions were taken back from which of these records up to which.
    """

    game: AnyGame
    moments: Sequence[_Moment]
    events: Sequence[tuple[Event, ...]]
    undone: Sequence[tuple[int, int]]

    def step(self, number: int) -> ReplayStep:
        _, _, state, version, to_act, outcome, milestones = self.moments[number]
        # What is taken back only later is recounted until then.
        forgotten = {place for first, end in self.undone if end < version for place in range(first, end)}
        # As many as a live match remembers, so that a replay tells the same.
        known = range(max(0, version - RECENT_RECORDS), version)
        recent = tuple(() if place in forgotten else self.events[place] for place in known)
        view = self.game.view(state, None)
        return ReplayStep(number, len(self.moments), version, view, to_act, outcome, milestones, recent)


def step_at(game: AnyGame, transcript: Transcript, number: int) -> ReplayStep:
    """Find the step of that number, or the last one if there are fewer. Raises CorruptRecord."""
    played = _played(game, transcript)
    return played.step(max(0, min(number, len(played.moments) - 1)))


def overview(game: AnyGame, transcript: Transcript, most: int) -> tuple[ReplayStep, ...]:
    """At most that number of steps, which must be 2 at least: the first, the last, and the ends of turns between.

    What was taken back is left out, and where turns are too many, some of them, evenly. Raises CorruptRecord.
    """
    played = _played(game, transcript)
    moments, last = played.moments, len(played.moments) - 1
    stand = [number for number in range(last) if moments[number].standing]
    # A turn ends where another seat is to act.
    ends = [number for before, number in pairwise(stand) if moments[number].to_act != moments[before].to_act]
    numbers = [0, *ends, last] if last else [0]
    if len(numbers) > most:
        # The first and the last are always among them.
        numbers = [numbers[place * (len(numbers) - 1) // (most - 1)] for place in range(most)]
    return tuple(map(played.step, numbers))


def around(game: AnyGame, transcript: Transcript, records: int | None, most: int) -> tuple[ReplayStep, ...]:
    """Steps in a row, that number where there are as many, to a little after that many ``records``, or to the end.

    What was taken back is left out. One step alone is the first after the records. Raises CorruptRecord.
    """
    played = _played(game, transcript)
    stand = [number for number, moment in enumerate(played.moments) if moment.standing]
    end = len(stand)
    if records is not None:
        # A third of them after the moment, since what comes of it is part of the story.
        end = min(end, 1 + most // 3 + sum(played.moments[number].records < records for number in stand))
    return tuple(map(played.step, stand[max(0, end - most) : end]))


def _played(game: AnyGame, transcript: Transcript) -> _Played:
    events: list[tuple[Event, ...]] = []
    undone: list[tuple[int, int]] = []
    gone = taken_back(transcript.records)
    milestones = 0
    moments: list[_Moment] = []

    def add(records: int, state: Any, *, standing: bool = True, ended: bool = False) -> None:
        outcome = game.outcome(state)
        to_act = () if ended or outcome is not None else game.to_act(state)
        moments.append(_Moment(records, standing, state, len(events), to_act, outcome, milestones))

    begun = Match.fold(game, Transcript(transcript.header))
    if game.pending_chance(begun.state) is None:
        add(0, begun.state)
    last = len(transcript.records)
    for position in positions(game, transcript):
        record = position.record
        if isinstance(record, Undone):
            undone.append((record.to, len(events)))
        if not isinstance(record, Note):
            events.append(position.events)
            milestones += milestones_of(record, position.events)
        settled = game.outcome(position.state) is not None or game.pending_chance(position.state) is None
        if (settled and not isinstance(record, Note)) or (position.number == last and not settled):
            add(position.number, position.state, standing=position.number - 1 not in gone, ended=record in ENDS)
    return _Played(game, moments, events, undone)
