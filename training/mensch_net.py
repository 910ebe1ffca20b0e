"""The small network behind the chances to win of Mensch ärgere Dich nicht and Einigkeit macht stark, and its fit.

One network looks at each seat's row of numbers, so no seat is favoured. Alone, a seat has one number, and the
softmax of those of the seats that are left are the chances to be the next that is home. In pairs it has two: a pair's
number is about that of its slower seat, and what both bring besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

HIDDEN = 16


class Net:
    """``hidden[row, unit]`` and ``direct[row, output]`` weigh the numbers of a row, ``output`` the hidden units."""

    def __init__(self, width: int, *, pairs: bool, rng: np.random.Generator) -> None:
        outputs = 2 if pairs else 1
        self.pairs = pairs
        self.sureness = 1.0
        self.parts: list[Floats] = [
            (0.1 * rng.standard_normal((width, HIDDEN))).astype(np.float32),
            np.zeros(HIDDEN, dtype=np.float32),
            (0.1 * rng.standard_normal((HIDDEN, outputs))).astype(np.float32),
            np.zeros((width, outputs), dtype=np.float32),
        ]

    def chances(self, rows: Floats, left: NDArray[np.bool_]) -> Floats:
        """By position and place; in pairs, of the pair of the seat that rolls next, and of the other."""
        return self._forward(rows, left)[0]

    def _forward(self, rows: Floats, left: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        hidden, bias, output, direct = self.parts
        units = np.maximum(rows @ hidden + bias, 0)
        found = units @ output + rows @ direct
        if self.pairs:
            early, more = found[:, :, 0], found[:, :, 1]
            logits = -np.logaddexp(-early[:, :2], -early[:, 2:]) + more[:, :2] + more[:, 2:]
        else:
            logits = np.where(left, found[:, :, 0], -1e9)
        logits *= self.sureness
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return weights / weights.sum(axis=1, keepdims=True), units, found

    def be_as_sure_as(self, rows: Floats, left: NDArray[np.bool_], won: Floats) -> None:
        """Finds by how much the logits must be multiplied to be most likely with games that it was not fitted to."""
        losses = {}
        for percent in range(80, 111):
            self.sureness = percent / 100
            losses[self.sureness] = self.loss(rows, left, won)
        self.sureness = min(losses, key=losses.__getitem__)

    def loss(self, rows: Floats, left: NDArray[np.bool_], won: Floats) -> float:
        """The mean of minus the logarithm of what was said of the winner."""
        losses = []
        for start in range(0, len(rows), 8192):
            part = slice(start, start + 8192)
            losses.append(-(won[part] * np.log(self.chances(rows[part], left[part]) + 1e-9)).sum(axis=1))
        return float(np.concatenate(losses).mean())

    def gradients(self, rows: Floats, left: NDArray[np.bool_], won: Floats) -> tuple[float, list[Floats]]:
        """The mean loss, that is minus the logarithm of what was said of the winner, and how it changes."""
        chances, units, found = self._forward(rows, left)
        _, _, output, _ = self.parts
        loss = -float((won * np.log(chances + 1e-9)).sum(axis=1).mean())
        error = (chances - won) / len(rows)
        if self.pairs:
            early = found[:, :, 0]
            slower = 1 / (1 + np.exp(early[:, :2] - early[:, 2:]))
            by_seat = np.stack(
                [np.concatenate([error * slower, error * (1 - slower)], axis=1), np.tile(error, 2)], axis=2
            )
        else:
            by_seat = error[:, :, None]
        flat, flat_units = rows.reshape(-1, rows.shape[2]), units.reshape(-1, units.shape[2])
        flat_error = by_seat.reshape(-1, by_seat.shape[2]).astype(np.float32)
        of_units = (flat_error @ output.T) * (flat_units > 0)
        return loss, [flat.T @ of_units, of_units.sum(axis=0), flat_units.T @ flat_error, flat.T @ flat_error]

    def fit(self, rows: Floats, left: NDArray[np.bool_], won: Floats, epochs: int, rng: np.random.Generator) -> float:
        """By Adam (Kingma and Ba, 2015), with steps that get smaller; returns the last epoch's loss."""
        first = [np.zeros_like(part) for part in self.parts]
        second = [np.zeros_like(part) for part in self.parts]
        batch, done = 2048, 0
        steps = epochs * (len(rows) // batch)
        total = 0.0
        for _ in range(epochs):
            total = 0.0
            for chosen in _batches(len(rows), batch, rng):
                loss, changes = self.gradients(rows[chosen], left[chosen], won[chosen])
                total += loss
                done += 1
                rate = 0.004 * 0.5 * (1 + np.cos(np.pi * done / (steps + 1)))
                for place, change in enumerate(changes):
                    first[place] += 0.1 * (change - first[place])
                    second[place] += 0.001 * (change * change - second[place])
                    slope = first[place] / (1 - 0.9**done)
                    spread = np.sqrt(second[place] / (1 - 0.999**done)) + 1e-8
                    self.parts[place] -= (rate * slope / spread).astype(np.float32)
            total /= len(rows) // batch
        return total


def _batches(count: int, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(count)
    for start in range(0, count - size + 1, size):
        yield order[start : start + size]
