"""A network with one hidden layer on the rows of weights that a position adds up, and how it is fitted."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.mensch_rules import Floats

Numbers = NDArray[np.int16]

READ, LEARNED = 4096, 512
"""Positions that are read at once, and those of a step of learning: many small steps teach more."""

_OF_MEANS, _OF_SQUARES, _OF_SLOW = 0.1, 0.001, 0.05
"""Shares of the newest value that moving averages take over."""


class Adam:
    """Weights that are changed by their gradients; ``smooth`` is a moving average, which errs less than any moment."""

    def __init__(self, shapes: Sequence[tuple[int, int]], randomness: np.random.Generator) -> None:
        self.weights = [randomness.normal(0, 0.15, shape).astype(np.float32) for shape in shapes]
        self.smooth = [each.copy() for each in self.weights]
        self._means, self._squares = ([np.zeros_like(each) for each in self.weights] for _ in range(2))
        self._steps = 0

    def step(self, gradients: Sequence[NDArray[Any]], rate: float) -> None:
        self._steps += 1
        share = max(_OF_SLOW, 1 / self._steps)
        for number, gradient in enumerate(gradients):
            mean, square, weights = self._means[number], self._squares[number], self.weights[number]
            mean += _OF_MEANS * (gradient - mean)
            square += _OF_SQUARES * (gradient**2 - square)
            scale = np.sqrt(square / (1 - (1 - _OF_SQUARES) ** self._steps)) + 1e-8
            weights -= rate / (1 - (1 - _OF_MEANS) ** self._steps) * mean / scale
            self.smooth[number] += share * (weights - self.smooth[number])


class Network:
    """The last row stays 0: it fills up positions that add fewer rows. Chances are the softmax of the outputs."""

    def __init__(self, rows: int, units: int, outputs: int, randomness: np.random.Generator) -> None:
        self._adam = Adam(((rows + 1, units), (units, outputs)), randomness)
        self._adam.weights[0][-1] = self._adam.smooth[0][-1] = 0

    @property
    def weights(self) -> Sequence[Floats]:
        return self._adam.smooth

    def chances(self, rows: Numbers) -> Floats:
        """Of positions that add up those rows, by output."""
        rows_of, outputs = self.weights
        parts = (rows[first : first + READ] for first in range(0, len(rows), READ))
        return np.concatenate([shares_of(np.maximum(_summed(rows_of, part), 0) @ outputs) for part in parts])

    def fit(self, rows: Numbers, targets: Floats, rate: float) -> float:
        """One step on the cross entropy. Returns the mean square of what is missed."""
        first, last = self._adam.weights
        summed = _summed(first, rows)
        units = np.maximum(summed, 0)
        missed = shares_of(units @ last) - targets
        change = missed / np.float32(len(rows))
        below = (change @ last.T) * (summed > 0)
        places = len(first) * np.arange(len(rows))[:, None] + rows
        added = np.bincount(places.ravel(), minlength=len(rows) * len(first)).astype(np.float32).reshape(len(rows), -1)
        # The last row stays 0.
        added[:, -1] = 0
        self._adam.step([added.T @ below, units.T @ change], rate)
        return float((missed**2).mean())


def shortened(rows: Numbers, nothing: int) -> Numbers:
    """The rows of each position first, without what all have nothing in."""
    rows = np.sort(rows, 1)
    return rows[:, : (rows < nothing).sum(1).max()]


def _summed(weights: Floats, rows: Numbers) -> Floats:
    """Positions with most rows are added up first, so that none adds up nothing for long."""
    counts = (rows < len(weights) - 1).sum(1)
    order = np.argsort(-counts, kind="stable")
    rows, left = rows[order], len(rows) - np.searchsorted(counts[order[::-1]], np.arange(1, rows.shape[1] + 1))
    total = weights[rows[:, 0]]
    for column, some in zip(rows.T[1:], left[1:], strict=True):
        total[:some] += weights[column[:some]]
    found = np.empty_like(total)
    found[order] = total
    return found


def shares_of(outputs: Floats) -> Floats:
    powers = np.exp(outputs - outputs.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares
