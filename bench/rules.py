"""Seeded matches of random movers, which other benchmarks use, too; and how quickly the rules play them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from time import perf_counter

from bench.measure import PER_SECOND, Spread, tell
from cogs.games.registry import hosted_games
from engine.fair_dice import FairDice, commitment_to
from engine.game import AnyGame, Seat
from engine.match import Match
from engine.transcript import Acted, Header

SEED = 2026

MATCHES = 5

Mover = Callable[[Match, Seat], str]

GAMES = {key: game.editions[-1] for key, game in hosted_games().items()}
"""The newest rules of each game."""


def random_mover(seed: int) -> Mover:
    """Any legal action, each as likely."""
    randomness = random.Random(seed)

    def choose(match: Match, seat: Seat) -> str:
        return match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))

    return choose


def dice_of(seed: int) -> FairDice:
    return FairDice(_secret_of(seed), ("bench",))


def _secret_of(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()


def play(game: AnyGame, seats: int, seed: int, mover: Mover) -> Iterator[Match]:
    """The match at its beginning and after every action."""
    dice, spec = dice_of(seed), game.spec
    header = Header(spec.key, spec.rules_version, spec.default_options(), seats, commitment_to(_secret_of(seed)))
    match = Match.begin(game, header, dice.draw)
    yield match
    while not match.over:
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
        yield match


def report() -> None:
    print(f"Rules: {MATCHES} whole matches of random movers each, seeds from {SEED}")
    for key, game in GAMES.items():
        for seats in sorted({min(game.spec.seat_counts), max(game.spec.seat_counts)}):
            rates = []
            for seed in range(SEED, SEED + MATCHES):
                began = perf_counter()
                *_, last = play(game, seats, seed, random_mover(seed))
                rates.append(sum(isinstance(record, Acted) for record in last.records) / (perf_counter() - began))
            tell(f"{key}, {seats} seats, actions", PER_SECOND.tell(Spread.of(rates)))
