"""Loads the texts and speaks them: Fluent files, one folder a language.

Each text is parsed when it is first said: parsing all of them takes most of a second.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

TEXTS_FOLDER = Path(__file__).parent.parent / "data" / "texts"

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: what belongs to the one before is indented."""

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term in braces, or a function, whose name no entry has."""

_PLAIN = re.compile(r"[^=]*= *([^\s{}][^{}\n]*?) *(?:\n+(?:#[^\n]*\n+)*)?")
"""An entry of one line of mere text, and the comments below it. Fluent's parser takes 0.1 ms for it."""


class Language(StrEnum):
    GERMAN = "de"
    ENGLISH = "en"
    FRENCH = "fr"

    @classmethod
    def of_locale(cls, locale: str | None) -> Language:
        """The language for a Discord locale such as ``en-GB``; English for those we do not speak."""
        code = (locale or "").split("-")[0].lower()
        return cls(code) if code in set(cls) else cls.ENGLISH


class MissingText(LookupError):
    """A text that the code asks for is not in ``data/texts``, or lacks a value it names."""


class _Texts:
    """All ``*.ftl`` files of a language; threads may share it."""

    def __init__(self, language: Language) -> None:
        # Isolation marks around values would show up as boxes in alt texts and some Discord clients.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._lock = Lock()
        for file in sorted((TEXTS_FOLDER / language).glob("*.ftl")):
            content = file.read_text(encoding="utf-8")
            begins = [(found[1], found.start()) for found in _ENTRY.finditer(content)]
            for (name, begin), (_, end) in zip(begins, [*begins[1:], ("", len(content))], strict=True):
                self._unparsed.setdefault(name, content[begin:end])

    def say(self, key: str, values: dict[str, float | str]) -> str:
        """Raises MissingText."""
        if plain := _PLAIN.fullmatch(self._unparsed.get(key, "")):
            return plain[1]
        if key in self._unparsed:
            with self._lock:
                self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(f"{self._bundle.locales[0]}: {key}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self._bundle.locales[0]}: {key}: {errors}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parses an entry, its references first: an entry that another thread finds parsed can be said."""
        entry = self._unparsed.get(key)
        if entry is None:
            return
        for name in set(_REFERENCE.findall(entry)) - {key}:
            self._parse(name)
        self._bundle.add_resource(FluentResource(entry))
        self._unparsed.pop(key, None)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts in one language: ``say("key", name="Anna", count=3)``."""

    language: Language
    _texts: _Texts

    def __call__(self, key: str, **values: float | str) -> str:
        return _said(self, key, tuple(values.items()))


@lru_cache(maxsize=4096, typed=True)
def _said(speaker: Speaker, key: str, values: tuple[tuple[str, float | str], ...]) -> str:
    """Keeps what was said: the words for a picture repeat the names of squares, pawns and people."""
    return speaker._texts.say(key, dict(values))


def forget_said() -> None:
    """Drops the sentences in memory: some have people's names in them."""
    _said.cache_clear()


@cache
def load_speaker(language: Language) -> Speaker:
    """The language's speaker; the whole process shares it."""
    return Speaker(language, _Texts(language))


def load_speakers() -> Mapping[Language, Speaker]:
    """A speaker for every language."""
    return {language: load_speaker(language) for language in Language}
