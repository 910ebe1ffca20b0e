"""The rules: random games, against folding the record again for every action; and acting late in a long match, against
acting early."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from time import perf_counter

from bench.measure import MICROSECONDS, MILLISECONDS, PER_SECOND, Measured, Spread, alternate, compare, seconds, tell
from bench.seeded_games import GAMES, SEED, dice_of, play, random_mover
from engine.game import AnyGame
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


def report() -> None:
    for key, game in GAMES.items():
        print(f"Rules of {key}: seeds from {SEED}; {WHOLE_GAMES} whole games, {OPENINGS} openings of {ACTIONS} actions")
        for seats in sorted({min(game.spec.seat_counts), max(game.spec.seat_counts)}):
            _whole_games(game, seats)
            _against_folding(game, seats)
            _late_against_early(game, seats)


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
