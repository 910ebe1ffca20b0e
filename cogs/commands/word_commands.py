"""The commands whose meaning the game decides: each is registered once and asks the game of the channel's table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.completions import Completions
from cogs.conversation import Conversation, converse
from cogs.games.controls import Choices, GameControls, TypedCommand
from cogs.games.game_command import GameCommand
from cogs.services import Services
from cogs.wording.command_names import named
from cogs.worker_query import carried_out
from host.refusal import Refused
from host.table.public_table import PublicTable

_LONGEST_TYPED = 200
"""Characters; no move of any game takes as many."""

Typed = app_commands.Range[str, 0, _LONGEST_TYPED]

Controls = Mapping[str, GameControls[Any]]


def word_commands(services: Services, controls: Controls) -> list[app_commands.Command[Any, ..., None]]:
    """One for each word that any game understands, in the order in which the games name them."""
    words = dict.fromkeys(word for game in controls.values() for word in game.commands)
    completions = Completions()
    return [_command(word, services, controls, completions) for word in words]


def _command(
    word: GameCommand, services: Services, controls: Controls, completions: Completions
) -> app_commands.Command[Any, ..., None]:
    async def carry_out(interaction: discord.Interaction[Any], typed: str) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await _table_for(word, conversation)
            await _meaning_of(word, table, controls, conversation).run(conversation, table, typed)

        await converse(services, interaction, handle)

    async def bare(interaction: discord.Interaction[Any]) -> None:
        await carry_out(interaction, "")

    async def required(interaction: discord.Interaction[Any], typed: Typed) -> None:
        await carry_out(interaction, typed)

    async def optional(interaction: discord.Interaction[Any], typed: Typed = "") -> None:
        await carry_out(interaction, typed)

    callback: Any = bare if word.argument is None else required if word.required else optional
    if word.argument is not None:
        key = f"command-{word.name}-{word.argument}"
        callback = app_commands.rename(typed=named(key))(callback)
        callback = app_commands.describe(typed=named(f"{key}-description"))(callback)
    name, description = named(f"command-{word.name}"), named(f"command-{word.name}-description")
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=description, callback=callback
    )
    if word.argument is not None:

        @command.autocomplete("typed")
        async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            async def find() -> Choices:
                if not await services.admits_completion(interaction):
                    return []
                conversation = Conversation(services, interaction)
                await conversation.recognize()
                return await _choices(word, conversation, current, controls)

            return await completions.answer(interaction, find)

    return command


async def _table_for(word: GameCommand, conversation: Conversation) -> PublicTable:
    if word.afterwards:
        return await conversation.services.host.latest_table_in(conversation.channel_id)
    return await conversation.table_here()


def _meaning_of(
    word: GameCommand, table: PublicTable, controls: Controls, conversation: Conversation
) -> TypedCommand[Any]:
    """Raises Refused, with the words that the game does have."""
    if table.game_key not in controls:
        raise Refused("table-retired")
    understood = controls[table.game_key].commands
    if word not in understood:
        say = conversation.say
        names = ", ".join(f"`/{say(f'command-{other.name}')}`" for other in understood)
        game = say(f"game-{table.game_key}")
        raise Refused("other-words", word=say(f"command-{word.name}"), game=game, words=names)
    return understood[word]


async def _choices(word: GameCommand, conversation: Conversation, typed: str, controls: Controls) -> Choices:
    """What could be meant, made from the person's own scene; nothing where there is nothing to choose."""
    services, table = conversation.services, await _table_for(word, conversation)
    if not table.is_turn_of(conversation.person.id):
        return []
    meaning = _meaning_of(word, table, controls, conversation)
    scene = await conversation.own_scene(table)
    question = ("completion", word, typed, *scene.moment, conversation.person.id)
    choices: Choices = await services.answers.get(
        question, lambda: carried_out(services.workers, lambda: meaning.complete(scene, typed))
    )
    return choices
