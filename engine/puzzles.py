"""Puzzles: positions from matches between computers in which one choice is clearly better than all others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.chance import is_possible
from engine.game import AnyGame, OptionValue, Seat
from engine.transcript import Acted, Chanced, CorruptRecord, Header, Record, Transcript, acted

DEGREES = 3
"""From 1, whose answer computers of all levels find, to this, whose answer weak ones mostly miss."""

Move = str | Sequence[int]
"""Act of a seat, such as ``0 move:2``, or what chance brought."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Puzzle of the best move for the ``seat`` after these ``moves``, which begin with the match.

    ``choices`` are the codes of actions that are offered, the best first, and ``chances`` the chances to win that each
    leaves, as far as the seat can know. ``kind`` names the idea behind the best one. ``match`` is the number of its
    match where it was found.
    """

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seats: int
    match: int
    seat: Seat
    choices: Sequence[str]
    chances: Sequence[float]
    degree: int
    kind: str
    moves: Sequence[Move]

    @property
    def name(self) -> str:
        """The key of its stored answers."""
        return f"{self.game} {self.match}"

    @classmethod
    def from_line(cls, line: str) -> Puzzle:
        """Read one line of a file of puzzles, as `to_line` writes it."""
        return cls(**json.loads(line))

    def to_line(self) -> str:
        """One line of JSON, without spaces, for a file of puzzles."""
        return json.dumps(asdict(self), separators=(",", ":"))

    def transcript(self, game: AnyGame, players: Sequence[str]) -> Transcript:
        """The record up to the position. Raises CorruptRecord, and IllegalAction as the rules do."""
        header = Header(self.game, self.rules_version, self.options, self.seats, "", players=tuple(players))
        state = game.new(game.spec.complete(self.options), self.seats)
        records: list[Record] = []
        for move in self.moves:
            if isinstance(move, str):
                seat, code = move.split(" ", 1)
                action = game.decode(code)
                records.append(acted(int(seat), code, game.hides(state, action)))
                state = game.apply(state, int(seat), action).state
            else:
                request, result = game.pending_chance(state), tuple(move)
                if request is None or not is_possible(request, result):
                    raise CorruptRecord("was not asked for")
                records.append(Chanced(request, result))
                state = game.resolve(state, result).state
        return Transcript(header, tuple(records))


def moves_of(records: Sequence[Record]) -> list[Move]:
    """The other way round: `Puzzle.moves` from a record."""
    found: list[Move] = []
    for record in records:
        match record:
            case Chanced(_, result, _):
                found.append(list(result))
            case Acted(seat, code):
                found.append(f"{seat} {code}")
    return found


def alike(game: AnyGame, state: Any, seat: Seat) -> list[list[Any]]:
    """The seat's legal actions; those that lead to the same state are one choice."""
    states: list[Any] = []
    found: list[list[Any]] = []
    for action in game.legal_actions(state, seat):
        end = game.apply(state, seat, action).state
        if end not in states:
            states.append(end)
            found.append([])
        found[states.index(end)].append(action)
    return found
