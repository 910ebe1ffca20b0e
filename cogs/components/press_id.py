"""The custom id of a button or menu: all that is needed to understand a press, also after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from host.table.public_table import PublicTable

Interaction = discord.Interaction[Any]

CHOSEN = "*"
"""Stands among a menu's arguments for the value that is chosen in it: the press is then that of a button."""

_PREFIX = "sa"

_LONGEST = 100
"""Characters that Discord allows."""

_LARGEST_ID = 2**63 - 1
_ID_DIGITS = 19


@dataclass(frozen=True, slots=True)
class PressId:
    """``version`` is the match's when the component was made; ``args`` depend on the verb."""

    table: int
    version: int
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """At most 100 characters, as Discord demands."""
        custom_id = ":".join((_PREFIX, str(self.table), str(self.version), self.verb, *self.args))
        if len(custom_id) > _LONGEST:
            raise ValueError(f"custom id too long: {custom_id}")
        return custom_id

    @classmethod
    def at(cls, table: PublicTable, verb: str, *args: str) -> PressId:
        """Press that is outdated once the table has another version."""
        return cls(table.id, table.version, verb, args)

    @classmethod
    def anywhere(cls, verb: str, *args: str) -> PressId:
        """No table has the number 0."""
        return cls(0, 0, verb, args)

    @property
    def arg(self) -> str:
        """The first argument; empty without one."""
        return next(iter(self.args), "")

    def with_chosen(self, values: Sequence[str]) -> PressId:
        """With what was chosen in its place, as it is without a choice."""
        return replace(self, args=tuple(values[0] if each == CHOSEN and values else each for each in self.args))

    @classmethod
    def parse(cls, custom_id: str) -> PressId | None:
        """None for what no version of ours ever wrote."""
        prefix, *rest = custom_id.split(":")
        if prefix != _PREFIX or len(rest) < 3 or len(custom_id) > _LONGEST:
            return None
        if not all(number.isascii() and number.isdecimal() for number in rest[:2]):
            return None
        return cls(int(rest[0]), int(rest[1]), rest[2], tuple(rest[3:]))


def id_in(argument: str) -> int | None:
    """The id of a person, channel, role or table that an argument or a menu's value names; None for what is no id."""
    is_number = argument.isascii() and argument.isdecimal() and len(argument) <= _ID_DIGITS
    return int(argument) if is_number and 0 < int(argument) <= _LARGEST_ID else None


def component_data(interaction: Interaction) -> dict[str, Any]:
    """Data of Discord's about the button, menu or form."""
    return dict(interaction.data or {})


def is_ours(custom_id: str) -> bool:
    """Tell whether the component is the bot's, so that the press must be answered."""
    return custom_id.startswith(f"{_PREFIX}:")
