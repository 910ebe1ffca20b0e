"""Paths as people type them."""

import pytest

from cogs.faces.kaeseschieben.path_letters import read_path, readings
from host.refusal import Refused
from localization.catalog import Language

DE, EN, FR = Language.GERMAN, Language.ENGLISH, Language.FRENCH


def letters(typed: str, language: Language) -> str:
    return "".join(direction.value for direction in read_path(typed, language))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("typed", ["nnes", "NNES", "n n e s", "n,n,e,s", "N, N; E. S", "uurd", "↑↑→↓", "⬆️⬆️➡️⬇️", "n↑r⬇"])
def test_what_everybody_may_type(typed: str, language: Language) -> None:
    assert letters(typed, language) == "nnes"


@pytest.mark.parametrize(
    ("typed", "language", "path"),
    [
        ("nosw", DE, "nesw"),  # Norden, Osten, Süden, Westen
        ("oorl", DE, "nnew"),  # oben, oben, rechts, links
        ("noso", FR, "nwsw"),  # nord, ouest, sud, ouest
        ("hdbg", FR, "nesw"),  # haut, droite, bas, gauche
        ("hdbg", EN, "nesw"),  # understood in a channel where nobody is French, too
        ("hdbg", DE, "nesw"),
        ("uldr", EN, "nwse"),
    ],
)
def test_each_language_has_its_own(typed: str, language: Language, path: str) -> None:
    assert letters(typed, language) == path


@pytest.mark.parametrize(("typed", "language"), [("oo", DE), ("u", DE), ("dd", FR)])
def test_what_can_be_read_in_two_ways_is_never_guessed(typed: str, language: Language) -> None:
    with pytest.raises(Refused) as refused:
        read_path(typed, language)
    assert refused.value.code == "path-ambiguous"
    assert refused.value.values["first"] != refused.value.values["second"]


@pytest.mark.parametrize("typed", ["nnx", "12", "n/e?", "north", "🧀", "nn<@1>", "ñ"])
def test_letters_nobody_knows(typed: str) -> None:
    for language in Language:
        with pytest.raises(Refused) as refused:
            read_path(typed, language)
        assert refused.value.code == "path-unreadable"


@pytest.mark.parametrize("typed", ["", " ", ",,,", " - "])
def test_no_letters_are_the_empty_path(typed: str) -> None:
    for language in Language:
        assert read_path(typed, language) == ()


def test_a_very_long_text_is_read_without_trouble() -> None:
    assert len(readings("n" * 6000, EN)[0]) == 6000
