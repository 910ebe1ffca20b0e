"""The rules: random games, against folding the record anew for every action; and how the computer player fares."""

from __future__ import annotations

import random
from itertools import islice
from time import perf_counter

from bench.measure import A_SECOND, MILLISECONDS, Spread, alternate, compare, seconds, tell
from bench.seeded_games import SEED, Mover, play, random_mover
from cogs.games.registry import GAMES
from engine.game import NORMAL, AnyGame, Seat
from engine.match import Acted, Match

WHOLE_GAMES = 5
OPENINGS = 5
ACTIONS = 150
"""Folding takes longer with every action, so that whole games would last minutes."""

GAMES_OF_COMPUTER = 40


def report() -> None:
    for key, game in GAMES.items():
        print(f"Rules of {key}: seeds from {SEED}; {WHOLE_GAMES} whole games, {OPENINGS} openings of {ACTIONS} actions")
        for seats in sorted({min(game.spec.seat_counts), max(game.spec.seat_counts)}):
            _whole_games(game, seats)
            _against_folding(game, seats)
        _computer(game)


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


def _computer(game: AnyGame) -> None:
    won = 0
    thought: list[float] = []
    for number in range(GAMES_OF_COMPUTER):
        # Each side begins as often.
        own_seat = number % 2
        mover = _computer_at(own_seat, SEED + number, thought)
        *_, last = play(game, 2, SEED + number, mover)
        won += last.outcome is not None and last.outcome.winners == (own_seat,)
    tell("the computer wins alone against a random mover", f"{won:9} of {GAMES_OF_COMPUTER} games")
    tell("the computer decides", MILLISECONDS.tell(Spread.of(thought)))


def _computer_at(own_seat: Seat, seed: int, thought: list[float]) -> Mover:
    """The computer on its seat, a random mover elsewhere; ``thought`` gathers the seconds of decisions."""
    other, randomness = random_mover(seed), random.Random(seed)

    def move(match: Match, seat: Seat) -> str:
        if seat != own_seat:
            return other(match, seat)
        view = match.view(seat)
        began = perf_counter()
        action = match.game.choose(view, NORMAL, randomness.randrange)
        spent = perf_counter() - began
        # Where there is nothing to choose, it does not think.
        if len(match.game.legal_actions(match.state, seat)) > 1:
            thought.append(spent)
        return match.game.encode(action)

    return move
