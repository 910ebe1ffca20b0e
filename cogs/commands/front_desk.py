"""The front desk at work: where its buttons lead, how a moderator posts it, and the answer to direct messages."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.commands.board import board
from cogs.commands.help import ALONE, GAME, begin_message, menu_of_games, show_commands
from cogs.commands.history import history
from cogs.commands.leaderboard import leaderboard
from cogs.commands.my_tables import show_first_page
from cogs.commands.night import show_season
from cogs.commands.privacy import privacy_button
from cogs.commands.puzzle import show_puzzle
from cogs.commands.statistics import statistics_of
from cogs.components.buttons import PLAY
from cogs.components.layout import text, text_message, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.front_desk import DESK, PUT_HERE
from cogs.messages.sending import Shown, post
from cogs.permissions import require_posting
from cogs.press_handlers import on_press
from cogs.requests.delivery import NOT_DELIVERED, retry
from cogs.requests.nonces import nonce
from cogs.services import Services
from cogs.settings.panel import show_own
from host.refusal import Refused
from localization.catalog import Language
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

_GAMES = {"play": PLAY, "alone": ALONE, "learn": GAME}
"""Ways that ask for a game first, by what its choice leads to."""

_WAYS: Mapping[str, Callable[[Conversation], Awaitable[Any]]] = {
    "puzzle": show_puzzle,
    "mine": show_first_page,
    "stats": statistics_of,
    "settings": show_own,
    "commands": show_commands,
    "board": board,
    "history": history,
    "leaderboard": leaderboard,
    "standings": show_season,
}
"""Commands that need nothing but a press."""


@on_press(DESK, leaves_message=True, price=4)
async def go(conversation: Conversation, press: PressId) -> None:
    """Lead, in private, where the button says. Raises Refused."""
    way = press.arg
    if way in _GAMES:
        asked = menu_of_games(_GAMES[way], conversation.services.faces, conversation.say)
        await conversation.redraw(unframed(text(f"### {conversation.say(f'desk-{way}')}"), asked))
    elif way in _WAYS:
        await _WAYS[way](conversation)
    else:
        raise Refused("unknown-press")


@on_press(PUT_HERE, price=4)
async def put_here(conversation: Conversation) -> None:
    """The server's front desk stands in this channel from now on. Raises Refused."""
    services, guild_id, channel_id = conversation.services, conversation.guild_id, conversation.channel_id
    if not conversation.is_moderator:
        raise Refused("only-moderators-post")
    former = (await conversation.server()).desk.channel_id
    if former not in (0, channel_id) and not conversation.interaction.permissions.manage_guild:
        raise Refused("desk-elsewhere", channel=f"<#{former}>")
    require_posting(conversation, channel_id)
    server = await services.preferences.servers.change(
        guild_id, lambda server: replace(server, desk=server.desk.at(channel_id))
    )
    shown = await services.desks.show(replace(server.desk, guild_id=guild_id))
    key = "desk-put" if shown is Shown.UP_TO_DATE else shown.text_key
    await conversation.redraw(text_message(conversation.say(key)))


async def answer_directly(services: Services, message: discord.Message) -> None:
    """Answer whatever somebody writes to the bot with what can be begun there. Its text is not looked at."""
    person, channel = message.author, message.channel
    if message.guild is not None or person.bot or person.id in services.answered_directly:
        return
    services.answered_directly[person.id] = None
    say = services.speakers[Language.ENGLISH]
    try:
        await services.blocks.admit(person.id, None)
        table = await services.host.any_open_table_in(channel.id)
        own = (await services.preferences.people.of(person.id)).language
        # Discord does not say which language its writer reads.
        say = services.speakers[own or Language(table.language if table and table.language else Language.ENGLISH)]
        answer = begin_message(services.faces, say, table=table, direct=True)
    except Refused:
        # What is kept of them is theirs to know, blocked or not.
        answer = unframed(ui.ActionRow(privacy_button(say)))
    except DatabaseAway:
        answer = text_message(say("database-away"))
    try:
        await retry(lambda: post(channel, answer, nonce("direct", message.id)))
    except NOT_DELIVERED as error:
        log.info("A direct message stays without an answer: %s", error)
