"""Chances are said in small numbers, without percent."""

import re

import pytest

from cogs.wording.plain_numbers import in_plain_numbers
from localization.catalog import Language, load_speakers

SPEAKERS = load_speakers()
ENGLISH = SPEAKERS[Language.ENGLISH]


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.0, "impossible"),
        (1e-7, "less than 1 in 1,000"),
        (1 / 36, "1 in 36"),
        (0.0748, "about 1 in 13"),
        (0.0026, "about 1 in 380"),
        (1 / 6, "1 in 6"),
        (0.3056, "about 3 in 10"),
        (0.42, "about 2 in 5"),
        (0.4523, "about 45 in 100"),
        (0.5, "1 in 2"),
        (0.74, "about 3 in 4"),
        (0.953, "about 20 in 21"),
        (1 - 1e-7, "almost certain"),
        (1.0, "certain"),
    ],
)
def test_in_english(chance: float, said: str) -> None:
    assert in_plain_numbers(chance, ENGLISH) == said


@pytest.mark.parametrize("language", Language)
def test_what_is_said_is_close_to_the_truth(language: Language) -> None:
    for percent in range(1, 100):
        said = in_plain_numbers(percent / 100, SPEAKERS[language])
        times, among = map(int, re.findall(r"\d+", said))
        assert times / among == pytest.approx(percent / 100, abs=0.03, rel=0.25), said
