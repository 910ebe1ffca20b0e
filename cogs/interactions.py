"""Take an interaction: acknowledge it at once, hand it to its handler, and explain what goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord

from cogs.components.layout import linked_message, text_message
from cogs.components.press_id import Interaction
from cogs.conversation import Conversation
from cogs.drawers import Kind
from cogs.messages.coach import objection_message
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.requests.rate_limits import USUAL_PRICE, Price
from cogs.services import Services
from engine.game import IllegalAction
from host.match.lesson import OffScript
from host.refusal import Refused
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

_ALREADY_ACKNOWLEDGED = 40060

_LONGEST_ACKNOWLEDGING = 5.0
"""Seconds. Discord takes no acknowledgement after three, and what was asked for must not wait for its confirmation."""

_BEFORE_A_FORM = 1.0
"""Seconds. Discord waits for three until a form must be there."""


class DeliveredTwice(Exception):
    """This process has begun the interaction before: its work has been done, or is being done."""


async def converse(
    services: Services,
    interaction: Interaction,
    handle: Callable[[Conversation], Awaitable[None]],
    *,
    even_if_blocked: bool = False,
    price: Price = USUAL_PRICE,
) -> None:
    """Acknowledges, handles what is not too much, and explains what goes wrong.

    ``even_if_blocked``: it is a right that a block does not take away.
    """
    conversation = Conversation(services, interaction)
    try:
        await _acknowledge(conversation)
        await conversation.recognize()
        if not even_if_blocked:
            # After the acknowledgement: a refusal, too, needs one to be told.
            await services.blocks.admit(interaction.user.id, interaction.guild_id)
        services.rate_limits.admit(interaction, price)
        await handle(conversation)
    except Exception as error:
        await _explain(conversation, error)


async def show_form(
    services: Services,
    interaction: Interaction,
    make: Callable[[Conversation], discord.ui.Modal | Awaitable[discord.ui.Modal]],
) -> None:
    """Opens a form in the person's language in reply to a press. Submitting it is an interaction of its own."""
    conversation = Conversation(services, interaction)
    try:
        # A form that speaks Discord's language is better than one that comes too late.
        with suppress(TimeoutError):
            async with asyncio.timeout(_BEFORE_A_FORM):
                await conversation.recognize()
        try:
            made = make(conversation)
            form = made if isinstance(made, discord.ui.Modal) else await made
        except (Refused, DatabaseAway):
            # Without an acknowledgement there is no way to say why.
            await _acknowledge(conversation)
            raise
        await _acknowledge(conversation, form)
    except Exception as error:
        await _explain(conversation, error)


async def _acknowledge(conversation: Conversation, form: discord.ui.Modal | None = None) -> None:
    """Tells Discord that the press has arrived, before any work; a ``form`` must be sent with it, or never.

    Raises DeliveredTwice.
    """
    services, interaction = conversation.services, conversation.interaction
    if interaction.id in services.begun:
        raise DeliveredTwice
    # Before anything is awaited: a copy may arrive in the very next moment.
    services.begun[interaction.id] = None
    is_command = interaction.type is discord.InteractionType.application_command
    try:
        with services.metrics.acknowledging(interaction.type.name):
            async with asyncio.timeout(_LONGEST_ACKNOWLEDGING):
                try:
                    await _send_acknowledgement(interaction, form, is_command=is_command)
                except aiohttp.ClientConnectionError as error:
                    # Discord may close an idle connection just when it is used: on a new one there is still time.
                    log.info("Acknowledging interaction %d again: %r", interaction.id, error)
                    await _send_acknowledgement(interaction, form, is_command=is_command)
    except NOT_DELIVERED as error:
        if isinstance(error, discord.HTTPException) and error.code == _ALREADY_ACKNOWLEDGED:
            # Discord had carried it out without saying so, and it was repeated.
            log.info("Interaction %d was acknowledged by the first of several tries", interaction.id)
        else:
            # The person sees a failure, but what they asked for can still be done.
            log.warning("Could not acknowledge interaction %d: %r", interaction.id, error)
    conversation.owes_first_answer = is_command


async def _send_acknowledgement(interaction: Interaction, form: discord.ui.Modal | None, *, is_command: bool) -> None:
    if form is not None:
        await interaction.response.send_modal(form)
    elif is_command:
        # A command's answer takes the place of this sign; a press leaves the message as it is.
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def _explain(conversation: Conversation, error: Exception) -> None:
    """Turns an error into an answer: a refusal's reason, that Discord failed, or a number for a mistake of ours."""
    try:
        await _explain_once(conversation, error)
    except (Refused, DatabaseAway) as refusal:
        # What is objected to has gone in the meantime.
        await _explain_once(conversation, refusal)
    except Exception as mistake:
        await _own_mistake(conversation, mistake)


async def _explain_once(conversation: Conversation, error: Exception) -> None:
    match error:
        case DeliveredTwice():
            log.info("Interaction %d was delivered twice", conversation.interaction.id)
        case DatabaseAway():
            # The store reports that, once for everybody.
            await conversation.tell("database-away")
        case discord.HTTPException() | aiohttp.ClientError() if may_pass(error):
            log.warning("Discord failed during interaction %d: %s", conversation.interaction.id, error)
            await conversation.tell("discord-failed")
        case OffScript():
            await _object(conversation, error)
        case Refused(code="outdated"):
            await _lead_on(conversation)
        case Refused() | IllegalAction():
            await conversation.tell(f"refused-{error.code}", **error.values)
        case _:
            await _own_mistake(conversation, error)


async def _own_mistake(conversation: Conversation, error: Exception) -> None:
    if conversation.services.delivery.closed:
        log.info("Interaction %d was cut off by the bot's end: %r", conversation.interaction.id, error)
    else:
        await conversation.answer(conversation.incident(error))


async def _lead_on(conversation: Conversation) -> None:
    """Says that the game has moved on, and where it is; in place of a private message that is left over."""
    say, table = conversation.say, await conversation.host.any_open_table_in(conversation.channel_id)
    pressed = conversation.interaction.message
    said = say("refused-outdated")
    # A link to the message that was pressed would lead nowhere.
    if table is None or (pressed is not None and pressed.id == table.message_id):
        await conversation.redraw(text_message(said))
    else:
        await conversation.redraw(linked_message(said, table, say))


async def _object(conversation: Conversation, off_script: OffScript) -> None:
    """Explains why a lesson would not make that move, and asks whether the person wants to make it anyway."""
    services = conversation.services
    table = await services.host.table(off_script.table_id)
    face, scene = services.faces[table.game_key], await conversation.own_scene(table)
    objection = await services.painter.off_loop(lambda: objection_message(face, scene, off_script.codes))
    await conversation.answer(objection, kind=Kind.BESIDE)
