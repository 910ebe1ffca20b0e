"""Random games, for stalls and broken invariants: ``python -m tests.engine.endurance GAME COUNT [SEED]``.

Seats and options are random, too. It prints how many actions the games took.
"""

from __future__ import annotations

import random
import statistics
import sys

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.game import AnyGame
from tests.games import UNDER_TEST
from tests.hosted import GAMES

LONGEST = 100_000
"""A game that takes more actions is a stall."""


def draw(request: Chance, randomness: random.Random) -> ChanceResult:
    match request:
        case Roll(sides, dice):
            return tuple(randomness.randint(1, sides) for _ in range(dice))
        case Shuffle(size):
            return tuple(randomness.sample(range(size), size))
        case Sample(size, take):
            return tuple(sorted(randomness.sample(range(size), take)))


def play_randomly(game: AnyGame, randomness: random.Random) -> int:
    """One game to its end; returns the number of actions it took."""
    spec = game.spec
    chosen = {option.key: randomness.choice(option.choices) for option in spec.menus}
    options = {**spec.default_options(), **chosen}
    state = game.new(options, randomness.choice(spec.seat_counts))
    check = UNDER_TEST[spec.key].invariants
    actions = 0
    while game.outcome(state) is None:
        if (request := game.pending_chance(state)) is not None:
            state = game.resolve(state, draw(request, randomness)).state
        else:
            # Of those that may act before the first, some may find nothing to do.
            offers = [(seat, legal) for seat in game.to_act(state) if (legal := game.legal_actions(state, seat))]
            seat, legal = randomness.choice(offers)
            state = game.apply(state, seat, randomness.choice(legal)).state
            actions += 1
            assert actions < LONGEST, f"no end: {options}"
        check(state)
    return actions


def main(key: str, games: int, seed: int) -> None:
    print(f"{key}: {games} random games, seed {seed}")
    randomness = random.Random(seed)
    lengths = [play_randomly(GAMES[key], randomness) for _ in range(games)]
    print(f"actions: {min(lengths)} to {max(lengths)}, median {statistics.median(lengths):.0f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(2**32))
