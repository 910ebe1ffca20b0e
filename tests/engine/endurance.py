"""Random games, for stalls and broken invariants: ``python -m tests.engine.endurance GAME COUNT [SEED]``.

Seats and options are random, too. It prints how many actions the games took.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Mapping
from typing import Any

from cogs.games.registry import GAMES
from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.forgetit.dice import ALL
from engine.game import AnyGame
from engine.mensch.board import LAST_GOAL, PAWNS, is_home, on_loop, square
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.view import Phase

LONGEST = 100_000
"""A game that takes more actions is a stall."""


def nine_dice(state: Any) -> None:
    hand = state.hand
    assert hand.cup.plus(hand.words).plus(hand.numbers) == ALL
    assert hand.collected >= hand.numbers.total
    assert (hand.number is None) == (hand.collected == 0)
    assert max(map(len, state.sheet)) - min(map(len, state.sheet)) <= 1


def sixteen_cheeses(state: Any) -> None:
    assert len(state.cheeses) + len(state.unowned) + sum(map(len, state.piles)) in (0, 16)
    assert len(set(state.mice)) == len(state.mice)
    assert not set(state.mice) & set(state.cheeses)


def sixteen_pawns(state: Any) -> None:
    """Four a seat, at most one a square, or two of a pair on the loop as a wall."""
    agreed = state.agreed
    on_squares: dict[int, list[int]] = {}
    for seat, own in enumerate(state.pawns):
        assert len(own) == PAWNS
        assert max(own) <= LAST_GOAL
        goal = [progress for progress in own if is_home(progress)]
        assert len(set(goal)) == len(goal)
        for progress in filter(on_loop, own):
            on_squares.setdefault(square(agreed.corners[seat], progress), []).append(seat)
    for seats in on_squares.values():
        assert len(seats) == 1 or (agreed.pairs and len(seats) == 2 and (seats[0] - seats[1]) % 2 == 0), on_squares
    assert [seat for seat in range(agreed.seats) if all(map(is_home, state.pawns[seat]))] == sorted(state.past.finished)


def sixty_chips(state: Any) -> None:
    """The supply is what is left of the sixty, so nobody's debts and no more than all chips are to be had."""
    assert min(*state.chips, state.supply) >= 0
    assert state.no_limits or max(state.chips) <= LIMIT
    on_the_way = [square for _, square in state.all_pawns if START < square < GOAL]
    assert len(set(on_the_way)) == len(on_the_way)
    assert all(START <= square <= GOAL for _, square in state.all_pawns)
    in_hand = () if state.drawn is None else (state.drawn.card,)
    assert bool(in_hand) == (state.phase is Phase.DECIDING)
    if state.pile or state.used:
        assert sorted((*state.pile, *state.used, *state.waiting, *in_hand)) == list(cards_for(state.seats))


INVARIANTS: Mapping[str, Callable[[Any], None]] = {
    "forgetit": nine_dice,
    "kaeseschieben": sixteen_cheeses,
    "mensch": sixteen_pawns,
    "einigkeit": sixteen_pawns,
    "wiedumir": sixty_chips,
}


def draw(request: Chance, randomness: random.Random) -> ChanceResult:
    match request:
        case Roll(sides, dice):
            return tuple(randomness.randint(1, sides) for _ in range(dice))
        case Shuffle(size):
            return tuple(randomness.sample(range(size), size))
        case Sample(size, take):
            return tuple(sorted(randomness.sample(range(size), take)))


def play_randomly(game: AnyGame, randomness: random.Random) -> int:
    """One game to its end; answers how many actions it took."""
    spec = game.spec
    chosen = {option.key: randomness.choice(option.choices) for option in spec.menus}
    options = {**spec.default_options(), **chosen}
    state = game.new(options, randomness.choice(spec.seat_counts))
    check = INVARIANTS[spec.key]
    actions = 0
    while game.outcome(state) is None:
        if (request := game.pending_chance(state)) is not None:
            state = game.resolve(state, draw(request, randomness)).state
        else:
            seat = randomness.choice(game.to_act(state))
            state = game.apply(state, seat, randomness.choice(game.legal_actions(state, seat))).state
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
