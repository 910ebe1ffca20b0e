"""Inviting people to a table before the start: chosen members, or the role that the server has named.

Each is invited to a table once at most, and notified as they wish to be of their turns. The entry "Challenge" in a
person's menu opens a table and invites them.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.command_handlers import Command
from cogs.commands.opening import open_table
from cogs.components.layout import Component, Layout, button, menu, text, text_message, unframed
from cogs.components.press_id import PressId, component_data, id_in
from cogs.conversation import Conversation
from cogs.permissions import mentions_of_roles, person_sees_channel
from cogs.press_handlers import on_press
from host.background.discord_port import Sent
from host.match import lobby, showing
from host.refusal import Refused
from host.table.public_table import PublicTable

INVITE, PEOPLE, ROLE, CHALLENGE = "invite", "invite-people", "invite-role", "challenge"

_MOST_AT_ONCE = 10

_ALL = discord.Permissions.all().value


@on_press(INVITE, before_start=True)
async def choose_people(conversation: Conversation, table: PublicTable) -> None:
    """A menu of the server's members, and a button for the role. Raises Refused."""
    lobby.require_inviting(table, conversation.person)
    say = conversation.say
    people: ui.UserSelect[Layout] = ui.UserSelect(
        custom_id=str(PressId.at(table, PEOPLE)),
        placeholder=say("invite-choose"),
        max_values=_MOST_AT_ONCE,
    )
    parts: list[Component] = [text(say("invite-panel")), ui.ActionRow(people)]
    called = (await conversation.server()).called
    if called and not table.invited.intersection(called):
        press = PressId.at(table, ROLE)
        parts.append(ui.Section(mentions_of_roles(called), accessory=button(say("button-call"), press, emoji="📣")))
    await conversation.answer(unframed(*parts))


@on_press(PEOPLE, before_start=True, price=10)
async def invite_people(conversation: Conversation, table: PublicTable) -> None:
    """Calls those who were chosen, as far as they can come. Raises Refused if none of them can."""
    await _invite(conversation, table, _who_can_come(conversation))


@on_press(ROLE, before_start=True, price=10)
async def call_role(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused, also where Discord would notify nobody of the role, or where only the bot may mention it."""
    lobby.require_inviting(table, conversation.person)
    services, interaction = conversation.services, conversation.interaction
    called = (await conversation.server()).called
    guild = interaction.guild
    role = guild.get_role(called[0]) if guild is not None and called else None
    if role is None:
        raise Refused("no-role-to-call")
    may_mention = interaction.permissions.mention_everyone and interaction.app_permissions.mention_everyone
    if not (role.mentionable or may_mention):
        raise Refused("role-not-mentionable", role=role.mention)
    await services.role_calls.take(table.guild_id, role.id)
    sent = await services.seat_notices.call(table, conversation.person, role.id)
    if sent is None:
        await services.role_calls.give_back(table.guild_id, role.id)
        raise Refused("cannot-post-here")
    table = await services.host.change(table.id, lobby.invite, conversation.person, frozenset({role.id}))
    await _sent(conversation, table, sent)
    await conversation.redraw(text_message(conversation.say("invited", called=role.mention)))


async def _invite(conversation: Conversation, table: PublicTable, people: list[int]) -> None:
    services = conversation.services
    invited = await services.host.change(table.id, lobby.invite, conversation.person, frozenset(people))
    # Another person may have invited others in the meantime.
    fresh = sorted((invited.invited - table.invited).intersection(people))
    await _sent(conversation, invited, await services.seat_notices.invite(invited, conversation.person, fresh))
    called = ", ".join(f"<@{person}>" for person in fresh)
    await conversation.redraw(text_message(conversation.say("invited", called=called)))


async def _sent(conversation: Conversation, table: PublicTable, sent: Sent | None) -> None:
    """The message in the channel goes when the match begins."""
    if sent is not None:
        await conversation.host.note(table.id, showing.called, sent.message)


def _who_can_come(conversation: Conversation) -> list[int]:
    """Of the people chosen in the menu those who see the channel, without bots. Raises Refused for a forged press."""
    try:
        resolved: Any = component_data(conversation.interaction)["resolved"]
        users, members = resolved["users"], resolved["members"]
        return [
            int(person)
            for person in conversation.chosen_values
            if id_in(person) is not None
            and not users[person].get("bot")
            and person in members
            and discord.Permissions(int(members[person].get("permissions", _ALL))).view_channel
        ]
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Refused("unknown-press") from None


@Command("challenge", is_menu=True, on_servers_only=True)
async def challenge(conversation: Conversation, person: discord.Member) -> None:
    """Asks for the game."""
    if person == conversation.interaction.user:
        raise Refused("challenge-yourself")
    say = conversation.say
    games = [(say(f"game-{key}"), key) for key in conversation.services.faces]
    press = PressId.anywhere(CHALLENGE, str(0 if person.bot else person.id))
    question = text(say("challenge-which", person=person.mention))
    await conversation.answer(unframed(question, menu(press, games, placeholder=say("challenge-choose"))))


@on_press(CHALLENGE, price=10)
async def challenge_to(conversation: Conversation, press: PressId) -> None:
    """A table of the game that was chosen, and the person is called; a bot's part is a computer's. Raises Refused."""
    game, person = conversation.chosen, id_in(press.arg)
    if person is not None and not await person_sees_channel(conversation, person, conversation.channel_id):
        raise Refused("cannot-be-invited")
    table = await open_table(conversation, game, alone=person is None)
    if person is None:
        await conversation.close_panel()
    else:
        await _invite(conversation, table, [person])
