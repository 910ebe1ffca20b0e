"""Loads the texts and speaks them: Fluent files, one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

from localization.texts import Texts

TEXTS_FOLDER = Path(__file__).parent.parent / "data" / "texts"


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


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts in one language: ``say("key", name="Anna", count=3)``."""

    language: Language
    _texts: Texts

    def __call__(self, key: str, **values: float | str) -> str:
        return _said(self, key, tuple(values.items()))


@lru_cache(maxsize=4096, typed=True)
def _said(speaker: Speaker, key: str, values: tuple[tuple[str, float | str], ...]) -> str:
    """Keeps what was said: the words for a picture repeat the names of squares, pawns and people."""
    text, errors = speaker._texts.say(key, dict(values))
    if text is None:
        raise MissingText(f"{speaker.language}: {key}")
    if errors:
        raise MissingText(f"{speaker.language}: {key}: {errors}")
    return text


def forget_said() -> None:
    """Drops the sentences in memory: some have people's names in them."""
    _said.cache_clear()


@cache
def load_speaker(language: Language, folder: Path = TEXTS_FOLDER) -> Speaker:
    """The language's speaker, from all ``*.ftl`` files of its folder; the whole process shares it."""
    return Speaker(language, Texts(language, folder / language))


def load_speakers(folder: Path = TEXTS_FOLDER) -> Mapping[Language, Speaker]:
    """A speaker for every language."""
    return {language: load_speaker(language, folder) for language in Language}
