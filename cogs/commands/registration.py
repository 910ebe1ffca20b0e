"""All commands that the bot registers, and what answers presses."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from discord import app_commands
from discord.ext import commands

import cogs.commands
from cogs.commands.board import board_command
from cogs.commands.help import help_command
from cogs.commands.history import history_command
from cogs.commands.inviting import challenge_menu
from cogs.commands.leaderboard import leaderboard_command
from cogs.commands.learning import learn_command
from cogs.commands.my_tables import mine_command
from cogs.commands.night import NightCommands
from cogs.commands.opening import play_command
from cogs.commands.playing import playing_commands
from cogs.commands.presses import Presses
from cogs.commands.privacy import privacy_command
from cogs.commands.replay import replay_menu
from cogs.commands.rulebook import rules_command
from cogs.commands.seats import Seats
from cogs.commands.statistics import statistics_command, statistics_menu
from cogs.commands.table import TableCommands
from cogs.games.controls import GameControls
from cogs.services import Services
from cogs.settings.panel import settings_command

# Handlers register their presses when they are imported.
for module in pkgutil.iter_modules(cogs.commands.__path__, "cogs.commands."):
    import_module(module.name)


def cogs_with_commands(services: Services, controls: Mapping[str, GameControls[Any]]) -> Iterator[commands.Cog]:
    """What has several commands, or listens to Discord's events."""
    yield Seats(services)
    yield TableCommands(services)
    yield NightCommands(services)
    yield Presses(services, controls)


def single_commands(
    services: Services, controls: Mapping[str, GameControls[Any]]
) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu]:
    """What is one command, in the order in which Discord lists them. ``controls`` are the games', by their keys."""
    yield play_command(services)
    yield help_command(services)
    yield from playing_commands(services, controls)
    yield board_command(services, controls)
    for command in (
        learn_command,
        rules_command,
        mine_command,
        statistics_command,
        leaderboard_command,
        history_command,
        settings_command,
        privacy_command,
    ):
        yield command(services)
    for menu in (challenge_menu, statistics_menu, replay_menu):
        yield menu(services)
