"""One game without a record, between players of any kind."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from bench.seeded_games import GAMES, dice_of
from bench.strength.opponents import player_named
from engine.game import AnyGame, Options, OptionValue, Outcome

Watch = Callable[[AnyGame, Any], None]
"""Is shown the game and each state in which some seat is to act."""

LONGEST = 20_000
"""Decisions. A game that goes on for longer counts as ended by vote; none should."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What is played, and by whom; ``players`` are names by seat (`player_named`)."""

    game: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    seed: int

    @property
    def seats(self) -> int:
        return len(self.players)


def options_of(game: AnyGame, changed: Options) -> dict[str, OptionValue]:
    return {**game.spec.default_options(), **changed}


def play(pairing: Pairing, watch: Watch | None = None) -> Outcome:
    """The dice follow from the seed and the number of draws before, so the same seed brings the same dice.

    What players leave to chance follows from the seed and their seat.
    """
    game = GAMES[pairing.game]
    players = [player_named(name) for name in pairing.players]
    dice, draws = dice_of(pairing.seed), count()
    picks = [random.Random(f"{pairing.seed}|{seat}").randrange for seat in range(pairing.seats)]
    state = game.new(options_of(game, pairing.options), pairing.seats)
    for _ in range(LONGEST):
        while (request := game.pending_chance(state)) is not None:
            state = game.resolve(state, dice.draw(next(draws), request)).state
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome
        if watch is not None:
            watch(game, state)
        state = _acted(game, state, players, picks)
    ended = game.outcome(game.stop(state, game.spec.stop_scopes[-1]).state)
    assert ended is not None
    return ended


def _acted(game: AnyGame, state: Any, players: Sequence[Any], picks: Sequence[Callable[[int], int]]) -> Any:
    # The table waits for the first, so that any others make use of their chance before it acts, if they want to.
    for seat in reversed(game.to_act(state)):
        action = players[seat].choose(game, game.view(state, seat), seat, picks[seat])
        if action is not None:
            return game.apply(state, seat, action).state
    raise AssertionError("the seat that the table waits for did nothing")
