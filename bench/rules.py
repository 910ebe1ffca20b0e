"""The rules: random games, against folding the record anew before every action; and how the computer player fares."""

from __future__ import annotations

import hashlib
import random
import statistics
from collections.abc import Callable
from time import perf_counter

from bench.measure import alternate, compare
from cogs.games.registry import GAMES
from engine.fair_dice import FairDice, commitment_to
from engine.game import AnyGame, Seat
from engine.match import Header, Match

SEED = 2026
ACTIONS = 150
REPETITIONS = 5
GAMES_OF_COMPUTER = 40

Chooser = Callable[[Match, Seat], str]


def report() -> None:
    for key, game in GAMES.items():
        print(f"Rules of {key}: random movers, seed {SEED}")
        for seats in game.spec.seat_counts:
            _random_games(game, seats)
        kept, folded = alternate(
            lambda game=game: _play(game, 2, SEED, _random(SEED), ACTIONS),  # type: ignore[misc]
            lambda game=game: _play(game, 2, SEED, _random(SEED), ACTIONS, fold_first=True),  # type: ignore[misc]
            REPETITIONS,
        )
        compare(f"{ACTIONS} actions, the match kept in memory", kept, "the same, its record folded before each", folded)
        _computer(game)


def _random_games(game: AnyGame, seats: int, seconds: float = 3.0) -> None:
    games = actions = 0
    began = perf_counter()
    while perf_counter() - began < seconds or games == 0:
        match = _play(game, seats, SEED + games, _random(SEED + games))
        games, actions = games + 1, actions + len(match.records)
    spent = perf_counter() - began
    print(
        f"  {f'whole games, {seats} seats':<46}{games / spent:8.2f} a second ({actions / spent:.0f} records a second)"
    )


def _computer(game: AnyGame) -> None:
    won = 0
    thought: list[float] = []

    def think(match: Match, seat: Seat) -> str:
        began = perf_counter()
        action = match.game.choose(match.view(seat), random.randrange)
        spent = perf_counter() - began
        # Where there is nothing to choose, it does not think.
        if len(match.game.legal_actions(match.state, seat)) > 1:
            thought.append(spent)
        return match.game.encode(action)

    for number in range(GAMES_OF_COMPUTER):
        computer, mover = number % 2, _random(number)
        match = _play(game, 2, SEED + number, lambda m, s: (think if s == computer else mover)(m, s))  # noqa: B023
        won += match.outcome is not None and match.outcome.winners == (computer,)
    median, highest = statistics.median(thought) * 1000, max(thought) * 1000
    print(f"  {'the computer wins against a random mover':<46}{won:5} of {GAMES_OF_COMPUTER}")
    print(f"  {'the computer thinks':<46}{median:8.2f} ms (median; at most {highest:.0f} ms)")


def _random(seed: int) -> Chooser:
    randomness = random.Random(seed)

    def choose(match: Match, seat: Seat) -> str:
        return match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))

    return choose


def _play(
    game: AnyGame, seats: int, seed: int, chooser: Chooser, actions: int = 100_000, *, fold_first: bool = False
) -> Match:
    secret = hashlib.sha256(str(seed).encode()).digest()
    dice = FairDice(secret, ("bench",))
    spec = game.spec
    header = Header(spec.key, spec.rules_version, spec.default_options(), seats, commitment_to(secret), ("bench",))
    match = Match.begin(game, header, dice.draw)
    for _ in range(actions):
        if match.over:
            break
        if fold_first:
            match = Match.fold(game, header, match.records)
        seat = match.to_act()[0]
        match = match.act(seat, chooser(match, seat), dice.draw)
    return match
