"""How a match's story, titles and series stand below its result."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games.registry import hosted_games
from cogs.messages.result_text import epilogue_text, ratings_line
from host.results.ratings import RatingChange
from localization.catalog import Language, load_speakers
from tests.cogs.epilogues import LONGEST_EPILOGUE


@pytest.mark.parametrize("game", LONGEST_EPILOGUE)
def test_titles_and_series_are_not_drawn_into_the_last_sentence_of_the_story(game: str) -> None:
    """What stands on the line after a list belongs to its last entry."""
    table = SimpleNamespace(seat_of=lambda person: None)
    scene: Any = SimpleNamespace(say=load_speakers()[Language.ENGLISH], seat_name=lambda seat: "Anna", table=table)
    epilogue = LONGEST_EPILOGUE[game]
    entries = epilogue_text(epilogue, hosted_games()[game].face, scene).splitlines()
    assert len(entries) == len(epilogue.highlights) + 1
    assert all(entry.startswith("- ") for entry in entries)


def test_a_provisional_rating_has_a_question_mark() -> None:
    say = load_speakers()[Language.ENGLISH]
    settled, provisional = (RatingChange(0, 1500, 1510, provisional=is_new) for is_new in (False, True))
    assert "?" not in ratings_line((settled,), ["Anna"], say)
    assert "1510? (+10)" in ratings_line((provisional,), ["Anna"], say)


@pytest.mark.parametrize("language", Language)
def test_a_swap_of_a_single_chip_is_not_said_in_the_plural(language: Language) -> None:
    swapped = load_speakers()[language]("wiedumir-highlight-swap", name="Anna", other="Ben", few=1, many=9)
    assert not re.search(r"\b1 (chips|Chips|jetons)", swapped), swapped
