"""A match is its record: folding the record gives the state, always the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from engine.chance import Chance, ChanceResult, is_possible
from engine.game import AnyGame, Event, IllegalAction, Milestone, Options, Outcome, Seat

CANCELLED = "cancelled"
"""The stop scope of a match that was given up and has no outcome."""

Draw = Callable[[int, Chance], ChanceResult]
"""Answers draw number ``index`` of a match; `FairDice.draw` in play, a script in tests."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is agreed before the first draw."""

    game: str
    rules_version: int
    options: Options
    seats: int
    commitment: str
    public_values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    """What a seat decided, as the game's action code."""

    seat: Seat
    code: str


@dataclass(frozen=True, slots=True)
class Chanced:
    """What chance made of a request."""

    request: Chance
    result: ChanceResult


@dataclass(frozen=True, slots=True)
class Stopped:
    """The table ended something early: one of the game's stop scopes, or CANCELLED."""

    scope: str


Record = Acted | Chanced | Stopped


class CorruptRecord(Exception):
    """The record cannot have come from these rules."""


@dataclass(frozen=True, slots=True)
class Match:
    """One match as a value: every change gives a new one, so a failed save loses nothing.

    ``events[i]`` are the facts that ``records[i]`` brought about.
    """

    game: AnyGame
    header: Header
    state: Any
    records: tuple[Record, ...] = ()
    events: tuple[tuple[Event, ...], ...] = ()

    @classmethod
    def begin(cls, game: AnyGame, header: Header, draw: Draw) -> Match:
        """A new match, set up as far as chance alone can take it."""
        return cls._empty(game, header)._settle(draw)

    @classmethod
    def fold(cls, game: AnyGame, header: Header, records: Iterable[Record]) -> Match:
        """The match that the records tell. Raises CorruptRecord if the rules refuse one of them."""
        match = cls._empty(game, header)
        for record in records:
            try:
                match = match._append(record)
            except IllegalAction as refusal:
                raise CorruptRecord(f"record {len(match.records)}: {record}: {refusal.code}") from refusal
        return match

    @classmethod
    def _empty(cls, game: AnyGame, header: Header) -> Match:
        if header.rules_version != game.spec.rules_version:
            raise CorruptRecord(f"{header.game}: rules version {header.rules_version} is unknown here")
        return cls(game, header, game.new(header.options, header.seats))

    @property
    def cancelled(self) -> bool:
        return bool(self.records) and self.records[-1] == Stopped(CANCELLED)

    @property
    def over(self) -> bool:
        return self.cancelled or self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def milestones(self) -> int:
        """How many results there are to tell so far."""
        return sum(isinstance(event, Milestone) for event in self.events_since(0))

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.over else self.game.to_act(self.state)

    def act(self, seat: Seat, code: str, draw: Draw) -> Match:
        """The match after the seat's action and all that chance makes of it. Raises IllegalAction."""
        return self._append(Acted(seat, code))._settle(draw)

    def stop(self, scope: str, draw: Draw) -> Match:
        """The match after its table ended ``scope`` early."""
        return self._append(Stopped(scope))._settle(draw)

    def view(self, viewer: Seat | None) -> Any:
        return self.game.view(self.state, viewer)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """What happened from record ``index`` on."""
        return tuple(event for events in self.events[index:] for event in events)

    def _settle(self, draw: Draw) -> Match:
        match = self
        draws = sum(isinstance(record, Chanced) for record in self.records)
        while not match.over and (request := match.game.pending_chance(match.state)) is not None:
            match = match._append(Chanced(request, draw(draws, request)))
            draws += 1
        return match

    def _append(self, record: Record) -> Match:
        if self.over:
            raise IllegalAction("match-over")
        match record:
            case Acted(seat, code):
                step = self.game.apply(self.state, seat, self.game.decode(code))
            case Chanced(request, result):
                if request != self.game.pending_chance(self.state) or not is_possible(request, result):
                    raise CorruptRecord(f"record {len(self.records)}: {record} was not asked for")
                step = self.game.resolve(self.state, result)
            case Stopped(scope):
                if scope == CANCELLED:
                    return self._with(self.state, record, ())
                if scope not in self.game.spec.stop_scopes:
                    raise IllegalAction("cannot-stop", scope=scope)
                step = self.game.stop(self.state, scope)
        return self._with(step.state, record, step.events)

    def _with(self, state: Any, record: Record, events: tuple[Event, ...]) -> Match:
        return Match(self.game, self.header, state, (*self.records, record), (*self.events, events))
