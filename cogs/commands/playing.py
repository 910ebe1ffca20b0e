"""/roll, /move and /peek: what people do in a game, typed. The game of the channel's table says what was meant."""

from __future__ import annotations

from discord.app_commands import Range

from cogs.command_handlers import Command
from cogs.conversation import Conversation
from cogs.games.controls import Choices, controls_of
from cogs.private_answers import peek
from host.table.public_table import PublicTable
from host.workers import carried_out

_LONGEST_TYPED = 200
"""Characters; no move of any game takes as many."""


@Command("roll", price=0)
async def roll(conversation: Conversation, table: PublicTable) -> None:
    await controls_of(conversation, table).roll(conversation, table, table.version)


async def _complete(conversation: Conversation, typed: str) -> Choices:
    """Moves that could be meant, made from the person's own scene; nothing where there is nothing to choose."""
    services, table = conversation.services, await conversation.table_here()
    if not table.is_turn_of(conversation.person_id):
        return []
    game = controls_of(conversation, table)
    scene = await conversation.own_scene(table)
    question = ("completion", typed, *scene.moment, conversation.person_id)
    choices: Choices = await services.answers.get(
        question, lambda: carried_out(services.workers, lambda: game.complete_move(scene, typed))
    )
    return choices


@Command("move", completions={"what": _complete}, price=0)
async def move(conversation: Conversation, table: PublicTable, what: Range[str, 0, _LONGEST_TYPED]) -> None:
    await controls_of(conversation, table).type_move(conversation, table, what)


@Command("peek", price=2)
async def peek_here(conversation: Conversation) -> None:
    await peek(conversation, await conversation.host.latest_table_in(conversation.channel_id))
