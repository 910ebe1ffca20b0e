"""Where commands are registered: a handler says at its definition which command it carries out.

A handler takes the conversation, the channel's open ``table`` if it names that, and the options of the command, whose
texts are ``command-<command>-<option>``. One that carries out presses as well may have a ``press``.
`cogs.commands.registration` tells Discord of the commands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from discord.app_commands import Choice

from cogs.conversation import Conversation
from cogs.games.controls import Choices
from cogs.services import Services
from cogs.wording.command_names import named

H = TypeVar("H", bound=Callable[..., Awaitable[Any]])
Offer = Callable[[Services], Sequence[Choice[Any]]]
Complete = Callable[[Conversation, str], Awaitable[Choices]]

COMMANDS: list[tuple[Command, Callable[..., Awaitable[Any]]]] = []


@dataclass(frozen=True, slots=True)
class Command:
    """Registers the handler that it decorates. Two words of ``name`` are a group and a command in it.

    By option, ``choices`` are all that it can be, and ``completions`` what is offered while somebody types.
    ``is_menu``: it is an entry in the menu of a person or a message, which the handler gets as its option.
    ``if_blocked``: people who are blocked may, too. ``for_owner``: it is on the owner's server alone.
    """

    name: str
    choices: Mapping[str, Offer] = field(default_factory=dict)
    completions: Mapping[str, Complete] = field(default_factory=dict)
    is_menu: bool = False
    on_servers_only: bool = False
    if_blocked: bool = False
    for_owner: bool = False

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
