"""Chances of each side to win a position before a roll, by a network fitted to games (docs/strength.md)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, log1p
from operator import mul
from typing import NamedTuple

from engine.mensch.board import LAST_GOAL
from engine.mensch.players.traits import CORNERS, TEMPO, TEMPOS, Around, Rules, traits_alone, traits_in_pairs
from engine.number_tables import number_table

_PROGRESSES = LAST_GOAL + 1
_THOUSANDTHS = 1000


class _Net(NamedTuple):
    """``progresses`` and ``tempos`` are rows to be added up; ``traits`` are columns, one for each unit and output."""

    progresses: tuple[tuple[float, ...], ...]
    tempos: tuple[tuple[float, ...], ...]
    traits: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    outputs: tuple[tuple[float, ...], ...]
    sureness: float


@cache
def _net(in_pairs: bool) -> _Net:
    table = number_table("mensch/estimate")["pairs" if in_pairs else "alone"]
    rows = [_scaled(row) for row in table["rows"]]
    outputs = tuple(map(_scaled, table["outputs"]))
    first = _PROGRESSES + TEMPOS[in_pairs]
    return _Net(
        tuple(rows[:_PROGRESSES]),
        tuple(rows[_PROGRESSES:first]),
        tuple(zip(*rows[first:], strict=True)),
        (*_scaled(table["bias"]), *[0.0] * len(outputs)),
        outputs,
        table["sureness"] / _THOUSANDTHS,
    )


def _scaled(row: Sequence[int]) -> tuple[float, ...]:
    return tuple(value / _THOUSANDTHS for value in row)


def chances_alone(around: Around, rules: Rules) -> list[float]:
    """By place, how likely each of the seats that are left is to be the next that is home; 0 for the others."""
    net = _net(False)
    left = [place for place, own in enumerate(around) if own]
    first = TEMPO[len(left)]
    logits = {
        place: _outputs(False, around[place], first + order, traits)[0]
        for order, (place, traits) in enumerate(traits_alone(around, rules).items())
    }
    most = max(logits.values())
    shares = [exp(net.sureness * (logits[place] - most)) if place in logits else 0.0 for place in range(CORNERS)]
    total = sum(shares)
    return [share / total for share in shares]


def chance_of_pair(around: Around, rules: Rules) -> float:
    """Of the pair of the seat that rolls next."""
    found = [_outputs(True, around[place], place, traits) for place, traits in traits_in_pairs(around, rules).items()]
    first, second = (
        found[side][1] + found[side + 2][1] + _slower(found[side][0], found[side + 2][0]) for side in (0, 1)
    )
    # Beyond that `exp` overflows, and the chance is 0 or 1 anyway.
    return 1 / (1 + exp(min(max(_net(True).sureness * (second - first), -500.0), 500.0)))


def _slower(one: float, other: float) -> float:
    """About the lesser of the two: a pair has won when its slower seat is home."""
    return min(one, other) - log1p(exp(-abs(one - other)))


def _outputs(in_pairs: bool, own: bytes, tempo: int, traits: Sequence[float]) -> list[float]:
    """Outputs of the network for one seat."""
    net = _net(in_pairs)
    values = [
        known + sum(map(mul, traits, column))
        # Sorted: pawns of one seat are alike, and fewer positions differ then.
        for known, column in zip(_known(in_pairs, bytes(sorted(own)), tempo), net.traits, strict=True)
    ]
    units = [value if value > 0 else 0.0 for value in values[: len(values) - len(net.outputs)]]
    return [
        direct + sum(map(mul, units, row)) for direct, row in zip(values[-len(net.outputs) :], net.outputs, strict=True)
    ]


@lru_cache(maxsize=1 << 14)
def _known(in_pairs: bool, own: bytes, tempo: int) -> tuple[float, ...]:
    """Sums over the pawns of one seat alone."""
    net = _net(in_pairs)
    rows = [net.bias, net.tempos[tempo], *(net.progresses[progress] for progress in own)]
    return tuple(map(sum, zip(*rows, strict=True)))
