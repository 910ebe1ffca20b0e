"""A network with one hidden layer on the rows of weights that a position adds up, and how it is fitted.

Its weights are one array: a row for each thing that a position may have, then one for each output; a column for each
hidden unit. Lists of rows end with a number below 0. Chances are the softmax of the outputs.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numba.extending import overload
from numpy.typing import NDArray

BATCH = 256
"""Positions of a step. Gradients are sums over them."""

_OF_MEANS, _OF_SQUARES, _OF_SLOW = 0.1, 0.001, 0.01
"""Shares of the newest value that moving averages take over."""

Floats = NDArray[np.float32]
Numbers = NDArray[np.int16]
AnyCallable = TypeVar("AnyCallable", bound=Callable[..., Any])


def compiled(function: AnyCallable) -> AnyCallable:
    """To machine code. A function of the engine stays as it is there, and can be called by compiled ones, too."""
    overload(function, strict=False)(lambda *arguments: function)
    return cast(AnyCallable, njit(fastmath=True)(function))


def network(rows: int, units: int, outputs: int, randomness: np.random.Generator) -> Floats:
    """Weights, their moving average, which is less noisy, gradients, and moving averages of these and their squares."""
    found = np.zeros((5, rows + outputs, units), np.float32)
    found[:2] = randomness.normal(0, 0.15, found.shape[1:])
    return found


def learning_rate(spent: float, fastest: float, slowest: float, fast: float = 0.0) -> float:
    """Rate once a share of the training is ``spent``: the fastest up to ``fast``, then falling to the slowest."""
    return float(fastest * (slowest / fastest) ** max(0.0, (spent - fast) / (1 - fast)))


@compiled
def read(weights: Floats, rows: Any, units: Floats, chances: Floats) -> None:
    """Write the hidden ``units`` and the ``chances`` of a position that adds up the rows."""
    first, size = len(weights) - len(chances), len(units)
    units[:] = 0
    for row in rows:
        if row < 0:
            break
        for unit in range(size):
            units[unit] += weights[row, unit]
    for unit in range(size):
        units[unit] = max(units[unit], np.float32(0))
    for output in range(len(chances)):
        total = np.float32(0)
        for unit in range(size):
            total += units[unit] * weights[first + output, unit]
        chances[output] = np.exp(total)
    chances /= chances.sum()


@compiled
def fit(network: Floats, rows: Numbers, targets: Floats, order: NDArray[np.int64], rate: float, steps: int) -> Any:
    """Take a step of Adam on the cross entropy for each batch of positions, in order; ``steps`` were taken before.

    ``rows`` and ``targets`` are by position. Return the mean squared error.
    """
    weights, gradient, outputs, missed = network[0], network[2], targets.shape[1], 0.0
    first, size = len(weights) - outputs, weights.shape[1]
    units, below, misses = np.empty(size, np.float32), np.empty(size, np.float32), np.empty(outputs, np.float32)
    for number, position in enumerate(order):
        read(weights, rows[position], units, misses)
        below[:] = 0
        for output in range(outputs):
            misses[output] -= targets[position, output]
            missed += misses[output] ** 2
            for unit in range(size):
                gradient[first + output, unit] += misses[output] * units[unit]
                below[unit] += misses[output] * weights[first + output, unit]
        for unit in range(size):
            # Silent units learn nothing.
            below[unit] *= units[unit] > 0
        for row in rows[position]:
            if row < 0:
                break
            for unit in range(size):
                gradient[row, unit] += below[unit]
        if (number + 1) % BATCH == 0:
            steps += 1
            descend(network.reshape(len(network), -1), rate, steps)
    return missed / (len(order) * outputs)


@compiled
def descend(network: Floats, rate: float, steps: int) -> None:
    """Take step number ``steps`` of Adam on what `network` makes, each of its parts as one flat row."""
    weights, smooth, gradient, means, squares = network
    on, slow = np.float32(rate / (1 - (1 - _OF_MEANS) ** steps)), np.float32(max(_OF_SLOW, 1 / steps))
    scale = np.float32(1 / (1 - (1 - _OF_SQUARES) ** steps))
    for each in range(len(weights)):
        change = gradient[each] / np.float32(BATCH)
        gradient[each] = 0
        means[each] += np.float32(_OF_MEANS) * (change - means[each])
        squares[each] += np.float32(_OF_SQUARES) * (change**2 - squares[each])
        weights[each] -= on * means[each] / (np.sqrt(squares[each] * scale) + np.float32(1e-8))
        smooth[each] += slow * (weights[each] - smooth[each])
