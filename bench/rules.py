"""The rules: random games, against folding the record again for every action; acting late in a long match, against
acting early; and how the computer player fares."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import count, islice
from time import perf_counter

from bench.measure import MICROSECONDS, MILLISECONDS, PER_SECOND, Measured, Spread, alternate, compare, seconds, tell
from bench.seeded_games import GAMES, SEED, dice_of, play, random_mover
from engine.game import AnyGame, Seat
from engine.match import Match
from engine.transcript import Acted

WHOLE_GAMES = 5
OPENINGS = 5
ACTIONS = 150
"""Folding takes longer with every action, so that whole games would last minutes."""

LATE = 1_000
"""Records. `Match.act` should take no longer there than at the first one."""

STRETCH = 20
"""Actions in a row, since a roll and a move take different times."""

STRETCHES = 50

DUELS = {"mensch": ((2, 200), (4, 400)), "einigkeit": ((4, 300),)}
"""How many games computer players play against each other, by seats: the more luck, the more are needed."""

USUAL_DUELS = ((2, 40),)

_TWO_SIDED_95 = 1.96


def report() -> None:
    for key, game in GAMES.items():
        print(f"Rules of {key}: seeds from {SEED}; {WHOLE_GAMES} whole games, {OPENINGS} openings of {ACTIONS} actions")
        for seats in sorted({min(game.spec.seat_counts), max(game.spec.seat_counts)}):
            _whole_games(game, seats)
            _against_folding(game, seats)
            _late_against_early(game, seats)
        for seats, games in DUELS.get(key, USUAL_DUELS):
            _computers(game, seats, games)


def _whole_games(game: AnyGame, seats: int) -> None:
    spent, rates = 0.0, []
    for seed in range(SEED, SEED + WHOLE_GAMES):
        began = perf_counter()
        *_, last = play(game, seats, seed, random_mover(seed))
        lasted = perf_counter() - began
        spent += lasted
        rates.append(sum(isinstance(record, Acted) for record in last.records) / lasted)
    tell(f"{seats} seats, whole games of random movers", f"{WHOLE_GAMES / spent:9.2f} a second")
    tell(f"{seats} seats, actions in them", PER_SECOND.tell(Spread.of(rates)))


def _against_folding(game: AnyGame, seats: int) -> None:
    def opening(seed: int, *, folding: bool) -> None:
        def remember(match: Match) -> Match:
            return Match.fold(game, match.transcript) if folding else match

        for _ in islice(play(game, seats, seed, random_mover(seed), remember), ACTIONS + 1):
            pass

    kept, folded = alternate(
        lambda number: seconds(lambda: opening(SEED + number, folding=False)),
        lambda number: seconds(lambda: opening(SEED + number, folding=True)),
        OPENINGS,
    )
    compare(f"{seats} seats, an opening, match kept", kept, "the record folded for each action", folded, MILLISECONDS)


def _late_against_early(game: AnyGame, seats: int) -> None:
    mover, dice = random_mover(SEED), dice_of(SEED)
    matches = [match for match in play(game, seats, SEED, mover) if not match.over]
    late = [match for match in matches if match.version >= LATE][:STRETCH]
    if len(late) < STRETCH:
        # The match is shorter.
        late = matches[-STRETCH:]

    def acting(matches: Sequence[Match]) -> Measured:
        # Acting changes no match, so that each can act as often as wanted.
        acts = [(match, seat, mover(match, seat)) for match in matches for seat in match.to_act()[:1]]

        def stretch(_number: int) -> float:
            return seconds(lambda: [match.act(seat, code, dice.draw) for match, seat, code in acts]) / len(acts)

        return stretch

    late_on, early_on = alternate(acting(late), acting(matches[:STRETCH]), STRETCHES)
    name = f"{seats} seats, an action from record {late[0].version:,} on"
    compare(name, late_on, "an action from the first record on", early_on, MICROSECONDS)


def _computers(game: AnyGame, seats: int, games: int) -> None:
    """Each level against the one below, the weakest against a random mover.

    One side has the even seats, the other the odd ones, and they change places with every game.
    """
    for lower, upper in zip((None, *game.spec.levels), game.spec.levels, strict=False):
        won = 0.0
        thought: list[float] = []
        for number in range(games):
            sides = [(upper, thought), (lower, [])]
            winners = _winners(game, seats, SEED + number, sides[::-1] if number % 2 else sides)
            won += sum(winner % 2 == number % 2 for winner in winners) / len(winners)
        margin = 100 * _TWO_SIDED_95 * math.sqrt(won * (games - won) / games**3)
        share = f"{100 * won / games:8.1f} % ± {margin:.1f} of {games} games, shared ones half"
        tell(f"{seats} seats, {upper} wins against {lower or 'a random mover'}", share)
        tell(f"{seats} seats, {upper} decides", MILLISECONDS.tell(Spread.of(thought)))


def _winners(game: AnyGame, seats: int, seed: int, sides: Sequence[tuple[str | None, list[float]]]) -> tuple[Seat, ...]:
    """One game without a record; each side has a level, or none, and gathers the seconds of its decisions."""
    randomness, dice, draws = random.Random(seed), dice_of(seed), count()
    state = game.new(game.spec.default_options(), seats)
    while (outcome := game.outcome(state)) is None:
        if (request := game.pending_chance(state)) is not None:
            state = game.resolve(state, dice.draw(next(draws), request)).state
            continue
        # The table waits for the first, so that any others make use of their chance before it acts, if they want to.
        for seat in reversed(game.to_act(state)):
            level, thought = sides[seat % 2]
            legal = game.legal_actions(state, seat)
            if level is None:
                action = randomness.choice(legal) if legal else None
            else:
                began = perf_counter()
                action = game.choose(game.view(state, seat), level, randomness.randrange)
                # Where there is nothing to choose, it does not think.
                if len(legal) > 1:
                    thought.append(perf_counter() - began)
            if action is not None:
                state = game.apply(state, seat, action).state
                break
    return outcome.winners
