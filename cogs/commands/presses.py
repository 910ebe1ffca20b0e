"""The one door for presses: every button, menu and form of ours, however old, comes through here.

The custom id alone says what is meant, so a press works after a restart, and none can be lost to a view that memory
no longer holds. What each verb does is registered at its handler (`cogs.press_handlers`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from cogs.commands.leadership import retry_without_absent_leader
from cogs.components.press_id import Interaction, PressId, component_data, is_ours
from cogs.conversation import Conversation
from cogs.games.controls import GameControls, GamePress, controls_of
from cogs.interactions import converse, show_form
from cogs.messages.coach import CHOOSE_AGAIN
from cogs.permissions import require_visible
from cogs.press_handlers import FORM_OPENERS, FORMS, PRESSES
from cogs.requests.rate_limits import USUAL_PRICE, Price
from cogs.services import Services
from engine.game import ROLL
from host.refusal import Refused
from host.table.public_table import PublicTable


class Presses(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        is_form = interaction.type is discord.InteractionType.modal_submit
        if interaction.type is not discord.InteractionType.component and not is_form:
            return
        custom_id = str(component_data(interaction).get("custom_id", ""))
        if not is_ours(custom_id):
            return
        press = PressId.parse(custom_id)
        if press is not None and not is_form and (opens := FORM_OPENERS.get(press.verb)) is not None:
            await show_form(self._services, interaction, lambda conversation: opens(conversation, press))
            return
        handler = PRESSES.get(press.verb) if press is not None and not is_form else None

        async def handle(conversation: Conversation) -> None:
            try:
                await self._handle(conversation, press, is_form=is_form)
            finally:
                if press is not None and not is_form and not (handler and handler.leaves_message):
                    await self._services.stray_messages.tidy_up(interaction, press.table)

        price = price_of(press, self._services.controls, is_form=is_form)
        blocked = handler is not None and handler.if_blocked
        await converse(self._services, interaction, handle, even_if_blocked=blocked, price=price)

    async def _handle(self, conversation: Conversation, press: PressId | None, *, is_form: bool) -> None:
        if press is None:
            raise Refused("unknown-press")
        press = press.with_chosen(conversation.chosen_values)
        handler = (FORMS if is_form else PRESSES).get(press.verb)
        if handler is None and (is_form or not press.table):
            raise Refused("unknown-press")
        if handler is not None and not handler.needs_table:
            await handler.run(conversation, press, None)
            return
        folded = handler is None or not handler.leaves_message
        table = await conversation.host.table(press.table, folded=folded)
        await require_visible(conversation, table, in_letters=handler is None or handler.in_letters)
        table = await conversation.named_at(table)
        if not is_form:
            self._services.live_messages.pressed(table, conversation.interaction)
        controls = controls_of(conversation, table)
        if handler is None or handler.of_phase:
            conversation.phase = table.id, table.status
        if handler is not None:
            await retry_without_absent_leader(
                conversation, table, lambda table: handler.run(conversation, press, table)
            )
        elif press.verb == ROLL:
            await controls.roll(conversation, table, press.version)
        elif press.verb == CHOOSE_AGAIN:
            await controls.choose_again(conversation, table)
        else:
            await _press_in_game(press, table, controls)(conversation, press, table)


def _press_in_game(press: PressId, table: PublicTable, controls: GameControls[Any]) -> GamePress:
    """Raises Refused for verbs of other games, and for those that no version of ours ever wrote."""
    game, _, verb = press.verb.rpartition(".")
    if game != table.game_key or verb not in controls.presses:
        raise Refused("unknown-press")
    return controls.presses[verb]


def price_of(press: PressId | None, controls: Mapping[str, GameControls[Any]], *, is_form: bool) -> Price:
    """The usual price where nobody says another; the games' own buttons cost nothing unless their controls say so."""
    if press is None:
        return USUAL_PRICE
    if (handler := (FORMS if is_form else PRESSES).get(press.verb)) is not None:
        return handler.cost
    game, _, verb = press.verb.rpartition(".")
    if not game:
        return Price(0) if verb == ROLL else USUAL_PRICE
    return Price(controls[game].prices.get(verb, 0) if game in controls else 0)
