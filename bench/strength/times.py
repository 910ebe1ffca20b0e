"""How long decisions take, in seconds of one core; only those in which there is something to decide."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any

from bench.measure import Spread
from bench.strength.duels import FIRST_SEED
from bench.strength.games import Pairing, play
from engine.game import AnyGame, OptionValue
from engine.picks import endless


def decision_times(game: str, seats: int, level: str, games: int, options: Mapping[str, OptionValue]) -> Spread:
    """Of the level's decisions in games of its own, each decided a second time to be timed."""
    spent: list[float] = []

    def watch(rules: AnyGame, state: Any) -> None:
        seat = rules.to_act(state)[0]
        if len(rules.legal_actions(state, seat)) < 2:
            return
        view, pick = rules.view(state, seat), endless(lambda limit: len(spent) % limit)
        began = process_time()
        rules.choose(view, level, pick)
        spent.append(process_time() - began)

    for number in range(games):
        play(Pairing(game, options, (level,) * seats, FIRST_SEED + number), watch)
    return Spread.of(spent)


def chance_times(game: str, seats: int, level: str, games: int, options: Mapping[str, OptionValue]) -> Spread:
    """Of working out the chances to win, for the seat to act."""
    spent: list[float] = []

    def watch(rules: AnyGame, state: Any) -> None:
        view = rules.view(state, rules.to_act(state)[0])
        began = process_time()
        rules.win_chances(view)
        spent.append(process_time() - began)

    for number in range(games):
        play(Pairing(game, options, (level,) * seats, FIRST_SEED + number), watch)
    return Spread.of(spent)
