"""A match's story, titles and series, as they stand below its result."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games.registry import hosted_games
from cogs.messages.result_text import epilogue_text, ratings_line
from host.results.ratings import RatingChange
from host.table.seats import Person, SeatHolder
from localization.catalog import Language, load_speakers
from tests.cogs.epilogues import longest_epilogue


@pytest.mark.parametrize("game", ["mensch", "forgetit", "kaeseschieben", "wiedumir"])
def test_people_are_told_of_in_a_line_each_and_computers_are_not(game: str) -> None:
    people = [SeatHolder(Person(1, "Anna")), SeatHolder(None), SeatHolder(Person(2, "Ben"))]
    table = SimpleNamespace(seats=people, seat_of=lambda person: None)
    scene: Any = SimpleNamespace(say=load_speakers()[Language.ENGLISH], seat_name=lambda seat: "XYZ"[seat], table=table)
    said = epilogue_text(longest_epilogue(game), hosted_games()[game].face, scene)
    turned, *lines, earned, _first_fallen, _second, series = said.splitlines()
    assert turned.startswith("↪️ ")
    assert earned.startswith("🏅")
    assert series.startswith("🏆 ")
    assert [line[0] for line in lines] == ["X", "Z"]
    assert all("👏" in line and "😏" in line for line in lines)
    assert lines[0][1:] != lines[1][1:], "what is the same of both is told in different words"


def test_a_provisional_rating_has_a_question_mark() -> None:
    say = load_speakers()[Language.ENGLISH]
    settled, provisional = (RatingChange(0, 1500, 1510, provisional=is_new) for is_new in (False, True))
    assert "?" not in ratings_line((settled,), ["Anna"], say)
    assert "1510? (+10)" in ratings_line((provisional,), ["Anna"], say)


@pytest.mark.parametrize("language", Language)
def test_a_swap_of_a_single_chip_is_not_said_in_the_plural(language: Language) -> None:
    swapped = load_speakers()[language]("wiedumir-highlight-swap", name="Anna", other="Ben", few=1, many=9)
    assert not re.search(r"\b1 (chips|Chips|jetons)", swapped), swapped
