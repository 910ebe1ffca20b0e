"""Loads the texts and speaks them: Fluent files, one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

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
    _bundle: FluentBundle

    def __call__(self, key: str, **values: float | str) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors}")
        return str(text)


@cache
def load_speaker(language: Language, folder: Path = TEXTS_FOLDER) -> Speaker:
    """From all ``*.ftl`` files of its folder. Parsing them takes a while, so everybody in the process shares it."""
    return Speaker(language, _load_bundle(language, folder / language))


def load_speakers(folder: Path = TEXTS_FOLDER) -> Mapping[Language, Speaker]:
    """A speaker for every language."""
    return {language: load_speaker(language, folder) for language in Language}


def _load_bundle(language: Language, folder: Path) -> FluentBundle:
    # Isolation marks around values would show up as boxes in alt texts and some Discord clients.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle
