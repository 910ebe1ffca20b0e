"""``python -m bench.strength kaeseschieben`` measures a game's computer players and writes it to docs/strength.md.

``--part duels`` (or fairness, reliability, times) is one part of it. ``--between hard normal --deals 50 --seats 2`` is
a duel of one's own, which is only printed. Matches are kept in var/strength, so that an interrupted run goes on;
``--again`` forgets those of players that have changed since; with ``--seats`` only at tables of these sizes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import date
from pathlib import Path

from bench.measure import MILLISECONDS
from bench.seeded_games import GAMES
from bench.strength import (
    kaeseschieben_check,
    kaeseschieben_estimates,
    kaeseschieben_search,
    mensch_check,
    mensch_search,
    page,
    plot,
    wiedumir_check,
)
from bench.strength.duels import Duel, played, share_of
from bench.strength.fairness import shares_by_seat
from bench.strength.matches import forget
from bench.strength.programme import PROGRAMMES
from bench.strength.reliability import Watched, reliability, watched
from bench.strength.times import chance_times, decision_times
from engine.game import NORMAL, OptionValue

CHECKS = {
    "kaeseschieben": kaeseschieben_check.check,
    "mensch": mensch_check.check,
    "einigkeit": mensch_check.check,
    "wiedumir": wiedumir_check.check,
}
"""Whether what is compiled for a game plays, and thinks, as the bot does."""


def main() -> int:
    arguments = _parser().parse_args()
    if arguments.again:
        forget(arguments.game, arguments.seats)
    if arguments.between:
        upper, lower = arguments.between
        _check(arguments.game)
        for seats in arguments.seats or PROGRAMMES[arguments.game].duels:
            duel = Duel(arguments.game, seats, upper, lower, arguments.deals, _options(arguments))
            with _compiled_in_use():
                print(_row(duel, arguments.processes))
        return 0
    if arguments.part != "times":
        _check(arguments.game)
    for part in (arguments.part,) if arguments.part else tuple(PARTS):
        with nullcontext() if part == "times" else _compiled_in_use():
            found = PARTS[part](arguments.game, arguments.processes)
        text = f"Measured on {date.today():%-d %B %Y}.\n\n{found}"
        print(f"{text}\n")
        page.put(f"{arguments.game} {part}", text)
    return 0


def _check(game: str) -> None:
    """Raises AssertionError where they differ. Not while the compiled is in use: it would be compared with itself."""
    if game in CHECKS:
        CHECKS[game]()


@contextmanager
def _compiled_in_use() -> Iterator[None]:
    with mensch_search.in_use(), kaeseschieben_estimates.in_use(), kaeseschieben_search.in_use():
        yield


def duels(game: str, processes: int) -> str:
    rows = []
    for seats, pairs in PROGRAMMES[game].duels.items():
        for player, opponent, deals in pairs:
            row = _row(Duel(game, seats, player, opponent, deals, {}), processes)
            print(*row, flush=True)
            rows.append(row)
    for variant in PROGRAMMES[game].variants:
        duel = Duel(game, variant.seats, variant.player, variant.opponent, variant.deals, variant.options)
        name, *rest = _row(duel, processes)
        rows.append([f"{name}, {variant.name}", *rest])
    return page.table(["player and opponents", "seats", "won, in %", "fair share", "games"], rows)


def fairness(game: str, processes: int) -> str:
    seats = PROGRAMMES[game].fairness
    matches = _watched(game, seats, PROGRAMMES[game].reliability[seats], processes)
    return page.table(
        [f"{len(matches)} games, all {GAMES[game].spec.levels[-1]}", *map(str, range(1, seats + 1))],
        [["won, in %", *map(str, shares_by_seat(matches))]],
    )


def _watched(game: str, seats: int, matches: int, processes: int) -> list[Watched]:
    return watched(game, seats, GAMES[game].spec.levels[-1], matches, PROGRAMMES[game].positions, {}, processes)


def reliabilities(game: str, processes: int) -> str:
    found = {
        f"{seats} seats": reliability(_watched(game, seats, matches, processes))
        for seats, matches in PROGRAMMES[game].reliability.items()
    }
    picture = Path(f"docs/strength-{game}.png")
    plot.draw(f"{PROGRAMMES[game].title}: chances said, games won", found, picture)
    rows = [
        [name, f"{one.positions:,}", f"{one.matches:,}", f"{100 * one.mean_error:.1f}", f"{100 * one.worst_error:.1f}"]
        for name, one in found.items()
    ]
    summary = page.table(["", "positions", "matches", "mean error, points", "worst bin, points"], rows)
    bins = [
        [name, *(f"{100 * each.said:.0f} → {100 * each.won:.1f} ({each.sides:,})" for each in one.bins)]
        for name, one in found.items()
    ]
    width = max(map(len, bins))
    full = page.table(
        ["said → won, in % (sides)", *map(str, range(1, width))], [[*row, *[""] * (width - len(row))] for row in bins]
    )
    return f"{summary}\n\n{full}\n\n![Said and won]({picture.name})"


def times(game: str, processes: int) -> str:
    """In one process: others would disturb it."""
    games = PROGRAMMES[game].timed
    rows = []
    for seats in PROGRAMMES[game].duels:
        for level in GAMES[game].spec.levels:
            spread = decision_times(game, seats, level, games, {})
            rows.append([f"{seats} seats, {level} decides", MILLISECONDS.tell(spread).strip()])
        spread = chance_times(game, seats, NORMAL, games, {})
        rows.append([f"{seats} seats, the chances to win", MILLISECONDS.tell(spread).strip()])
    return page.table(["", "median (lowest to highest)"], rows)


PARTS = {"duels": duels, "fairness": fairness, "reliability": reliabilities, "times": times}


def _row(duel: Duel, processes: int) -> list[str]:
    share = share_of(duel, played(list(duel.pairings), processes))
    names = f"{duel.player} against {duel.opponent}"
    return [names, str(duel.seats), str(share), f"{100 * duel.fair_share:.0f}", str(share.games)]


def _options(arguments: argparse.Namespace) -> dict[str, OptionValue]:
    """Such as ``rounds=3`` or ``closed_lids=True``."""
    chosen: dict[str, OptionValue] = {}
    for text in arguments.options:
        key, _, word = text.partition("=")
        [spec] = [option for option in GAMES[arguments.game].spec.options if option.key == key]
        [chosen[key]] = [choice for choice in spec.choices if str(choice) == word]
    return chosen


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m bench.strength", description=__doc__)
    parser.add_argument("game", choices=tuple(PROGRAMMES))
    parser.add_argument("--part", choices=tuple(PARTS))
    parser.add_argument("--between", nargs=2, metavar=("PLAYER", "OPPONENT"))
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--options", nargs="+", default=())
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--again", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(main())
