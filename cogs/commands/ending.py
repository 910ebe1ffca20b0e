"""What is done about a whole table: proposing its end, answering what is proposed, and giving it up."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.commands.cancelling import GIVE_UP, give_up, offers_cancelling
from cogs.commands.kicking import kick
from cogs.commands.leadership import led
from cogs.commands.proposals import answer, propose
from cogs.commands.resigning import keep_playing_button
from cogs.components.layout import Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation, converse
from cogs.press_handlers import on_press
from cogs.services import Services
from cogs.wording.command_names import named
from host.match.running import require_present
from host.refusal import Refused
from host.table.proposal import WHOLE_MATCH, EndEarly
from host.table.public_table import PublicTable
from host.table.status import LONGEST_REASON, Status

ASK_ABOUT_END, PROPOSE_END = "end", "propose-end"
"""The verbs of the button that asks what is to be ended, and of the answers, whose argument is the scope."""

SCOPES = [app_commands.Choice(name=named(f"scope-{scope}"), value=scope) for scope in ("round", "match")]


class Ending(
    commands.GroupCog, group_name=named("command-table"), group_description=named("command-table-description")
):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-table-end"), description=named("command-table-end-description"))
    @app_commands.rename(what=named("command-table-end-what"))
    @app_commands.describe(what=named("command-table-end-what-description"))
    @app_commands.choices(what=SCOPES)
    async def end(self, interaction: discord.Interaction[Any], what: str | None = None) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            if what in (None, WHOLE_MATCH) and table.lesson is None and plays_alone(conversation, table):
                # Nobody else is asked: it would be over at once.
                await ask_about_end(conversation, table)
                return
            await propose(conversation, table, EndEarly(what or _usual_scope(table)))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-agree"), description=named("command-table-agree-description"))
    async def agree(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await answer(conversation, await conversation.table_here(), agrees=True)

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-object"), description=named("command-table-object-description"))
    async def object_to(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await answer(conversation, await conversation.table_here(), agrees=False)

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-cancel"), description=named("command-table-cancel-description"))
    @app_commands.rename(reason=named("command-table-cancel-reason"))
    @app_commands.describe(reason=named("command-table-cancel-reason-description"))
    async def cancel(
        self, interaction: discord.Interaction[Any], reason: app_commands.Range[str, 1, LONGEST_REASON] | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            here = await conversation.table_here()
            await led(conversation, here, lambda table: give_up(conversation, table, reason or ""))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-remove"), description=named("command-table-remove-description"))
    @app_commands.rename(person=named("command-table-remove-person"))
    @app_commands.describe(person=named("command-table-remove-person-description"))
    async def remove(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            await led(conversation, table, lambda table: kick(conversation, table, person.id))

        await converse(self._services, interaction, handle)


@on_press(ASK_ABOUT_END)
async def ask_about_end(conversation: Conversation, table: PublicTable) -> None:
    """A private panel that says what ending early takes here, and asks what is to be ended. Raises Refused."""
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
    require_present(table, conversation.person.id)
    scopes, say = _scopes(table), conversation.say
    may_cancel = plays_alone(conversation, table) and await offers_cancelling(conversation, table)
    if not scopes and not may_cancel:
        raise Refused("no-vote-in-game")
    takes = ["end-takes-nobody" if len(table.people) == 1 else "end-takes-half"] if scopes else []
    buttons = [
        button(
            say(f"button-end-{scope}", game=table.game_key),
            PressId(table.id, table.version, PROPOSE_END, (scope, *_premises(conversation, table))),
            style=discord.ButtonStyle.danger,
            emoji="🏁",
        )
        for scope in scopes
    ]
    if may_cancel:
        takes.append("end-or-cancel")
        buttons.append(button(say("button-cancel"), PressId(table.id, table.version, GIVE_UP), emoji="🧹"))
    question = text("\n".join([say("end-question"), *map(say, takes)]))
    await conversation.redraw(Message(Layout(question, ui.ActionRow(*buttons, keep_playing_button(table, say)))))


@on_press(PROPOSE_END)
async def propose_end(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The answer in the panel; it is asked again if what the panel said does not hold any more. Raises Refused."""
    scope, *premises = press.args or ("",)
    if scope not in table.edition.spec.stop_scopes:
        raise Refused("unknown-press")
    if tuple(premises) != _premises(conversation, table):
        await ask_about_end(conversation, table)
        return
    await propose(conversation, table, EndEarly(scope))
    await conversation.close_panel()


def _premises(conversation: Conversation, table: PublicTable) -> tuple[str, ...]:
    """What the question says of the match: which part is going on, and whether it ends at once."""
    return str(table.milestones), "alone" if plays_alone(conversation, table) else "asked"


def plays_alone(conversation: Conversation, table: PublicTable) -> bool:
    """Whether the person is the only one there: nobody else would miss the match, or want to know why it ended."""
    return table.status is Status.PLAYING and [person.id for person in table.people] == [conversation.person.id]


def _usual_scope(table: PublicTable) -> str:
    """What is meant where nothing is said: what is proposed already, else what the game usually ends."""
    if table.proposal is not None and isinstance(table.proposal.what, EndEarly):
        return table.proposal.what.scope
    return next(iter(_scopes(table)), WHOLE_MATCH)


def _scopes(table: PublicTable) -> tuple[str, ...]:
    """What can be ended early, the usual one first. In its last part, a match ends with that."""
    scopes, parts = table.edition.spec.stop_scopes, table.edition.parts(table.options)
    if parts is not None and table.milestones + 1 >= parts and WHOLE_MATCH in scopes:
        return (WHOLE_MATCH,)
    return scopes
