"""All commands that the bot registers, and what answers presses."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from discord import app_commands
from discord.ext import commands

import cogs.commands
import cogs.private_answers
from cogs.commands.board import Board
from cogs.commands.clocks import Clocks
from cogs.commands.ending import Ending
from cogs.commands.help import help_command
from cogs.commands.history import history_command
from cogs.commands.leaderboard import leaderboard_command
from cogs.commands.learning import hint_command, learn_command
from cogs.commands.luck import Luck
from cogs.commands.my_tables import mine_command
from cogs.commands.opening import play_command
from cogs.commands.presses import Presses
from cogs.commands.privacy import Privacy
from cogs.commands.proposals import Undo
from cogs.commands.records import Records
from cogs.commands.replay import Replay
from cogs.commands.resigning import resign_command
from cogs.commands.rulebook import rules_command
from cogs.commands.season import season_command
from cogs.commands.seating import Seating
from cogs.commands.seats import Seats
from cogs.commands.statistics import statistics_command
from cogs.commands.watching import Watch
from cogs.commands.word_commands import word_commands
from cogs.games.controls import GameControls
from cogs.services import Services
from cogs.settings.commands import settings_commands

# Handlers register their presses when they are imported.
for package in (cogs.commands, cogs.private_answers):
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)


def cogs_with_commands(services: Services, controls: Mapping[str, GameControls[Any]]) -> Iterator[commands.Cog]:
    """What has several commands, or listens to Discord's events."""
    for cog in (Seats, Seating, Board, Ending, Undo, Records, Replay, Luck, Clocks, Privacy, Watch):
        yield cog(services)
    yield Presses(services, controls)


def single_commands(
    services: Services, controls: Mapping[str, GameControls[Any]]
) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """What is one command, or one group. ``controls`` are the games', by their keys."""
    for command in (
        play_command,
        help_command,
        learn_command,
        hint_command,
        rules_command,
        statistics_command,
        mine_command,
        leaderboard_command,
        season_command,
        history_command,
        resign_command,
        settings_commands,
    ):
        yield command(services)
    yield from word_commands(services, controls)
