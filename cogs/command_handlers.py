"""Registry of commands: a handler says at its definition which one it carries out; and their names.

A handler takes the conversation, the channel's open ``table`` if it names that, and the options of the command, whose
texts are ``command-<command>-<option>``. One that carries out presses as well may have a ``press``.
`cogs.commands.registration` tells Discord of the commands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextTypes, locale_str

from cogs.conversation import Conversation
from cogs.games.controls import Choices
from cogs.requests.rate_limits import Price
from cogs.services import Services
from localization.catalog import Language, Speaker, load_speaker

H = TypeVar("H", bound=Callable[..., Awaitable[Any]])
Offer = Callable[[Services], Sequence[Choice[Any]]]
Complete = Callable[[Conversation, str], Awaitable[Choices]]

COMMANDS: list[tuple[Command, Callable[..., Awaitable[Any]]]] = []


@dataclass(frozen=True, slots=True)
class Command:
    """Registers the handler that it decorates. Two words of ``name`` are a group and a command in it.

    By option, ``choices`` are all that it can be, and ``completions`` what is offered while somebody types.
    ``is_menu``: it is an entry in the menu of a person or a message, which the handler gets as its option.
    ``anywhere``: people who installed the bot for themselves can use it where the bot is not.
    ``if_blocked``: people who are blocked may, too. ``for_owner``: it is on the owner's server alone.
    """

    name: str
    choices: Mapping[str, Offer] = field(default_factory=dict)
    completions: Mapping[str, Complete] = field(default_factory=dict)
    is_menu: bool = False
    on_servers_only: bool = False
    anywhere: bool = False
    if_blocked: bool = False
    for_owner: bool = False
    price: int = 1
    plays: bool = False

    @property
    def cost(self) -> Price:
        return Price(self.price, shared=not self.plays)

    def __call__(self, handle: H) -> H:
        COMMANDS.append((self, handle))
        return handle

    @property
    def key(self) -> str:
        """Of its texts."""
        return f"command-{self.name.replace(' ', '-')}"


def games(services: Services) -> list[Choice[str]]:
    return [Choice(name=named(f"game-{key}"), value=key) for key in services.faces]


def among(texts: str, *values: str) -> Offer:
    """Values whose texts are ``<texts>-<value>``."""
    return lambda services: [Choice(name=named(f"{texts}-{value}"), value=value) for value in values]


_LOCALES = {
    discord.Locale.german: Language.GERMAN,
    discord.Locale.french: Language.FRENCH,
}
"""English is what the commands are registered in; Discord falls back on it."""


_ENGLISH = load_speaker(Language.ENGLISH)


@cache
def named(key: str) -> locale_str:
    """The English text, as decorators of commands need it, with the key that leads to the other languages."""
    return locale_str(_ENGLISH(key), key=key)


def named_options(command: str, *options: str) -> Callable[[H], H]:
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
