"""Words and turns of phrase that a native speaker would not write here, or that call one thing by two names.

docs/glossary.md has the terms that take their place.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from localization.catalog import TEXTS_FOLDER, Language
from tests.localization.parsed import parsed

BANNED: dict[Language, dict[str, str]] = {
    Language(code): phrases
    for code, phrases in tomllib.loads(Path(__file__).with_name("banned.toml").read_text(encoding="utf-8")).items()
}
"""What is found there, as a pattern, and what to say instead."""


@cache
def sentences(language: Language) -> list[tuple[str, str]]:
    """Where each text stands, and its words, with its variables and alternatives as they are written."""
    found = []
    for file in sorted((TEXTS_FOLDER / language).glob("*.ftl")):
        for entry in parsed(language, file.name):
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found.append((f"{file.name}: {entry.id.name}", serialize_pattern(entry.value)))
    return found


@pytest.mark.parametrize("language", Language)
def test_no_text_says_what_nobody_would_say(language: Language) -> None:
    found = [
        f"{where}: {match[0]!r}, say {instead!r}"
        for where, words in sentences(language)
        for pattern, instead in BANNED[language].items()
        if (match := re.search(pattern, words))
    ]
    assert found == []


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_curly(language: Language) -> None:
    straight = [where for where, words in sentences(language) if re.search(r"\w'\w", re.sub(r"\{[^}]*\}", "", words))]
    assert straight == []


def test_french_marks_have_their_space() -> None:
    wrong = {}
    for where, words in sentences(Language.FRENCH):
        bare = re.sub(r"`[^`]*`|https?://\S+|\w+://\S+", "code", words)
        while "{" in (bare := re.sub(r"\{[^{}]*\}", flattened, bare)):
            pass
        if found := re.search(
            r"[^\N{NO-BREAK SPACE}\s;!?][;!?»]|«[^\N{NO-BREAK SPACE}]|\w:(?=\s|$)|[ \t\n][:;!?»]", bare
        ):
            wrong[where] = found[0]
    assert wrong == {}


def flattened(placeable: re.Match[str]) -> str:
    """A variable as one word, and the alternatives of a choice one after another, without what chooses."""
    inside = placeable[0][1:-1]
    if "->" not in inside:
        return " " if inside.strip() == '""' else "word"
    return " ".join(re.split(r"\s*\*?\[\w[\w-]*\]\s*", inside.split("->", 1)[1]))
