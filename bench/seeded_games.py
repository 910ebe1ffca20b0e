"""Games that are the same in every run: dice and movers follow from a seed."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator

from engine.fair_dice import FairDice, commitment_to
from engine.game import AnyGame, Seat
from engine.match import Header, Match

SEED = 2026

Mover = Callable[[Match, Seat], str]
Remember = Callable[[Match], Match]


def random_mover(seed: int) -> Mover:
    """Any legal action, each as likely."""
    randomness = random.Random(seed)

    def choose(match: Match, seat: Seat) -> str:
        return match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))

    return choose


def play(
    game: AnyGame, seats: int, seed: int, mover: Mover, remember: Remember = lambda match: match
) -> Iterator[Match]:
    """The match at its beginning and after every action; ``remember`` is how it is known again at the next press."""
    secret = hashlib.sha256(str(seed).encode()).digest()
    dice = FairDice(secret, ("bench",))
    spec = game.spec
    header = Header(spec.key, spec.rules_version, spec.default_options(), seats, commitment_to(secret), ("bench",))
    match = Match.begin(game, header, dice.draw)
    yield match
    while not match.over:
        match = remember(match)
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
        yield match
