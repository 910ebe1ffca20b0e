"""Names, descriptions and choices of commands in every language, from the same texts as everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from localization.catalog import Language, Speaker, load_speaker

F = TypeVar("F", bound=Callable[..., Any])

_LOCALES = {
    discord.Locale.german: Language.GERMAN,
    discord.Locale.french: Language.FRENCH,
}
"""English is what the commands are registered in; Discord falls back on it."""


_ENGLISH = load_speaker(Language.ENGLISH)


def named(key: str) -> locale_str:
    """The English text, as decorators of commands need it, with the key that leads to the other languages."""
    return locale_str(_ENGLISH(key), key=key)


def named_options(command: str, *options: str) -> Callable[[F], F]:
    """Name and describe a command's options: the texts' keys are its own and theirs."""
    keys = {option: f"{command}-{option}" for option in options}
    names = app_commands.rename(**{option: named(key) for option, key in keys.items()})
    descriptions = app_commands.describe(**{option: named(f"{key}-description") for option, key in keys.items()})
    return lambda command: names(descriptions(command))


class Translator(app_commands.Translator):
    def __init__(self, speakers: Mapping[Language, Speaker]) -> None:
        self._speakers = speakers

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        language = _LOCALES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        return self._speakers[language](key)
