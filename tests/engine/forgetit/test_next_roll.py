"""Chances of the next roll, counted out over every way the dice can fall."""

from itertools import product

import pytest

from engine.forgetit.players.cups import FRESH, Cup, Part, bust_chance, more_chance

SIDES = ("word", "number", *["other"] * 4)


def counted(cup: Cup) -> tuple[float, float]:
    """Share of rolls that are a bust, and of those that show the number without being one."""
    dice = [word for word, part in enumerate(cup) for _ in range(part.dice)]
    busts = shows = 0
    for fallen in product(SIDES, repeat=len(dice)):
        words = {word for word, side in zip(dice, fallen, strict=True) if side == "word"}
        bust = all(part.aside or word in words for word, part in enumerate(cup))
        busts += bust
        shows += not bust and "number" in fallen
    ways = len(SIDES) ** len(dice)
    return busts / ways, shows / ways


@pytest.mark.parametrize(
    "cup",
    [
        (Part(1, False), Part(1, False), Part(2, False)),
        (Part(0, True), Part(1, False), Part(2, False)),
        (Part(0, False), Part(2, True), Part(3, False)),
        (Part(0, True), Part(2, True), Part(2, False)),
    ],
)
def test_the_chances_of_a_roll(cup: Cup) -> None:
    bust, shows = counted(cup)
    assert bust_chance(cup) == pytest.approx(bust)
    assert more_chance(cup) == pytest.approx(shows)


def test_nine_dice_almost_always_show_a_number() -> None:
    assert 0.7 < more_chance(FRESH) < 1 - bust_chance(FRESH)
