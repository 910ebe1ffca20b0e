"""/roll, /move and /peek: what people do in a game, typed. The game of the channel's table says what was meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.command_tree import Completions
from cogs.conversation import Conversation, converse
from cogs.games.controls import AnyControls, Choices
from cogs.private_answers import peek
from cogs.services import Services
from cogs.wording.command_names import named, named_options
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import carried_out

_LONGEST_TYPED = 200
"""Characters; no move of any game takes as many."""

Typed = app_commands.Range[str, 0, _LONGEST_TYPED]
Controls = Mapping[str, AnyControls]


def playing_commands(services: Services, controls: Controls) -> Iterator[app_commands.Command[Any, ..., None]]:
    """``controls`` are the games', by their keys."""
    completions = Completions()

    @app_commands.command(name=named("command-roll"), description=named("command-roll-description"))
    async def roll(interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            await _controls_of(table, controls).roll(conversation, table, table.version)

        await converse(services, interaction, handle)

    @app_commands.command(name=named("command-move"), description=named("command-move-description"))
    @named_options("command-move", typed="what")
    async def move(interaction: discord.Interaction[Any], typed: Typed) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            await _controls_of(table, controls).type_move(conversation, table, typed)

        await converse(services, interaction, handle)

    @move.autocomplete("typed")
    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        async def find() -> Choices:
            if not await services.admits_completion(interaction):
                return []
            conversation = Conversation(services, interaction)
            await conversation.recognize()
            return await _choices(conversation, current, controls)

        return await completions.answer(interaction, find)

    @app_commands.command(name=named("command-peek"), description=named("command-peek-description"))
    async def peek_(interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await peek(conversation, await conversation.services.host.latest_table_in(conversation.channel_id))

        await converse(services, interaction, handle)

    yield from (roll, move, peek_)


def _controls_of(table: PublicTable, controls: Controls) -> AnyControls:
    if table.game_key not in controls:
        raise Refused("table-retired")
    return controls[table.game_key]


async def _choices(conversation: Conversation, typed: str, controls: Controls) -> Choices:
    """What could be meant, made from the person's own scene; nothing where there is nothing to choose."""
    services, table = conversation.services, await conversation.table_here()
    if not table.is_turn_of(conversation.person.id):
        return []
    game = _controls_of(table, controls)
    scene = await conversation.own_scene(table)
    question = ("completion", typed, *scene.moment, conversation.person.id)
    choices: Choices = await services.answers.get(
        question, lambda: carried_out(services.workers, lambda: game.complete_move(scene, typed))
    )
    return choices
