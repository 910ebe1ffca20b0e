"""Uniform random picks, for dice and computer players."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

Pick = Callable[[int], int]
"""``pick(n)`` returns a number from 0 to n - 1, each as likely."""

T = TypeVar("T")


def one_of(equals: Sequence[T], pick: Pick) -> T:
    """Any of them, each as likely. There must be one at least."""
    return equals[pick(len(equals))]


def one_of_best(items: Iterable[T], merit: Callable[[T], Any], pick: Pick) -> T:
    """Any of those with the greatest merit, each as likely."""
    rated = [(merit(item), item) for item in items]
    most = max(value for value, _ in rated)
    return one_of([item for value, item in rated if value == most], pick)


def shuffled(items: Iterable[T], pick: Pick) -> list[T]:
    """The items in random order, each as likely: Fisher and Yates's shuffle, from the last place down."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        place = pick(last + 1)
        order[last], order[place] = order[place], order[last]
    return order
