"""The one door for presses: every button and menu of ours, however old, comes through here.

The custom id alone says what is meant, so a press works after a restart, and none can be lost to a view that memory
no longer holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.commands import ending, opening, rulebook, seating, seats
from cogs.conversation import Conversation, component_data, converse
from cogs.games.controls import GameControls, PressHandler
from cogs.odds import show_odds
from cogs.peeking import peek
from cogs.press_id import PressId, is_ours
from cogs.services import Services
from host.public_table import PublicTable
from host.refusal import Refused

COMMON: Mapping[str, PressHandler] = {
    "join": lambda conversation, press, table: seats.join(conversation, table),
    "leave": lambda conversation, press, table: seats.leave(conversation, table),
    "start": lambda conversation, press, table: seats.start(conversation, table),
    "add-computer": seats.add_computer,
    "remove-computer": lambda conversation, press, table: seats.remove_computer(conversation, table),
    "options": lambda conversation, press, table: seats.show_options(conversation, table),
    "option": seats.choose_option,
    "seating": lambda conversation, press, table: seating.show_seating(conversation, table),
    "swap": seating.choose_swap,
    "rules": lambda conversation, press, table: rulebook.show_rules(conversation, table.game_key),
    "peek": lambda conversation, press, table: peek(conversation, table),
    "odds": lambda conversation, press, table: show_odds(conversation, table),
    "vote": lambda conversation, press, table: ending.vote(
        conversation, table, scope=None, agrees=press.args == ("yes",)
    ),
    "give-up": lambda conversation, press, table: ending.give_up(conversation, table),
    "rematch": lambda conversation, press, table: opening.rematch(conversation, table),
}
"""What every game's table has, besides ``roll``. Verbs of a game's own begin with the game."""


class Presses(commands.Cog):
    def __init__(self, services: Services, controls: Mapping[str, GameControls[Any]]) -> None:
        self._services = services
        self._controls = controls

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(component_data(interaction).get("custom_id", ""))
        if is_ours(custom_id):
            await converse(self._services, interaction, lambda conversation: self._handle(conversation, custom_id))

    async def _handle(self, conversation: Conversation, custom_id: str) -> None:
        press = PressId.parse(custom_id)
        if press is None:
            raise Refused("unknown-press")
        table = await conversation.services.host.table(press.table)
        if table.guild_id != conversation.guild_id:
            raise Refused("no-such-table")
        controls = self._controls[table.game_key]
        if press.verb == "roll":
            await controls.roll(conversation, table, press.version)
        elif press.verb in COMMON:
            await COMMON[press.verb](conversation, press, table)
        else:
            await _handler_of(press, table, controls)(conversation, press, table)


def _handler_of(press: PressId, table: PublicTable, controls: GameControls[Any]) -> PressHandler:
    """Raises Refused for verbs of other games, and for those that no version of ours ever wrote."""
    game, _, verb = press.verb.rpartition(".")
    # Buttons that were posted before verbs carried their game have none.
    if game not in ("", table.game_key) or verb not in controls.presses:
        raise Refused("unknown-press")
    return controls.presses[verb]
