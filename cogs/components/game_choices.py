"""The games as choices of a command's option."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from cogs.wording.command_names import named


def game_choices(keys: Iterable[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"game-{key}"), value=key) for key in keys]
