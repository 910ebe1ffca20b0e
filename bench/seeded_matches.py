"""Seeded matches of random movers, which other benchmarks use, too."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator

from cogs.games.registry import hosted_games
from engine.fair_dice import FairDice, commitment_to
from engine.game import AnyGame, Seat
from engine.match import Match
from engine.transcript import PERSON, Header

SEED = 2026

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
    commitment, players = commitment_to(_secret_of(seed)), (PERSON,) * seats
    header = Header(
        spec.key, spec.rules_version, spec.default_options(), seats, commitment, seeds=("",) * seats, players=players
    )
    match = Match.begin(game, header, dice.draw)
    yield match
    while not match.over:
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
        yield match
