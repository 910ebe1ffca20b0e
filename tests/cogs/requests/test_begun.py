"""Interactions that this process has begun."""

from __future__ import annotations

from cogs.requests.delivery import BegunInteractions


def test_an_interaction_is_begun_once_and_the_memory_is_bounded() -> None:
    begun = BegunInteractions(most=2)
    assert [begun.begin(number) for number in (1, 1, 2, 3, 2)] == [True, False, True, True, False]
    assert begun.begin(1), "long forgotten"
