"""The rules: random games, against folding the record anew for every action; and how the computer player fares."""

from __future__ import annotations

import math
import random
from functools import partial
from itertools import islice
from time import perf_counter

from bench.measure import A_SECOND, MILLISECONDS, Spread, alternate, compare, seconds, tell
from bench.seeded_games import SEED, Mover, play, random_mover
from cogs.games.registry import GAMES
from engine.game import AnyGame, Seat
from engine.match import Acted, Match

WHOLE_GAMES = 5
OPENINGS = 5
ACTIONS = 150
"""Folding takes longer with every action, so that whole games would last minutes."""

GAMES_OF_COMPUTERS = 40

_TWO_SIDED_95 = 1.96


def report() -> None:
    for key, game in GAMES.items():
        print(f"Rules of {key}: seeds from {SEED}; {WHOLE_GAMES} whole games, {OPENINGS} openings of {ACTIONS} actions")
        for seats in sorted({min(game.spec.seat_counts), max(game.spec.seat_counts)}):
            _whole_games(game, seats)
            _against_folding(game, seats)
        _computers(game)


def _whole_games(game: AnyGame, seats: int) -> None:
    spent, rates = 0.0, []
    for seed in range(SEED, SEED + WHOLE_GAMES):
        began = perf_counter()
        *_, last = play(game, seats, seed, random_mover(seed))
        lasted = perf_counter() - began
        spent += lasted
        rates.append(sum(isinstance(record, Acted) for record in last.records) / lasted)
    tell(f"{seats} seats, whole games of random movers", f"{WHOLE_GAMES / spent:9.2f} a second")
    tell(f"{seats} seats, actions in them", A_SECOND.tell(Spread.of(rates)))


def _against_folding(game: AnyGame, seats: int) -> None:
    def opening(seed: int, *, folding: bool) -> None:
        def remember(match: Match) -> Match:
            return Match.fold(game, match.header, match.records) if folding else match

        for _ in islice(play(game, seats, seed, random_mover(seed), remember), ACTIONS + 1):
            pass

    kept, folded = alternate(
        lambda number: seconds(lambda: opening(SEED + number, folding=False)),
        lambda number: seconds(lambda: opening(SEED + number, folding=True)),
        OPENINGS,
    )
    compare(f"{seats} seats, an opening, match kept", kept, "the record folded for each action", folded, MILLISECONDS)


def _computers(game: AnyGame) -> None:
    """Each level against the one below, the weakest against a random mover; each side begins as often."""
    for lower, upper in zip((None, *game.spec.levels), game.spec.levels, strict=False):
        won = 0.0
        thought: list[float] = []
        for number in range(GAMES_OF_COMPUTERS):
            own_seat, seed = number % 2, SEED + number
            above = _computer(upper, seed, thought)
            below = random_mover(seed) if lower is None else _computer(lower, seed, [])
            *_, last = play(game, 2, seed, partial(_by_seat, own_seat, above, below))
            winners = () if last.outcome is None else last.outcome.winners
            won += (own_seat in winners) / max(1, len(winners))
        margin = 100 * _TWO_SIDED_95 * math.sqrt(won * (GAMES_OF_COMPUTERS - won) / GAMES_OF_COMPUTERS**3)
        share = (
            f"{100 * won / GAMES_OF_COMPUTERS:8.1f} % ± {margin:.1f} of {GAMES_OF_COMPUTERS} games, shared ones half"
        )
        tell(f"{upper} wins against {lower or 'a random mover'}", share)
        tell(f"{upper} decides", MILLISECONDS.tell(Spread.of(thought)))


def _by_seat(own_seat: Seat, above: Mover, below: Mover, match: Match, seat: Seat) -> str:
    return (above if seat == own_seat else below)(match, seat)


def _computer(level: str, seed: int, thought: list[float]) -> Mover:
    """A computer player; ``thought`` gathers the seconds of its decisions."""
    randomness = random.Random(seed)

    def move(match: Match, seat: Seat) -> str:
        view = match.view(seat)
        began = perf_counter()
        action = match.game.choose(view, level, randomness.randrange)
        spent = perf_counter() - began
        # Where there is nothing to choose, it does not think.
        if len(match.game.legal_actions(match.state, seat)) > 1:
            thought.append(spent)
        return match.game.encode(action)

    return move
