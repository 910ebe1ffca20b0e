"""Fits what the computers of Mensch ärgere Dich nicht and Einigkeit macht stark know of a position.

Each of several generations plays many games with the network of the one before, looking one move ahead; the first moves
at random, or in pairs by rules of thumb. A network is fitted to who won them (`training.mensch_net`). In the end more
games say how sure it may be, and the chances are held against others that nothing was learned from.
``python -m training.mensch`` does it for both games, and writes `engine/mensch/players/weights.py`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from engine.mensch.players import weights
from training.mensch_check import check
from training.mensch_games import Policy, at_random
from training.mensch_net import Net
from training.mensch_play import Seen, best_by, by_rules_of_thumb, joined, learned_from
from training.mensch_traits import WIDTH

TARGET = Path(__file__).parents[1] / "engine/mensch/players/weights.py"

TABLES = {False: ((0, 2), (0, 1, 2), (0, 1, 2, 3)), True: ((0, 1, 2, 3),)}
"""The corners at which seats sit; by whether there are partners."""

PRELUDES = (0, 0, 25, 70)
"""Some games begin with rolls that are played at random, so that all kinds of positions are met."""

EPOCHS = 6

GAMES = {"ALONE": False, "PAIRS": True}
"""Mensch ärgere Dich nicht and Einigkeit macht stark, and whether there are partners."""

PROGRAMME = {False: (4, 5_000), True: (3, 6_000)}
"""How many generations, and how many games of each and each number of seats."""

TABLES_OF_NET = ("ROWS", "BIAS", "OUTPUTS")

SHARES = 1_000


def games_played(policy: Policy, count: int, *, pairs: bool, rng: np.random.Generator) -> Seen:
    """That many games of each number of seats."""
    parts = []
    for corners in TABLES[pairs]:
        parts += [
            learned_from(policy, corners, count // len(PRELUDES), prelude, pairs=pairs, rng=rng) for prelude in PRELUDES
        ]
    return joined(parts)


def learned(generations: int, count: int, *, pairs: bool, rng: np.random.Generator) -> Net:
    """Each generation's network is fitted to its own games and, from the third on, to those before as well."""
    policy: Policy = by_rules_of_thumb if pairs else at_random(rng)
    net = None
    former: Seen | None = None
    for generation in range(generations):
        began = time.process_time()
        seen = games_played(policy, count if generation or pairs else count // 4, pairs=pairs, rng=rng)
        played = time.process_time() - began
        if net is not None:
            print(f"  the former network's loss with these {len(seen.rows):,} positions: {_loss(net, seen):.4f}")
        both = joined([former, seen]) if former is not None and generation > 1 else seen
        net = Net(WIDTH[pairs], pairs=pairs, rng=rng)
        loss = net.fit(both.rows, both.left, both.won, EPOCHS, rng)
        spent = time.process_time() - began
        print(f"generation {generation}: loss {loss:.4f}, {played:.0f} s of play, {spent:.0f} s in all", flush=True)
        policy, former = best_by(net), seen
    assert net is not None
    net.be_as_sure_as(*games_played(policy, count // 4, pairs=pairs, rng=rng)[:3])
    report(net, games_played(policy, count // 4, pairs=pairs, rng=rng))
    return net


def _loss(net: Net, seen: Seen) -> float:
    return net.loss(seen.rows, seen.left, seen.won)


def _said(net: Net, seen: Seen) -> np.ndarray:
    parts = [slice(start, start + 8192) for start in range(0, len(seen.rows), 8192)]
    return np.concatenate([net.chances(seen.rows[part], seen.left[part]) for part in parts])


def report(net: Net, seen: Seen) -> None:
    """How true the chances are, of games that nothing was learned from."""
    said = _said(net, seen)
    print(f"held out: loss {_loss(net, seen):.4f}, as sure as {net.sureness:.3f}")
    seats = seen.left.sum(axis=1)
    for number in (4,) if net.pairs else (2, 3, 4):
        chosen = slice(None) if net.pairs else seats == number
        chances, won = said[chosen], seen.won[chosen]
        counted = chances > 0
        bins = np.minimum((10 * chances[counted]).astype(int), 9)
        cells = [
            f"{100 * chances[counted][bins == one].mean():.0f}→{100 * won[counted][bins == one].mean():.1f}"
            for one in range(10)
            if (bins == one).any()
        ]
        print(f"  {number} seats, {len(chances):,}: {'  '.join(cells)}")


def write(nets: dict[str, Net]) -> None:
    """What was not learned stays as it is."""
    lines = [
        '"""What `training.mensch` has learned of positions. Made by it; not to be changed by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "# In thousandths. Rows: one for each number that is seen of a seat, with a column for each hidden unit and",
        "# each output. Bias: of the hidden units. Outputs: what the hidden units count for. Sureness: what the",
        "# logits are multiplied by.",
        "# fmt: off",
    ]
    for name in GAMES:
        former: dict[str, Any] = {part: getattr(weights, f"{name}_{part}") for part in (*TABLES_OF_NET, "SURENESS")}
        numbers = _numbers(nets[name]) if name in nets else former
        for part in TABLES_OF_NET:
            lines.append(f"{name}_{part} = (")
            lines += [f"    ({', '.join(map(str, row))})," for row in numbers[part]]
            lines.append(")")
        lines.append(f"{name}_SURENESS = {numbers['SURENESS']}")
    TARGET.write_text("\n".join([*lines, "# fmt: on", ""]))


def _numbers(net: Net) -> dict[str, Any]:
    hidden, bias, output, direct = net.parts
    tables = (np.concatenate([hidden, direct], axis=1), bias[None, :], output.T)
    rounded = [np.rint(SHARES * table).astype(int).tolist() for table in tables]
    return {**dict(zip(TABLES_OF_NET, rounded, strict=True)), "SURENESS": round(SHARES * net.sureness)}


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.mensch", description=__doc__)
    parser.add_argument("--only", choices=tuple(GAMES), help="one game alone; PAIRS is Einigkeit macht stark")
    parser.add_argument("--seed", type=int, default=1, help="of dice and networks (default: 1)")
    arguments = parser.parse_args()
    check()
    nets = {}
    for name, pairs in GAMES.items():
        if arguments.only not in (None, name):
            continue
        print(name)
        rng = np.random.default_rng([arguments.seed, pairs])
        nets[name] = learned(*PROGRAMME[pairs], pairs=pairs, rng=rng)
    write(nets)


if __name__ == "__main__":
    main()
