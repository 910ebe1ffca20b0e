"""The one door for presses: every button and menu of ours, however old, comes through here.

The custom id alone tells what is meant, so a press works after a restart, and none can be lost to a
view that memory no longer holds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs import ending, odds, opening, rulebook, seating, seats, turns
from cogs.conversation import Conversation, component_data, converse
from cogs.press_id import PressId, is_ours
from host.refusal import Refused

Handler = Callable[[Conversation, PressId], Awaitable[None]]


async def _rules(conversation: Conversation, press: PressId) -> None:
    table = await conversation.bot.host.table(press.table)
    await rulebook.show_rules(conversation, table.game_key)


HANDLERS: Mapping[str, Handler] = {
    "join": lambda conversation, press: seats.join(conversation, press.table),
    "leave": lambda conversation, press: seats.leave(conversation, press.table),
    "start": lambda conversation, press: seats.start(conversation, press.table),
    "add-computer": seats.add_computer,
    "remove-computer": lambda conversation, press: seats.remove_computer(conversation, press.table),
    "options": lambda conversation, press: seats.show_options(conversation, press.table),
    "option": seats.choose_option,
    "seating": lambda conversation, press: seating.show_seating(conversation, press.table),
    "swap": seating.choose_swap,
    "rules": _rules,
    "roll": lambda conversation, press: turns.roll(conversation, press.table, press.version),
    "peek": lambda conversation, press: turns.peek(conversation, press.table),
    "odds": lambda conversation, press: odds.show_odds(conversation, press.table),
    "vote": lambda conversation, press: ending.vote(
        conversation, press.table, scope=None, agrees=press.args == ("yes",)
    ),
    "give-up": lambda conversation, press: ending.give_up(conversation, press.table),
    "rematch": lambda conversation, press: opening.rematch(conversation, press.table),
}
"""What every game's table has. All other verbs are the game's own."""


class Presses(commands.Cog):
    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(component_data(interaction).get("custom_id", ""))
        if is_ours(custom_id):
            await converse(interaction, lambda conversation: _handle(conversation, custom_id))


async def _handle(conversation: Conversation, custom_id: str) -> None:
    press = PressId.parse(custom_id)
    if press is None:
        raise Refused("unknown-press")
    table = await conversation.bot.host.table(press.table)
    if table.guild_id != conversation.guild_id:
        raise Refused("no-such-table")
    handler = HANDLERS.get(press.verb)
    if handler is not None:
        await handler(conversation, press)
    else:
        await conversation.bot.faces[table.game_key].press(conversation, press)
