"""Words and turns of phrase that a native speaker would not write here, or that call one thing by two names.

docs/glossary.md has the terms that take their place, and the second meanings that no word may have.
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
"""Banned phrases, as patterns, each with what to say instead."""

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"

LONG = 25
"""Words: more than a glance takes in."""

MOST_LONG = 10

READ_AT_LEISURE = re.compile(r"(rules|lesson)(-\w+)?\.ftl|(learn|owner|startup|processes|playground)\.ftl")
"""Files whose texts may be long: rules, lessons, and what the operator reads."""


@cache
def sentences(language: Language) -> list[tuple[str, str]]:
    """Place and words of each text, with its variables and alternatives as they are written."""
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


def second_meanings(language: Language) -> dict[str, str]:
    """By phrase: the row of the glossary that rules it out."""
    rows = re.findall(rf"^\| {language} \|.*\|$", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return {phrase: row for row in rows for phrase in re.findall("`([^`]+)`", row.split("|")[-2])}


@pytest.mark.parametrize("language", Language)
def test_no_word_has_a_second_meaning(language: Language) -> None:
    phrases = second_meanings(language)
    assert phrases
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(phrase)}(?!\w)" for phrase in phrases), re.IGNORECASE)
    found = {where: match[0] for where, words in sentences(language) if (match := pattern.search(bare(words, "…")))}
    assert found == {}


@pytest.mark.parametrize("language", Language)
def test_few_texts_take_more_than_a_glance(language: Language) -> None:
    long = {
        where: count
        for where, words in sentences(language)
        if not READ_AT_LEISURE.fullmatch(where.partition(":")[0])
        if (count := len(re.findall(r"[^\W_][\w’'-]*", bare(words, "word", longest=True)))) > LONG
    }
    assert len(long) <= MOST_LONG, long


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_curly(language: Language) -> None:
    straight = [where for where, words in sentences(language) if re.search(r"\w'\w", re.sub(r"\{[^}]*\}", "", words))]
    assert straight == []


def test_french_marks_have_their_space() -> None:
    wrong = {}
    for where, words in sentences(Language.FRENCH):
        said = bare(re.sub(r"`[^`]*`|https?://\S+|\w+://\S+", "code", words), "word")
        if found := re.search(
            r"[^\N{NO-BREAK SPACE}\s;!?][;!?»]|«[^\N{NO-BREAK SPACE}]|\w:(?=\s|$)|[ \t\n][:;!?»]", said
        ):
            wrong[where] = found[0]
    assert wrong == {}


def bare(words: str, value: str, *, longest: bool = False) -> str:
    """The text with ``value`` in place of each variable, and the alternatives of a choice one after another.

    Of a choice, only the ``longest`` alternative if that is asked for.
    """

    def flattened(placeable: re.Match[str]) -> str:
        inside = placeable[0][1:-1]
        if "->" not in inside:
            return " " if inside.strip() == '""' else value
        alternatives = re.split(r"\s*\*?\[\w[\w-]*\]\s*", inside.split("->", 1)[1])
        return max(alternatives, key=len) if longest else " ".join(alternatives)

    while "{" in (words := re.sub(r"\{[^{}]*\}", flattened, words)):
        pass
    return words
