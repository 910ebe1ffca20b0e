"""Luck in words: shares that people can picture, and nothing longer than Discord allows."""

from __future__ import annotations

import pytest

from cogs.commands.luck_text import how_often, luck_alt_text, mean_in_words, measure_name, share, what_came
from cogs.components.layout import ALT_TEXT_LIMIT
from cogs.games.registry import hosted_games
from engine.luck import LuckReport, Tally, luck_report
from localization.catalog import Language, load_speakers

SPEAKERS = load_speakers()
ENGLISH = SPEAKERS[Language.ENGLISH]
TRIES = {"busts": "333", "points": "1", "costly-cards": "6/22"}
MEASURES = {
    f"{key}-{measure.name}": (game.face.text_key, measure)
    for key, game in hosted_games().items()
    for measure in game.editions[-1].measures
}


def reported(name: str, *totals: int, tries: int = 30) -> tuple[str, LuckReport]:
    text_key, measure = MEASURES[name]
    report = luck_report(measure, [Tally(total, {TRIES.get(measure.name, ""): tries}) for total in totals])
    assert report is not None
    return text_key, report


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (1.0, "always"),
        (0.9975, "nearly always"),
        (0.99, "in 99 of 100 matches like this"),
        (0.0731, "in 7 of 100 matches like this"),
        (0.0149, "in 15 of 1,000 matches like this"),
        (0.00034, "in 3 of 10,000 matches like this"),
        (0.0000012, "in 1 of 1,000,000 matches like this"),
        (0.0000001, "less than once in a million"),
        (0.0, "less than once in a million"),
    ],
)
def test_a_chance_is_a_number_of_matches_among_a_round_number(chance: float, said: str) -> None:
    assert share(chance, ENGLISH) == said


def test_below_what_was_to_be_expected_both_sides_are_said() -> None:
    _, report = reported("mensch-sixes", 2, 9)
    few, many = report.readings
    assert few is not None
    assert many is not None
    assert (
        how_often(few, ENGLISH)
        == "At most this many: in 10 of 100 matches like this. At least this many: in 97 of 100."
    )
    assert how_often(many, ENGLISH) == "At least this many: in 5 of 100 matches like this."


@pytest.mark.parametrize("name", MEASURES)
@pytest.mark.parametrize("total", [0, 1, 2])
def test_every_language_says_every_measure(name: str, total: int) -> None:
    text_key, report = reported(name, total, tries=2)
    [reading] = report.readings
    assert reading is not None
    for language, say in SPEAKERS.items():
        what = what_came(report, reading, text_key, say)
        assert "{" not in what + measure_name(report, text_key, say)
        assert say(f"luck-{text_key}-{report.measure}-explained")
        mean = mean_in_words(reading, say)
        assert ("." in mean) == (language is Language.ENGLISH)


def test_the_alt_text_of_sixteen_long_names_fits() -> None:
    text_key, report = reported("forgetit-points", *range(400, 2000, 100), tries=12)
    readings = [
        ("W" * 32, letter, reading) for letter, reading in zip("ABCDEFGHIJKLMNOP", report.readings, strict=True)
    ]
    for say in SPEAKERS.values():
        alt_text = luck_alt_text(report, [each for each in readings if each[2]], text_key, say)  # type: ignore[misc]
        assert len(alt_text) < ALT_TEXT_LIMIT
        assert len(alt_text.splitlines()) == 17
        assert "1900" in alt_text.replace(",", "").replace(".", "").replace("\u202f", "").replace("\xa0", "")
